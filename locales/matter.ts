/** Precise things that visitors ask of the terms, the policies and the answers: each has its own sentences on the pages. */
export type Matter =
  | Detail
  | UnsaidMatter
  /** accessibility of this very site: whether it was used with a screen reader, to what standard it is built, who checked it */
  | "accessible"
  | "screenReader"
  | "anyScreenReader"
  | "standard"
  | "audit"
  /** time of a maintenance plan that was not used; what the free month does not cover, and a fault in it; whether anybody is taught */
  | "unusedTime"
  | "freeCovers"
  | "freeMonth"
  | "freeFault"
  | "training"
  /** what the client sends late; whether a date binds; whether a fixed price can rise; how long a quote stands */
  | "lateContent"
  | "bindingDate"
  | "priceRise"
  | "quoteHolds"
  /** whose account it is hosted by, and whether it is always there */
  | "ownHosting"
  | "sharedHosting"
  | "uptime"
  /** the data of the client's own customers, and who answers for them; how to have erased what one sent */
  | "clientData"
  | "controller"
  | "erase"
  /** which street */
  | "street"
  | "testimonialConsent"
  /** what may be told before an agreement on secrecy is signed, and how long secrecy lasts */
  | "secretFirst"
  | "secrecyLasts"
  /** whether what the assistant says binds */
  | "chatBinding"
  /** how a subscription works, and what one gains by it */
  | "subscriptionHow"
  | "subscriptionGain"
  /** what happens to a site that is not paid for, and what interest is of */
  | "suspension"
  | "lateRate"
  /** what is owed by who ends a project, and who may withdraw from the contract */
  | "owedAtEnd"
  | "withdrawal"
  | "domainOwner"
  | "sameDesign"
  /** how a project goes, from its start to its end */
  | "steps"
  /** whether an email is enough; how soon, and for how much, who asks for their data is answered; where a message goes */
  | "inWriting"
  | "dataRequest"
  | "formData"
  | "readers"
  /** at which step one learns the price; what care holds once it is paid; whose the work is before; how money is sent */
  | "priceStep"
  | "paidCare"
  | "untilPaid"
  | "howPaid"
  | "deposit"
  /** in which language the terms count */
  | "termsLanguage"
  /** not to be shown among the works */
  | "notShown"
  /** their own site was broken into, or they are locked out of it */
  | "ownTrouble"
  /** what of it is otherwise for who buys as a private person */
  | "consumer";

/** A detail of what was just answered, or a neighbour of it, that the pages have a sentence for. */
export type Detail =
  /** of this site: by keyboard alone, without scripts, why it is not called fully accessible, whom to tell what is in the way */
  | "keyboard"
  | "howTested"
  | "zoomed"
  | "signLanguage"
  | "withoutScript"
  | "notConformant"
  | "barrier"
  /** when it is paid, as a project goes; what a quote costs, and whether it can be signed later */
  | "stepPayment"
  | "quoteFree"
  | "signLater"
  /** what stays the client's; an invoice that is not agreed with */
  | "ownContent"
  | "disputed"
  /** what becomes of the chat; what a visit leaves behind */
  | "chatEnds"
  | "onVisit"
  /** how long one must stay; what happens to who stops paying; where it would run */
  | "minimumTerm"
  | "stopPaying"
  | "whereHosted"
  | "dataPlace"
  /** who else works on it; whether one talks to who builds it; what to write first */
  | "outsourced"
  | "directTalk"
  | "firstMessage"
  /** who writes what the law wants on a site */
  | "legalPages"
  /** whether some of the care is free, and whether one must go on with it; whether who was helped out gets the free month */
  | "careFree"
  | "careAfter"
  | "freeForOthers"
  /** how soon who is on call answers */
  | "responseTime"
  /** in whose name the accounts with others are; being named as a client */
  | "accountOwner"
  | "namedAsClient"
  /** what a consumer may do besides going to court; what is handed over of a project that ends early */
  | "besidesCourt"
  | "paidHandover"
  /** how long a message from the form is kept */
  | "formKept"
  /** whether the client can change what stands on their site; whether what is built is documented */
  | "editMyself"
  | "documented"
  /** whether what is built can be taken elsewhere, and whose it is while it is rented; who may see what is told in confidence */
  | "movable"
  | "rentedRights"
  | "whoSees"
  /** whether data are used to advertise, or sold; what there is for who does not like what was made */
  | "noAds"
  | "disliked"
  /** whether the site will be the first that a search finds, or earn so much; a password of the studio's own; homework */
  | "promised"
  | "ourSecrets"
  | "homework"
  /** whether somebody answers the telephone in a language; who orders for somebody too young */
  | "phoneInLanguage"
  | "minor"
  /** why a price has two ends; whether several together cost less */
  | "whyRange"
  | "bundle"
  /** which services take payments, and whether the client's customers may pay by others */
  | "whichPayments"
  | "buyersPay";

/** What is asked of the studio, and is on no page. */
export type UnsaidMatter =
  /** since when there is a studio; whose it is, and how its people are called; what it earns, and of how many clients */
  | "founded"
  | "ownerName"
  | "figures"
  /** whether a law of another country is followed; whether somebody far away can be a client */
  | "otherLaw"
  | "farAway";

/** Lists of phrases: of each of them, one is said. */
export type Sign = readonly string[];

/**
 * How a matter is asked: by any of its signs, or by those which tell only after something near to it was spoken of;
 * and what says that something else is meant. In a phrase `*` stands for the rest of a word, and `…` for a few words;
 * what names products or measures stands there as the classifier sees it: `<row>`, `<service>`, `<nda>`, `<month>`.
 */
export type Signs = { said?: readonly Sign[]; after?: readonly Sign[]; none?: string };

export type Matters = Record<Matter, Signs>;

export type Details = Record<Detail, Signs>;

export type Unsaid = Record<UnsaidMatter, Signs>;
