import type { Unit } from "#app/studio/services.ts";
import type { Rules } from "../language.ts";

export const rules: Rules = {
  name: "Español",
  flag: [
    ["#a12", 16, "M0 8h24"],
    ["#fb0", 8, "M0 8h24"],
  ],
  region: "es-ES",
  colon: ":",
  clock: (hour, minute) => `${hour}:${String(minute).padStart(2, "0")}`,
  one: (unit) => (feminine.has(unit) ? "una" : "un"),
  fromTo: (from, to) => `de ${from} a ${to}`,
  law: (code, country) => (code === "HU" ? "la ley húngara" : `la ley de ${country}`),
  letters: "ÁÉÍÓÚÑÜáéíóúñü",
  numbers: [
    ["y", 0, 0],
    [
      "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte",
      1,
      1,
    ],
    ["veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa", 20, 10],
    [
      "cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
      100,
      100,
    ],
    ["ciento", 100, 0],
    ["mil", 1000, 0],
    ["millon millones", 1_000_000, 0],
  ],
};

const feminine: ReadonlySet<Unit> = new Set(["hour", "week"]);
