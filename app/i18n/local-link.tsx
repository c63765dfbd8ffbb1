import { use, useState } from "react";
import {
  Link,
  type LinkProps,
  matchRoutes,
  PrefetchPageLinks,
  UNSAFE_DataRouterContext,
  UNSAFE_FrameworkContext,
  useLocation,
} from "react-router";
import { useLocale } from "./locale-context.tsx";
import { splitPrefix, withPrefix } from "./locales.ts";

type Passed = "className" | "aria-label" | "aria-current" | "onClick" | "children";
type LocalLinkProps = Pick<LinkProps, Passed> & { to: string; prefetch?: "intent" | "none" };

/** A link inside the site: it keeps the page's language prefix, and fetches on intent what a click will need. */
export function LocalLink({ to, prefetch = "intent", ...props }: LocalLinkProps) {
  const href = withPrefix(useLocale().prefix, to);
  // React Router's own comes to the same text by way of hooks that only a browser needs: a tenth of a page's time.
  if (import.meta.env.SSR) return <a {...props} href={href} />;
  return <BrowserLink to={href} isPrefetched={prefetch === "intent"} {...props} />;
}

/** The same with `aria-current` on the page it leads to, and on what lies below it. */
export function LocalNavLink(props: LocalLinkProps) {
  const [, path] = splitPrefix(useLocation().pathname.toLowerCase());
  const isHere = path === props.to || (props.to !== "/" && path.startsWith(`${props.to}/`));
  return <LocalLink aria-current={isHere ? "page" : undefined} {...props} />;
}

/** Fetches at once: React Router's own `prefetch="intent"` waits 100 ms first, which is when a quick visitor has clicked. */
function BrowserLink({ isPrefetched, ...props }: LinkProps & { to: string; isPrefetched: boolean }) {
  const { pathname } = useLocation();
  // On another page it has to be meant anew.
  const [meantOn, setMeantOn] = useState("");
  const mean = () => setMeantOn(pathname);
  return (
    <>
      <Link discover="none" onPointerEnter={mean} onFocus={mean} {...props} />
      {isPrefetched && meantOn === pathname && (
        <>
          <PrefetchPageLinks page={props.to} />
          <PrefetchStyles page={props.to} />
        </>
      )}
    </>
  );
}

/** React Router fetches a page's data and modules ahead, but its styles only at the click, and waits for them. */
function PrefetchStyles({ page }: { page: string }) {
  const routes = use(UNSAFE_DataRouterContext)?.router.routes ?? [];
  const manifest = use(UNSAFE_FrameworkContext)?.manifest.routes;
  const styles = matchRoutes(routes, page)?.flatMap(({ route }) => manifest?.[route.id ?? ""]?.css ?? []);
  return styles?.map((href) => <link key={href} rel="prefetch" as="style" href={href} />);
}
