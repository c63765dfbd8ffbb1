/**
 * The one script in every page's head, about a kilobyte: only what HTML and CSS can't do, and nothing that a page needs
 * in order to be read. This order compresses best.
 */
import "./theme/theme.inline.ts";
import "./document/prefetch.inline.ts";
import "./marketing/billing.inline.ts";
import "./layout/header.inline.ts";
import "./chat/window/window.inline.ts";
import "./document/view-transition.inline.ts";
import "./i18n/language.inline.ts";
import "./islands/load-island.inline.ts";
