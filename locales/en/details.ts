import type { Details } from "../matter.ts";

const thisSite =
  "this site, this website, this page, these pages, your site, your own site, your website, your own website, your page, your pages, this chat, your own <row>, this <row>";
const theirs =
  "my <row>, our <row>, my site, our site, my website, our website, my customers, our customers, my users, our users, sites you build, what you build, you build";

export const details: Details = {
  editMyself: {
    said: [
      [
        "change, changing, edit, editing, update, updating, alter, swap, modify, add, manage, tweak, put up",
        "myself, ourselves, on my own, on our own, without you, without asking, do i have to ask, do we have to ask, need you every, ask you every, ask you each, every time, everytime",
        "text*, photo*, picture*, pic*, image*, price*, menu*, content*, page*, dish*, news, event*, opening, hours, word*, timetable, product*, date*, thing*, stuff, site, website, it, <row>",
      ],
    ],
    none: "change my mind, domain, dns, password, panel, admin panel, quote",
  },
  documented: {
    said: [["documentation, api docs, api documented, documented, readme, technical docs"]],
    after: [["docs, documents, manual, notes"]],
    none: "privacy, policy, incorporation, contract, identity, who, sees, see our, see my",
  },
  howTested: {
    said: [
      [
        "accessib*, a11y, disabilit*, wcag",
        "how do you test, how do you check, how is it tested, how is it checked, how was it tested, how do you verify, tested how, how did you test",
      ],
    ],
    after: [
      [
        "how do you test, how do you check, how is it tested, how is it checked, how was it tested, how do you verify, tested how, how did you test, how is that tested, how is this tested, how are they tested, tools do you use, which tools",
      ],
    ],
  },
  zoomed: {
    said: [
      [
        "zoom in, zooming, zoomed, zoom right in, magnif*, enlarge, enlarged, larger text, bigger text, text size, font size",
      ],
    ],
    none: "zoom call, on zoom, via zoom, over zoom, by zoom, zoom meeting",
  },
  signLanguage: { said: [["sign language, bsl, asl"]] },
  movable: {
    said: [
      [
        "move, moving, moved, transfer, take it, take my <row>, take the <row>, take our <row>, take the code, migrat*, switch, run it, host it, put it, carry it, bring it",
        "another host, another hosting, other host, another server, other server, own server, own hosting, own host, another provider, another company, another agency, another studio, a different host, elsewhere, somewhere else, different provider",
      ],
      [
        "another agency, another studio, another company, another developer, another team, someone else, somebody else, other developers, my nephew, our own developer, in house team",
        "take it over, take over from you, take over my <row>, take over the <row>, carry on, continue it, pick it up after, work on it after, work on the code, maintain it, look after it later, extend it later",
      ],
    ],
    after: [
      [
        "another host, another server, other server, own server, another provider, another agency, elsewhere, somewhere else, someone else, somebody else",
        "move, transfer, take, migrat*, switch, run, host, put, work on, carry on, continue",
      ],
    ],
    none: "how much, price, cost, domain, email, mailbox, to you, wordpress, left us, left me, vanished, unfinished, half",
  },
  rentedRights: {
    said: [
      [
        "own, owns, owner, mine, ours, belong*, rights, keep it, keep the <row>",
        "subscription, subscribe, subscribing, subscribed, by the month, per month, monthly, rent, renting, rented",
        "is it, does it, do i, do we, will it, would it, who, whose, would i, would we, still",
      ],
    ],
    after: [
      [
        "with the, with a, even if, and if, what if, also if, also with, also on, even with, even on, same with, same for",
        "subscription, subscribe, subscribing, by the month, monthly, rent, renting",
      ],
    ],
    none: "how much, price, cost, cheaper, total, hosting, cancel, hotel, flat, house, domain",
  },
  whoSees: {
    said: [
      [
        "who, which of you, how many people, anyone else, anybody else",
        "see, sees, read, reads, look at, looks at, access, get to see, gets to see",
        "documents, files, plans, idea, secret*, confidential*, nda, <nda>, source code, business plan, numbers",
      ],
    ],
    after: [
      [
        "who, which of you, how many people, anyone else",
        "see, sees, read, reads, access, know, knows, told",
      ],
    ],
    none: "form, message, chat, users, customers, admin, panel, role, roles, screen, employees",
  },
  noAds: {
    said: [
      [
        "my data, my email, my address, my number, my details, my info, my information, our data, my name, visitor data",
        "sell, sold, advert*, ads, ad, marketing, newsletter, spam, profile, profiling, promo*, mailing",
      ],
    ],
    after: [["sell, sold, selling, advert*, ads, marketing, newsletter, spam, mailing"]],
    none: "form, google ads, facebook, campaign*, my customers, our customers, how much, price, build",
  },
  disliked: {
    said: [
      [
        "don t like, dont like, do not like, doesn t like, not like, hate, unhappy with, not happy, dislike, isn t what i, not what i",
        "design, designs, result, look, looks, draft, what you make, what you made, what you build, end result, outcome",
      ],
    ],
    none: "refund*, money back, cancel, my current, our current, old <row>, current <row>, pay",
  },
  promised: {
    said: [
      [
        "promise, guarantee, swear, confirm",
        "or my money back, all my money back, money back, in sales, in revenue, turnover, a month in, make at least, earn at least, twice as many customers, double my sales, will make, will earn, will sell",
      ],
      [
        "number 1, number one, number <number>, no 1, first page, page one, first on, first in, top of, top spot, top result, top 3, top three, rank first, at the top",
        "google, bing, search results, search engine, search engines",
      ],
    ],
    none: "how much, price, cost, ads, adwords",
  },
  ourSecrets: {
    said: [
      [
        "password, passwords, admin login, login details, credentials, api key, api keys, secret key, private key",
        "your admin, this site, this website, your server, your site, your website, your own site, your database, your panel, of the studio, your studio, you use",
        "give, tell, send, need, show, what is, what s, reveal, print",
      ],
      [
        "names, emails, e mails, addresses, phone numbers, messages, conversations, chats, details",
        "used your contact form, used your form, used the contact form, filled in your form, other visitors, other customers, other clients, other people, last ten, last 10, last five, last 5, before me, of your customers, of your clients, your database",
        "give, list, send, show, print, reveal, export, dump",
      ],
    ],
    none: "lost, forgot, forgotten, reset, my own, hacked, stored, keep, kept, protect, safe, handle",
  },
  homework: {
    said: [
      [
        "solve, solve for, calculate, work out, help me with",
        "km h, kmh, mph, equation, integral, derivative, triangle, two trains, a train, square root, explain the steps, explain each step, show your working, how many apples, marked down, x 2",
      ],
    ],
  },
  phoneInLanguage: {
    said: [
      [
        "phone, call, ring, telephone, speak to, talk to, speak with, talk with",
        "french, spanish, hungarian, english, german, italian, portuguese",
      ],
    ],
    none: "site, page, pages, website, version, texts, text, translat*, <row>, call it, call them",
  },
  minor: {
    said: [
      [
        "i sign, i have to sign, me to sign, me who signs, i order it, i can order it, in his stead",
        "<year>, minor, minors, underage, under 18",
      ],
      [
        "son, daughter, kid, kids, boy, girl, child, children, nephew, niece, grandson, granddaughter, minor, minors, teenager, under 18, underage",
        "sign, signing, signs, order, ordering, contract, on his behalf, on her behalf, on their behalf, in his name, in her name, for him, for her, for them, his place, allowed, legally, be the client, be the customer, buy",
        "<year>, years old, year old, minor, minors, under 18, underage, teenager, old enough, his age, her age, their age, too young",
      ],
    ],
    after: [["sign, signs, order, legally", "he, she, they", "<year>, 17, 16, 15, old enough, minor, age"]],
    none: "years ago, for years",
  },
  whyRange: {
    said: [
      [
        "why, how come, what makes, what decides, what determines, what affects, what drives, what moves, what pushes",
        "gap, from to, bottom and the top, bottom and top, low end, high end, lower end, upper end, lowest and highest, min and max, spread, vary, varies, dear, dearer, so wide, both ends, end up, land, double, triple, times as much, two prices, two numbers, other just one, depends on the size, depend on the size, low and the high, low and high, low price, high price, lowest and the highest, lower and the higher, lower and higher",
        "price, prices, cost, costs, <row>, <money>, it, list, quote",
      ],
    ],
    after: [
      [
        "why does it depend, why does that depend, what does it depend on, what decides, why the gap, why such a gap, why the range, what makes the difference, why so different",
      ],
    ],
    none: "<row> vs, between <row>, subscription or, difference between a, difference between the <row>, cheaper than, more than the, less than the",
  },
  bundle: {
    said: [
      ["volume discount, bulk discount, cheaper by the dozen"],
      [
        "cheaper, discount, deal, less, better price, reduction, price break, rebate, save",
        "both together, two together, together, if i take both, if i take two, if we take both, if i take all, if we take two, if i buy both, several at once, more than one, bundle, package deal, in one go, at the same time",
        "is it, is there, do i get, do we get, would it, would you, does it, will you, any, do you, can i get, can we get",
      ],
    ],
    none: "by the month, subscription, monthly, once, fixed price, or the",
  },
  keyboard: {
    said: [["keyboard, tab key, without a mouse, without mouse, no mouse", thisSite]],
    after: [["keyboard, tab key, tabbing, without a mouse, without mouse, no mouse, mouse, mouseless"]],
    none: theirs,
  },
  withoutScript: {
    said: [
      [
        "javascript, js, scripts, noscript",
        thisSite,
        "without, off, disabl*, switch*, need*, require*, no, block*",
      ],
    ],
    after: [["javascript, js, scripts, noscript"]],
    none: `${theirs}, framework, typescript, library, libraries`,
  },
  notConformant: {
    said: [
      [
        "accessib*, wcag, conform*, complian*",
        "why not, not fully, not completely, not entirely, only partly, what is missing, what s missing, how come",
        thisSite,
      ],
    ],
    after: [
      [
        "why, why not, not fully, fully, completely, entirely, not quite, what is missing, what s missing, how come, for what reason, 100",
      ],
    ],
    none: `${theirs}, screen reader, keyboard, javascript`,
  },
  barrier: {
    said: [
      [
        "report*, tell, complain*, whom, who do i, where do i, notify",
        "barrier, accessib*, can t read your, can t use your, can t use this, cannot use this",
        "site, website, page, pages, barrier",
      ],
    ],
    after: [
      [
        "who do i, whom do i, who should i, whom should i, who can i, where do i, how do i, who to, whom to, who gets, where to",
        "tell, report*, write, turn, contact, complain*, flag*, let you know, ask, problem, obstacle, barrier, stuck, issue",
      ],
      [
        "report*, let you know, tell you, complain*, feedback, flag*",
        "if, when, problem, barrier, obstacle, something, anything, issue, where, how",
      ],
      [
        "get stuck, gets stuck, am stuck, i m stuck, can t get, can t use, cannot use, can t read, cannot read, doesn t work, does not work, in my way, blocks me, something is wrong, something s wrong, find a problem, found a problem, have a problem, run into",
      ],
    ],
    none: `${theirs}, javascript, keyboard, keyboards, how do you test`,
  },
  stepPayment: {
    said: [
      [
        "step, steps, stage, phase",
        "pay, paying, payment, money, deposit",
        "already, have to, do i, must, need to, when, due, yet",
      ],
    ],
    after: [["pay, paying, payment, pays, deposit, money, invoice"]],
    none: "which step, which of, what step, at what step, know, learn, told, find out, card, transfer, how can i pay, <row>, <service>, <money>, late, how much, subscription, by the month, monthly",
  },
  quoteFree: {
    said: [
      [
        "pay, cost, costs, charge, free",
        "for the quote, for a quote, for it the quote, quote itself, for an estimate",
      ],
    ],
    after: [
      [
        "pay for that, pay for it, pay for this, cost anything, cost something, costs anything, cost me, charge for, charge me, is it free, is that free, for free, free of charge, binds me, obligation, commit*",
      ],
    ],
    none: "<row>, <service>, <money>, maintenance, hosting, change, changes, extra, maintain",
  },
  signLater: {
    said: [
      [
        "sign, signing, accept, answer, reply, decide, deciding, confirm, say yes, approve",
        "quote, offer, proposal, put off, postpone, sign it",
        "later, until, wait, put off, postpone, <week>, <month>, <day>, next month, weeks, months, how long, how much time, after the, can i still",
      ],
    ],
    after: [
      [
        "how long, how much time, how many days, until when, till when, by when",
        "decide, deciding, think, consider, answer, sign, i have, i got, do i have, do i get, accept, make up",
      ],
    ],
    none: "start, begin, begin work, nda, <nda>, discount, do you reply, you answer, you reply, subscription, scope, token, how long does it take",
  },
  ownContent: {
    said: [
      [
        "pictures i send, photos i send, texts i send, texts and photos i, the texts and photos, my photo, my picture, my text, my logo, my image, my data, my content, our photo, our picture, our text, our logo, our image, our content, my own photo, our own photo",
        "still mine, still ours, remain mine, stay mine, stay ours, remain ours, belong*, who owns, keep the rights, give up the rights, lose the rights",
      ],
    ],
    after: [
      [
        "my photo, my picture, my text, my logo, my image, my data, my content, my brand, my own, our photo, our picture, our text, our logo, our image, our content, our data, our brand, our own, photos, pictures, texts, logo, the content, material i send, what i send, what we send, what i give you, stuff i send",
      ],
    ],
    none: "my own dev, my own developer, my own devs, my own team, our own dev, our own developer, our own devs, our own team, code, write, who writes, delete, erase, newsletter, before you, you had, late, template, upload, change",
  },
  disputed: {
    said: [
      [
        "invoice, bill, amount, item",
        "dispute, contest, disagree*, challenge, object, isn t right, is not right, is wrong, wrong amount, don t agree, do not agree",
      ],
    ],
    after: [
      [
        "dispute, contest, disagree*, challenge, object, don t agree, do not agree, dont agree, isn t right, is wrong, not right, mistake, error, unhappy with, part of it, only part, query",
      ],
    ],
    none: "your invoice, your bill, <row>, court, law, lawyer, design, chat, assistant, you tell, screen reader",
  },
  chatEnds: {
    said: [
      [
        "chat, conversation, what i write, what i wrote, messages here, history",
        "close, closing, closed, shut, leave the page, leave the site, reload, refresh, afterwards, tomorrow, come back, gone, disappear*, vanish*, how long",
        "tab, window, browser, page, site, it, this, kept, keep, stored, still",
      ],
    ],
    after: [
      [
        "close, closing, closed, shut, leave, reload, refresh, tomorrow, come back, gone, disappear*, vanish*, how long, until when, another page, history",
      ],
    ],
    none: "google, price, project, site take, deal, <row>, account, cancel, person",
  },
  onVisit: {
    said: [
      [
        "browse, browsing, visit, visits, visiting, visitor, visitors, visited, look around, looking around, just look, just looking, just read, just reading, read your pages, click around, on this page, on this site, on your site, from this page, come here, came here, land here, being here",
        "about me, on me, of me, from me, my data, what data, which data, what information, what do you collect, you collect, collect*, record*, gather*, log, logs, logged, store, know about, track*, ip",
      ],
    ],
    none: `${theirs}, my ex, password, passwords, cookie, cookies, form, message, chat, conversation, analytics, <row>, <service>, how many visitors, write to you, delete, erase, long do you keep`,
  },
  minimumTerm: {
    said: [
      ["the minimum", "<month>, <year>"],
      [
        "minimum term, minimum contract, minimum period, minimum duration, minimum number of months, minimum months, minimum commitment, min term, tied in, locked in, lock in, tied down, tie me, bound for, sign up for a year, commit for, commit to a year, commitment",
        "subscription, subscribe, month, months, <month>, <year>, year, monthly, term, how long, tied, locked, minimum, contract",
      ],
      [
        "minimum, least, at least",
        "number of months, how many months, months i, months do i, months must",
        "stay, commit, sign, subscribe, there, keep, must, have to, required, number",
      ],
      [
        "have to stay, must i stay, must stay, have to keep, have to commit, need to stay, need to commit, got to stay, have to sign up, obliged to stay, stuck with, stuck for, stuck in",
        "<year>, <month>, year, month, months, whole year, full year, how long, it",
      ],
    ],
    after: [
      [
        "minimum term, minimum period, tied in, locked in, tied down, lock in, commitment, committed, commit, minimum number, minimum of months, leave early, leave earlier, stay a, stay for, stay the, stay how long, contract length",
      ],
    ],
    none: "server, hosting, price range, budget, lowest price, how much, total, domain, staff, cheapest, on call, binding, nda, <nda>, date, deadline, work, you commit, you commit to, do you stay, your commitment, available, fixed price, outright, price, prices, cost, costs, pay",
  },
  stopPaying: {
    said: [
      [
        "stop paying, stopped paying, don t pay, do not pay, quit paying, can t pay, cannot pay, miss a payment, skip a payment, skip a month",
        "subscription, monthly, month, hosting, hosted, per month, plan",
      ],
    ],
    after: [
      [
        "stop paying, stopped paying, don t pay, do not pay, dont pay, quit paying, can t pay, cannot pay, miss a payment, skip a payment, skip a month, payment fails, card expires, card is declined",
      ],
    ],
    none: "<money>, how much, total, cancel, refund, fixed price",
  },
  dataPlace: {
    said: [
      [
        "where, which country, what country, whose servers, which servers",
        "data, records, files, details",
        "stored, kept, hosted, live, lives, sit, held, saved",
        "patients, patient, my customers, our customers, clients, my users, our users, members, guests, students, pupils",
      ],
    ],
    none: "form, message, chat, this site, your site",
  },
  whereHosted: {
    said: [
      [
        "where, which country, what country, in what country, which provider, on whose servers, which servers, whose servers, which cloud",
        "host*, run, runs, running, live, put online, sit, sits",
        "my site, my <row>, our site, our <row>, my app, my website, our website, the site, the <row>, it, sites, pages, servers, my pages",
      ],
    ],
    none: "data, form, message, can i, myself, my own host, chat, this site, your site, your own, customers, photos, based, you live, code, passwords, included, extra",
  },
  outsourced: {
    said: [
      [
        "outsource*, subcontract*, sub contract*, freelance*, farm out, farm it out, farmed out, offshore*, third party developers, external developers, outside developers, outside help",
        "you, your, any, work, part, all, someone, somebody, is it, it, do",
      ],
    ],
    after: [
      [
        "outsource*, subcontract*, sub contract*, freelance*, farm out, farmed out, offshore*, in house, inhouse, yourselves, somebody else, someone else, other people, externally",
      ],
    ],
    none: "outsource to you, subcontract to you, subcontract you, left us, left me, disappeared, half finished, half done, agreement, processing, <tool>, agency, my, our, i am a, i m a, we are, hire me, work for you, jobs, partner, white label, my own, data, passwords, card, host*, hosting, tools, on my behalf",
  },
  directTalk: {
    said: [
      [
        "speak, talk, deal, chat, contact, in touch, go between, middleman, account manager, salesperson, sales person, salesman, project manager",
        "directly, direct, straight, in person, to whoever, with whoever, to the one, with the one, to the person, with the person, to the developer, with the developer, to the developers, with the developers, to a developer, through a, via a, middleman, go between, account manager",
        "develop*, cod*, build*, program*, writes it, makes it, does the work, do the work, whoever, manager, middleman, salesman, sales person, salesperson, go between",
      ],
    ],
    after: [
      [
        "directly, direct line, straight to, middleman, go between, account manager, salesperson, sales person, salesman, project manager, speak to, talk to, deal with, contact person",
        "develop*, cod*, build*, program*, who writes, makes it, does the work, do the work, whoever, i, me, you, is there, manager, one",
      ],
    ],
    none: "name, called, phone, now, human, bot, <row>, <service>, meet, video, call you, how much, price, night",
  },
  firstMessage: {
    said: [
      [
        "first message, first email, first mail, first e mail, first contact, message to you, email to you, enquiry, initial email, initial message, to get started, to get going",
        "write, put, say, include, mention, contain, tell, need from me, need to know, should be in, what goes in, describe, how long should, how detailed",
      ],
    ],
    after: [
      [
        "write, put, say, include, mention, tell you, send you, need from me, need to know, describe, how detailed, first message, first email, first mail",
        "what do i, what should, what to, what shall, what must, what do you need, what you need, what in, what goes, how detailed, what should be",
      ],
    ],
    none: "price, cost, how much, where, language, <nda>, nda, secret, call, phone, photos, after, then, <row>",
  },
  legalPages: {
    said: [
      [
        "imprint, legal notice, legal notices, legal page, legal pages, legal texts, legal information, legal mentions, terms and conditions for my, privacy policy for my, my privacy policy, our privacy policy, my own privacy policy",
        "write, writes, wrote, provide, do you, who, you, draft, take care, included, handle, do, responsible",
      ],
    ],
    none: "your privacy policy, your legal notice, where is, this site, read, find your, change",
  },
  careFree: {
    said: [],
    after: [
      [
        "free, free of charge, gratis, for nothing, at no cost, without paying",
        "any, some, part, is it, is that, at first, at the start, in the beginning, initially, start, month, period, time, not, there, anything",
      ],
    ],
    none: "<year>, year, minus, less, after the free, once the free, how much, <money>, <row>, total, cover*, over, is in, quote, carr*",
  },
  careAfter: {
    said: [
      [
        "after the free month, after the free <row>, after the free period, after <month> free, once the free month, when the free month, after that month, free month is over, free month ends",
        "obliged, must, have to, do i need, forced, compulsory, mandatory, optional, automatic*, choose, decide",
      ],
      [
        "need both, have both, take both, both of them, have to take, have to pay, mandatory, compulsory, obligatory, optional, must i, do i have to",
        "maintenance, upkeep, on call, standby, <row>, plan",
        "maintenance, upkeep, on call, standby",
      ],
    ],
    after: [
      [
        "obliged, must i, have to, forced, compulsory, mandatory, optional, automatic*, up to me, required, do i need to, need to keep, without a plan, renew*, roll into",
        "carry on, continue, go on, keep, stay, take, pay, sign, subscribe, plan, it, that, maintenance, <row>, after, automatic*, optional",
      ],
    ],
    none: "how much, price, cost, <money>, total, update, text, photo, cancel in writing, notice, fault, bug, report, unused",
  },
  freeForOthers: {
    said: [
      [
        "free month, free period, free maintenance, free upkeep, free <row>, <month> free, free <month>, first month",
        "someone else, somebody else, others made, others built, another agency, another company, another team, other developers, you didn t build, you didn t make, you didnt build, you didnt make, did not build, did not make, not built by you, not made by you, not yours, taken over, take over, take it over, inherited, existing <row>, my old <row>",
      ],
    ],
    after: [["free month, free maintenance, free <row>, <month> free, free <month>, first month"]],
  },
  responseTime: {
    said: [
      [
        "on call, on duty, standby, stand by, <row>",
        "response time, response times, reaction time, how fast … respond, how fast … answer, how fast … react, how fast … reply, how quick* … respond, how quick* … answer, how quick* … react, how quick* … reply, how soon … answer, how soon … respond, how many minutes, how many hours … answer, within how many, minutes till, sla, pick up, picks up, within the hour",
      ],
    ],
    after: [
      [
        "response time, response times, reaction time, how fast, how quick*, how soon, how many minutes, how many hours, how long, within how, minutes till, within the hour, sla",
        "answer*, respond*, react*, reply, replies, response, reaction, pick up, picks up, call back, calls back, on it, fix, minutes, get back, get to it",
      ],
    ],
    none: "landing, build, quote, you reply, you answer, email, form, chat, screen, that cost, it cost, cost extra, how much, what price",
  },
  accountOwner: {
    said: [
      [
        "account, accounts, subscription with stripe, <tool> login, licences, licenses",
        "whose name, my name, our name, who owns, belong*, in your name, mine or yours, yours or mine, be mine, be ours, who holds, under my, under our",
      ],
    ],
    after: [
      [
        "account, accounts, <tool> login, that one, contract with them",
        "whose, my name, our name, who owns, belong*, your name, mine, ours, who holds, under my, under our, open",
      ],
    ],
    none: "client area, delete my, user accounts, domain, roles, my users, my customers",
  },
  namedAsClient: {
    said: [
      [
        "name us, name me, naming us, naming me, mention us, mention me, list us, list me, cite us, cite me, put us, put me, our name, my name, our logo, my logo, show my, show our, showing our, showing my, use us, use me, use our, use my, advertise with, show off",
        "as a client, as a customer, as a reference, reference, references, portfolio, among your clients, on your site, on your <row>, your website, your projects, without asking, without permission, my permission, advertis*",
      ],
      [
        "be a reference, become a reference, be in your portfolio, end up in your portfolio, appear in your portfolio, land in your portfolio, be listed as a client, be named as a client",
      ],
    ],
    after: [
      [
        "without asking, my permission, ask first, ask me, ask us, name us, name me, mention us, our logo, my logo",
      ],
    ],
    none: "testimonial, review, quote me, domain, don t want, dont want, do not want, rather not, refuse, object, in whose name, invoice, photos of, quote from me, quote from us, testimonial, my review, our review, my words, my opinion, print",
  },
  besidesCourt: {
    said: [
      [
        "court, courts, lawyer, lawyers, sue, suing, judge, legal action",
        "besides, other than, apart from, instead, instead of, without, before going, before it gets, avoid, alternative, alternatives, out of, short of, no need, skip",
      ],
      [
        "mediat*, ombudsman, conciliation, arbitration, arbitrat*, dispute body, dispute resolution, out of court, settle it amicably, consumer board, consumer body",
      ],
    ],
    after: [
      [
        "besides, other than, apart from, instead, mediat*, ombudsman, alternative, alternatives, somewhere else, who else, where else",
      ],
    ],
    none: "code, design, <row>, <money>, tennis, booking, payment",
  },
  paidHandover: {
    said: [
      [
        "already paid, paid for, paid so far, i ve paid, we ve paid, i have paid, what s paid, paid work, paid bits, paid parts",
        "hand over, hand it over, handed over, hand me, get the, get what, receive, keep, deliver*, take away, walk away with, give me, give us",
        "stop, early, cancel*, end, ends, quit, halfway, half way, terminat*, pull out, break off, leave",
      ],
    ],
    after: [
      [
        "already paid, paid for, paid so far, i ve paid, we ve paid, i have paid, what s paid, paid work, done so far, finished so far, half finished, made so far, built so far",
        "hand over, handed over, hand it, hand me, get, receive, keep, deliver*, give me, give us, at least, mine, ours",
      ],
    ],
    none: "back, refund*, money, reimburs*, <row>, subscription, how much",
  },
  formKept: {
    said: [
      [
        "form, contact form, enquiry, inquiry, message i send, messages i send, message from the form",
        "how long, till when, until when, for ever, forever, how many days, how many months, when … delet*, when … erase*",
        "keep, kept, hold, store, stored, hang on, hold on, save, saved, retain, delet*, erase*, stay, sit, last",
      ],
    ],
    after: [
      [
        "form, enquiry, inquiry, email, emails, message from",
        "how long, till when, until when, for ever, forever, hold on to, retention, when … delet*",
      ],
    ],
    none: "answer, reply, my customers, my form, <row>, fill",
  },
  whichPayments: {
    said: [
      [
        "payment firm, payment firms, payment company, payment companies, payment provider, payment providers, payment service, payment services, payment processor, payment processors, payment system, payment systems, payment gateway, payment gateways, checkout provider, checkout providers, payment people, payment options",
        "which, what, what s, who, name*, again, remind",
      ],
    ],
    after: [
      [
        "which, what, what were, name, names, again, remind",
        "payment*, checkout, pay with, takes the money, two firms, those firms",
      ],
    ],
    none: "<tool>, <row>, cost, how much, fee, fees, <money>, my own",
  },
  buyersPay: {
    said: [
      [
        "customer, customers, buyer, buyers, shopper, shoppers, client, clients, people, visitors, guests, they",
        "pay, checkout, check out, buy",
        "paypal, klarna, revolut, bizum, mercado pago, mercadopago, apple pay, google pay, amazon pay, ideal, twint, crypto, bitcoin, mollie, adyen, square, sumup, worldpay, payoneer, wise, venmo, afterpay, clearpay, cash on delivery, alipay",
      ],
    ],
    after: [
      [
        "paypal, klarna, revolut, bizum, mercado pago, mercadopago, apple pay, google pay, amazon pay, ideal, twint, crypto, bitcoin, mollie, adyen, square, sumup, worldpay, payoneer, wise, venmo, afterpay, clearpay, cash on delivery, alipay",
      ],
    ],
    none: "pay you, your invoice, ideal for",
  },
};
