/** What the sample studio is known by: a site that still says it has not been made its owner's. */
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
