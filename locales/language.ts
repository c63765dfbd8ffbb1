import type { PriceId } from "#app/studio/prices.ts";
import type { ProjectId } from "#app/studio/projects.ts";
import type { ServiceId, Unit } from "#app/studio/services.ts";
import type { ToolGroupId, ToolId } from "#app/studio/tech-stack.ts";
import type { TestimonialId } from "#app/studio/testimonials.ts";
import type { copy } from "./en/copy.ts";
import type { Matters } from "./matter.ts";

/** The English copy, one namespace per JSON file, is the type of every language's. */
export type Copy = typeof copy;
export type Namespace = keyof Copy;

/** Everything that a language brings along. */
export type Language = {
  /** in the language itself */
  name: string;
  /** its sign in the menu: the strokes of a flag of 24 by 16 */
  flag: readonly (readonly [color: string, width: number, path: string])[];
  /** whose way of writing numbers and dates it follows; link previews name it too */
  region: `${string}-${string}`;
  /** between a label and what it labels */
  colon: string;
  /** an opening hour, which Intl writes as nobody prints it: "9 AM", "09 h", "9" */
  clock: (hour: number, minute: number) => string;
  /** the place after the last: "twelfth", in digits where that is how one would write it */
  ordinal: (place: number) => string;
  /** "one" before a unit of time, in its gender */
  one: (unit: Unit) => string;
  /** from one length of time to another, both in words */
  fromTo: (from: string, to: string) => string;
  /** the law of a country, by its code and its name */
  law: (code: string, country: string) => string;
  /** letters of its headings and names beyond A to Z: the display face is cut to what is needed */
  letters: string;
  copy: Copy;
  /** how people speak of products, amounts and times */
  vocabulary: Vocabulary;
  /** numbers as a model may spell them out: words, the first one's value, the step from each to the next; 0 joins two */
  numbers: readonly (readonly [words: string, first: number, step: number])[];
};

/**
 * How people speak of products, amounts and times: phrases in small letters without accents, between commas.
 * A plural in -s needs no phrase of its own.
 */
export type Vocabulary = {
  /** how the precise things are asked that the terms, the policies and the answers each have a sentence for */
  matters: Matters;
  /** what must be said of these where something else is asked too: "is it a deal?" asks for no discount */
  besides: Record<Besides, string>;
  /** what products are called, beside the names that the pages give them */
  products: {
    rows: Record<PriceId, string>;
    services: Record<ServiceId, string>;
    projects: Partial<Record<ProjectId, string>>;
    tools: Partial<Record<ToolId, string>>;
    /** tools that others build with */
    otherTools: string;
    nda: string;
    /** what holds such a name and is none: this very site, web development */
    none: string;
  };
  /** what a project or a client may be known by: the casino, the one with 3D models, the winemaker */
  akin: {
    projects: Partial<Record<ProjectId, string>>;
    testimonials: Partial<Record<TestimonialId, string>>;
  };
  works: WorksVocabulary;
  basket: BasketVocabulary;
  /** by ISO 4217 code */
  currencies: Partial<Record<string, string>>;
  /** single words: what stands before a currency that a price is wanted in, and others than those above */
  inCurrency: Record<"before" | "names", string>;
  percent: string;
  units: Record<"hour" | "day" | "week" | "month" | "year", string>;
  /** what makes a half more of a number or of its unit: "a year and a half" */
  andHalf: string;
  /** what stands between a number and its days: "three working days" */
  dayKinds: string;
  /** around the two ends of a range, "and" apart, which joins other things too */
  rangeFrom: string;
  rangeAnd: string;
  /** between two things of which one is to be chosen */
  either: string;
  /** what says that one of two is asked against the other */
  more: string;
  /** single words between the one and the other: "more than" */
  than: string;
  /** single words for what one puts on a telephone */
  apps: string;
  /** single words: who wants to ring; whose project thinks for itself; what is on no price list; what runs on a phone */
  phone: string;
  ai: string;
  unlisted: string;
  native: string;
  /** what is sold in a shop, by the piece: "25 products" */
  goods: string;
  /** single words: ready-made shops; a site in more than one language */
  shopSystems: string;
  /** single words behind an "or" that is written like a word that asks */
  afterOr: string;
  bilingual: string;
  /** what says that something is sold on a site, and not only in a street */
  sellingOnline: string;
  /** what a site has several of: "six pages" */
  pages: string;
  /** single words: what comes on top of a price or does not; what others take payments with; before and after how long it has been so */
  tax: string;
  otherPayments: string;
  past: string;
  ago: string;
  /** before an amount that others pay: "they pay 9 euros a month" */
  paidByOthers: string;
  /** single words: of an address that is asked for to the door; of what others draw and print */
  street: string;
  drawnByOthers: string;
  /** single words of a server that is always there */
  uptime: string;
  /** single words of who complains: of what they are to pay; of what does not work */
  bills: string;
  faults: string;
  /** single words of a site that somebody has, and that may break */
  failing: string;
  /** who looks at unfinished work; single words: who sells and does not build; who comes along; what is kept; by which law */
  preview: string;
  seller: string;
  meeting: string;
  keeping: string;
  basis: string;
  /** single words of the terms of an agreement */
  clauses: string;
  /** single words of how fast something is done; beside a word that says what of it is meant: "the web one" */
  speed: string;
  versions: string;
  /** what asks for a reason */
  why: string;
  /** single words of how long an offer stands */
  validity: string;
  /** single words: what somebody will not go beyond */
  exceeding: string;
  /** single words: what is to become of what somebody has sent */
  erasing: string;
  /** single words: what somebody has on a site, and wants to have when it ends */
  contents: string;
  /** before what a design is turned into, and before the design; before what belongs to what was just named: "a SaaS with its panel" */
  into: string;
  from: string;
  its: string;
  /** between a thing and what it is to have */
  having: string;
  /** around the site that is the smallest there is: one page */
  smallest: string;
  /** single words of who has something */
  owning: string;
  /** before what somebody has already, and before that: "in our tool" */
  ours: string;
  within: string;
  /** a single word before what another thing is for */
  meantFor: string;
  /** single words that may stand before the site which is looked after: "my", "the" */
  determiners: string;
  /**
   * What somebody has already: what they say that they run, or have, before it; how it stands, after it; single words
   * of what is only supposed; and what says that it is still to be made.
   */
  owned: { runs: string; has: string; states: string; supposing: string; planned: string };
  /** around a site that is looked after; what is said of help with one, of one that others made, and of work that they left */
  care: { before: string; after: string; help: string; made: string; makers: string; left: string };
  /** what others sell: the name of a domain, what is bought with money, who films */
  elsewhere: { domain: string; bought: string; filmed: string };
  /** what a message is after that is heard as something strange */
  meant: Record<Meant, string>;
  rangeTo: string;
  /** a one that is no figure */
  article: string;
  /** before a time by which something is done */
  deadline: string;
  /** before a time over which something lasts */
  period: string;
  /** of months of upkeep: that one costs nothing, that those are meant which are paid, that they are counted from the launch, single words before a number of such, and what names the free one */
  months: { free: string; paid: string; first: string; initial: string; upkeep: string };
  /** how prices are asked for: by the levels of a service; what is done to what, where the security of something is meant; of several, each by itself; that a site is looked after, or made, and that others have made it; of months of upkeep, the launch that they are counted from, the end that they are counted to, and that the free one is over; of so many things, each; that two are weighed; what takes payments in a product, and single words before it; that an amount is there to be spent, for how long it lasts, and what is left of it; what speaks for a way to pay; what a site has several of; single words before each of which there is one, what is a part of a site and no thing to make, of so many times what was spoken of, of more on top of an amount, of what will have been paid, the months of a time in their order, and that what is added is priced by itself */
  pricing: Record<
    | "levels"
    | "secures"
    | "secured"
    | "each"
    | "upkeep"
    | "building"
    | "byOthers"
    | "launch"
    | "endOf"
    | "afterwards"
    | "ended"
    | "rest"
    | "every"
    | "apart"
    | "paidUntil"
    | "monthPlaces"
    | "per"
    | "parts"
    | "double"
    | "triple"
    | "times"
    | "onTop"
    | "asWell"
    | "bothWays"
    | "alike"
    | "undecided"
    | "whole"
    | "roles"
    | "checkout"
    | "spending"
    | "lasting"
    | "left"
    | "benefit"
    | "selling"
    | "contents"
    | "suiting"
    | "onePage"
    | "severalPages"
    | "ready",
    string
  >;
  /** what says that an amount comes each month, and that it comes once */
  monthly: string;
  once: string;
  /** what a follow-up says of what was spoken of before */
  cues: Record<Cue, string>;
  /** short names of rows, which the classifier hears as they are; a page after "1", and what says that it is a part */
  shortNames: { rows: Partial<Record<PriceId, string>>; page: string; of: string };
  /** what people need who do not know what a row is called: the row that comes closest */
  needs: Partial<Record<PriceId, string>>;
  /** what somebody in danger says: alone, or a word of each half in one message; and what only sounds like it */
  emergency: {
    signs: string;
    pairs: readonly (readonly [string, string])[];
    none: string;
  };
  /**
   * Who wants help to harm others: what says so alone; what is forged, unless it is one's own, to take what people
   * type, and what is robbed without; what is done to victims, or to one's own people; ways in that others have too; and who fears it.
   */
  unlawful: Record<
    | "signs"
    | "forging"
    | "own"
    | "taking"
    | "robbing"
    | "loot"
    | "acts"
    | "probing"
    | "praise"
    | "invented"
    | "making"
    | "spying"
    | "ways"
    | "victims"
    | "kin"
    | "none",
    string
  >;
  /** what may follow an amount of money without a currency, beside fillers and questions: "100 a month", "2000 max" */
  afterAmount: string;
  /** before an hour of the day: "at three" */
  hour: string;
  /** before a number of what was spoken of: "the two" */
  those: string;
  /** what stands for what was spoken of */
  pronouns: string;
  /** before what is not meant: "the maintenance, not the site" */
  not: string;
  /** what says that prices in general are meant, whatever was spoken of before */
  priceList: string;
  /** what a question or a request begins with */
  asking: string;
  /** what a part begins with that tells what for, and asks for nothing: "if we stay for a year, …" */
  context: string;
  /** what cannot stand before a question of its own: "I wonder how much" is one question */
  embedding: string;
  /** before an indirect question: "I'd like to know if …" */
  whether: string;
  /** between two questions */
  joins: string;
  /** what asks for the languages that the team speaks */
  spoken: string;
  /** single words of who asks for an answer in a language, and not for a site in it */
  speaking: string;
  /** words of a greeting, before what it leads to */
  greetings: string;
  /** words of which a follow-up may consist beside what it is about: "and what about the …?" */
  fillers: string;
  /** how one of several things just named is pointed at, by its place, and all of them */
  places: readonly string[];
  /** "how?", "what for?", and no word more */
  inWhichWay: string;
  /** "any example?", "have you done that?" */
  examples: string;
  /** "where is that written", "say that again" */
  sayAgain: string;
  /** "my first question" */
  firstAsked: string;
  last: string;
  /** single words of the last one, and of what comes after one */
  lastly: string;
  afterThat: string;
  /** … of how many it is one: "the first of the two" */
  ofThem: string;
  /** … and how many: "both", "all three" */
  all: string;
  /** all of them, without a number: "each of them" */
  every: string;
  /** a part without a figure, and what it may be a part of: "half upfront" */
  /** what says that an amount is the difference of two */
  difference: string;
  part: string;
  partOf: string;
};

/** Topics that are often heard in what is said beside a question. */
export type Besides = "discount" | "partners" | "seo" | "ads" | "price-list";

/** How somebody changes what they have in mind, who has been told a price: phrases, each of one kind alone. */
export type BasketVocabulary = {
  /** before what comes on top, and before what goes */
  add: string;
  drop: string;
  /** before what is given up for another; before that other, and what says of it alone that it takes a place */
  replace: string;
  by: string;
  insteadOf: string;
  /** takes back what was said */
  correct: string;
  /** nothing else beside it; one of it; one more of it */
  only: string;
  single: string;
  another: string;
  /** and one less */
  fewer: string;
  /** paid by the month, and once, in the words of who pays: "if I subscribed", "buying it" */
  renting: string;
  buying: string;
  /** of what is wanted: all of it together; as many of each; for as long, and paid in the same way */
  sum: string;
  together: string;
  each: string;
  same: string;
  /** what was wanted before, and at first */
  before: string;
  first: string;
  /** what a number is said of that counts what is wanted: "three of them" */
  pieces: string;
  /** what there are several of, each of which wants one: "two brands" */
  things: string;
  /** the larger of two that were shown, or the next in size, and the smaller; of all sizes the first, the last and what is between */
  bigger: string;
  smaller: string;
  smallest: string;
  middle: string;
  largest: string;
  /** what was taken away comes again */
  restore: string;
  /** what is asked of it: by how much it costs more or less; which way costs less, and from when on; whether an amount is enough */
  difference: string;
  cheaper: string;
  breakEven: string;
  enough: string;
  left: string;
  price: string;
  includes: string;
  time: string;
  /** what makes of all this something else: a minimum term, what one keeps */
  none: string;
  /** what may stand beside any of it */
  aside: string;
};

/** How people speak of what the studio has made, of who had it made, and of the tools that it was made with. */
export type WorksVocabulary = {
  /** what a project or a client is known by to who asks for what there is: the flat finder, a school, a slow shop */
  projects: Partial<Record<ProjectId, string>>;
  testimonials: Partial<Record<TestimonialId, string>>;
  /** kinds of tools, as one asks for them, and who or what provides such a thing */
  tools: Partial<Record<ToolGroupId, string>>;
  providers: string;
  /** what nobody else should know, and who has it */
  secrets: string;
  holding: string;
  /** "we work with others", "on our own servers" */
  ownTools: string;
  /** what the studio has done: "have you made", "one of yours" */
  done: string;
  /** what clients say of it */
  reviews: string;
  /** the projects, asked for by what is said of them: "which project", "a project with" */
  whichProject: string;
  /** where a tool was used */
  used: string;
  /** whether a project can be seen and tried, and what it is */
  shown: string;
  /** the projects that cannot be seen, those that were never finished, those that can be seen */
  hidden: string;
  unfinished: string;
  visible: string;
  /** what a client paid for it */
  paid: string;
  /** "something like that" */
  similar: string;
  /** who else has had it, and how that went */
  others: string;
  /** the one of them that …: "the one with", "that thing" */
  one: string;
  /** what was theirs, then; who they are */
  theirs: string;
  person: string;
  /** which of those just shown; the ones that stopped */
  whichOne: string;
  stopped: string;
  /** single words: more of them; after a tool, what was built with it */
  more: string;
  ones: string;
};

/** Topics whose phrases are telling where nothing else was understood. */
export type Meant =
  | "invoice"
  | "reach"
  | "reply"
  | "revisions"
  | "scope-change"
  | "nda"
  | "portfolio-rights"
  | "liability"
  | "meeting"
  | "after-end"
  | "shop";

/** What a few words in a follow-up mean, whatever they are said of. */
export type Cue =
  /** this as well */
  | "add"
  /** not this one */
  | "without"
  /** this one, and not what was said before */
  | "instead"
  /** the one for the other */
  | "swap"
  /** all of it together */
  | "sum"
  /** one against the other */
  | "compare"
  /** than what was spoken of */
  | "cheaper"
  /** of all */
  | "lowest"
  | "dearer"
  /** the same thing in another size */
  | "bigger"
  | "smaller"
  /** of two, the one that was not spoken of last */
  | "other"
  /** one of what there were several of */
  | "single"
  /** to end it */
  | "stop"
  /** what comes next */
  | "later"
  /** what is it, what is in it */
  | "define"
  /** once more */
  | "again"
  /** whether it is in the price */
  | "included"
  /** which end of the range, and why a range */
  | "range"
  /** whether it is within what one can spend */
  | "afford"
  | "year"
  | "halfYear"
  | "quarter"
  /** what somebody says who wants to have something */
  /** how long something takes */
  | "long"
  /** what is asked for is a price */
  | "cost"
  /** what was just spoken of */
  | "this"
  | "want"
  /** heard, and nothing asked */
  | "heard"
  /** heard, and not believed */
  | "doubt";
