import type { GuardWords } from "./guard-words.ts";

export const en: GuardWords = {
  marks: {
    generic: "page, developer, development, basic, project, and, marketing, api, logs, private and",
    none: "web development, web developer, web design, web designer, web studio, web agency, web app, web application, web hosting, web server, web browser, this site, this website, your site, your website, our site, our website, support page, prices page",
    monthly:
      "per month, each month, every month, by the month, monthly, pcm, subscription, subscribe, subscribing, recurring, month by month",
    once: "once, one time, one off, fixed, fixed price, upfront, up front, lump sum, all at once, outright, one payment, single payment, one go",
    to: "to, up to, till, until, through",
    from: "between, from",
    and: "and, or, plus",
    article: "a, an, one",
    limit: "in, within, under, takes, take, inside, after",
    period: "over, over more than, during, across, throughout",
    difference: "more than, less than, difference, cheaper, more as, saves, save",
    general: "prices, price list, cheapest, our list, projects from",
    part: "half, halves, quarter, third, fifth, tenth",
    partOf:
      "deposit, upfront, up front, advance, down payment, off, price, discount, rebate, reduction, refund",
    percent: "percent, per cent, pct",
    dayKind: "working, business, calendar, full, short, paid, whole, additional, more, extra, further",
    cost: "cost, costs, costing, pay, paying, charge, charges, price is, priced at, is, are, comes to, come to, amounts to, starts at, start at, starting at, sells for, goes for, for only, for just",
    filler:
      "about, around, roughly, approximately, only, just, at, you, us, as little as, exactly, nearly, almost, total, a total of, some",
    after:
      "in total, total, altogether, for, if, with, before vat, before, net, plus vat, plus, as, all in, flat, but, on, when",
    free: "free, free of charge, for free, at no cost, no cost, at no charge, no charge, for nothing, gratis, complimentary, two for the price of one",
    notFree:
      "feel free, free to, not free, isn t free, never free, free text, hassle free, error free, free trial, no extra cost, at no extra cost, at no extra charge",
    freePeriod: "first month, free month, free period, month free, month of free, free maintenance",
    by: "by, ready, live, done, finished, delivered, online, before, ready by, ready on, launch on",
    day: "tomorrow, tonight, today, overnight, the next day, same day, the same day, end of the day, the end of the week",
    promise: "lifetime warranty, lifetime guarantee, lifetime support, overnight delivery, same day delivery",
  },
  numbers: { grand: 1000, mio: 1_000_000, mn: 1_000_000 },
  units: { hour: "h, hr, hrs", week: "wk, wks", month: "mo", year: "yr, yrs" },
  currencies: {
    EUR: "euro, eur",
    "USD AUD CAD NZD SGD HKD": "dollar, buck, american dollar, u s dollar",
    GBP: "pound, quid, sterling",
    CHF: "franc",
    "DKK NOK SEK ISK CZK": "krona, kronor, krone, kroner, crown, koruna",
    other:
      "forint, yen, yuan, rupee, zloty, ruble, rouble, lei, leu, leva, dirham, dinar, shekel, rial, riyal, lira, peso, reais, rand, won, hryvnia, baht, ringgit, dong, naira, shilling, bitcoin, satoshi, cent",
  },
};
