import type { Vocabulary } from "../language.ts";

export const vocabulary: Vocabulary = {
  products: {
    rows: {
      landingPage:
        "landing page, landing, lander, one pager, onepager, single pager, one page site, one page website, one page web site, single page, single page site, single page website, sales page, squeeze page, launch page, coming soon page, campaign page, lading page, landig page",
      marketingWebsite:
        "marketing website, marketing site, website, web site, site, company site, company website, business website, business site, corporate site, corporate website, brochure site, brochure website, homepage, webpage, web page, multi page site, multi page website, several pages, webiste, wesbite, websit",
      figmaToUi:
        "figma to ui, figma to code, figma to html, figma to react, figma file, figma files, figma design, figma designs, figma, from figma, design to code, mockup to code, psd to html, figma build",
      mvp: "mvp, minimum viable product, minimal viable product, first version of my product, first version of a product",
      saasPrototype:
        "saas prototype, saas, saas product, saas app, saas platform, prototype, software as a service, proof of concept, poc, sass, prototype of a saas",
      adminPanels:
        "admin panel, admin panels, admin, admin dashboard, admin area, admin board, admin tool, admin interface, dashboard, back office, backoffice, backend panel, internal tool, management panel, control panel",
      tokenValidation:
        "basic token validation, token validation, token check, token checking, token checks, validate tokens, validating tokens, token verification, verify tokens, jwt validation, jwt check, jwt checks, token auth, validation of tokens, token thing",
      rbacOauthLogging:
        "rbac oauth logging, rbac with oauth and logging, rbac and oauth, rbac with oauth, rbac oauth, rbac, oauth and logging, oauth login, oauth, oauth2, role based access control, role based access, role based permissions, roles and permissions, user roles, login with google, google login, sign in with google, google sign in, social login",
      multiTenantAuth:
        "multi tenant auth audit logs, multi tenant auth, multi tenant auth and audit logs, multi tenant authentication, multi tenant authentication and audit logs, multi tenant authentication with audit logs, multi tenant login, multi tenant, multitenant, multi tenancy, multitenancy, audit logs, audit log, audit trail, tenant separation, separate tenants",
      maintenance:
        "maintenance, maintenance plan, maintenance contract, upkeep, monthly maintenance, maintainance, maintenence, mantenance, maintanance, care plan",
      onCall:
        "on call developer, on call dev, developer on call, dev on call, on call, oncall, standby developer, developer on standby, on call cover, on call plan, on call service, on call person, on call engineer",
    },
    services: {
      frontend: "front end development, front end, frontend, frontend development, front end work",
      fullstack:
        "full stack development, full stack, fullstack, web app, web application, webapp, app, application, platform, software, web product",
      security:
        "api and authentication security, authentication security, api security, security, security work, auth, authentication, secure login, login security",
      support: "maintenance and support, support, support plan, support contract, technical support",
    },
    projects: {},
    tools: {
      react: "react js, reactjs",
      nextjs: "next js, nextjs",
      tailwind: "tailwind",
      vite: "vite js, vitejs",
      nodejs: "node js, nodejs, node",
      jwt: "json web token, json web tokens",
      nextauth: "next auth, auth js",
      auth0: "auth 0",
      lemonsqueezy: "lemon squeezy",
      digitalocean: "digital ocean",
    },
    none: "react native, web development, web developer, web design, web designer, web studio, web agency, web based, web server, web browser, web hosting, web address, this site, this website, this web site, your site, your website, your own site, your own website, our site, our website, app store, on site",
    otherTools:
      "php, symfony, laravel, django, flask, ruby, ruby on rails, rails, net, asp net, dotnet, c sharp, java, spring boot, kotlin, golang, vue, vue js, nuxt, angular, svelte, sveltekit, astro, gatsby, remix, jquery, bootstrap, mongodb, mongo, mysql, postgres, postgresql, aws, amazon web services, azure, google cloud, gcp, netlify, cloudflare, heroku, docker, kubernetes, graphql, typescript, python, rust, drupal, typo3, magento, prestashop, odoo, salesforce, hubspot, paddle, adyen, mollie, klarna, okta, keycloak, clerk, redis, express js, expressjs, nestjs, material ui, chakra",
    nda: "nda, non disclosure, non disclosure agreement, private project, private projects, private and nda projects, confidential project, secret project, stealth project, custom quote",
  },
  akin: {
    projects: {
      vpslab: "vps, server rental, hosting company, hosting provider, hosting business",
      "nare-reti-portfolio": "developer portfolio, personal portfolio, portfolio site, portfolio website",
      "cyber-temp": "temporary email, temp mail, disposable email, throwaway email",
      "lfgeb-truth": "school site, school website, fan site, school fan site, school newspaper",
      casinus: "casino, gambling, betting, slot machine, roulette, poker, bingo",
      "cap-killer": "captcha, captcha solver",
      cyberious: "script executor, licence key, license key",
      "no-inspect": "developer tools, devtools, dev tools",
      "techboard-3d": "3d, 3d model, three d, 3 d",
      "house-seeker":
        "real estate, estate agent, estate agency, house search, property search, property portal, realtor, flat search",
      "saas-genius": "saas idea, idea generator, ideas generator",
    },
    testimonials: {
      levente: "bike shop, bicycle shop, bicycles, cycling shop, bike, bicycle",
      tommaso:
        "winery, wine, winemaker, vineyard, wine maker, wine estate, poor reception, bad reception, bad internet, slow internet, rural",
      aoife:
        "holiday rental, holiday rentals, holiday home, holiday lets, vacation rental, rentals, booking form",
      hugo: "accounting, accountant, accountants, bookkeeping, bookkeeper, spreadsheet",
      jonas: "logistics, shipping company, shipments, freight, haulage, auditor",
      zsofia: "e learning, elearning, online learning, learning platform, online courses, half done code",
      maelle: "workshop, craft studio, atelier",
    },
  },
  currencies: {
    EUR: "euro, euros",
    USD: "dollar, dollars, buck, bucks",
    GBP: "pound, pounds, quid, sterling",
    CHF: "franc, francs",
    HUF: "forint, forints, ft",
    JPY: "yen",
    CNY: "yuan",
    INR: "rupee, rupees",
    PLN: "zloty, zlotys",
    SEK: "krona, kronor",
  },
  percent: "percent, per cent, pct",
  units: {
    hour: "hour, hours, hr, hrs, h",
    day: "day, days",
    week: "week, weeks, wk, wks",
    month: "month, months",
    year: "year, years, yr, yrs",
  },
  dayKinds: "working, business, calendar, full, short",
  rangeFrom: "between, from",
  rangeAnd: "and, or",
  either: "or",
  rangeTo: "to, up to, till, until, through",
  article: "a, an, one",
  deadline: "in, within, under, takes, take, inside, after",
  period: "over, over more than, during, across, throughout",
  monthly:
    "per month, a month, each month, every month, by the month, monthly, pcm, subscription, subscriptions, subscribe, subscribing, recurring",
  once: "once, one time, one off, fixed, fixed price, upfront, up front, lump sum, all at once, outright",
  priceList: "prices, price list, cheapest, our list, projects from",
  asking:
    "how much, how long, how many, how soon, how fast, how about, what about, can you, can i, is there, are there, how, what, whats, when, where, who, whose, which, why, do you, do u, does, did, is, are, can, could, will, would, should, may, shall, have you, has, any chance, am i, tell me, give me, show me, explain, i want to know, i d like to know, i need to know",
  context:
    "if, when, since, because, as, although, though, once, after, before, for, we, i, my, our, hi, hello",
  embedding:
    "know, tell, me, wonder, wondering, see, ask, asking, understand, say, explain, about, of, for, on, to, by, with, idea, sure, matter, and, or, no, so, is, that, us, from, just",
  joins: "and, also, plus, then, but, or, as well as, while",
  fillers:
    "vs, versus, as, by, per, and, or, but, what, about, how, for, the, a, an, no, nope, not, i, mean, meant, rather, instead, then, ok, okay, so, please, pls, of, with, sorry, actually, just, same, question, thing, case, would, be, is, it, that, one, ones, this, these, those, if, yes, yeah, hmm, well, also, too, there, s, in, on, to, take, my, your, us, we, ?",
  places: [
    "first, 1st, former, the one before",
    "second, 2nd, latter, other one, the other",
    "third, 3rd",
    "fourth, 4th",
    "fifth, 5th",
  ],
  last: "last one, the last, last of those, last of them",
  all: "both, all of them, all of these, all of those, all three, the two, the three, each of them, either of them",
  part: "half, halves, quarter",
  partOf:
    "deposit, upfront, up front, advance, down payment, off, price, discount, rebate, reduction, refund",
};
