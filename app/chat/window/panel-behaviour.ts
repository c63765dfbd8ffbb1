import { setInTab, tab } from "#app/browser/storage.ts";
import { PANEL_OPEN } from "../storage-keys.ts";

/** Adds what a popover lacks: closing on Escape, returning focus, reopening on the next page, covering a phone. */
export function setUpPanel(panel: HTMLElement) {
  const phone = matchMedia("(width < 40rem)");
  const isOpen = () => panel.matches(":popover-open");
  const cover = () => coverPage(panel, isOpen() && phone.matches);

  panel.addEventListener("beforetoggle", ({ newState }) =>
    setInTab(PANEL_OPEN, newState === "open" ? "yes" : ""),
  );
  panel.addEventListener("toggle", ({ newState }) => {
    cover();
    const focused = document.activeElement ?? document.body;
    // The focus may still be in the hidden panel.
    if (newState === "closed" && (focused === document.body || panel.contains(focused)))
      document.querySelector<HTMLElement>(".chat-button")?.focus();
  });
  phone.addEventListener("change", cover);
  // Escape works wherever the focus is, but first closes a menu.
  addEventListener("keydown", (event) => {
    if (
      event.key === "Escape" &&
      !event.isComposing &&
      !document.querySelector("[popover=auto]:popover-open")
    )
      panel.hidePopover();
  });
  // The panel must not hide the element that has the focus.
  addEventListener("focusin", () => requestAnimationFrame(uncoverFocus));
  // On a phone the panel would cover the page that a link leads to.
  panel.addEventListener("click", ({ target }) => {
    if (phone.matches && target instanceof Element && target.closest("a")) panel.hidePopover();
  });
  fitToKeyboard(panel);

  // On a page from the back/forward cache the panel may be open although it was closed on a later page.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && !tab[PANEL_OPEN]) panel.hidePopover();
  });

  if (isOpen()) {
    setInTab(PANEL_OPEN, "yes");
    cover();
  } else if (phone.matches) setInTab(PANEL_OPEN, "");
  else if (tab[PANEL_OPEN]) openWithoutFocus(panel);
}

function uncoverFocus() {
  const panel = document.getElementById("chat");
  const focused = document.activeElement;
  if (!panel?.matches(":popover-open") || !focused || panel.contains(focused)) return;
  const { left, top, width, height } = focused.getBoundingClientRect();
  if (panel.contains(document.elementFromPoint(left + width / 2, top + height / 2))) panel.hidePopover();
}

/** Waits for a frame, because the browser focuses `autofocus` elements in the page's first frame. */
function openWithoutFocus(panel: HTMLElement) {
  requestAnimationFrame(() => {
    const field = panel.querySelector<HTMLElement>("[autofocus]");
    if (field) field.autofocus = false;
    panel.showPopover();
    if (field) field.autofocus = true;
  });
}

function coverPage(panel: HTMLElement, covers: boolean) {
  panel.ariaModal = String(covers);
  for (const other of document.body.children)
    if (other instanceof HTMLElement && other !== panel) other.inert = covers;
}

/** Fits the panel into the space above the on-screen keyboard, because CSS doesn't know the keyboard's size. */
function fitToKeyboard(panel: HTMLElement) {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const resize = () => {
    panel.style.setProperty("--chat-height", `${viewport.height}px`);
    panel.style.setProperty("--chat-top", `${viewport.offsetTop}px`);
  };
  resize();
  viewport.addEventListener("resize", resize);
  viewport.addEventListener("scroll", resize);
}
