/**
 * What makes every page answer at once, in one script in its head: under a kilobyte, since it comes with each page.
 * Only what HTML and CSS can't do, and nothing that the page would not do in some way without it.
 */
import "./theme/theme.inline.ts";
import "./chat/window/window.inline.ts";
import "./document/prefetch.inline.ts";
import "./i18n/language.inline.ts";
import "./document/islands.inline.ts";
import "./marketing/billing.inline.ts";
import "./document/view-transition.inline.ts";
import "./layout/header.inline.ts";
