import type { BasketVocabulary } from "../language.ts";

export const basket: BasketVocabulary = {
  add: "add, adding, plus, with, on top, on top of that, together with, along with, including, also, as well, as well as, in addition, throw in, put in, put, also want, also need, we also want, we also need, i also want, i also need, besides, and also, too, extra, have also, bring in, bring back, put back, add back, back in, more",
  drop: "off again, out again, away again, without, leave, drop, dropping, leave out, leaving out, left out, leave off, remove, minus, take out, take off, take away, lose, skip, skipping, scrap, cut, cut out, forget, forget about, forgetting, no need for, don t need, dont need, do not need, don t want, dont want, do not want, not, not the, except, excluding, get rid of, less the, kill, ditch, bin, no, without any, minus the, all but, everything but, all except, everything except, don t take, dont take, do not take, never take, we skip, i skip, not take",
  replace: "replace, replacing, swap, swapping, exchange, trade, change, switch, swap out",
  by: "by, for, with, to, into",
  insteadOf: "instead of, in place of, rather than, and not, not for",
  correct:
    "typo, sorry typo, hang on, hold on, back to, instead, rather, actually, i meant, i mean, we meant, we mean, sorry, my mistake, my bad, wait, no wait, oops, make it, make that, let s make it, lets make it, better, make them, after all, changed my mind, on second thought, on second thoughts, scratch that, no, nope, nah, not quite, let s say, lets say, let s take, lets take, go for, go with, i ll take, we ll take, i d take, we d take, take, it s, its, it is, they are, there are, there s, turns out, just realised, should be, need to be",
  only: "only, just, alone, on its own, by itself, solely, nothing but, and nothing else, nothing else",
  single:
    "one of the, just one, only one, one only, a single one, a single, one of them, one of those, just the one, only the one, one will do, one is enough, one after all, one piece",
  another:
    "one more, another one, another, a second one, one extra, an extra one, an additional one, an additional",
  fewer: "one less, one fewer, take one away, take one off, take one out, leave one out, minus one, less one",
  renting:
    "subscribed, subscribing to it, renting, rent, rented, lease, monthly payments, monthly plan, pay monthly, pay by month, in installments, on the monthly, the monthly one",
  buying:
    "bought, buying, buy, buy it, had i bought, if i bought, upfront, up front, outright, in one payment, one payment, one time, one time payment, lump sum, in full, flat price",
  sum: "in total, total, totals, sum, summed up, add up, added up, all in, all told, all up, in all, all in all, overall, grand total, the lot, everything, for everything, whole thing, all of it, all of that, whole lot, come to, comes to, that come to, what s that come to, what does that come to, what does it come to, what would that come to, that makes, makes in total, it makes, sum total, final figure, running total, bill",
  together:
    "together, all together, put together, combined, both together, altogether, the lot together, bundled, in one bill, on one bill",
  each: "of each, each",
  same: "same, the same, likewise, same again, same length, same duration, same period, same time, same term, as before, same way, over the same period, for the same time, same number, ditto, all that time",
  before: "before, previously, the one before, earlier, just now, a moment ago, that one before",
  first:
    "just the first version, only the first version, the first version only, at first, initially, originally, first asked, asked first, i asked first, i first asked, we started with, i started with, to begin with, the original, the first one i asked about, what i asked for first, at the start, at the beginning, in the beginning, to start with, the first version, what i asked first, than the first idea, the first plan, original plan, original idea, first idea, first list, my first list, the first lot, the first selection, as at first, like at first",
  pieces:
    "of them, of those, of these, pieces, copies, units, times, x, of that, of it, such, such pages, of the same, like that, ones",
  bigger:
    "bigger of those, bigger of the two, larger of the two, bigger kind, larger kind, bigger version, larger version, bigger category, larger category, bigger option",
  smaller:
    "smaller of those, smaller of the two, smaller kind, smaller category, smaller option, smaller version, lesser one, simpler kind, cheaper kind",
  smallest:
    "most basic of these, most basic of those, simplest of these, smallest of these, smallest of those, most basic one of",
  middle:
    "the one in the middle, one in the middle, in the middle, middle one, the middle, middle option, middle tier, middle level, middle version, one in between, in between one, the intermediate, intermediate one",
  largest:
    "most thorough, most thorough one, most complete option, complete one, most complete, most complete one, fullest, full version, full package, full monty, whole hog, top one, top tier, top level, top version, most advanced, most advanced one, biggest of those, biggest of these, largest of those, largest of these, biggest one you have, the biggest one, the largest one, all the bells and whistles",
  restore:
    "put it back, put that back, put it back in, put that back in, bring it back, bring that back, add it back, add that back, add it back in, back in again, put it in again, have it back, take it back in",
  things:
    "files, designs, mockups, drawings, brands, branches, locations, companies, businesses, firms, clients, customers of ours, campaigns, restaurants, hotels, offices, subsidiaries, units, pieces, copies",
  difference:
    "wouldve i saved, would i have saved, would we have saved, saved, i saved, differ, difference, differences, how much more, how much less, how much cheaper, how much dearer, by how much, how much do i save, how much would i save, how much do we save, how much would we save, what do i save, what would i save, what do we save, do i save, would i save, saving, savings, how much difference, price difference, difference in price, gap, extra cost, more expensive by, how much extra, what s the difference, so how much less, so how much more, how much am i saving, what am i saving, save, saves, apart",
  cheaper:
    "better, more than the fixed price, more than buying, more than the subscription, more than paying once, more than outright, less than buying, vs paying, versus paying, cheaper, which is cheaper, what s cheaper, which one is cheaper, which works out cheaper, works out cheaper, less expensive, which costs less, dearer, more expensive, worth it, pay off, pays off, better deal, which is better value, better value, cheaper way, cheaper to, buy or rent, rent or buy, buying or renting, less than, more than, cheaper than, dearer than, is it less, is that less",
  breakEven:
    "after how many months, from which month, from what month, from which month on, when does it pay off, when does buying pay off, break even, breaks even, tipping point, after how long, at what point, how many months until, when is buying cheaper, when does buying win, be dearer than buying, is buying the better deal, is buying better, is buying cheaper, until buying is cheaper, overtake, overtakes",
  left: "left, left over, leftover, what s left, remains, remaining, change left, to spare, over after that, missing, short, how much am i short, how much short, how short, am i missing, are we short, would be missing, how much is missing, leave enough, leave me enough, leave us enough, leave anything, leave any, leaves enough, leaves anything, left for, enough left",
  enough:
    "enough, is that enough, does that fit, does it fit, do they fit, fit, fits, would that fit, afford, can i afford, can we afford, can i get, can we get, could i get, could i have, could i do, could we do, cover, covers, would that cover, does that cover, within budget, in budget, within, in reach, would that do, would that be enough, will it do, can i do, is it possible, possible, does that work, would that work, manage, stretch to, have enough, budget, my budget, our budget, to spend, can spend, raise it to, push it to, go up to, go to",
  price:
    "spent, have spent, have paid, i paid, we paid, have i paid, have we paid, be paying, have i spent, will i have paid, will i have spent, owe, how much, price, prices, cost, costs, what do i pay, what would i pay, what do we pay, what would we pay, do i pay, would i pay, do we pay, pay, paying, paid, run me, run us, set me back, set us back, charge, figure, damage, ballpark, quote, come out at, work out at, works out at, come in at, amount, end up paying, looking at, am i looking at, are we looking at, what s the price, what would it be, what would that be, what is that in total",
  includes:
    "included, what s included, what is included, what do i get, what s in, what is in, what s in it, what is in it, contain, contains, include, includes, cover exactly",
  time: "how long, how quickly, how soon, how fast, how long would, how long does it take, how much time, how many weeks, how many days",
  none: "minimum, minimum term, notice, keep the site, keep my site, keep the website, keep my website, keep it after, do i keep, do we keep, to decide, around the clock",
  aside:
    "more than i thought, more than we thought, more than expected, more than i expected, more than i hoped, more than planned, spread, spread out, between, nice, back, inside, simple, simpler, regular, normal, usual, proper, own, had, pair, arrangement, category, kindly, instead of that, month, months, monthly one, period, us both, of them, those months, those two, in one go, a, an, the, and, or, but, so, ok, okay, k, right, fine, great, good, hm, hmm, ah, oh, well, yes, yeah, yep, please, pls, plz, thanks, thank you, then, now, it, that, this, these, those, they, them, one, we, i, me, us, you, my, our, your, he, she, is, are, was, be, been, being, do, does, did, would, could, can, will, should, d, ll, s, re, ve, m, t, of, in, on, at, to, as, if, for, from, about, what about, how about, and what about, say, let s, lets, let, want, need, wants, needs, like, would like, d like, we need, i need, we want, i want, get, have, go, going, put, still, again, there, here, over, during, after, per, which, how, when, where, whats, hows, cheers, ta, wow, ouch, uh, um, erm, hi, hello, hey, sure, alright, all right, got it, i see, perfect, cool, understood, thing, things, part, bit, stuff, option, version, package, plan, way, case, in that case, any, some, order, ordering, book, choose, pick, them both, up, out, too much, bit much, much, expensive, pricey, hefty, steep, fair enough, no problem, by the way, btw, first, next, instead, it all, them all, start, starting, begin, beginning, with it, only, kind, kinds, sort, project, site one, ask, asking, tell me, give me, show me, work out, calculate, recalculate, do the sum, maths, math, the sums, redo it, redo, run, launch, launched, go live, live, afterwards, afterward, later, keep, stay, staying, stay with, staying with, stick with, sticking with, rest, both times, either way, cheapest case, ideally, maybe, perhaps, probably, rough, roughly, about that, ish, approx, approximately, exactly, precisely, really, even, though, however, than, what, would be, will be, anything, nothing, whatsoever, actually, remind me, again please, tell me again, this last version, that last version, this version, tmb, quote me, got, euros, euro, correct",
};
