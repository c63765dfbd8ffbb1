import { type KeyboardEvent, useEffect, useRef } from "react";
import type { ChatCopy } from "../chat-copy.server.ts";
import { Conversation } from "./conversation.tsx";
import "./widget.css";

type WidgetProps = {
  copy: ChatCopy;
  siteUrl: string;
  /** opened just now by the visitor, and not found open on arrival */
  focus: boolean;
  onClose: () => void;
};

/** The chat as a panel beside the page, or over it on a phone. The page stays usable: nothing is trapped. */
export function Widget({ copy, siteUrl, focus, onClose }: WidgetProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focus) panel.current?.querySelector("textarea")?.focus();
  }, [focus]);
  useEffect(() => (panel.current ? fitToKeyboard(panel.current) : undefined), []);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  }

  return (
    <section
      ref={panel}
      id="chat"
      className="chat-panel"
      role="dialog"
      aria-labelledby="chat-title"
      onKeyDown={closeOnEscape}
    >
      <div className="chat-head">
        <h2 id="chat-title">{copy.title}</h2>
        <button type="button" className="chat-close" aria-label={copy.button.close} onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5l14 14M19 5 5 19" />
          </svg>
        </button>
      </div>
      <Conversation copy={copy} siteUrl={siteUrl} onLeave={onClose} />
    </section>
  );
}

/** On a phone the panel is as high as what the on-screen keyboard leaves; only script knows how much that is. */
function fitToKeyboard(panel: HTMLElement) {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const follow = () => {
    panel.style.setProperty("--chat-height", `${viewport.height}px`);
    panel.style.setProperty("--chat-top", `${viewport.offsetTop}px`);
  };
  follow();
  viewport.addEventListener("resize", follow);
  viewport.addEventListener("scroll", follow);
  return () => {
    viewport.removeEventListener("resize", follow);
    viewport.removeEventListener("scroll", follow);
  };
}
