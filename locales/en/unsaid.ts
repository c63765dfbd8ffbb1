import type { Unsaid } from "../matter.ts";
import { countriesIn, studioName } from "../names.ts";

const studio = `studio, company, agency, business, firm, place, outfit, team, you, your, you guys, ${studioName}`;
const ofTheirs =
  "my boss, our boss, my director, our director, my company, our company, my business, our business, my firm, our firm, my studio, our studio, my own company, we ve been, i ve been, we have been";

/** What visitors ask of the studio that no page holds. */
export const unsaid: Unsaid = {
  founded: {
    said: [
      [
        "founded, was established, were established, been established, incorporated, opened your doors, open your doors, start up the, started up, started out, start out, start the studio, start the company, start your, started your, started the, set up the, set up your, did you set up, set up shop, came into being, did you begin, did it begin, did it start, it all start, did this start, got started, created",
        "when, what year, which year, since, how long ago, date",
        `${studio}, it, this`,
      ],
      [
        "how long, how many years, since when, long have, how much time",
        "in business, in the business, been around, existed, exist, been going, been doing, been running, been open, been at it, been trading, been active, been in, in operation, doing this for, in this game, experience",
        studio,
      ],
      ["how old, what age", studio],
      [
        "around long, going long, at it long, in business long, doing this long, brand new, new company, new studio, fairly new, just started out, start up yourselves, startup yourselves, years of experience, years of existence, years in the trade, years experience, year of foundation, founding year, foundation year",
      ],
    ],
    after: [["founded, since when, how old, what year, which year, been around, exist"]],
    none: `${ofTheirs}, this project, that project, react, next, wordpress, subscription, testimonial, maintenance, hiring, vacancies, vacancy, job, jobs, opening, openings, my cv, recruiting`,
  },
  ownerName: {
    said: [
      [
        "who owns, who own, owner of, who is the owner, who s the owner, who are the owners, who runs, who founded, who created, who set up, who started, who is behind, who s behind, founder, founders, boss, ceo, director, who is in charge, who s in charge, who heads, who leads, managing",
        `${studio}, there, over there, yours, s your, this lot`,
      ],
      [
        "names of, name of, your names, their names, his name, her name, names, named, what are … called, who s called, is called, devs called, s name, s names, s called, go by",
        "developer, dev, devs, team, person, people, programmer, coder, engineer, staff, founder, owner, boss, colleague, who d build, who builds, who would, who s going to",
      ],
    ],
    after: [
      [
        "names, their name, his name, her name, what are they called, what s he called, what is he called, who owns, the owner, the boss, founder",
      ],
    ],
    none: `${ofTheirs}, code, source, domain, design, content, rights, copyright, data, account, <row>, <service>, test*, quote, project, client, customer, user, winemaker, logo, subscription, my name, our name, field`,
  },
  figures: {
    said: [
      [
        "turnover, revenue, annual sales, profit, profits, profitable, earnings, money do you make, you earn, you guys make a year",
        studio,
      ],
      [
        "how many",
        "clients, customers",
        "do you have, have you, you got, you had, you served, you guys, your",
      ],
      ["number of clients, number of customers", studio],
    ],
    none: "my, our, grow, increase, promise*, guarantee*, at a time, at once, handle, support, allow, <money>, <row>, lost, dashboard, limit, liab*",
  },
  otherLaw: {
    said: [
      [
        "law <number>, loi <number>, ley <number>, ley <money>",
        "comply, complies, complian*, conform*, meet, follow, respect*, adhere, observe, in line with, ok with, cover*, about",
      ],
      [
        "ccpa, cpra, hipaa, pipeda, law 25, bill 64, nlpd, lgpd, popia, ferpa, coppa, glba, pdpa, appi, privacy act, uk gdpr, data protection act",
        "you, your, this, site, <row>, comply, complian*, conform*, meet, follow, respect*, cover*, about, ok, what",
      ],
      [
        "comply, complies, complian*, conform*, meet, follow, respect*, adhere, observe, in line with",
        "law, laws, act, rules, regulation, regulations, legislation, privacy",
        `${countriesIn("en")}, american, californian, california, canadian, quebec, swiss, brazilian, australian, indian, us, british, uk, japanese, chilean, mexican, texas`,
      ],
    ],
    none: "governed, court, contract, dispute, hungarian law",
  },
  farAway: {
    said: [
      [
        "work with, works with, working with, work for, work together, worked with, worked for, take on, take, accept, serve, deal with, have clients, have any clients, got clients, have customers, available to, available in, cater, hire you, do business",
        `${countriesIn("en")}, the us, usa, uk, america, africa, asia, latin america, south america, north america, middle east, abroad, overseas, other countries, another country, outside europe, outside the eu, outside of europe, outside of the eu, non eu, non european, other side of the world, different country, other continents, foreign clients, foreign companies, international clients, internationally`,
      ],
    ],
    none: "law, laws, governed, court, server, servers, hosted, hosting, data, gdpr, store, stores, payment, pay, card, cards, language, have you ever, have you built, you ever, projects",
  },
};
