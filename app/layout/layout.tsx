import { Outlet } from "react-router";
import { type ChatCopy, chatCopy } from "#app/chat/chat-copy.server.ts";
import { ChatPanel } from "#app/chat/window/panel.tsx";
import { getLocale } from "#app/i18n/middleware.server.ts";
import { useSiteData } from "#app/i18n/site-data.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/layout.ts";
import { Crash } from "./crash.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import printStyles from "./print.css?url";
import "./layout.css";

export function loader({ context }: Route.LoaderArgs) {
  return { chat: chatCopy(getLocale(context)) };
}

/** The default for pages without a `meta` of their own. */
export function meta({ matches, error }: Route.MetaArgs) {
  return error ? [] : pageMeta(matches[0].loaderData);
}

export default function Layout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame chat={loaderData.chat}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame chat={loaderData?.chat}>
      <Crash error={error} />
    </Frame>
  );
}

type FrameProps = { chat?: ChatCopy | null; children: React.ReactNode };

function Frame({ chat, children }: FrameProps) {
  const { layout } = useSiteData();
  return (
    <>
      <a className="skip-link" href="#main">
        {layout.skipLink}
      </a>
      <Header />
      {/* Most visitors never print, so the browser loads this last. */}
      <link rel="stylesheet" media="print" href={printStyles} />
      <main id="main">{children}</main>
      <Footer />
      {chat && <ChatPanel copy={chat} />}
    </>
  );
}
