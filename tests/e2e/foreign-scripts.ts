/*
 * Other programs that change a visitor's page, as init scripts: they run before the page's own scripts, outside its
 * security policy. They are sent to the browser as text, so none can use anything outside its function.
 */

/**
 * Translates as browsers do: replaces text nodes, soon after they appear, with `<font><font>…</font></font>`. Turns the
 * text into capitals, which tests can tell apart.
 */
export function translator({ obeys = true } = {}) {
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || parent.closest("font, script, style, textarea, svg")) continue;
      if (obeys && parent.closest("[translate=no]")) continue;
      const inner = document.createElement("font");
      inner.textContent = text.data.toUpperCase();
      const outer = document.createElement("font");
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.dataset.translated = "yes";
  };
  addEventListener("DOMContentLoaded", () => {
    translate();
    new MutationObserver(() => setTimeout(translate, 50)).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}

/** Adds an icon beside every field and a button after it, as password managers and grammar checkers do. */
export function passwordManager() {
  const decorate = () => {
    for (const field of document.querySelectorAll("input:not([type=hidden]), textarea")) {
      if (field.previousElementSibling?.hasAttribute("data-lastpass-icon-root")) continue;
      const icon = document.createElement("div");
      icon.dataset.lastpassIconRoot = "";
      field.before(icon);
      field.after(document.createElement("grammarly-extension"));
      field.setAttribute("data-lt-tmp-id", "1");
    }
  };
  addEventListener("DOMContentLoaded", () => {
    decorate();
    new MutationObserver(decorate).observe(document.body, { childList: true, subtree: true });
  });
}
