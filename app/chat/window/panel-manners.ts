import { tabStorage } from "#app/platform/tab-storage.ts";
import { OPEN } from "../kept.ts";

/**
 * What a popover does not do by itself: Escape, the focus' way back, staying open on the next page, and on a phone
 * being all that there is.
 */
export function teachManners(panel: HTMLElement) {
  const phone = matchMedia("(width < 40rem)");
  const cover = () => coverPage(panel, isOpen(panel) && phone.matches);

  panel.addEventListener("beforetoggle", ({ newState }) => keepOpen(newState === "open"));
  panel.addEventListener("toggle", ({ newState }) => {
    cover();
    if (newState === "closed") document.querySelector<HTMLElement>(".chat-button")?.focus();
  });
  phone.addEventListener("change", cover);
  panel.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.isComposing) panel.hidePopover();
  });
  // The page that a link leads to would stay hidden behind it.
  panel.addEventListener("click", ({ target }) => {
    if (phone.matches && target instanceof Element && target.closest("a")) panel.hidePopover();
  });
  fitToKeyboard(panel);

  // A page that one comes back to shows the panel as it was left there; it may have been closed since.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && !tabStorage.get(OPEN)) panel.hidePopover();
  });

  // Opened before this code had come, or on the page before.
  if (isOpen(panel)) {
    keepOpen(true);
    cover();
  } else if (tabStorage.get(OPEN)) {
    if (phone.matches) keepOpen(false);
    else openQuietly(panel);
  }
}

function isOpen(panel: HTMLElement) {
  return panel.matches(":popover-open");
}

function keepOpen(open: boolean) {
  if (open) tabStorage.set(OPEN, "yes");
  else tabStorage.remove(OPEN);
}

/** Without taking the focus: the browser itself gives it, in its first frame, to what then is there to ask for it. */
function openQuietly(panel: HTMLElement) {
  requestAnimationFrame(() => {
    const field = panel.querySelector<HTMLElement>("[autofocus]");
    if (field) field.autofocus = false;
    panel.showPopover();
    if (field) field.autofocus = true;
  });
}

/** Over the whole of a phone's screen, what lies behind is out of reach. */
function coverPage(panel: HTMLElement, covers: boolean) {
  panel.ariaModal = String(covers);
  for (const other of document.body.children)
    if (other instanceof HTMLElement && other !== panel) other.inert = covers;
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
}
