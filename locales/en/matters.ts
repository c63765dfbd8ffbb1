import type { Matters } from "../matter.ts";
import { details } from "./details.ts";
import { unsaid } from "./unsaid.ts";

const ofTheirs =
  "my <row>, our <row>, my <service>, our <service>, sites you build, what you build, your work";

export const matters: Matters = {
  ...details,
  ...unsaid,
  screenReader: {
    said: [
      ["nvda, jaws, voiceover, voice over, talkback, eye tracker"],
      [
        "screen reader, screenreader, braille, assistive tech*, blind, visually impaired, partially sighted, low vision, voice control",
        "this site, this page, this website, your site, your own site, your website, your own website, your page, your pages, your own page, these pages, your own <row>, this <row>, yours, this chat, site itself",
        "test*, tried, try, check*, use*, work*, usable, read*, accessib*, manage, cope",
      ],
    ],
    after: [
      [
        "screen reader, screenreader, nvda, jaws, voiceover, talkback, assistive, blind people, voice control",
      ],
    ],
    none: `${ofTheirs}, advert, video, film, recording`,
  },
  accessible: {
    said: [
      [
        "accessib*, a11y, disabilit*, disabled",
        "this site, this website, your site, your own site, your website, your own website, these pages, your pages, your own <row>",
      ],
    ],
    none: ofTheirs,
  },
  anyScreenReader: {
    said: [
      [
        "screen reader, screenreader, braille, assistive tech*, voice control, blind",
        "test*, tried, try, check*, used, use, usable, work*",
      ],
    ],
    none: `${ofTheirs}, our visitors, my visitors, our customers, my customers, our users, my users, site you make, sites you make, site you d make, visitors are`,
  },
  standard: {
    said: [
      ["wcag, en 301, rgaa, section 508"],
      [
        "accessib*, a11y, disabilit*, disabled",
        "standard, guideline, norm, criteri*, conform*, complian*, comply, complies, statement, accessibility act",
      ],
      [
        "screen reader, screenreader, assistive tech*",
        "which standard, what standard, standard do you, guideline",
      ],
    ],
    after: [["standard, guideline, level, conform*, complian*, comply"]],
    none: ofTheirs,
  },
  audit: {
    said: [
      [
        "disabled people, people with disabilit*, real people, disabled user, blind people",
        "test*, tried, check*, audit*",
        "this site, this website, your site, your website, your own, the site, accessib*",
      ],
      [
        "accessib*, a11y, wcag, screen reader, nvda, jaws, disabilit*, disabled",
        "audit*, external, externally, outside, outsider, third party, independent*, certif*, who tested, who checked",
      ],
    ],
    after: [
      [
        "audit*, who tested, who checked, who examined, who looked at, certif*, independent*, external*, outside, outsider, third party, disabled, disabilit*, real people, real users",
      ],
    ],
    none: ofTheirs,
  },
  unusedTime: {
    said: [
      [
        "save my hours, save our hours, save my support hours, save the hours, save hours, keep my hours, keep our hours, keep the hours, bank hours, that time gone, those hours gone, calm month, quiet month",
        "later, another month, next month, gone, lost",
      ],
      ["unused hour, unused time, unused month, unused maintenance, unused <row>, unused support"],
      [
        "roll over, rolls over, rolled over, rollover, carry over, carries over, carried over, carry forward, carried forward, carried across, save up, saved up, accumulate*, accrue*, pile up, add up to the next, leftover, left over, kept for the, move* to next, moved to the next",
        "hour, time, minute, unused, not use, not used, month, <month>, upkeep, allowance, quota",
      ],
      [
        "unused, not used, not use, don t use, dont use, do not use, didn t use, didnt use, haven t used, don t call, dont call, never call, don t need you, quiet month, nothing happens, nothing to do, use nothing, need nothing",
        "next month, next one, following month, later, lose, lost, forfeit*, double, twice as much, expire*, keep, kept, time back, gone, wasted",
      ],
    ],
    after: [
      [
        "roll over, rolls over, rollover, carry over, carries over, carried over, carried forward, accumulate*, unused, leftover, left over",
      ],
      ["don t use, dont use, not use, didn t use", "hour, time, month, <month>"],
    ],
    none: "data, password, token",
  },
  freeMonth: {
    said: [
      [
        "free month, free period, free maintenance, free upkeep, free bit, free part, free stretch, free time, free <row>, <month> free, free <month>, first month free, month … free, included month",
        "add a, add an, add some, add new, add another, add more, adding a, adding an, new feature, new section, new page, extra page, new function, photo, picture, image, edit*, content, swap, rewrite, my menu, blog post, calendar, opening hours, change my, change our, changing my, changing our, new text, redesign",
      ],
    ],
    after: [
      [
        "new feature, new page, extra page, another page, new section, photo, picture, image, edit*, content, text, swap, rewrite, menu, blog post, calendar, opening hours, booking form, newsletter",
      ],
    ],
    none: "<money>, who writes, how much",
  },
  freeCovers: {
    said: [
      [
        "free month, free period, free maintenance, free upkeep, free bit, free part, free <row>, <month> free, free <month>, first month",
        "what does … cover, what s covered, what is covered, cover, covers, covered, what s in, what is in, include, includes, what do i get",
      ],
    ],
    none: "what … after, and after, and then, afterwards, once it, when it s over, what happens after, <money>, price, prix, precio, how much, combien, cuanto",
  },
  freeFault: {
    said: [
      [
        "free month, free period, free maintenance, free upkeep, free bit, free part, free <row>, <month> free, free <month>, first month",
        "fault, bug, error, broken, mend, mending, fix, fixing, repair, defect, glitch",
      ],
    ],
    after: [
      [
        "fault, bug, error, broken, mend, mending, fix, fixing, repair, defect, glitch, take longer, still be fixed",
      ],
    ],
    none: "after the free month, past the free month, long past, once the free, free month is over, the law, night, weekend",
  },
  training: {
    said: [
      [
        "train us, train me, train my, train our, training for my, training for our, training for us, training for the, offer training, do training, training included, give … training, give my … a course, give our … a course, course on the new, course on the, include* training, teach us, you teach my, you teach our, teach me to use, teach me how to use, course for my, course for our, workshop for my, workshop for our, show us how to use, show me how to use, show my staff, show our staff, show my team, show our team, learn to use, learn how to use, onboarding for my, lessons for my",
      ],
    ],
    none: "without training, powerpoint, programming",
  },
  lateContent: {
    said: [
      [
        "not ready in time, arrive* after, arrives after, come in after, reach you after, isn t ready in time, aren t ready in time, isn t ready, aren t ready, not ready yet, not finished in time, don t have … in time, won t have … in time, <week> late, <day> late, days late, weeks late",
        "text, photo, picture, content, copy, material, image, logo",
        "my, our, we, i",
      ],
      [
        "i m late, i am late, we re late, we are late, i m slow, we re slow, i m behind, we re behind, late from me, delay on my side, delay on our side, delay on my end, delay on our end, late on my side, late on our side, holdup on my side, holdup on our side, late from us, i delay, we delay, hold things up, hold you up, hold it up, take ages, send … late, sent … late, sending … late, deliver … late, hand … late, provide … late, give you … late, late with, late sending, late in sending, arrive* late, arrive … late, come late, come in late, comes late, are late, is late, <week> late, <day> late, slow to send, slow with, forget to send, don t send, can t send, haven t sent, don t get you, miss … deadline",
        "text, photo, picture, content, copy, material, image, logo, feedback, approval, access, password, document, stuff, translation, wording, my bit, our bit, my part, our part, on my side, on our side, launch date",
      ],
    ],
    after: [
      [
        "i m late, we re late, i am late, we are late, i m slow, we re slow, i delay, we delay, my fault, our fault, because of me, because of us",
      ],
    ],
    none: "pay, payment, paying, invoice, money, <money>, you re late, you are late",
  },
  bindingDate: {
    said: [
      [
        "date, deadline, delivery, timeline, timeframe, schedule, launch date, turnaround",
        "binding, binds, bound, contractual*, legally, enforce*, firm, guarantee*, commit to, committed to, hold you to, hold them to",
      ],
    ],
    after: [
      [
        "binding, binds, bound, contractual*, legally, enforce*, firm, guaranteed, commit to that, committed to, hold you to, set in stone, cast in stone",
      ],
    ],
    none: "quote, offer, price, chat, assistant, bot, penalty, compensat*, response, bug, fault",
  },
  priceRise: {
    said: [
      [
        "price … go* up, will the price change, does the price change, can the price change, could the price change, price still change, price stay the same, fixed price really, price really fixed, price … went up, price … ris*, price … increase*, price … creep*, price … climb*, price … grow*, price … balloon*, price … higher, quote … go* up, quote … ris*, quote … increase*, quote … higher, cost … go* up, cost … ris*, cost … increase*, cost … creep*, cost … climb*, bill … go* up, bill … higher, bill … creep*, bill … ris*, bill … grow*, fixed price … fixed, price … final, raise the price, raise your price, raise my price, put the price up, put up the price, hike",
        "halfway, guarantee*, midway, half way, mid project, during, along the way, underway, under way, in the middle, after we start, after you start, after you ve started, started, have begun, longer, ever, quote, quoted, agreed, signed, in the end, at the end, partway, part way",
      ],
      [
        "take you longer, it take longer, it takes longer, you take longer, longer than you, longer than planned, longer than expected, longer than thought, longer than estimated, longer than quoted, more hours than planned, more days than planned, takes you longer, run over, runs over, overrun*, underestimat*, misjudge*, behind schedule",
        "pay more, pay extra, cost more, cost me, cost us, cost extra, costs more, charge more, charge extra, charged more, charged extra, bill more, bill me, bill us, billed, who pays, price, invoice, on top, my expense, our expense, extra",
      ],
    ],
    after: [
      [
        "misjudge*, underestimat*, miscalculat*, misestimat*, miscount*, wrong about, got it wrong, get it wrong, got the hours wrong, estimated wrong, wrong estimate, badly estimated, your mistake, your fault, your error, take longer, takes longer, took longer, overrun*, more hours",
        "you, your, hours, time, days, work, estimate, effort",
      ],
      ["go up, goes up, going up, creep*, rise, rises, increase*, climb*, grow*, get higher, more expensive"],
    ],
    none: "subscription, monthly, per month, every year, each year, renew*, terms, wait, months from now, i add, we add, <row> … longer, more expensive than, payment, staff, employees, season, add a, add another, i pay late, panel, <row>, less, please explain, our needs",
  },
  quoteHolds: {
    said: [
      [
        "how long can i sit on, how long can we sit on, how long … quote … valid, how long … quote … good, how long … offer … valid, how long does it stay valid, how long is it valid, how long is it good for",
      ],
      [
        "quote, offer, price, estimate, proposal, figure",
        "still good, still valid, still stand*, still hold*, still apply, still be the same, stay* valid, stay* good, remain* valid, stay* the same, how long … valid, how long … good, how long … stand*, how long … hold*, valid for, good for how, expire*, expiry, run out, runs out, sit on, lock in, locked in, same price, same figure, honour*, honor*, end of next month",
        "wait*, sit on, think it over, think about it, think it through, mull, sleep on it, later, decide, deciding, before saying, before signing, before i sign, before we sign, make up my mind, make up our mind, hesitate, board, boss, come back, <week>, <month>, valid, expire*",
      ],
      [
        "sit on it, sit on the quote, think it over, make up my mind, before saying yes, sleep on it",
        "quote, offer, price",
      ],
    ],
    after: [
      [
        "wait, waiting, sit on it, think it over, sleep on it, before saying yes, before signing, before i sign, before we sign, decide later, make up my mind, still good, still valid, still stand*, still hold*, expire*, how long … valid, how long … good, come back in",
      ],
    ],
    none: "domain, discount, token, card, minor",
  },
  ownHosting: {
    said: [
      [
        "host, hosting, hosted, server",
        "account, provider, my own, our own, myself, ourselves, elsewhere, somewhere else, who pays, contract with, choose, pay once, paying once, paid once, fixed price, buy it, bought, outright, buy, buying, third party",
      ],
    ],
    none: "<service>, on call, mailbox, email, domain, <year>, <month>, which provider, where, <tool>",
  },
  sharedHosting: {
    said: [
      [
        "shared hosting, shared server, share … server, sharing … server, dedicated server, server just for me, server only for me, server to myself, server of my own, other sites on",
        "mean, what is, what does, other sites, dedicated, just for me, only for me, to myself, share, how",
      ],
    ],
    after: [
      [
        "shared, sharing, share",
        "with whom, with who, who, whom, other sites, others, neighbour*, neighbor*, safe, secure, security, mean, how many, server, dedicated, alone, risk*, danger*, reliable",
      ],
      [
        "who else, other sites, other customers, other clients, neighbour*, on my own",
        "server, hosting, there, on it, share",
      ],
      ["safe, secure, security, risk*, reliable", "it, that, server, hosting, this"],
    ],
    none: "code, data, card, password, nda, <nda>, secret, login",
  },
  uptime: {
    said: [
      ["uptime, up time, sla, slas, service level agreement, nines"],
      [
        "availability, available, downtime, always up, always online, online <number>, online all the time, online around the clock, always be online, always stay up, never go* down, never down, stay* up, stays online",
        "guarantee*, <percent>, promise*, commit*, contract*, signed, in writing",
        "server, <row>, hosting, <percent>, availability, downtime, site, always, never, online",
      ],
    ],
    after: [
      [
        "guarantee*, promise*, assur*, commit*, ensure, sure",
        "down, offline, up, online, available, availability, fall, falls, crash*, outage*, reachable, always, never, 99, <percent>",
      ],
      [
        "what if, what happens, when, if, often",
        "goes down, go down, is down, server crashes, outage, server fails, unreachable",
      ],
    ],
    none: "on call, response time, appointment, who answers, who picks up, who responds, who do i call",
  },
  clientData: {
    said: [
      [
        "my customer, our customer, my client, our client, customers, clients, customer s, client s, patient, our users, my users, users, members, subscribers, employees, pupils, students, guests, end user",
        "data, information, record, file, details, database",
        "see, access, read, look at, handle, handling, process*, touch, privacy, gdpr, agreement, responsib*, confidential*, legal*, law, safe, careful, test data, nervous, sensitive",
      ],
      ["dpa, data processing agreement, processing agreement, data processor"],
      ["article <number>, art <number>", "contract, agreement, sign*, dpo"],
    ],
    after: [["agreement, dpa, ask for it, sign", "customer, client, data, agreement, dpa, that, it"]],
    none: "tracker*, tracking, cookie*, each other, one another, separat*, apart, own data, tenant, only their, isolat*, <row>, audit*, price, cost, how much, dashboard, manage, log in, role, this chat, cookies, my message, what happens to my, <nda>, hacked, attack*, card, payment, where do, germany, server, machine, other users, anybody, delete, erase, list of, other clients, other customers, must not, leak*, breach*, got out, stolen",
  },
  controller: {
    said: [
      [
        "customer, client, patient, user, member, subscriber, employee, pupil, student, guest",
        "data, gdpr, information, record",
        "controller, who is responsible, who s responsible, who answers, who is liable, who s liable, accountable, whose responsib*, us or you, you or me, me or you, you or us",
      ],
    ],
    after: [
      [
        "controller, responsible, who answers, answers to, answerable, liable, accountable, whose responsib*, us or you, you or me, me or you, you or us, who is in charge",
      ],
    ],
    none: "this site, your site, <row>, this form, card, payment, leak*, breach*, got out, stolen",
  },
  erase: {
    said: [
      [
        "erase*, delete*, deletion, remove*, wipe*, get rid of, forgotten",
        "form, message, my data, my details, what i sent, what i wrote, my email, my name, enquiry, inquiry, on file, my information, about me",
        "how, can i, could you, can you, want, please, ask, request, right, get, have",
      ],
    ],
    none: "chat, cookie, portfolio, <row>, <service>, customer, users, patients, conversation, photo, testimonial, my son, my daughter, my child, my kid, grandson, here, password, after how long, how long until, automatically, aged, scout, minor",
  },
  street: {
    said: [
      [
        "exact address, which street, what street, street address, street and number, street and house number, your street, where are you exactly, postal address, full address, where exactly, exactly where, is it exactly, house number, which floor, on the map, directions to",
        "office, studio, you, your, visit, pop, drop, meet, based, located, find, come, address",
      ],
    ],
    after: [["exact, exactly, address, map, directions"]],
    none: "email, e mail, ip, charge, do you do, get for, what exactly, personal, private address, discount, recommend, write to, search engine, our page, hello, google",
  },
  testimonialConsent: {
    said: [
      [
        "testimonial, review, quote me, our quote on your, my quote on your, quoting me, what i say about you, my opinion, my words, praise",
        "publish*, without asking, permission, consent, ask first, ask me, ask before, my agreement, allowed to, my say, my approval, ok from me, my ok",
      ],
    ],
    after: [["testimonial, review, quote me, my words, opinion"]],
    none: "google review, <row>, our permissions, my permissions, security, pizzeria, which page, what page",
  },
  secretFirst: {
    said: [
      [
        "secret, secrets, confidential*, <nda>, sensitive, before … sign*",
        "form, chat, here, email",
        "describe, outline, tell, explain, send, share, write, type, put, sketch, paste, say, mention, give you, safe",
      ],
    ],
    after: [
      [
        "form, chat, here, already, meantime, meanwhile, now, first, beforehand",
        "describe, outline, tell, explain, send, share, write, type, put, sketch, paste, say, mention, summar*, give you",
      ],
    ],
    none: "price, cost, how much, customer, my data, <money>, ballpark, rough, can t say, can t tell, can t share, cannot share, cannot tell, cannot say",
  },
  secrecyLasts: {
    said: [
      [
        "confidential*, secrecy, secret, <nda>, discretion",
        "how long, last*, expire*, forever, still hold*, still appl*, still bound, over and done, is over, are over, is finished, is done, has ended, after the project, after the job, after the contract, after the agreement, afterwards, when it ends, project ends, job ends",
      ],
    ],
    after: [
      [
        "expire*, forever, still hold*, still bound, is over, is finished, is done, has ended, ends, afterwards, after the project, how long … last, for how long",
      ],
    ],
    none: "price, cost, how much, take to build, build",
  },
  chatBinding: {
    said: [
      [
        "chat, chatbot, chat bot, bot, assistant, you tell me, you told me, tell me here, told me here, say here, said here, you say, your answers, these answers, answers here, answer here, this conversation, what i read here",
        "binding, bind, binds, bound, hold you to, hold them to, count on, rely, relied, legally, promise*, guarantee*, commit, commits, commitment, gets it wrong, got it wrong, is wrong, wrong price, mistake, mistaken, an offer, stick to, honour*, honor*, accurate, reliable, trust, official, take … word",
      ],
    ],
    after: [
      [
        "mistake, mistakes, wrong, trust, rely, error, errors, reliable, accurate, sure, true, correct, right, believe",
        "it, you, that, this, its, they, answers, bot, what",
      ],
    ],
    none: "data, confidential*, private, secret, idea, password, build, for my, our own chat, integrate, <row>, first spot, google, book, on screen, obligation, meeting, <percent>, discount",
  },
  subscriptionHow: {
    said: [
      [
        "how do … subscription … work*, how does … subscription … work*, how … subscription work*, how … subscribing work*, how does … monthly … work*, explain … subscription, subscriptions work, subscription works, subscription model work*, how … paying monthly work*, how … paying by the month work*",
      ],
    ],
    none: "my customers, my users, i sell, sell subscriptions, how much, hosting",
  },
  subscriptionGain: {
    said: [
      [
        "gain, advantage, benefit, point of, upside, why would i, why should i, why would anyone, why pay, what s in it for, perk, good for, plus side, pros, what do i get out of, in favour of, in favor of",
        "subscription, subscribe, subscribing, monthly, by the month, per month, renting, month by month",
      ],
    ],
    after: [
      [
        "gain, advantage, benefit, point of, upside, perk, plus side, in favour of",
        "subscription, subscribe, monthly, by the month, per month, renting, it, that, then",
      ],
    ],
    none: "how much, total, <year>, <month>, <money>, cheaper, sell, my customers, users, maintenance, pros and cons, crossover, over paying, versus, vs, late, <percent>",
  },
  suspension: {
    said: [
      [
        "switch* off, turn* off, shut* down, take* … down, take* … offline, suspend*, cut … off, cut off, pull the plug, unplug, disconnect*, block my, block our, block the",
        "pay late, paid late, late payment, don t pay, do not pay, not paid, unpaid, overdue, behind on, miss a payment, missed payment, late invoice, can t pay, forget to pay, forgot to pay, late paying, late with a payment, late with the payment, late on a payment",
      ],
    ],
    after: [
      [
        "switch* off, switch … off, turn* off, turn … off, shut* down, shut … down, take* … down, take* … offline, suspend*, cut … off, cut off, pull the plug, unplug, disconnect*, block*, go dark, stop work*",
      ],
    ],
  },
  lateRate: {
    said: [],
    after: [["per year, a year, yearly, annual*, per month, a month, percent*, <percent>, rate, interest"]],
    none: "subscription, <row>, plan, pay monthly",
  },
  owedAtEnd: {
    said: [
      [
        "owe, owed, have to pay, must pay, pay for, end up paying, do i pay, would i pay, charge me, bill me",
        "stop halfway, pull out, pull the plug, quit midway, quit halfway, drop the project, stop the project, end the project, cancel the project, stop midway, walk away, call it off, bail",
      ],
    ],
    after: [["owe, owed, pay, due, charge, bill, cost, money back, invoice"]],
    none: "<row>, subscription, how much is, price list, maintenance",
  },
  withdrawal: {
    said: [
      [
        "withdraw, withdrawal, back out, change my mind, cooling off, right to cancel, pull out, reverse it, undo it, return it",
        "after signing, after i sign, signed, after ordering, after buying, <day>, <week>, online purchase, online order, bought online, buying online, consumer, private person, private individual, distance, by law, legal right, right of, right to",
      ],
    ],
    none: "consent, subscription, free of charge, design, how often, how many times, screen",
  },
  domainOwner: {
    said: [
      [
        "domain, domains, co uk, com, dot com, web address, url, dns",
        "whose name, who s name, whos name, under whose, in whose, mine or yours, yours or mine, hostage, my name, our name, who owns, own the, owner, belong*, registered in, registered to, mine",
      ],
    ],
    after: [
      [
        "whose is it, who does it belong, whose name, my name, our name, in the name, who owns, owner, belong*, registered, mine",
      ],
    ],
  },
  sameDesign: {
    said: [],
    after: [
      [
        "tweak, change, alter, touch, modif*, redesign, improve, adjust, keep, retouch, stick to, respect, play with, fiddle",
        "look, design, colour, color, layout, font, it, style, drawing, mockup, spacing, <row>, things, anything",
      ],
    ],
    none: "how much, cost, price, long, later, content, instead, my mind, screen, that change, it change, this change, i want, we want, i change, we change",
  },
  steps: {
    said: [
      [
        "how do you work, how d you work, how you work, you work, do you proceed, does a project go, does it go, does a project run, does it work with you, do things go, way of working, way you work",
        "start to finish, from start, beginning to end, from a to z, a to z, step by step, from the first … to, first call to, stages, phases, start to end",
      ],
    ],
    none: "how much, cost, price, hour, <row>, remote, night, weekend, month",
  },
  ownTrouble: {
    said: [
      [
        "my <row>, our <row>, my own <row>, our own <row>, my <service>, our <service>, my shop, our shop, my store, our store, my webshop, our webshop, my page, our page, my server, our server, my wordpress, our wordpress, my blog, our blog",
        "hacked, hack, hackers, virus, viruses, malware, infected, broke into, broken into, hijacked, defaced, compromised, stole, stolen, locked out, lost the password, lost the login, forgot the password, forgotten the password, forgot my password, lost my password, spam links, strange links, weird links",
      ],
      ["hackers, somebody, someone", "broke into, got into, hacked", "our, us, my, me"],
    ],
    none: "permission, permissions, each other*, protect, prevent, avoid, be hacked, get hacked, could be, can be, would be, might be, ever be, never, so that, how easy, how likely, easy to, without being, your, build, need a, competitor, <money>",
  },
  consumer: {
    said: [
      [
        "private person, private individual, private customer, private buyer, consumer, not a company, not a business, not a firm, no company, as an individual, just an individual, i m an individual, individual person",
      ],
    ],
  },
  inWriting: {
    said: [
      [
        "in writing, written notice, notify you, written form",
        "email, e mail, letter, whatsapp, phone, text message, chat",
        "enough, count*, valid, ok, okay, fine, do, mean, accept*, or",
      ],
    ],
    after: [
      [
        "email, e mail, mail, letter, post, registered, fax, phone, call, ring, whatsapp, text message, sms, chat, form, verbally, by word",
        "enough, ok, okay, fine, count*, valid, do, does, suffice*, accept*, good, have to, need, must, should, can i, may i, or, allowed, required",
      ],
      ["in writing, in written form", "mean, how, what, like"],
    ],
    none: "website, domain, mailbox, my customers, build, privacy, nda, <nda>, read, answer, which email, what email, your email, see, at night, weekend",
  },
  dataRequest: {
    said: [
      [
        "my data, my own data, my personal data, data you hold, data about me, data on me, data request, gdpr request, access request",
        "request, ask, copy, access, erase*, delet*, correct*, deletion",
        "how long, how fast, how soon, how quick*, within what time, deadline, free, cost*, charge*, fee, pay for",
      ],
    ],
    after: [
      [
        "answer*, reply, replies, respond, response, get back to",
        "how long, how fast, how soon, how quick*, when, within, time, day, days, <day>, <week>",
      ],
      [
        "free, free of charge, cost, costs, charge, charged, fee, pay",
        "that, it, this, request, anything, something, for free, copy",
      ],
      ["prove, identity, id card, passport, who i am", "need, have to, do, must, ask, want"],
    ],
    none: "customer, client, users, <row>, <service>, <money>, site cost, project, build, <month> free, quote",
  },
  formData: {
    said: [
      [
        "form, message, messages, enquiry, enquiries, inquiry, what i send, what i write, my data, my details",
        "where, in what place, which server, whose server",
        "go, goes, going, store, stored, storing, kept, keep, save, saved, land, lands, end up, ends up, sit, sits, live",
      ],
    ],
    after: [["where", "go, goes, store, stored, kept, keep, saved, land, lands, end up, ends up, sit, sits"]],
    none: "chat, conversation, cookie, password, card, photo, <row>, <service>, my customers, our customers, my users, backup, patient, hosting, <tool>, this site hosted, database run, passwords, submit, shop, booking, find the form, is the form",
  },
  priceStep: {
    said: [
      [
        "step, steps, stage, stages, phase, phases, point",
        "price, cost, costs, quote, quoted, figure, amount, pay",
        "which, what, when, where, at, know, learn, told, get, see, hear",
      ],
    ],
    after: [
      [
        "price, cost, costs, quote, quoted, figure, amount, how much",
        "when, which, what point, at what, where, before, then, learn, know, told, see, get told, find out",
      ],
    ],
    none: "<row>, <service>, <money>, discount, hosting, how long is, valid, expire*, change, changes, what does a quote cost, free, range, per month, starting point, at this point, no point, point of",
  },
  paidCare: {
    said: [
      [
        "paid maintenance, paid <row>, paid plan, maintenance plan, <row> plan, once it is paid, once it s paid, when it is paid, paying for maintenance",
        "text, texts, edit*, content, wording, photo, picture, update, updates, small fix, change, changes, cover, covers, include, includes, included",
      ],
    ],
    after: [
      [
        "once it is paid, once it s paid, once paid, when paid, when it is paid, when it s paid, the paid one, the paid, paid one, if i pay, if we pay, when i pay, once i pay, after the free, after that, afterwards, then later, paid plan, the plan, paying, no longer free, not free any more, past the free",
        "text, texts, edit*, content, wording, photo, picture, update, updates, change, changes, cover, covers, covered, include, includes, included, in it, what s in, do you do, what do i get",
      ],
    ],
    none: "how much, price, cost, <money>, more time, carried, carry, unused, hosting, subscription",
  },
  untilPaid: {
    said: [],
    after: [
      [
        "everything is paid, all is paid, it s all paid, paid everything, paid it all, paid all of it, paid for it all, fully paid, final payment, last payment, not pay, don t pay, do not pay, dont pay, haven t paid, have not paid, not paid, unpaid, until i pay, until i ve paid, before i pay, before i ve paid, before paying, before payment, until paid, pay only half, paid half, stop paying, half paid, owe, not paid in full, before the last, in the meantime, until then, meanwhile",
      ],
    ],
    none: "on time, in time, invoice, late, interest, hosting, subscription, <row>, refund",
  },
  howPaid: {
    said: [],
    after: [
      [
        "send it, send you, send the money, transfer it, transfer you, wire it, wire you, pay it, pay you, get it to you, settle it, settle that, pay that, send that, hand it over, put the money",
        "how, by, where, can i, card, bank",
      ],
    ],
    none: "form, message, <row>, brief, description, idea, files, logo, documents, per month, late, how much, how long, when, contract, nda, <nda>, part, parts, instal*",
  },
  notShown: {
    said: [
      [
        "portfolio, gallery, showcase, show case, your references, your projects page, your list of clients, your client list, list of work, your works, your website, your site, your case studies, list of references, in your projects, among your projects",
        "don t want, do not want, dont want, would rather not, wouldn t want, not want, not to be, not to appear, not appear, leave us out, leave me out, keep us out, keep me out, keep us off, keep me off, take us off, take me off, opt out, refuse, object, stay out of, without being shown, without showing, not shown, be hidden, not be shown, prefer not",
      ],
    ],
    after: [
      [
        "refuse, object, opt out, say no, don t want, dont want, do not want, rather not, not agree, don t agree, against it, disagree, withdraw, taken down, removed, remove",
      ],
    ],
    none: "cookie, data, chat, price, <money>, quote me, testimonial, how much, newsletter, booking",
  },
  deposit: {
    said: [
      [
        "deposit, down payment, downpayment, upfront payment, payment upfront, payment up front, pay upfront, pay up front, money upfront, money up front, money down, up front, upfront, advance payment",
        "how much, how big, what, do, is there, need, require*, ask, <percent>, percentage, percent, big, take, want, pay, start, begin",
      ],
    ],
    none: "discount, cheaper, refund, get back, give back, returned, back if, lose, scope, agree on the price, my customers, my guests, bookings, booking, guests, users, <row>, subscription, tell me the price, know the price, price upfront, price up front",
  },
  termsLanguage: {
    said: [
      [
        "contract, agreement, terms, proposal, legal text, legal version, terms and conditions",
        "which language, what language, in english, in french, in spanish, language version, language of, prevail*, version counts, version applies, translated, translation",
      ],
    ],
    none: "website in, site in, my site, <row>, <service>, how much",
  },
  readers: {
    said: [
      [
        "who, whose eyes, how many people",
        "read, reads, reading, see, sees, look at, looks at, opens, open, access",
        "form, what i send, what i write to you, my message, my enquiry, my inquiry, my email to you, my data",
      ],
    ],
    after: [
      [
        "who",
        "read, reads, reading, see, sees, get, gets, receive, receives, look at, looks at, opens, open",
      ],
    ],
    none: "chat, <row>, <service>, my customers, our customers, price, password, card",
  },
};
