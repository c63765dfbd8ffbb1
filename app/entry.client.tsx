// React Router requires an entry for the browser. This site's own is load-island.inline.ts.
import.meta.hot?.on("react-router:hmr", () => location.reload());
