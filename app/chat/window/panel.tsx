import { useLocation } from "react-router";
import { splitPrefix } from "#app/i18n/locales.ts";
import { Island } from "#app/islands/island.tsx";
import type { ChatCopy } from "../chat-copy.server.ts";
import { PANEL_OPEN } from "../storage-keys.ts";
import { Conversation } from "./conversation.tsx";
import styles from "./panel.css?url";
import "./chat-button.css";

/** Without JavaScript, this is a popover with the chat page's form; panel-behaviour.ts adds the rest. */
export function ChatPanel({ copy }: { copy: ChatCopy }) {
  const [, path] = splitPrefix(useLocation().pathname);
  if (path === "/chat") return null;
  return (
    <>
      <button type="button" className="chat-button" popoverTarget="chat" data-island="chat">
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M5 7h22v16H15l-6 5v-5H5zM9 15c2.3-3 4.7-3 7 0s4.700 3 7 0" />
        </svg>
        <span className="visually-hidden when-closed">{copy.button.open}</span>
        <span className="visually-hidden when-open">{copy.button.close}</span>
      </button>
      {/* Placed here, the stylesheet doesn't block the rendering of the page above. */}
      <link rel="stylesheet" href={styles} />
      <section id="chat" className="chat-panel" popover="manual" role="dialog" aria-labelledby="chat-title">
        <div className="chat-head">
          <h2 id="chat-title">{copy.title}</h2>
          <button
            type="button"
            className="chat-close"
            popoverTarget="chat"
            popoverTargetAction="hide"
            aria-label={copy.button.close}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 5l14 14M19 5 5 19" />
            </svg>
          </button>
        </div>
        <Island name="chat" component={Conversation} props={{ copy, focus: true }} restores={PANEL_OPEN} />
      </section>
    </>
  );
}
