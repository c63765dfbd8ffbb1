import type { Vocabulary } from "../language.ts";

export const vocabulary: Vocabulary = {
  products: {
    rows: {
      landingPage:
        "page d'atterrissage, pages d'atterrissage, page de destination, landing, landing page, page unique, site une page, site d'une page, site d'une seule page, site en une page, site monopage, monopage, one page, onepage, page de vente, page de capture, page de lancement, page de campagne, simple page, une seule page",
      marketingWebsite:
        "site vitrine, sites vitrines, site web, site internet, site, page web, site marketing, site corporate, site d'entreprise, site pour mon entreprise, site de presentation, site professionnel, site pro, site complet, plusieurs pages, site de plusieurs pages, vitrine",
      figmaToUi:
        "de figma a l'interface, de figma a ui, figma vers interface, figma en code, figma en html, figma en react, maquette figma, maquettes figma, fichier figma, figma, integration figma, maquettes en code, integration de maquette, integration de maquettes, integration de ma maquette, maquette en code",
      mvp: "mvp, produit minimum viable, produit minimal viable, premiere version de mon produit, premiere version du produit",
      saasPrototype:
        "prototype de saas, prototype saas, saas, produit saas, prototype, preuve de concept, poc, logiciel en ligne, logiciel saas, application saas, sass",
      adminPanels:
        "interface d'administration, interfaces d'administration, interface d'admin, interface admin, panneau d'administration, panneau d'admin, panneau admin, panneaux d'administration, espace d'administration, espace admin, admin, back office, backoffice, tableau de bord, dashboard, outil interne, outil de gestion, interface de gestion, panel admin, panel d'administration",
      tokenValidation:
        "validation jeton, validation token, jeton jwt, validation simple des jetons, validation des jetons, validation de jetons, validation de token, validation de tokens, validation des tokens, verification des jetons, verification de jetons, verification de tokens, verification des tokens, controle des jetons, validation jwt, valider les jetons, valider des tokens, validation par jeton",
      rbacOauthLogging:
        "rbac oauth journalisation, rbac et oauth, rbac avec oauth, rbac, oauth, oauth2, controle d'acces par roles, gestion des roles, roles et permissions, gestion des droits, droits d'acces, connexion avec google, connexion google, connexion par google, se connecter avec google",
      multiTenantAuth:
        "authentification multi locataire journaux d'audit, authentification multi locataire, authentification multi locataires, multi locataire, multi locataires, multilocataire, multi tenant, multitenant, multi client, multi clients, journaux d'audit, journal d'audit, logs d'audit, authentification multi tenant",
      maintenance:
        "maintenance, contrat de maintenance, plan de maintenance, forfait maintenance, forfait de maintenance, entretien, entretien du site, maintenace, maintenence, tma",
      onCall:
        "developpeur d'astreinte, developpeur en astreinte, astreinte, astreintes, dev d'astreinte, developpeur de garde, service d'astreinte",
    },
    services: {
      frontend: "developpement front end, developpement frontend, front end, frontend, dev front",
      fullstack:
        "developpement full stack, developpement fullstack, full stack, fullstack, application web, appli web, application, appli, app, plateforme, logiciel, web app, webapp, produit web",
      security:
        "securite des api et de l'authentification, securite des api, securite de l'authentification, securite, authentification, auth, securisation",
      support: "maintenance et assistance, assistance, support, support technique, assistance technique",
    },
    projects: {},
    tools: {},
    none: "react native, ce site, votre site, votre site web, votre site internet, notre site, developpement web, agence web, developpeur web, studio web, sur site, hebergement web, adresse web, app store",
    otherTools: "",
    nda: "nda, sur devis, accord de confidentialite, accord de non divulgation, projet prive, projets prives, projet confidentiel, projets confidentiels, projet secret, projet sous nda, projets prives et sous nda, devis sur mesure",
  },
  akin: {
    projects: {
      vpslab: "vps, location de serveurs, hebergeur, societe d'hebergement, projet d'hebergement",
      "nare-reti-portfolio": "portfolio de developpeur, portfolio personnel, site portfolio",
      "cyber-temp": "mail temporaire, e-mail temporaire, adresse temporaire, adresse jetable, mail jetable",
      "lfgeb-truth": "site d'ecole, site de lycee, site de fans, site scolaire",
      casinus: "casino, paris en ligne, jeux d'argent, poker, roulette, bingo",
      "cap-killer": "captcha",
      cyberious: "executeur de scripts, cle de licence, cles de licence",
      "no-inspect": "outils de developpement, devtools",
      "techboard-3d": "3d, modele 3d, modeles 3d, en 3d",
      "house-seeker":
        "immobilier, agence immobiliere, recherche de biens, recherche de maison, recherche immobiliere, agent immobilier, immobiliere",
      "saas-genius": "idees de saas, generateur d'idees",
    },
    testimonials: {
      levente: "velo, velos, magasin de velos, cycles",
      tommaso:
        "vin, vins, vigneron, vignoble, viticulteur, domaine viticole, vignes, mauvais reseau, zone blanche, mauvaise connexion",
      aoife:
        "location saisonniere, locations saisonnieres, gite, gites, location de vacances, locations de vacances",
      hugo: "comptable, comptables, comptabilite, cabinet comptable, tableur",
      jonas: "logistique, transport, transporteur, expeditions",
      zsofia: "e learning, formation en ligne, cours en ligne, plateforme de formation",
      maelle: "atelier, artisan, artisane, createur, creatrice",
    },
  },
  currencies: {
    EUR: "euro, euros",
    USD: "dollar, dollars",
    GBP: "livre, livres, sterling",
    CHF: "franc, francs",
    HUF: "forint, forints",
    JPY: "yen, yens",
  },
  percent: "pour cent, pourcent, pour cents",
  units: {
    hour: "heure, heures, h",
    day: "jour, jours, j, journee, journees",
    week: "semaine, semaines, sem",
    month: "mois",
    year: "an, ans, annee, annees",
  },
  dayKinds: "",
  rangeFrom: "entre, de",
  rangeAnd: "et, ou",
  either: "ou",
  rangeTo: "a, jusqu a",
  article: "un, une",
  deadline: "en, dans, sous, prend, prennent, d'ici, apres",
  period: "sur, sur plus de, pendant, durant, au bout de",
  monthly:
    "par mois, chaque mois, tous les mois, au mois, mensuel, mensuelle, mensuels, mensuelles, mensuellement, mensualite, mensualites, abonnement, abonnements, abonner",
  once: "fixe, prix fixe, au forfait, forfait, une fois, une seule fois, en une fois, comptant, unique, d'un coup",
  priceList:
    "tarifs, les prix, nos prix, liste de prix, grille tarifaire, moins cher, moins chere, projets a partir de",
  asking:
    "combien de, c est combien, est ce que, qu est ce, quel est, quelle est, quels sont, combien, quel, quelle, quels, quelles, quand, ou, qui, pourquoi, comment, que, qu, quoi, est ce, est il, est elle, sont ils, faut il, peut on, pouvez vous, pourriez vous, puis je, faites vous, avez vous, etes vous, proposez vous, acceptez vous, travaillez vous, livrez vous, y a t il, dois je, dites moi, donnez moi, montrez moi, je voudrais savoir, j aimerais savoir, je veux savoir, cb",
  context:
    "si, quand, comme, puisque, parce, bien, apres, avant, pour, nous, je, j, mon, ma, notre, bonjour, salut",
  embedding:
    "savoir, sais, dire, dites, moi, demande, voir, comprendre, de, pour, sur, a, avec, par, en, et, c, est, idee, importe, depuis, pas, que, ce, qu, dans, vers, la, le, l, d",
  joins: "et, aussi, puis, ensuite, mais, ou, ainsi que",
  fillers:
    "et, ou, mais, pour, en, par, vs, le, la, les, l, un, une, des, du, de, d, non, pas, je, voulais, veux, dire, parle, plutot, alors, ok, svp, s, il, vous, plait, avec, desole, pardon, en, fait, meme, question, chose, cas, ce, c, est, serait, celui, celle, ceux, ca, cela, si, oui, hmm, bon, aussi, qu, que, quid, quoi, au, aux, a, mon, ma, notre, nous, dans, sur, ?",
  places: [
    "premier, premiere, 1er, 1ere",
    "deuxieme, second, seconde, 2e, 2eme, l autre",
    "troisieme, 3e, 3eme",
    "quatrieme, 4e",
    "cinquieme, 5e",
  ],
  last: "le dernier, la derniere, dernier, derniere",
  all: "les deux, les trois, tous les deux, toutes les deux, tous, toutes, chacun, chacune",
  part: "moitie, quart",
  partOf:
    "acompte, arrhes, avance, a la commande, d'avance, prix, remise, reduction, rabais, ristourne, remboursement",
};
