// React Router wants an entry for the browser, and this site has none: a page's own script brings what the visitor
// means to use (app/document/islands.inline.ts). Under `react-router dev` a changed page is loaded anew.
import.meta.hot?.on("react-router:hmr", () => location.reload());
