import type { Vocabulary } from "../language.ts";
import { basket } from "./basket-vocabulary.ts";
import { matters } from "./matters.ts";
import { works } from "./works-vocabulary.ts";

export const vocabulary: Vocabulary = {
  matters,
  besides: {
    discount:
      "discount, rebate, reduction, cheaper, cheap, percent, <percent>, off, less, haggle, negotiate, negotiable, voucher, coupon, charity, student, price, bulk, several, special",
    partners:
      "partner, partnership, reseller, resell, white label, commission, refer, referral, affiliate, collaborate, cooperation, subcontract, team up, work together, join forces",
    seo: "google, seo, search, found, find, rank, ranking, visib*, traffic, visitor, keyword, position, marketing, campaign, bing",
    ads: "advert*, ads, ad, adwords, campaign, google, paid, meta, facebook, instagram, promote, promotion, marketing",
    "price-list":
      "price, cost, charge, rate, fee, tariff, budget, pay, paying, expensive, cheap, money, <money>, quote, much, list, plan, damage, invest, spend, figure, offer",
  },
  products: {
    rows: {
      landingPage:
        "landing page, landing, lander, one pager, onepager, single pager, one page site, one page website, one page web site, single page, single page site, single page website, single web page, one web page, single page package, simple page, sales page, squeeze page, launch page, coming soon page, campaign page, lading page, landig page, separate page, separate pages, separate single page, standalone page, stand alone page, small page, little page, tiny page, simplest page, most basic page",
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
        "login part, roles and google login, roles and login, rbac oauth logging, rbac with oauth and logging, rbac and oauth, rbac with oauth, rbac oauth, rbac, oauth and logging, oauth login, oauth, oauth2, role based access control, role based access, role based permissions, roles and permissions, user roles, login with google, google login, sign in with google, google sign in, social login",
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
      "php, symfony, laravel, django, flask, ruby, ruby on rails, rails, net core, net framework, use net, uses net, using net, asp net, dotnet, c sharp, java, spring boot, kotlin, golang, vue, vue js, nuxt, angular, svelte, sveltekit, astro, gatsby, remix, jquery, bootstrap, mongodb, mongo, mysql, postgres, postgresql, aws, amazon web services, azure, google cloud, gcp, netlify, cloudflare, heroku, docker, kubernetes, graphql, typescript, python, rust, drupal, typo3, magento, prestashop, odoo, salesforce, hubspot, paddle, adyen, mollie, klarna, sap, okta, keycloak, clerk, redis, express js, expressjs, nestjs, material ui, chakra",
    nda: "nda, non disclosure, non disclosure agreement, private project, private projects, private and nda projects, confidentiality agreement, in stealth, stealth mode, confidential project, secret project, stealth project, custom quote",
  },
  akin: {
    projects: {
      vpslab:
        "vps, server rental, hosting company, hosting provider, hosting business, payments, payment, stripe",
      "nare-reti-portfolio": "developer portfolio, personal portfolio, portfolio site, portfolio website",
      "cyber-temp": "temporary email, temp mail, disposable email, throwaway email",
      "lfgeb-truth": "school site, school website, fan site, school fan site, school newspaper",
      casinus: "casino, gambling, betting, slot machine, roulette, poker, bingo",
      "cap-killer": "captcha, captcha solver",
      cyberious: "script executor, licence key, license key, payments, payment",
      "no-inspect": "developer tools, devtools, dev tools",
      "techboard-3d": "3d, 3d model, three d, 3 d",
      "house-seeker":
        "real estate, estate agent, estate agency, house search, property search, property portal, realtor, flat search",
      "saas-genius": "saas idea, idea generator, ideas generator, payments, payment, stripe",
    },
    testimonials: {
      levente: "bike shop, bicycle shop, bicycles, cycling shop, bike, bicycle",
      tommaso:
        "winery, wine, winemaker, vineyard, wine maker, wine estate, poor reception, bad reception, bad internet, slow internet, rural",
      aoife:
        "holiday rental, holiday rentals, holiday home, holiday lets, vacation rental, rentals, booking form, holiday flat, holiday apartments, tourist flats, pays monthly, pay monthly, paid monthly, on subscription, by subscription, on a subscription",
      hugo: "accounting, accountant, accountants, bookkeeping, bookkeeper, spreadsheet",
      jonas: "logistics, shipping company, shipments, freight, haulage, auditor",
      zsofia: "e learning, elearning, online learning, learning platform, online courses, half done code",
      maelle: "workshop, craft studio, atelier",
    },
  },
  works,
  basket,
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
  inCurrency: {
    before: "in",
    names:
      "peso, pesos, dirham, dirhams, dinar, dinars, lira, liras, reais, rand, shekel, shekels, won, ruble, rubles, kroner, krone, crowns, cad, aud, sterling, cfa, soles, colones, zloty, forint, forints, yen, rupee, rupees, naira, shilling, shillings, huf, czk, pln, sek, nok, dkk, mxn, brl, zar, inr, jpy, cny, yuan",
  },
  percent: "percent, per cent, pct",
  units: {
    hour: "hour, hours, hr, hrs, h",
    day: "day, days",
    week: "week, weeks, wk, wks",
    month: "month, months",
    year: "year, years, yr, yrs",
  },
  andHalf: "and a half",
  dayKinds: "working, business, calendar, full, short, paid, whole, additional, more, extra, further",
  rangeFrom: "between, from",
  rangeAnd: "and, or",
  either: "or",
  more: "more, diff, difference, differ, differs, different, better",
  than: "than",
  phone: "phone, telephone",
  ai: "ai, artificial",
  unlisted: "blockchain, nft, nfts, crypto, cryptocurrency, bitcoin, ethereum, videogame, metaverse",
  apps: "app, apps, application, applications",
  native: "ios, iphone, ipad, android",
  afterOr: "",
  shopSystems: "shopify, woocommerce, prestashop, magento",
  bilingual: "bilingual, multilingual, trilingual",
  sellingOnline:
    "sell, selling, sale, sales, online shop, online store, shop online, store online, web shop, webshop, web store, e commerce, ecommerce, checkout, cart, basket, order, orders, buy, pay, payment, delivery, catalogue, shopify, stripe, shop system",
  goods: "products, items, articles, goods",
  pages: "pages, pgs, subpages, sections, tabs",
  tax: "vat, tax, taxes, net, gross",
  otherPayments: "paypal, klarna, revolut, bizum, crypto, bitcoin, adyen, mollie, paddle",
  past: "since",
  ago: "ago",
  paidByOthers:
    "they pay, they d pay, who pay, who d pay, users pay, people pay, customers pay, members pay, clients pay, guests pay, students pay, subscribers pay, patients pay, everybody pays, each pays, each paying, paying, pay us, pay me, paying us, paying me, i charge, we charge, we d charge, charge them, charging, charge our members, costs them, sell it for, sell them for, sell for, selling for, membership of, fee of, subscription of, ticket at, tickets at, a ticket for",
  preview:
    "see it, see the work, see work in progress, see progress, see the progress, see my site, see the site, see something, see anything, see draft, see a draft, see what you have, see how it, see how far, show it, show progress, show the progress, show me something, show me the progress, show me a draft, show me what you have, showing it, watch it, watch the progress, watch the work, follow along, follow the work, preview, staging, while you build, while you work, while it is built, before it is finished, before it s finished, before it is done, before it s done, half done, half finished, unfinished, as you go",
  street: "street, address",
  drawnByOthers:
    "logo, logos, logotype, logotypes, branding, flyer, flyers, letterhead, brochure, brochures, business cards",
  uptime: "uptime, downtime, availability, sla",
  bills: "invoice, invoiced, bill, billed",
  faults: "broke, broken, breaks, crashed, crashes, bug, bugs, fault, stopped, repair",
  failing: "breaks, crashes, down, fails, stops, dies",
  seller: "salesman, salesmen, salesperson, salespeople, salesy, middleman, middlemen",
  meeting: "meet, visit, face",
  keeping: "retain, retained, retention, stored, kept",
  basis: "legal, lawful, basis, article",
  exceeding: "over, above, beyond, exceed",
  clauses: "conditions, terms",
  speed: "fast, quick, quickly",
  versions: "one, version",
  why: "why, how come",
  validity: "valid, validity, expire, expires, lapse, lapses",
  erasing: "erase, erased, erasing, delete, deleted, removed",
  contents: "content, contents, texts, photos, pictures, images, files, articles, code, data",
  into: "into",
  from: "from",
  owning: "have, has, got",
  having: "with, where",
  its: "its, their",
  smallest: "smallest, simplest, tiniest",
  within: "in, into, to, on",
  meantFor: "for",
  ours: "our, my, existing",
  determiners: "a, an, the, my, our, your, their, his, her, this, that, existing, current, whole",
  owned: {
    runs: "i run, we run, i operate, we operate, i own, we own, we host, we already run, i manage, we manage, we sell",
    has: "i have, we have, i ve, we ve, i ve got, we ve got, i got, we got, we already have, i already have, we use, i use, using",
    states:
      "is live, is online, is up, is running, is out, is out there, is fine, is ok, is finished, is done, is ready, is already, already runs, already works, runs already, runs fine, runs well, works fine, works well, works already, exists, we use, i use, we have, i have, we already have, i already have, we run, i run",
    supposing: "if, once, when, after, until, can, could, may, should, would, to, how",
    planned:
      "in mind, idea, project, budget, to build, to make, to be made, to be built, made, built, planned, wanted, done for",
  },
  elsewhere: {
    domain: "the com, a com, my com, our com, dot com, the org, the net, the domain, domain name, a domain",
    bought:
      "which stock, which stocks, what stock, what stocks, a stock, stocks, shares, savings, which car, what car, a car, which laptop, what laptop, a laptop, which phone, what phone, holiday, lottery, casino bet, bet on, crypto, should i invest, do i invest, which fund, pension",
    filmed:
      "film our, film my, film us, film the, filming, shoot a video, record a video, make a video, take photos, take pictures, photo shoot, camera crew, a photographer who, send a photographer, bring a photographer",
  },
  care: {
    makers:
      "agency, agencies, developer, dev, devs, developers, freelancer, freelancers, contractor, contractors, previous team, last team, old team, programmer, web guy, provider, supplier, our it guy",
    left: "half finished, half done, half built, half made, half way, halfway, midway, walked out, walked off, walked away, ghosted, vanished, disappeared, abandoned, left us, left me, left it, let us down, let me down, bailed, quit on us, quit on me, dropped us, dropped it, stopped answering, gave up, in the lurch, went silent, went bust, unfinished, incomplete",
    before:
      "maintain, maintaining, maintains, look after, looks after, looking after, take care of, takes care of, taking care of",
    after: "up to date",
    help: "help with, help on",
    made: "another company built, another agency built, a different agency built, other people built, another firm built, somebody else built, someone else built, others built, others made, somebody else made, someone else made, built by others, made by others, built by somebody else, built by someone else, made by somebody else, made by someone else, already built, already made, you didn t make, you didnt make, you did not make, you didn t build, you didnt build, you did not build, another company made, another agency made, a different company made, our old agency made, a freelancer made, a freelancer built, somebody made, that others wrote",
  },
  meant: {
    invoice: "vat, sales tax",
    reach:
      "who do i write to, who should i write to, who can i write to, who do we write to, where do i write, who do i email, who do i call, who do i contact, who do we contact",
    reply:
      "write on friday, write on a friday, write friday, write on a saturday, write on saturday, write on a sunday, write on sunday, write at the weekend, write on the weekend",
    revisions:
      "dont like something, don t like something, not happy with something, not happy with a detail, change a few things, change some things",
    "scope-change": "price we agreed, agreed price, price that we agreed, price agreed",
    nda: "sign something first, sign something before, like to sign something, want to sign something, want something signed",
    "portfolio-rights": "in your portfolio, on your portfolio, among your references",
    liability: "liable, compensation, compensate us, compensate me",
    meeting:
      "tomorrow at, the day after tomorrow at, today at, without travelling, without traveling, without coming over, cannot travel, can t travel",
    "after-end": "goes offline, go offline, goes dark, disappears, disappear",
    shop: "shopify, woocommerce, prestashop, magento",
  },
  rangeTo: "to, up to, till, until, through",
  article: "a, an, one",
  deadline: "in, within, under, takes, take, inside, after",
  period: "over, over more than, during, across, throughout",
  months: {
    free: "free, gratis, complimentary, costs nothing, cost nothing, for nothing, on the house, not charged, isn t charged, no charge, don t pay for, dont pay for, you give us, gift",
    paid: "free month ends, once the free period, after the free period, paid, paying, billed, charged, after the free, after the first free, once the free, when the free, besides the free, beside the free, apart from the free, on top of the free, not counting the free, without the free, excluding the free, beyond the free, free month is over, free one is over",
    first:
      "after launch, after the launch, after it launches, after you launch it, after it goes live, after going live, after it is live, after publishing, from launch, from the launch, following launch, following the launch, since launch, first year, the first months, first half year, first half a year, first quarter, first twelve, first six, first three, from launch, from the launch, from the day it, from going live, after going live, that follows going live, year that follows, goes online, goes live",
    initial: "first",
    upkeep:
      "free month, month free, gratis month, month is free, month thats free, month that s free, one month costs nothing, a month costs nothing, free one",
  },
  pricing: {
    ready:
      "how soon could it, how soon would it, how soon will it, how soon can it, how soon could i, how soon could we, how soon can i have, how soon can we have, how soon, how fast can, how fast could, how fast would, by when, ready when, when would it be ready, when could it be ready, when will it be ready, when could i have, when could we have, when would i have",
    contents:
      "what do i get, what do we get, what would i get, what would we get, what i get, what we get, what do i actually get, what do we actually get, what exactly do i get, what exactly do we get, what am i getting, what are we getting, do i get for, do we get for, do i get extra, what do i get extra, do i get on top, what s in it, what is in it, whats in it, what s in them, what s inside, what is inside, what s included, what is included, whats included, what it includes, what they include, what does it include, what does that include, what do they include, what it covers, what they cover, what does it cover, what do they cover, what does that cover, what it comes with, come with, comes with, what does each, what each, each one do, each of them do, what does it do, what do they do, how they differ, how do they differ, how are they different, how it differs, differ, what sets, tell them apart, sets them apart, the difference, what changes, what s different, what is different, what s the difference, contents, what is covered, what s covered",
    suiting:
      "which one do i need, which do i need, which one do we need, which do we need, which would i need, which would we need, which suits, which one suits, which of them suits, which is right for, which one is right, which should i, which should we, which one should i, which one should we, which one for, which is for me, which covers, which one covers, which one helps, which helps, which would help, which of the two, do i need, which one makes sense, which makes sense",
    onePage: "one page, single page, a page or, one pager, page only, page alone",
    severalPages:
      "several, or more pages, multi page, multipage, multiple pages, a few pages, few pages, many pages",
    spending:
      "have, has, got, budget, budgets, spend, spending, spare, afford, enough, max, maximum, at most, up to, limit, cap, under, below, less than, no more than, to invest, can pay, could pay, available, set aside, put aside",
    lasting:
      "how far, keep me going, last, lasts, how many months, how long, get me through, hold out, keep it up",
    left: "left, left over, remain, remains, remaining, spare then",
    benefit: "gain, benefit, benefits, advantage, advantages, point of, upside, perk, perks, good for",
    selling: "sell, sells, selling, checkout, charge, charging",
    apart:
      "apart, by itself, on its own, on their own, separately, that part alone, just that part, for that part, that bit alone",
    every: "each, every, apiece",
    paidUntil:
      "have i paid, i have paid, ive paid, i ve paid, have we paid, we have paid, we ve paid, i paid, we paid, will i pay, has it cost, it has cost, did it cost, will it have cost, it cost me, have spent",
    monthPlaces:
      "first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth",
    per: "per",
    parts:
      "language, languages, screen, screens, people, rooms, products, photos, years, version, versions, rounds",
    double:
      "double it, double that, double then, so double, the double, twice that, twice then, so twice, twice over, two times that",
    triple: "triple it, triple that, the triple, three times that, thrice",
    times: "times, multiplied by, multiply by, multiply it by, multiply that by",
    alike:
      "separate, different, small, simple, little, tiny, similar, identical, basic, individual, distinct",
    bothWays:
      "both ways, both prices, both options, both payment, both kinds of payment, the two ways, the two prices",
    asWell:
      "plus a, plus an, plus the, plus some, plus somebody, plus someone, plus one, plus your, plus looking, plus keeping, on top of that, as well as, and also, and then, in addition, and after that, and afterwards",
    onTop: "more, extra, another, additional, additionally, on top, besides, plus, as well, too, also",
    roles:
      "role, roles, rights, permissions, access levels, editor, editors, viewer, viewers, read only, seller, ordinary user, normal user",
    whole: "all, everything, entire, complete",
    undecided:
      "hesitate, hesitating, torn, undecided, can t decide, cannot decide, not sure whether, don t know whether, unsure whether, toss up",
    checkout: "payment, payments, checkout, billing, subscriptions, paying, pay, pays",
    launch: "live, launch, launched, launching, online, published, publish",
    endOf: "end, close",
    afterwards: "after, following, beyond",
    ended:
      "over, ends, ended, ending, out, up, done, finished, finishes, expired, expires, gone, past, lapses",
    rest: "rest, remainder, remaining",
    upkeep:
      "maintain, maintaining, maintained, keep it going, keep going, going, keep it updated, updated, look after, looking after, looked after, take care, taking care, care for, upkeep, running, watch over, monitor, monitoring, babysit",
    building:
      "build us, build me, build a, make us, make me, make a, create, set up, need a, want a, need a new, new site, new website, design a, if you build, once you build, to build, to make",
    byOthers:
      "another team, other team, a different team, another dev, another developer, another agency, another company, another studio, another firm, another freelancer, a different agency, a different developer, somebody else, someone else, previous developer, previous agency, old developer, old agency, former developer, last developer, ex developer, other people, freelancer built, freelancer made, agency built, agency made",
    levels: "level, tier, option, package, variant, grade, kind, type, choice, range of",
    secures: "secure, protect, safeguard, harden, lock down, protection, protecting, securing, safe",
    secured:
      "api, apis, login, logins, log in, sign in, signin, access, accesses, authentication, endpoint, backend, route, user accounts",
    each: "each, apiece, respectively, separately, individually, one by one, per piece",
  },
  monthly:
    "per month, a month, each month, every month, by the month, monthly, pcm, subscription, subscriptions, subscribe, subscribing, recurring, month by month, month to month",
  once: "buy it outright, bought outright, buying it, buy it, once, one time, one off, fixed, fixed price, upfront, up front, lump sum, all at once, outright, one payment, single payment, one go",
  cues: {
    add: "add, adding, plus, on top, on top of that, as well, together with, along with, with, including, in addition, additionally, throw in, extra, also need, also want, too, also",
    without:
      "without, minus, drop, forget, forget about, remove, leave out, leave away, skip, take out, take away, take off, scrap, no need for, don t need, do not need, dont need, don t want, dont want, except, but not, get rid of, not the, leave the, drop the, without the, don t include, lose the",
    instead:
      "start with just, start with only, only with the, just with the, will do for us, will do for me, will be enough for, no, nope, nah, instead, rather, i mean, i meant, not that, wrong one, actually, make that, make it, switch to, changed my mind, i was asking about, i asked about, i asked for, one with, version with, the one with, just a, just the, only a, sorry i meant",
    swap: "instead, instead of, in place of, swap, swap it, replace, exchange, switch, change it to",
    sum: "whole lot, the whole lot, come to, comes to, what s that come to, what does that come to, what does it come to, that makes, together, in total, total, altogether, combined, sum, sum up, add up, adds up, all of it, for everything, the lot, in all, whole thing, all that cost, for all that, all that come to, all in all, grand total, all three, all up, add those two, add the two, add both, add them up, add them, whole bill, whole amount, add it up, add it all up, bill in all, one bill, what would the two, all in",
    compare:
      "tipping point, break even point, cheaper in the end, cheaper in the long run, i save, we save, i d save, we d save, would i save, would we save, savings, saving, by how much, diff, difference, differences, differ, compare, compared, compares, comparison, versus, vs, better, better value, better deal, against, pay off, pays off, break even, breaks even, worth it, gap, gap between",
    cheaper:
      "cheaper, cheap, less expensive, lower, smaller, low cost, affordable, small one, little one, smaller one, simpler one, simple one, lesser one, below that, less than that, anything less, anything below, anything lower, lighter, lighter version, leaner, slimmed down, stripped down, lite version",
    lowest:
      "cheapest, least expensive, lowest, smallest, least, more cheap, most affordable, the minimum, bare minimum, simplest, most basic, most simple",
    dearer:
      "more expensive, dearer, pricier, bigger, larger, most expensive, priciest, dearest, highest, costliest, expensive, biggest, largest, bigger one, larger one, most thorough, most complete, fullest, most advanced, more advanced, more complete",
    bigger:
      "one above, the one above, level up, one up, one step up, a step up, step up, next one up, tier above, level above, step above, next level up, bigger one, larger one, big one, the bigger, the larger, full version, fuller version, bigger version, larger version",
    smaller:
      "one step down, a step down, step down, next one down, tier below, level below, step below, notch down, smaller one, simple one, simpler one, small one, lighter one, simple version, small version, little version, simpler version, lighter version, light version, smaller version, basic version",
    other: "other, other one, the other, the other one",
    define:
      "contain, contains, what s in a, what is in a, what s in an, what is in an, what s in the, what is in the, what does it cover, what does that cover, come with, comes with, what is that, what s that, what is it, what s it, what is this, what s this, what that is, what that means, what that mean, what does that mean, what does it mean, what do i get, what do i get for it, what do i get for that, what do we get, what would i get, what would we get, what am i getting, what am i paying for, what s in it, what s in that, what s in there, what is in it, what is in there, what does it include, what does that include, what s included, what is included, explain, explain that, tell me more, tell me more about, more about, more details, more detail, details, what for, what is it for, what s it for, what does it do, what does that do, what exactly is, in plain words, in plain english, what is a, what is an, what s a, what s an",
    again: "again, repeat, repeat that, remind me, once more, say that again, come again",
    included: "in the price, in there, included, included in that, part of it, part of the price",
    range:
      "why so expensive, why so pricey, range, upper end, lower end, top end, bottom end, high end, low end, upper, what does it depend on, does it depend on, depends on, depend on, which end, why so much, closer to, nearer to, more like the, what decides, page count, screens, number of pages, how many pages, such a big range, such a wide range, such a gap, so wide, from to, wide range, so vague, such a spread, the spread, why the range, such a range, big range",
    afford:
      "enough, too much, over budget, within budget, within my budget, in budget, in my budget, afford, exceed, fit, fits, does it fit, cover it, above my budget, over my budget, go over, goes over, too expensive, do it for that, stretch to",
    year: "year 1, year one, year <number>, per year, a year, yearly, annually, annual, each year, every year, whole year, full year, by the year, year, for the year, per annum, twelve months, first year",
    halfYear: "half a year, half year",
    quarter: "a quarter, per quarter, quarterly",
    long: "timeline, lead time, takes longer, take longer, longer, takes longest, faster, how much time, how long, how many days, how many weeks, sooner, quicker, soonest, quickest, fastest, done first, ready first, ready sooner, delivered first, done sooner, how quickly would, how quick, how quickly",
    cost: "worth to you, what s one worth, what is one worth, prices for, damage, budgetary figure, rough figure, figure please, quote me, quote us, run to, run me, come in at, how much, cost, costs, price, prices, charge, ballpark, set us back, set me back, set you back, fee, what do i pay, what would i pay, what do you take, client pay, client paid, customer pay, they pay for it, was paid for",
    this: "its price, the price, its cost, for that, for this, for it, of that, that amount, with that, with it, for all of it",
    want: "need, needs, we need, i need, i want, we want, want, looking for, i d like, we d like, would like, interested in, i d like to have, require, go with, i ll take, we ll take, i take, thinking of, planning",
    heard:
      "ok, okay, k, kk, alright, all right, right, i see, got it, gotcha, pity, what a pity, shame, what a shame, too bad, fine, understood, makes sense, fair enough, good to know, sure, perfect, noted",
    doubt: "hm, hmm, hmmm, oh, ah, wow, really, seriously, unbelievable, meh, pff, eh, huh, incredible",
    single:
      "just one, only one, one only, a single one, a single, one is enough, one will do, one after all, only a single, just a single",
    stop: "i stop, we stop, stopping, i leave, we leave, quitting, pack it in, end it after, stop after, i quit, we quit, i cancel, we cancel, i leave after, pull out, get out after",
    later: "after, afterwards, after that, after this, later, later on, and then, thereafter",
  },
  shortNames: {
    rows: {
      landingPage: "one page only, only one page, just one page, one single page, just a page, only a page",
      marketingWebsite: "corporate one, multi page one, company one, one with several pages",
      adminPanels: "internal screens, staff screens, management screens, admin screens",
      tokenValidation:
        "basic validation, simple validation, plain validation, validation simple, basic one for tokens, check of tokens",
    },
    page: "page",
    of: "of, on, in",
  },
  needs: {
    landingPage:
      "one page, single page, something simple, page with, a page for, simple page, simple site, basic site, menu and map, menu and photo, menu and photos, menu with photos, wedding, rsvp, invitation, flyer, sign up page, waiting list, waitlist, newsletter page, event page, just the basics, online business card, digital business card, something small, small page, page for my",
    marketingWebsite:
      "web presence, online presence, presence online, presence on the internet, be visible online, visible online, visible on the internet, be found online, page for my company, page for my business, present my company, present my business, show our work, who we are, about us page, gallery, several pages, few pages, multiple pages, pages about, showcase, show my work, put my business online",
    figmaToUi:
      "mockup, mockups, mock up, mock ups, design is ready, designs are ready, drawn everything, my designer has, our designer has, designer made, sketch file, adobe xd, turn the design into code, turn my design into code, turn our design into code, finished design, finished designs",
    mvp: "most basic version, basic version, minimal version, bare version, bare bones version, first version, version one, idea for an app, app idea, startup idea, test my idea, test the idea, validate my idea, validate the idea, try out my idea, something testable, launch a product, build my product, an app like, app like, marketplace, booking platform, matching platform",
    saasPrototype:
      "pay us every month, pay us each month, pay us monthly, pay us by the month, pay us a monthly, register and pay, sign up and pay, people pay monthly, people pay every month, users pay monthly, users pay every month, subscribers pay, charge people monthly, charge them monthly, collect subscriptions, paid subscriptions, accounts and payments, payments and a dashboard, payments and dashboard, recurring billing, users are charged, customers are charged, members are charged, people are charged, charge users, charge customers, charge members, subscription product, sell subscriptions, subscription software, monthly paying customers, paying subscribers, recurring customers, accounts and billing, users who pay monthly, customers pay monthly, online software, members pay, pay by subscription, pay a subscription, pays a subscription, paying a subscription, recurring payment, recurring payments",
    adminPanels:
      "see orders, see the orders, manage orders, manage our orders, manage stock, manage inventory, inventory, stock management, track stock, staff can see, staff can edit, employees can enter, our staff, internal system, internal app, internal software, instead of excel, replace our spreadsheet, replace the spreadsheet, replace spreadsheets, replace excel, spreadsheet, spreadsheets, manage customers, manage bookings, manage our bookings, edit products, crud, cms",
    tokenValidation:
      "simple validation, basic validation, simple token, expired tokens, expired token, jwt, check the token, api key check, secure our api, secure the api, secure my api, api routes, bearer token, bearer tokens, invalid tokens",
    rbacOauthLogging:
      "log in with google, login using google, log in using google, google accounts, log in with microsoft, login with microsoft, sign in with microsoft, microsoft login, single sign on, sso, different roles, several roles, three roles, permissions, permission levels, who did what, log of who, trace of who, who may do what, who can do what, access rights, access levels, different rights, activity log, employees log in, staff log in",
    multiTenantAuth:
      "each other s data, one another s data, others data, the others data, data of the others, we are audited, we are being audited, we re being audited, we get audited, we ll be audited, we will be audited, to be audited, several companies, several customers on, companies on the same platform, companies on one platform, customers on one platform, separate customers, separated customers, each customer sees, each client sees, each company sees, only its own data, only their own data, only their own, customer data apart, data apart, data separated, keep customers apart, keep clients apart, clients apart, tenants, log auditors, auditors, auditor, invoice from company, never see each other",
    maintenance:
      "keeping it updated, keeping it up to date, keeping it patched, keep it patched, maintains it, maintain it, look after it afterwards, looks after it afterwards, keep it updated, keep it up to date, keep the site updated, keep it running, keep it alive, look after it, look after the site, looks after it, take care of it, take care of the site, takes care of it, updates, updated regularly, small changes, small fixes, security patches, patches, keep an eye on it, somebody to keep, someone to keep, free bit is over, after the free month, site is up",
    onCall:
      "ring on a sunday, call on a sunday, reach on a sunday, on a sunday if, on a saturday if, breaks at night, broken in night, goes down on a, at night, at nite, nights, nights and weekends, weekends, on weekends, at the weekend, out of hours, 24 7, round the clock, around the clock, emergency, emergencies, goes down at, pick up the phone, standby, babysit, in case it crashes, when it crashes, if it goes down, when something breaks, jumps in, jump in, somebody reachable, someone reachable, reachable at any time, someone to ring, somebody to ring, someone to phone, somebody to phone, someone to call when, somebody to call when, someone to call if, somebody to call if, a dev to call when, a developer to call when, dev to call if, falls over, conks out",
  },
  emergency: {
    signs:
      "kill myself, killing myself, end my life, ending my life, take my own life, take my life, commit suicide, committing suicide, suicidal, thinking about suicide, thinking of suicide, want to die, wanna die, don t want to live, dont want to live, no reason to live, better off dead, hurt myself, harm myself, hurting myself, harming myself, self harm, cut myself, cutting myself, overdose, overdosed, heart attack, having a stroke, chest pain, chest pains, can t breathe, cant breathe, cannot breathe, not breathing, isn t breathing, isnt breathing, stopped breathing, trouble breathing, unconscious, is choking, bleeding badly, won t stop bleeding, wont stop bleeding, call an ambulance, need an ambulance, was poisoned, been poisoned, fire in my kitchen, fire in my house, fire in my flat, kitchen is on fire, house is on fire, smell of gas, smell gas, he hits me, he beats me, breaking into my house, breaking into my flat, hit by a car, run over by, had a car accident, is hurting me, going to kill me, going to hurt me",
    pairs: [
      [
        "pill, tablet, sleeping pill, painkiller, paracetamol, ibuprofen, aspirin, xanax, warfarin, insulin, medication, medicine, antidepressant, bleach, detergent, antifreeze, poison",
        "took, taken, i ve had, swallowed, swallow, drank, drunk, ate, eaten, too many, whole box, whole bottle, half a box, half a bottle, a handful, safe dose, lethal, lethal dose, how many can i take, how many should i take, how much should i take, safe to mix, mix it with, with warfarin",
      ],
      [
        "bleach, chlorine, drain cleaner, hydrochloric acid, sulphuric acid",
        "ammonia, vinegar, mix, mixed, mixing, fumes, inhaled, breathed in",
      ],
      ["chest", "pain, hurts, hurting, tight, tightness, pressure"],
    ],
    none: "suicide prevention, overdose prevention",
  },
  unlawful: {
    signs:
      "phishing site, phishing page, phishing website, phishing mail, phishing emails, scam site, scam page, scam website, scam shop, fake bank, fake bank site, fake bank page, fake login page, fake login, fake payment page, steal passwords, stealing passwords, steal card numbers, collect people s passwords, grab people s passwords, harvest passwords, fake reviews for, write fake reviews, buy fake reviews, five star reviews under, 5 star testimonials, under different names, under made up names",
    forging:
      "fake, false, copy, copying, copies, clone, cloned, cloning, replica, replicate, imitate, imitation, mimic, forge, forged, spoof, identical to, looks like, look like, looks just like, exactly like, pretend, pretends, pretending, scam, phishing, carbon copy, lookalike, look alike, pass as, passes as, pretending to be, disguised as, dressed up as, dead ringer, identical, counterfeit",
    own: "our, existing, current, mockup, design, backup",
    taking:
      "get, gets, getting, collect, collects, collecting, catch, catches, capture, captures, gather, grab, grabs, obtain, trick, fool, type in, fish for, leave their, enter their, type their, gathers, obtains, tricks, fools, types, key in, enter, enters, put in, puts in, punch in, hand over, submit, fill in, fill out, log in with, guess, find out",
    robbing:
      "steal, stealing, steals, harvest, harvesting, harvests, phish, phishing for, skim, swipe, lift people s, siphon, siphons",
    loot: "password, logins, credentials, card data, card details, card numbers, card number, credit cards, credit card, bank details, their details, pin, pins, people s details, passwords, passcode, passcodes, pin code, pin codes, login, login details, card, cards, bank card, bank cards, id numbers, id number, social security number, social security numbers, iban, ibans, bank codes, cvv, cvvs, access codes, one time codes",
    acts: "hack into, hack a, hack the, hack my, hack our, hack their, hacking my, hacking a, hacking into, take down the site of, take down a, take down my, bring down the site of, bring down a, knock offline, ddos, break into the login of, break into the admin login of, break into a, break into the, crash the site of, crash a, flood a, flood my, hack his, hack her, crack the, crack my, bypass the login of, bring a competitor s, shut down a competitor, shut down the site of, get into the wordpress of, get into the site of, log into the wordpress of, log into the site of, get into a competitor s, get into my competitor s, take down their, take their site down, bring their site down",
    probing:
      "scan my, scan the, scan a, probe, holes in, hole in, weak spot in, weak spots in, weakness in, weaknesses in, vulnerability in, vulnerabilities in, flaws in, security gaps in",
    praise: "review, rating, testimonial, stars",
    invented:
      "fake, made up, invented, phony, bogus, under different names, under other names, under made up names, from different names, imaginary, non existent, who don t exist, that don t exist, nonexistent",
    making:
      "write, write me, write us, post, posting, writing, make up, invent, generate, buy, buying, sell me, order, fabricate, come up with, get me, give me, need a hundred, i need fake, we need fake",
    spying:
      "spy on, spying on, read the messages of, read my, track the phone of, read the emails of, read the email of, read the mails of, read the texts of, see the messages of",
    ways: "get into, get me into, getting into, log into, logs into, break into, breaking into, into the account of, into the mailbox of, into the phone of, get in to, need into, get past the login of, into the gmail of, into the instagram of, get inside, get onto, get in, sneak into, guess the password of",
    victims:
      "competitor, competitors, competitor s, rival, rival s, my ex, my ex s, ex girlfriend, ex girlfriends, ex boyfriend, girlfriend s, boyfriend s, neighbour s, neighbor s, other people s, my ex boyfriend, my ex girlfriend, my ex husband, my ex wife, next door, landlord, landlord s, someone else s, somebody else s, another person s",
    kin: "my wife, my husband, my boss, my colleague, my coworker, my co worker, my girlfriend, my boyfriend, my neighbour, my neighbor, my teacher, my wife s, my husband s, my boss s, my colleague s, my coworker s, my girlfriend s, my boyfriend s, my son s, my daughter s, my brother s, my sister s, my roommate, my roommate s, my flatmate, my flatmate s, my landlord, my landlord s, my partner s phone, my ex, my ex s, my ex boyfriend, my ex girlfriend",
    none: "protect, protects, prevent, defend, avoid, stop hackers, victim, hit by, hacked by, was hacked, were hacked, got hacked, been hacked, hacked us, can t steal, cannot steal, can steal, could steal, nobody, no one, stolen, our own, copied our, copied us, copies us, penetration test, pentest, secure, never, must not, mustn t, should not, shouldn t, don t want, worry, phishing training, awareness, test environment, ex agency, ex developer, ex business, former agency, former developer, we re a bank, we are a bank, our bank, our own bank, locked out of our, locked out of my, our server, our own server, keep hackers out, keep people out",
  },
  afterAmount:
    "net, gross, excl, incl, before, all in, for, is, or so, max, maximum, min, a, per, each, every, monthly, left, spare, total, budget, at, tops, once, only, more, less, or, would, enough, cover, get, available, saved, we, i, you, any, could, upfront, all, together, because, set, which, max",
  not: "not, isn t, aren t, can t, cannot, cant",
  hour: "at",
  those: "the, these, those",
  pronouns: "it, its, it s, that, they, them, this, those",
  priceList: "prices, price list, cheapest, our list, projects from",
  asking:
    "how much, how long, how many, how soon, how fast, how about, what about, can you, can i, is there, are there, how, what, whats, when, where, who, whose, which, why, do you, do u, does, did, is, are, can, could, will, would, should, may, shall, have you, has, any chance, am i, tell me, give me, show me, explain, i want to know, we want to know, i d like to know, we d like to know, i was wondering, i need to know",
  context:
    "if, when, since, because, as, although, though, once, after, before, for, we, i, my, our, hi, hello",
  embedding:
    "know, tell, me, wonder, wondering, see, ask, asking, understand, say, explain, about, of, for, on, to, by, with, idea, sure, matter, and, or, no, so, is, that, us, from, just",
  whether: "if, whether",
  joins: "and, n, also, plus, then, but, or, as well as, while",
  greetings:
    "hello, hi, hey, hiya, there, dear, good, morning, evening, afternoon, day, sir, madam, team, everyone",
  spoken:
    "do you speak, you speak, you all speak, you personally speak, you yourselves speak, you also speak, speak it, speak them, speak either, speak any, anyone speak, anybody speak, someone speak, somebody speak, one of you speak",
  speaking: "speak, speaks, talk, answer, reply, respond, write, chat, you",
  fillers:
    "like, after, over, at, during, for, vs, versus, as, by, per, and, or, but, what, about, how, for, the, a, an, no, nope, not, i, mean, meant, rather, instead, then, ok, okay, so, please, pls, of, with, sorry, actually, just, same, question, thing, case, would, be, is, it, that, one, ones, this, these, those, if, yes, yeah, hmm, well, also, too, there, s, in, on, to, take, my, your, us, we, ?",
  inWhichWay:
    "how, how so, how exactly, how does that work, for what, what for, for what exactly, in what way, meaning, meaning what",
  examples:
    "example, examples, a case, any case, any cases, a case like, case study, case studies, have you done it, have you done that, have you done one, done it before, done that before, who had that, done so before, ever done that, proof, any proof, prove it, evidence, somebody who, anyone who, vouch",
  sayAgain:
    "where is that written, where is it written, where is this written, where s that written, where does it say, where does it say that, where do you say that, where is that stated, where is it stated, where can i read that, where can i read it, where can i read this, where can i find that, where do i find that, which page says that, which page says so, what page is that on, on which page is that, which clause, which section, is that in writing somewhere, is that written anywhere, is that written somewhere, is it written somewhere, where did you get that, source for that, your source, say that again, can you repeat, repeat that, repeat please, come again, tell me that again",
  firstAsked:
    "back to my first question, my first question, the first question, what i asked first, the first thing i asked, what i asked at the start, what i asked in the beginning, what i asked at the beginning, the thing i asked first, what i first asked, my initial question, my original question",
  places: [
    "first, 1st, former, the one before",
    "second, 2nd, latter, other one, the other, middle one, the middle, the one in the middle",
    "third, 3rd",
    "fourth, 4th",
    "fifth, 5th",
  ],
  lastly: "last, final",
  afterThat: "after, afterwards, following",
  last: "last one, the last, last of those, last of them, the last one",
  every: "all of them, all of these, all of those, each of them, either of them",
  ofThem: "of the two, of the three, of those two, of these two, of both, out of the two",
  all: "both, all three, the two, the three, those two, these two, those three, these three, the both, the two of them, of the two, out of the two",
  difference: "more than, less than, difference, cheaper, more as",
  part: "half, halves, quarter",
  partOf:
    "deposit, upfront, up front, advance, down payment, off, price, discount, rebate, reduction, refund",
};
