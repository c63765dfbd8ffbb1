import type { WorksVocabulary } from "../language.ts";

export const works: WorksVocabulary = {
  projects: {
    vpslab:
      "server host, server hosting, server hoster, hoster, hosting firm, hosting outfit, hosting service, virtual server, rents servers, rent servers, renting servers, rents out servers, renting out servers, rent out servers, sells servers, selling servers, cloud servers, virtual machines, memory and cores, price configurator",
    "nare-reti-portfolio":
      "developer s portfolio, programmer s portfolio, portfolio for a developer, portfolio of a developer, portfolio for a programmer, portfolio page, freelancer s portfolio, personal page, programmer, for a developer, for developers, of a developer, online cv, biography",
    "cyber-temp":
      "temporary address, temporary mail, temporary mailbox, temporary inbox, temp email, throwaway address, throwaway mail, throwaway inbox, disposable address, disposable mail, disposable inbox, burner, burner email, burner mail, one time email, mail that disappears, emails that disappear",
    "lfgeb-truth": "school, schools, pupils, classmates, timetable, fan page, fans",
    casinus: "blackjack, slots, gaming tables, gamble, bets, games of chance",
    "cap-killer": "captchas, captcha solving, captcha service",
    cyberious:
      "executor, script runner, run scripts, runs scripts, running scripts, scripts, licences sold, licence shop, license keys sold, sells licences, sells licenses, selling licences",
    "no-inspect":
      "inspect, inspected, inspecting, inspection, inspector, view source, source code hidden, prank, playful, joke page, practical joke",
    "techboard-3d": "three dimensional, 3d models, models you can turn, turn models",
    "house-seeker":
      "flat, flats, flat finder, house finder, home finder, apartment, apartments, house, houses, home search, house hunting, flat hunting, housing, property, properties, lettings, letting agent, letting agency, estate agents",
    "saas-genius":
      "business idea, business ideas, startup ideas, product ideas, software ideas, company ideas, suggests ideas, suggest ideas, ideas for a saas, ideas for saas, thinks up ideas, comes up with ideas, idea machine, the ideas, with ideas, ideas thing, ideas one, idea one, brainstorming",
  },
  testimonials: {
    levente:
      "bike dealer, bike seller, cyclist, bikes, shop was slow, slow shop, slow store, slow online shop, too slow, so slow, old shop, old store, opened slowly, nine days, people rang",
    maelle:
      "line break, pixel perfect, exactly as drawn, faithful to the design, faithful to a design, own design built, drawn design",
    ines: "startup, start up, founder, founders, half the features, half of the features, fewer features, cut features, talked out of, talked them out",
    jonas: "shipper, shipping, carrier, haulier, lorries, trucks, transport company, audited, it manager",
    sanne:
      "same figure, quote and invoice, invoice matched, invoice match, product lead, product manager, product owner",
    tommaso:
      "vines, vineyards, grapes, farm, farmer, farming, agriculture, agricultural, countryside, no signal, poor signal, bad signal, weak signal, wines",
    aoife:
      "holiday cottages, cottages, tourism, guests, pays by the month, pay by the month, paying by the month, pays each month, pay each month, pays every month, pay every month, paying monthly, subscriber, subscribers, monthly client, monthly customer, monthly plan",
    hugo: "accounts department, accountancy, bookkeepers, spreadsheets, excel, finance, tax adviser, tax advisor",
    zsofia:
      "education, teaching, training platform, course platform, courses, half built, half finished, unfinished code, other people s code, someone else s code, somebody else s code, other team, another team, previous team, previous developer, rescue, rescued, took over, taken over, takeover, took it over, taking over, abandoned, inherited",
  },
  tools: {
    frontend: "front end, frontend, interface, user interface, browser side, styling, css",
    backend:
      "keep the data, keep the users data, keep data, put the data, hold the data, data kept, data end up, data go, back end, backend, database, databases, data store, data stored, store data, store the data, stored data, where data lives, data live, data lives, server side",
    security:
      "sign in, signing in, signing people in, signin, log in, login, logins, logging in, logging people in, authentication, auth, password, passwords, credentials, identity, user accounts",
    payments:
      "payment, payments, take money, taking money, taking cards, take cards, getting paid, get paid, card payments, checkout, checkouts, billing, charge cards, card numbers, card data, card details, credit cards, cashier, collect money, pay online, people pay, paying online, customers pay, you can pay",
    deployment:
      "deploy, deploying, deployment, hosting, put online, putting online, putting it online, going live, go live, where it runs, sites run, run the sites, servers, cloud",
  },
  providers:
    "tool, tools, library, libraries, technology, technologies, tech, stack, framework, frameworks, provider, providers, vendor, vendors, third party, third parties, external, outside service, outside company, outside services, somebody else s service, payment company, payment companies, payment service, payment services, login service, sign in service, which service, what service, which company, what company, which services, which software, what software, what do you use, which do you use, do you use for, do you build with, made with, built with",
  secrets: "card number, card numbers, card data, card details, password, passwords, credentials, passcode",
  holding:
    "hold, holds, holding, held, keep, keeps, kept, store, stores, stored, storing, save, saves, saved, handle, handles, handled, look after, looks after, safe with, manage, manages, managed, pass through, passes through, go through, goes through, run through, runs through, travel through, end up, your server, your servers, you see, get to see, see my, you know",
  ownTools:
    "have mine, already have mine, have my own, have our own, got my own, got mine, my own tools, my own stack, my tools, my stack, use my own, keep mine, keep my own, with mine, i use, i already use, we already have, our devs, our developers, our team writes, we use, we run on, we run, we re on, we are on, we work with, we work in, our stack, our own stack, own stack, our own servers, own servers, our own server, own server, own infrastructure, own machines, our own machines, run everything, we run everything, everything in, our infrastructure, our servers, other tools, different tools, another stack, our tools, own tools, our own tools, in house stack, built on, is written in, already use, already run",
  done: "you show, you re showing, you display, you present, is it yours, is that yours, is this yours, made by you, done by you, you created, you did, you made, you built, you ve built, you ve made, you ve done, you have built, you have made, you have done, you have on, you worked, you had, did you take, how long did, how quick was, how fast was, have you made, have you built, have you done, have you worked, have you integrated, have you used, have you set up, have you connected, have you ever, have you got, have you had, have you an, did you make, did you build, did you do, did you ever, did you work, u made, u built, u did, ever made, ever built, ever done, ever worked, ever had, made anything, built anything, done anything, made something, built something, done something, of yours, your projects, your project, your portfolio, your work, your works, your past work, your references, your clients, your client list, your customers, projects page, an example, example of, examples of, any example, any examples, your case studies, case study, case studies, past projects, previous projects, earlier projects, previous work, past work, any clients, have a client, have a customer, have any client, have clients, have customers, client who, client that, clients who, customer who, customers who, any customers, clients from, clients in, customers in, customers from, worked for",
  reviews:
    "confirm, confirm it, confirm that, vouch, vouch for, back that up, testify, tell me how it went, review, reviews, testimonial, testimonials, quotes from, clients say, customers say, client said, customer said, say about you, says about you, said about you, opinion, opinions, feedback, think of you, happy clients, happy customers, praise from, complained, recommend you, recommends you, reference, references",
  whichProject:
    "which project, which projects, the project, a project with, any project, any projects, projects with, project with, projects using, project using, projects that, project that, projects made, project made, projects built, project built, one of your projects",
  used: "used on, used in, used for, is used, are used, been used, use it, used it, use that, used that, use them, used them, use this, used this, did you use, have you used, you used, you use, built with, made with, built on, build with, runs on, run on, using, in use, at work, with it, with that, anywhere, in which project, which project, which projects",
  shown:
    "try it, try that, try this, try them, use it, test it, play with it, play on it, have a go, see it, look at it, look at that, visit it, visit that, open it, go there, sign up for it, log in, a link, the link, url, address, web address, up, is it up, still up, it still up, up and running, site up, that up, is that up, is it online, still online, is that online, site online, it online, is it live, still live, that live, running, still there, still exists, exist, reachable, available, public, works, working, what does it do, what does that do, what is it, what s it, what it does, what is that, about, for what, what for, built with, made with, made of, built in, written in, made from, tech, stack, technologies, technology, tools, tell me more, more about, details, why, show me, called, name, who is it for, who was it for",
  hidden:
    "private, are secret, locked, not accessible, not open, can not be visited, couldn t visit, can t open, can t look at, not online, offline, no longer online, not public, not visible, no longer visible, can t be seen, can t be visited, cannot be visited, cannot be seen, can t i visit, can t i see, can t visit, can t see, taken down, shut down, gone offline, dead, are gone, any more, anymore, no longer there, behind a login, not available, without a link, no link",
  unfinished:
    "unfinished, not finish, didn t finish, did not finish, never finish, never finished, not finished, abandoned, given up, gave up, half done, never launched, didn t launch, stopped halfway",
  visible:
    "can i visit, can i see, can i try, can we visit, can we see, can be visited, can be seen, still online, still up, are online, are live, currently online, currently live, publicly visible, are public, can i look at, can i open, can i actually visit, can i actually see, to visit, to try out, is it online, is it live, still live, is it still up, is it still there, is it still running",
  paid: "do they pay, does he pay, does she pay, they pay, he pays, she pays, they are paying, is he paying, is she paying, charge them, charge him, charge her, cost them, cost him, cost her, costs them, set them back, did he pay, did she pay, did they pay, did it cost, did that cost, did this cost, did that one cost, how much did he spend, how much did they spend, he paid, she paid, they paid, client paid, client pay, customer pay, customer paid, were they charged, was he charged, did you charge, you charged, was charged, was the bill, was it worth, they pay for it, was paid",
  similar:
    "like it, like that, like this, like those, like them, like theirs, like his, like hers, similar, same kind, same sort, same thing for, same for us, same for me, that kind, that sort, this kind, this sort, comparable, one of those, of the kind, of the sort, for us, for me",
  others:
    "like us, like ours, like me, like mine, similar to us, similar to ours, same situation, our situation, in our position, in our shoes, anyone else, anybody else, someone else, somebody else, who else, others had, other clients, other customers, hired you for, used you for, come to you for, came to you for, done that for, done this for, done it for, did that for, did this for, did it for, done that before, done this before, done it before, done so before, did that before, did it before, did this before, ever done that, ever done this, ever done it, ever had that, ever bought, ever ordered, gone well, went well, go well, ended well, end well, worked out, work out, turned out, turn out, happy with it, happy with that, satisfied, success, successful, pleased with",
  theirs:
    "for him, for her, for them, was, were, did, took, had, his, her, hers, their, theirs, he, she, they",
  whichOne:
    "which one, which ones, which of, which of the two, which of those, which of them, the one with, the one using, the one that uses, the ones with, one on",
  stopped:
    "no longer running, not running, stopped running, dead, failed, flopped, fail, flop, didn t work out, did not work out, didn t make it, discontinued, stopped, closed down, shut down, gone offline, went offline, killed, abandoned, given up, gave up, stop before",
  more: "others, another, other",
  ones: "one, ones, project",
  person:
    "he, she, they, his, her, hers, him, their, theirs, them, himself, herself, that person, this person, that client, this client, that man, that woman, that lady, that gentleman, the boss, the owner, what job, which job, job title, position, s his job, s her job",
  one: "one with, and one, another with, any of them, one of them, any of those, one of those, the one, that one, one with, one for, one about, ones, that, this",
};
