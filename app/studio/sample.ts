/** The sample studio's own facts. `npm run doctor` reports a site that still has one. */
export const sample = {
  name: "Atelier Duna",
  email: "hello@atelier-duna.example",
  phone: "+36 1 555 01 23",
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
