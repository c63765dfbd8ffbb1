import { on, within } from "#app/browser/page-events.ts";

// Switches the columns of price-list.tsx in place.
on(["click"], (event) => {
  const link = within(event, ".billing a");
  const list = within(event, ".price-list");
  if (list && link && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
    event.preventDefault();
    list.dataset.billing = link.dataset.billing;
    for (const other of list.querySelectorAll(".billing a")) other.ariaCurrent = `${other === link}`;
    history.replaceState(null, "", `${link}`);
  }
});
