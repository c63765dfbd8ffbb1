import { on, root, within } from "#app/platform/page-events.ts";

on(["scroll"], () => {
  root.toggleAttribute("data-scrolled", scrollY > 20);
});

// The menu never stays open behind the focus, or on a page that one comes back to.
on(["focusout", "click"], (event) => {
  if (within(event, "#menu a") && !event.relatedTarget?.closest(".header"))
    within(event, "#menu")?.hidePopover();
});
