/** The script in every page's head, about a kilobyte. This import order compresses best. */
import "./theme/theme.inline.ts";
import "./document/prefetch.inline.ts";
import "./layout/header.inline.ts";
import "./chat/window/window.inline.ts";
import "./document/view-transition.inline.ts";
import "./i18n/language.inline.ts";
import "./islands/load-island.inline.ts";
