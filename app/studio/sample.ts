/** Facts about the sample studio. `npm run doctor` reports any that the site still uses. */
export const sample = {
  name: "Atelier Duna",
  email: "hello@atelier-duna.example",
  phone: "+36 1 555 01 23",
  vatId: "HU00000000",
  testimonialAuthors: [
    "Levente Bodor",
    "Maëlle Carpentier",
    "Inés Valcárcel",
    "Jonas Wiedner",
    "Sanne de Wael",
    "Tommaso Ferrante",
    "Aoife Brannigan",
    "Hugo Lindqvist",
    "Zsófia Keresztes",
  ],
};
