import { Outlet, useLocation, useNavigationType } from "react-router";
import { ChatButton } from "#app/chat/window/chat-button.tsx";
import { useSiteData } from "#app/i18n/site-data.ts";
import type { Route } from "./+types/layout.ts";
import { Crash } from "./crash.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageAnnouncer } from "./page-announcer.tsx";
import "./layout.css";

export default function Layout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Stands below the root on purpose: one that rendered the whole document anew would be refused by Trusted Types. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <Crash error={error} />
    </Frame>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  const { layout, chatButton, siteUrl } = useSiteData();
  const { pathname } = useLocation();
  const navigated = useNavigationType() !== "POP";
  return (
    <>
      <a className="skip-link" href="#main">
        {layout.skipLink}
      </a>
      <Header />
      <main id="main" key={pathname} className={navigated ? "page-fade" : undefined}>
        {children}
      </main>
      <Footer />
      {chatButton && <ChatButton copy={chatButton} siteUrl={siteUrl} />}
      <PageAnnouncer />
    </>
  );
}
