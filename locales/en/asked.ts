const price =
  "price prices pricing cost costs much charge charges fee rate rates quote budget expensive cheap estimate ballpark";
const time =
  "long time timeline timelines duration deadline delivery deliver when ready fast quickly quick days weeks turnaround";

/**
 * The words with which visitors ask for each fact, beside those of the fact itself: synonyms, short forms,
 * other people's jargon. They are searched, never shown.
 */
export const asked = {
  price,
  time,
  stopWords:
    "a an the i im ive id you u ur your youre we our us me my it its is are am be been was were do does did dont can could would will shall should may have has had of for to in on at by with from as and or so if then than this that these those there here what whats which who whom how hows why any some about just please pls plz tell know like want wanna need needed get got give gimme want also really actually one no not too very help",
  phrases: [
    // A greeting before a question is no part of it.
    [/^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening))\b[\s,.!]+(?=\S)/g, ""],
    [/\b(?:one|single)[- ]?pager?\b/g, "onepager landing"],
    [/\bhow much time\b/g, "how long"],
    [/\btime ?zone\b/g, "timezone"],
    [/\b(?:hourly|by the hour|per hour)\b/g, "price"],
    [/\bwhose\b/g, "who owns"],
    [/\bwho (?:are|r) (?:you|u)\b/g, "studio team"],
    [/\bhow many (?:people|employees|developers|of you)\b/g, "team size"],
    [
      /\bwhat (?:do|can|does|is it) (?:you|u|your \w+)(?: guys| actually)? (?:do|offer)\s*\W*$/g,
      "services offer",
    ],
  ] as [RegExp, string][],
  asked: {
    "price.landingPage": `${price} landing page lander one-pager onepager single one page simple small page campaign`,
    "price.marketingWebsite": `${price} marketing website site web company business corporate brochure showcase several multi pages homepage`,
    "price.figmaToUi": `${price} figma to ui file mockup mockups psd sketch convert conversion slicing html turn code`,
    "price.mvp": `${price} mvp minimum viable product first version startup app`,
    "price.saasPrototype": `${price} saas prototype software service platform poc proof concept`,
    "price.adminPanels": `${price} admin panel panels dashboard dashboards backoffice back office cms internal tool crm`,
    "price.tokenValidation": `${price} basic token validation jwt tokens api validate auth`,
    "price.rbacOauthLogging": `${price} rbac oauth logging roles role-based access control permissions login sign-in signin google authentication logs`,
    "price.multiTenantAuth": `${price} multi-tenant multitenant multi tenant tenants auth audit logs log customers separated`,
    "price.maintenance": `${price} maintenance maintain upkeep monthly month after free updates support plan`,
    "price.onCall": `${price} on-call oncall on call developer standby emergency 24/7 night urgent month`,
    prices: `${price} prices price list general overall ranges website build shop store ecommerce e-commerce online app something vary range minimum starting`,
    subscription:
      "subscription subscriptions subscribe monthly month by payments instalments installments instead spread once plan plans fixed option options how payment model",
    hosting: "hosting host hosted server servers domain included include includes shared where deploy online",
    nda: "nda non-disclosure confidential private secret sign agreement project projects stealth custom quote",
    "time.landing": `${time} landing page lander one-pager website site web page frontend front-end`,
    "time.saas": `${time} saas mvp full-stack fullstack full stack app application platform product software prototype months month`,
    "time.all": `${time} average project general usual usually start whole build`,
    "time.security": `${time} security auth audit oauth rbac`,
    hours:
      "hours open opening opened office business working work weekend weekends week-end saturday sunday monday friday holiday closed days schedule time available availability timezone cet evening answer reply",
    reply: "reply replies respond response answer back hear soon quickly fast time wait long within",
    reach:
      "contact reach email e-mail mail phone telephone number call ring talk speak human person someone somebody real touch write address whatsapp meeting appointment book",
    location:
      "where whereabouts located location based city country office address budapest hungary hungarian europe headquarters from visit",
    freeMaintenance:
      "free support period maintenance after launch post-launch included warranty guarantee happens once live online delivered bug bugs next month afterwards what then",
    support:
      "breaks broken break down crash crashes bug problem wrong stops emergency together work working collaborate communication communicate follow progress updates fix outage",
    "service.all":
      "services service offer offering do make build what kind things sell specialise specialize specialty company studio agency",
    "service.frontend":
      "frontend front-end front end website websites landing responsive mobile phone fast slow loading speed design react build developer",
    "service.fullstack":
      "fullstack full-stack full stack app application apps webapp web saas mvp backend back-end database payments stripe sign up product mobile build develop create",
    "service.security":
      "security secure authentication auth oauth jwt token api login hack hacked safe roles permissions audit protect vulnerability pentest",
    "service.support":
      "support takeover take over existing project code another other previous developer agency inherit legacy unfinished rescue continue updates fix small changes",
    seo: "seo search engine engines google ranking rank found find marketing campaign traffic ads digital analytics",
    process:
      "process steps step how work works working begin start starting first go project stages methodology workflow run brief kick-off kickoff procedure begin",
    wordpress:
      "wordpress wp cms wix squarespace webflow drupal joomla shopify why react instead better difference versus vs plugins elementor",
    stack:
      "tech stack technology technologies tools tool framework frameworks language languages programming use react next nextjs node tailwind supabase firebase prisma vite php laravel python vercel digitalocean typescript javascript built",
    "stack.payments":
      "payment payments checkout stripe lemonsqueezy paypal card cards accept online integrate subscriptions integration billing sell",
    projects:
      "portfolio project projects example examples work works made built past previous references case study studies show see recent clients done sites",
    testimonials:
      "testimonial testimonials review reviews clients customers client opinion opinions say said feedback reference references happy trust recommend recommendation rating",
    about:
      "who are you studio company agency team people size big employees freelancer developers mission values about behind founder staff story",
    ownership:
      "own owns owner ownership code source rights copyright intellectual property ip license licence mine keep belong belongs transfer git repository",
    cancel:
      "cancel cancellation stop terminate termination end leave quit subscription contract commitment minimum term notice lock-in locked unsubscribe anytime",
    refund: "refund refunds money back refunded reimburse reimbursement satisfied unhappy",
    invoice:
      "invoice invoices vat tax taxes billing bill bank transfer payable included extra hidden fees third-party domain",
    instalments:
      "deposit upfront advance first instalment instalments installment pay payment paid half stages before start fixed rise change increase",
    latePayment: "late payment pay interest overdue unpaid invoice penalty delay miss",
    age: "age old minimum minor minors 18 years teenager underage eligible",
    law: "law legal governing jurisdiction court courts hungarian dispute disputes complaint sue",
    liability: "liability liable damages responsible cap maximum compensation loss",
    scope:
      "change changes changed mind scope extra feature features add additional revision revisions modify middle during modification",
    privacy:
      "privacy gdpr data personal information keep store delete stored collect share sell safe message messages retention",
    cookies: "cookies cookie tracking track tracker consent banner analytics",
    chatPrivacy:
      "chat conversation chats conversations stored saved read sent google gemini ai assistant private confidential record recorded who sees",
    bot: "bot robot ai human person real machine artificial intelligence chatgpt gpt program talking speaking am automatic automated",
    greeting: "hello hi hey hiya good morning evening afternoon greetings yo howdy",
    thanks: "thanks thank thx ty cheers great perfect awesome bye goodbye ok okay cool",
  },
};
