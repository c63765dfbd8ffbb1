import type { Unit } from "#app/studio/services.ts";
import type { Rules } from "../language.ts";

export const rules: Rules = {
  name: "Français",
  flag: [
    ["#05a", 8, "M4 0v16"],
    ["#fff", 8, "M12 0v16"],
    ["#e43", 8, "M20 0v16"],
  ],
  region: "fr-FR",
  colon: "\u00a0:",
  clock: (hour, minute) => `${hour}\u00a0h${minute ? `\u00a0${String(minute).padStart(2, "0")}` : ""}`,
  one: (unit) => (feminine.has(unit) ? "une" : "un"),
  fromTo: (from, to) => `${/^une?\b/.test(from) ? "d’" : "de "}${from} à ${to}`,
  law: (code, country) =>
    code === "HU" ? "le droit hongrois" : `le droit du pays de l’atelier (${country})`,
  letters: "ÀÂÇÉÈÊËÎÏÔÙÛŒàâçéèêëîïôùûüœ",
  numbers: [
    ["et", 0, 0],
    ["un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize", 1, 1],
    ["vingt trente quarante cinquante soixante", 20, 10],
    ["cent cents", 100, 0],
    ["mille", 1000, 0],
    ["vingts", 20, 0],
    ["million millions", 1_000_000, 0],
  ],
};

const feminine: ReadonlySet<Unit> = new Set(["hour", "week"]);
