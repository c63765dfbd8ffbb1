import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useLocale } from "#app/i18n/locale-context.tsx";
import { splitPrefix, withPrefix } from "#app/i18n/locales.ts";
import { tabStorage } from "#app/platform/tab-storage.ts";
import type { ChatCopy } from "../chat-copy.server.ts";
import type { Widget as WidgetComponent } from "./widget.tsx";
import "./chat-button.css";

const KEY = "chat-open";

/**
 * The round button: a link to the chat page, until JavaScript makes it open the panel. The panel's code is
 * fetched when somebody means to use it, or had it open before.
 */
export function ChatButton({ copy, siteUrl }: { copy: ChatCopy["button"]; siteUrl: string }) {
  const { prefix, locale } = useLocale();
  const [, path] = splitPrefix(useLocation().pathname);
  const button = useRef<HTMLAnchorElement>(null);
  const [panel, setPanel] = useState<Panel>();
  const [takenOver, setTakenOver] = useState(false);
  const [open, setOpen] = useState<"no" | "found" | "opened">("no");

  const load = useCallback(async () => {
    const [{ Widget }, copy] = await Promise.all([import("./widget.tsx"), panelCopy(locale)]);
    setPanel({ Widget, copy });
  }, [locale]);

  useEffect(() => {
    setTakenOver(true);
    if (tabStorage.get(KEY) === null) return;
    load().then(
      () => setOpen("found"),
      () => {},
    );
  }, [load]);

  function toggle(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (open !== "no") return close();
    // Where the code can't be had, the page is still there.
    load().then(
      () => {
        keepOpen(true);
        setOpen("opened");
      },
      () => location.assign(button.current?.href ?? "/chat"),
    );
  }

  function close() {
    keepOpen(false);
    setOpen("no");
    button.current?.focus();
  }

  if (path === "/chat") return null;
  const shown = open !== "no";
  return (
    <>
      <a
        ref={button}
        className="chat-button"
        href={withPrefix(prefix, "/chat")}
        aria-label={shown ? copy.close : copy.open}
        {...(takenOver && {
          role: "button",
          "aria-expanded": shown,
          "aria-controls": shown ? "chat" : undefined,
        })}
        onClick={toggle}
        onKeyDown={(event) => {
          if (event.key === "Escape" && shown) close();
          if (event.key !== " ") return;
          event.preventDefault();
          event.currentTarget.click();
        }}
        onPointerEnter={() => void load().catch(() => {})}
        onFocus={() => void load().catch(() => {})}
        onTouchStart={() => void load().catch(() => {})}
      >
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M5 7h22v16H15l-6 5v-5H5zM9 15c2.3-3 4.7-3 7 0s4.700 3 7 0" />
        </svg>
      </a>
      {shown && panel && (
        <panel.Widget copy={panel.copy} siteUrl={siteUrl} focus={open === "opened"} onClose={close} />
      )}
    </>
  );
}

type Panel = { Widget: typeof WidgetComponent; copy: ChatCopy };

let fetched: Promise<ChatCopy> | undefined;

/** Asked for once; again only if it failed. */
function panelCopy(locale: string): Promise<ChatCopy> {
  fetched ??= fetch(`/chat/copy/${locale}`).then((response) => {
    if (response.ok) return response.json();
    throw new Error(`no copy for the chat: ${response.status}`);
  });
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
}

function keepOpen(open: boolean) {
  if (open) tabStorage.set(KEY, "yes");
  else tabStorage.remove(KEY);
}
