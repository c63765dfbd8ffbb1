import { data, type HeadersArgs } from "react-router";
import { getCopy } from "#app/i18n/copy.server.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLocale } from "#app/i18n/locale-context.tsx";
import { withPrefix } from "#app/i18n/locales.ts";
import { getLocale } from "#app/i18n/middleware.server.ts";
import { Island } from "#app/islands/island.tsx";
import { pathOf } from "#app/pages.ts";
import { NotFoundNotice } from "#app/ui/not-found-notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/chat-page.ts";
import { chatCopy } from "./chat-copy.server.ts";
import { answerPost } from "./page.server.ts";
import { CONVERSATION } from "./storage-keys.ts";
import { Conversation } from "./window/conversation.tsx";
import { teamMessage } from "./window/team-message.ts";
import "./window/conversation.css";
import "./page.css";

export function loader({ context }: Route.LoaderArgs) {
  const copy = chatCopy(getLocale(context));
  if (!copy) {
    const { meta, notFound } = getCopy(context, "errors");
    return data({ meta, page: null, copy, notFound }, { status: 404 });
  }
  const { meta, page } = getCopy(context, "chat");
  return data({ meta, page, copy, notFound: null });
}

/** Replies to a question posted without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const locale = getLocale(context);
  if (!chatCopy(locale)) throw new Response("Not Found", { status: 404 });
  const { posted, status, retryAfter } = await answerPost(request, context, locale);
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (retryAfter) headers.set("Retry-After", String(retryAfter));
  return data(posted, { status, headers });
}

export function headers({ actionHeaders }: HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData: { meta } }: Route.MetaArgs) {
  return [
    { title: meta.title },
    { name: "description", content: meta.description },
    { name: "robots", content: "noindex" },
  ];
}

export default function ChatPage({ loaderData, actionData }: Route.ComponentProps) {
  const { prefix } = useLocale();
  const { page, copy, notFound } = loaderData;
  if (!page || !copy) return notFound && <NotFoundNotice copy={notFound} />;
  return (
    <>
      <PageHead title={page.heading} river="reach" />
      <div className="chat-page wrap grid">
        <div className="chat-page-intro">
          <p className="lead">{page.intro}</p>
          <LocalLink className="more" to={pathOf("contact")}>
            {page.contactLink}
          </LocalLink>
        </div>
        {actionData && (
          // The button in composer.tsx submits this form until hydration.
          <form id="chat-hand-off" method="post" action={withPrefix(prefix, pathOf("contact"))} hidden>
            <input type="hidden" name="message" value={teamMessage(actionData.messages, copy)} />
            <input type="hidden" name="handOff" value="yes" />
          </form>
        )}
        <Island
          name="chat"
          component={Conversation}
          props={{ copy, posted: actionData }}
          restores={CONVERSATION}
        />
      </div>
    </>
  );
}
