// React Router requires an entry for the browser, but this site's pages use load-island.inline.ts instead.
import.meta.hot?.on("react-router:hmr", () => location.reload());
