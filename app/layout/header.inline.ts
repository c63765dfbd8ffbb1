import { on, root, within } from "#app/browser/page-events.ts";

on(["scroll"], () => {
  root.toggleAttribute("data-scrolled", scrollY > 20);
});

// Closes the menu when the focus leaves it, and on a click on a link, before the browser stores the page for "back".
on(["focusout", "click"], (event) => {
  if (within(event, "#menu a") && !event.relatedTarget?.closest(".header"))
    within(event, "#menu")?.hidePopover();
});
