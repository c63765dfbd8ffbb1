import type { Vocabulary } from "../language.ts";
import { basket } from "./basket-vocabulary.ts";
import { matters } from "./matters.ts";
import { works } from "./works-vocabulary.ts";

export const vocabulary: Vocabulary = {
  matters,
  besides: {
    discount:
      "remise, rabais, ristourne, reduction, promo, moins cher, geste, prix, negoci*, <percent>, pourcent, code, tarif, gratuit, association, etudiant, plusieurs, offre",
    partners:
      "partenair*, partenariat, revend*, marque blanche, commission, apporteur, affili*, collabor*, sous traitance, sous traiter, ensemble, co traitance, cotraitance",
    seo: "google, seo, referenc*, recherche, trouv*, visib*, visiteur, trafic, position, mot cle, marketing, campagne, bing",
    ads: "annonce, publicit*, pub, adwords, campagne, google, facebook, instagram, promotion, promouvoir, marketing, sponsoris*",
    "price-list":
      "prix, cout, coute*, tarif*, factur*, budget, payer, paie, paye, cher, argent, <money>, devis, combien, grille, liste, formule, depense, somme, chiffre",
  },
  products: {
    rows: {
      landingPage:
        "page d'atterrissage, pages d'atterrissage, page de destination, landing, landing page, page unique, site une page, site d'une page, site d'une seule page, site en une page, site monopage, monopage, one page, onepage, page de vente, page de capture, page de lancement, page de campagne, simple page, page simple, page de presentation, une seule page, une seule page web, page web unique, page web seule, pages uniques, pages simples, petite page, petites pages, page separee, pages separees, page distincte, pages distinctes, page bien distincte, page independante, pages independantes, page a part, pages a part, page la plus simple, page la plus basique",
      marketingWebsite:
        "la vitrine, site vitrine, sites vitrines, site web, site internet, site, page web, site marketing, site corporate, site d'entreprise, site pour mon entreprise, site de presentation, site professionnel, site pro, site complet, plusieurs pages, site de plusieurs pages, vitrine",
      figmaToUi:
        "de figma a l'interface, de figma a ui, figma vers interface, figma en code, figma en html, figma en react, maquette figma, maquettes figma, fichier figma, figma, integration figma, maquettes en code, integration de maquette, integration de maquettes, integration de ma maquette, maquette en code",
      mvp: "mvp, produit minimum viable, produit minimal viable, premiere version de mon produit, premiere version du produit, produit minimum",
      saasPrototype:
        "prototype de saas, prototype saas, saas, produit saas, prototype, preuve de concept, poc, logiciel en ligne, logiciel saas, application saas, sass",
      adminPanels:
        "interface d'administration, interfaces d'administration, interface d'admin, interface admin, panneau d'administration, panneau d'admin, panneau admin, panneaux d'administration, espace d'administration, espace admin, admin, back office, backoffice, tableau de bord, dashboard, outil interne, outil de gestion, interface de gestion, panel admin, panel d'administration",
      tokenValidation:
        "validation simple, simple validation, validation basique, validation jeton, validation token, jeton jwt, validation simple des jetons, validation des jetons, validation de jetons, validation de token, validation de tokens, validation des tokens, verification des jetons, verification de jetons, verification de tokens, verification des tokens, controle des jetons, validation jwt, valider les jetons, valider des tokens, validation par jeton",
      rbacOauthLogging:
        "connexion google et roles, connexion avec roles, partie connexion, rbac oauth journalisation, rbac et oauth, rbac avec oauth, rbac, oauth, oauth2, controle d'acces par roles, gestion des roles, roles et permissions, gestion des droits, droits d'acces, connexion avec google, connexion google, connexion par google, se connecter avec google, connexion via google, compte google",
      multiTenantAuth:
        "authentification multi locataire journaux d'audit, authentification multi locataire, authentification multi locataires, multi locataire, multi locataires, multilocataire, multi tenant, multitenant, multi client, multi clients, journaux d'audit, journal d'audit, logs d'audit, authentification multi tenant",
      maintenance:
        "maintenance, contrat de maintenance, plan de maintenance, forfait maintenance, forfait de maintenance, entretien, entretien du site, maintenace, maintenence, tma, lentretien",
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
      vpslab:
        "vps, location de serveurs, hebergeur, societe d'hebergement, projet d'hebergement, paiement, paiements",
      "nare-reti-portfolio": "portfolio de developpeur, portfolio personnel, site portfolio",
      "cyber-temp": "mail temporaire, e-mail temporaire, adresse temporaire, adresse jetable, mail jetable",
      "lfgeb-truth": "site d'ecole, site de lycee, site de fans, site scolaire",
      casinus: "casino, paris en ligne, jeux d'argent, poker, roulette, bingo",
      "cap-killer": "captcha",
      cyberious: "executeur de scripts, cle de licence, cles de licence, paiement, paiements",
      "no-inspect": "outils de developpement, devtools",
      "techboard-3d": "3d, modele 3d, modeles 3d, en 3d",
      "house-seeker":
        "immobilier, agence immobiliere, recherche de biens, recherche de maison, recherche immobiliere, agent immobilier, immobiliere",
      "saas-genius": "idees de saas, generateur d'idees, paiement, paiements",
    },
    testimonials: {
      levente: "velo, velos, magasin de velos, cycles",
      tommaso:
        "vin, vins, vigneron, vignoble, viticulteur, domaine viticole, vignes, mauvais reseau, zone blanche, mauvaise connexion",
      aoife:
        "location saisonniere, locations saisonnieres, gite, gites, location de vacances, locations de vacances, meubles de tourisme, paye au mois, payent au mois, paient au mois, en abonnement, par abonnement",
      hugo: "comptable, comptables, comptabilite, cabinet comptable, tableur",
      jonas: "logistique, transport, transporteur, expeditions",
      zsofia: "e learning, formation en ligne, cours en ligne, plateforme de formation",
      maelle: "atelier, artisan, artisane, createur, creatrice",
    },
  },
  works,
  basket,
  currencies: {
    EUR: "euro, euros, balles",
    USD: "dollar, dollars",
    GBP: "livre, livres, sterling",
    CHF: "franc, francs",
    HUF: "forint, forints",
    JPY: "yen, yens",
  },
  inCurrency: {
    before: "en",
    names:
      "peso, pesos, dirham, dirhams, dinar, dinars, cfa, fcfa, xof, xaf, gourde, gourdes, zloty, zlotys, couronne, couronnes, lei, roupie, roupies, reals, cad, piastre, piastres, lire, lires, soles, forints, forint, dh, mad, tnd, dzd",
  },
  percent: "pour cent, pourcent, pour cents",
  units: {
    hour: "heure, heures, h",
    day: "jour, jours, j, journee, journees",
    week: "semaine, semaines, sem",
    month: "mois",
    year: "an, ans, annee, annees",
  },
  andHalf: "et demi, et demie",
  dayKinds: "premiers, prochains, premieres",
  rangeFrom: "entre, de",
  rangeAnd: "et, ou",
  either: "ou",
  more: "plus, difference, differe, different, mieux",
  than: "que, qu",
  phone: "telephone, tel",
  ai: "ia, artificielle",
  unlisted: "cryptomonnaie, cryptomonnaies",
  apps: "app, apps, appli, applis, application, applications",
  native: "ios, iphone, android",
  afterOr:
    "alors, bien, plutot, sinon, meme, au, aux, en, par, avec, sans, pas, non, juste, seulement, que, autre, rien, tout, ca, c, encore, simplement, de, des, du, d, l, plus, moins",
  shopSystems: "shopify, woocommerce, prestashop, magento",
  bilingual: "bilingue, multilingue, trilingue",
  sellingOnline:
    "vendre, vends, vendons, vente, ventes, boutique en ligne, e boutique, magasin en ligne, e commerce, ecommerce, panier, commander, commande, commandes, acheter, achat, payer, paiement, livraison, catalogue, stripe, shopify",
  goods: "produits, articles, references",
  pages: "pages, sous pages, rubriques, onglets, sections",
  tax: "tva, ht, htva, ttc, taxe, taxes",
  otherPayments: "paypal, lydia, alma",
  past: "depuis",
  ago: "",
  paidByOthers:
    "paient, payent, paieraient, paieront, me paient, nous paient, qui paie, chacun paie, je facture, on facture, nous facturons, cotisation de, cotisations de, adhesion de, adhesion a, abonnement a, abonnement de, vendu, vendus, vendue, vendues, vends, vendons, on vend, billet a, billets a, place a",
  preview:
    "voir avant, voir le site, voir mon site, voir notre site, voir le resultat, voir l avancement, voir le travail, voir ou vous en etes, voir ou ca en est, voir quelque chose, le voir, la voir, le verrai, la verrai, le verrons, la verrons, verrai quelque chose, verrons quelque chose, verrai je, verrons nous, montrer quelque chose, montrez quelque chose, montrer l avancement, montrez l avancement, me le montrer, nous le montrer, le montrez, suivre l avancement, regarder l avancement, apercu, pendant que vous, au fur et a mesure, en cours de route, avant la fin, avant qu il soit fini, avant qu il ne soit fini, avant que ce soit fini, pas fini, inacheve",
  street: "rue, adresse",
  drawnByOthers: "logo, logos, logotype, logotypes, flyers, imprimez",
  uptime: "disponibilite, dispo, uptime, sla",
  bills: "facture, factures, facturez",
  faults: "fonctionne, plante, panne, bug, bugs, casse, reparation, reparer",
  failing: "plante, panne, casse, tombe",
  seller: "commercial, commerciaux, vendeur, vendeurs, intermediaire, intermediaires",
  meeting: "rencontrer, rencontrons, rencontre, visiter",
  keeping: "conserver, conservez, conserves, conservation, gardez",
  basis: "legale, juridique, fondement, article",
  exceeding: "depasser, exceder, dela",
  clauses: "conditions, cgv, cga",
  speed: "vite, rapide, rapidement",
  versions: "version",
  why: "pourquoi, comment ca se fait",
  validity: "valable, valables, valide, expire, expirent",
  erasing:
    "efface, effacer, effacez, effacee, effacees, effaces, supprimer, supprime, supprimee, supprimees, supprimes",
  contents: "contenu, contenus, textes, photos, images, fichiers, articles, code, donnees",
  into: "en faire, en vrai, transformez en, convertir en, transformer en, passer en",
  from: "depuis, partir",
  owning: "ai, avons",
  having: "avec",
  its: "son, leur",
  smallest: "le plus petit, le plus simple, plus petit",
  within: "dans, a, sur",
  meantFor: "pour",
  ours: "notre, nos, mon, ma, mes",
  determiners: "un, une, le, la, l, les, mon, ma, mes, notre, nos, votre, ce, cet, cette, leur, son, du",
  owned: {
    runs: "j exploite, on exploite, nous exploitons, je gere, on gere, nous gerons, j edite, on edite, nous editons, je dirige, nous vendons",
    has: "j ai, on a, nous avons, j ai deja, on a deja, nous avons deja, j utilise, on utilise, nous utilisons",
    states:
      "est en ligne, est en service, est en place, est en production, est sorti, est pret, est deja, est termine, est fini, tourne, tourne deja, fonctionne deja, fonctionne bien, marche bien, existe, existe deja, que nous avons, qu on a, que j ai, qu on utilise, que nous utilisons",
    supposing: "si, quand, une fois, lorsque, apres, des, comment, pour, de, d",
    planned: "en tete, idee, projet, budget, a faire, a creer, a construire, a refaire, prevu, voulu",
  },
  elsewhere: {
    domain:
      "le fr, mon fr, un fr, notre fr, le com, mon com, un com, notre com, point fr, point com, nom de domaine, le domaine",
    bought:
      "quelle action, quelles actions, des actions, en bourse, la bourse, epargne, placer mon argent, placer mes, placer cet, quelle voiture, une voiture, quel ordinateur, un ordinateur, quel telephone, vacances, loto, parier, crypto, ou investir, dans quoi investir, j investis, retraite",
    filmed:
      "filmer, filme, tourner une video, faire une video, prendre des photos, faire des photos, faire les photos, tournage, videaste, cameraman, reportage photo, un photographe qui, envoyez un photographe, avez un photographe",
  },
  care: {
    makers:
      "agence, agences, developpeur, developpeuse, developpeurs, dev, freelance, prestataire, prestataires, informaticien, programmeur, ancienne equipe, webmaster, webmestre, boite",
    left: "a moitie, a moitie fini, a moitie fait, moitie fini, en cours de route, en plan, plante, plantes, plantee, lache, laches, lachee, abandonne, abandonnee, abandonnes, disparu, disparue, parti, partie sans, inacheve, inachevee, pas fini, jamais fini, ne repond plus, ne repondait plus, laisse tomber, fait faux bond, a mi chemin, en rade, dans la nature",
    before:
      "entretenir, maintenir, vous occuper de, vous occuper d, occupez vous de, occupez vous d, occupe de, occupe d, veiller sur",
    after: "a jour",
    help: "aide avec, aide pour, aide sur",
    made: "fait par une autre agence, faits par d autres, faite par une autre agence, un autre prestataire a fait, une autre agence a fait, fait par d autres, faite par d autres, fait par un autre, faite par un autre, fait par quelqu un d autre, faite par quelqu un d autre, deja fait, deja faite, d autres ont fait, que vous n avez pas fait, que vous n avez pas faite, pas faite par vous, pas fait par vous, faite par un freelance, fait par un freelance, qu un autre a faite, qu un autre a fait, une autre societe a faite, developpee par d autres, developpe par d autres",
  },
  meant: {
    invoice: "tva",
    reach:
      "a qui j ecris, a qui ecrire, a qui on ecrit, a qui je m adresse, j ecris a qui, on ecrit a qui, qui contacter, qui je contacte",
    reply:
      "ecris vendredi, ecris un vendredi, ecris le vendredi, ecrit vendredi, ecrit un vendredi, ecris samedi, ecris un samedi, ecris dimanche, ecris un dimanche, ecris le week end",
    revisions:
      "bouger des trucs, changer des trucs, changer des choses, modifier des choses, modifier des trucs, quelque chose ne me plait pas, quelque chose ne nous plait pas, un truc me plait pas, un truc ne me plait pas",
    "scope-change": "prix convenu, prix qu on a fixe, prix fixe ensemble, tarif convenu",
    nda: "signer quelque chose, signer un papier, signer un document",
    "portfolio-rights": "dans votre portfolio, sur votre portfolio, dans vos references",
    liability: "dedommagement, dedommager, dedommagez, indemnisation, indemniser, indemnisez",
    meeting: "demain a, apres demain a, sans me deplacer, sans nous deplacer, sans voyager, sans venir",
    "after-end": "hors ligne, disparait, disparaitre",
    shop: "",
  },
  rangeTo: "a, jusqu a",
  article: "un, une",
  deadline: "en, dans, sous, prend, prennent, d'ici, apres",
  period: "sur, sur plus de, pendant, durant, au bout de",
  months: {
    free: "offert, offerte, offerts, gratuit, gratuite, gratuits, gratos, gratis, cadeau, ne se paie pas, ne se paye pas, pas facture, pas factures, n est pas facture, non facture, inclus gratuitement",
    paid: "une fois la periode, passee la periode, apres la periode, periode offerte passee, je compte pas, ne compte pas, compte pas celui, payant, payants, payante, payantes, payes, payees, apres le mois offert, apres le mois gratuit, apres le premier mois, une fois le mois, une fois passe, passe le mois, hors mois, sans compter le mois, en plus du mois, au dela du mois, apres celui offert, apres le gratuit",
    first:
      "apres la mise en ligne, des la mise en ligne, apres le lancement, des le lancement, suivant la mise en ligne, suivant le lancement, a compter de la mise en ligne, apres sa mise en ligne, apres publication, toute la premiere annee, toute la 1ere annee, premiere annee, premiers mois, premier semestre, premier trimestre, depuis la mise en ligne, des la mise en ligne, a partir de la mise en ligne, suivent la mise en ligne, qui suit la mise en ligne, qui suivent le lancement, en ligne debut",
    initial: "premiers, premieres, premier, premiere",
    upkeep:
      "mois offert, mois gratuit, mois est offert, mois est gratuit, mois cadeau, mois de maintenance offert, mois qui est offert, celui qui est offert, premier offert",
  },
  pricing: {
    ready:
      "pret quand, prete quand, prets quand, livre quand, livree quand, fini quand, finie quand, quand ce serait, quand serait, pour quand, sous combien, sous quel delai, dans quel delai, en combien de, quand est ce que ce serait, quand pourrait, quand l aurais, quand l aurait",
    contents:
      "qu est ce que j ai, qu est ce qu on a, qu est ce que je recois, qu est ce que j obtiens, on a quoi, j ai quoi, j obtiens quoi, j ai droit a quoi, on a droit a quoi, droit a quoi, a quoi j ai droit, ce que j ai pour, ce qu on a pour, ce qu il y a dedans, qu est ce qu il y a dedans, il y a quoi dedans, y a quoi dedans, qu y a t il dedans, ce que ca comprend, ce que cela comprend, ca comprend quoi, comprend quoi, ce que ca couvre, ca couvre quoi, couvre quoi, ce que ca inclut, ca inclut quoi, inclut quoi, ce qui est inclus, ce qui est compris, son contenu, le contenu, et contenu, contenu et, qu est ce que ca fait, a quoi sert, a quoi servent, sert a quoi, servent a quoi, ce qui les distingue, ce qui les differencie, les distingue, se distinguent, en quoi elles different, en quoi ils different, elles different, ils different, leurs differences, la difference, les differences, differences et, difference entre, ce qui change, qu est ce qui change, ca change quoi, apporte en plus, qu apporte, qu est ce qu elle apporte, qu est ce qu il apporte, a en plus, j ai en plus, aurais en plus, chacune fait quoi, chacun fait quoi",
    suiting:
      "prendre lequel, prendre laquelle, choisir lequel, choisir laquelle, il me faut lequel, il me faut laquelle, lequel me faut, laquelle me faut, lequel il me faut, laquelle il me faut, lequel me sert, laquelle me sert, lequel me convient, laquelle me convient, lequel choisir, laquelle choisir, lequel prendre, laquelle prendre, lequel je prends, laquelle je prends, je prends quoi, on prend quoi, je choisis quoi, lequel me depanne, laquelle me depanne, laquelle m aide, lequel m aide, lequel des deux, laquelle des deux, il me faut quoi, il me faut lequel, il me faut laquelle, lequel est fait pour, laquelle est faite pour, lequel pour moi, laquelle pour moi, quoi choisir",
    onePage:
      "page toute seule, page seule, seule page, page unique, une page ou, simple page, une page, page simple",
    severalPages: "plusieurs, quelques pages, multi pages, multipage",
    spending:
      "j ai, jai, ca passe, on a, nous avons, ai, avons, dispose, disposons, budget, budgets, enveloppe, depenser, mettre, assez, suffit, suffisent, max, maximum, au plus, pas plus, plafond, limite, jusqu a, moins de, disponible, de cote, possible avec",
    lasting:
      "jusqu ou, dure, durent, combien de mois, combien de temps, tiens, tenir, tient, tiendrai, tiendrait, couvre, duree",
    left: "reste, restera, resterait, restant, il me reste, il nous reste",
    benefit: "gagne, gagner, avantage, avantages, interet, benefice, benefices, apporte, en plus de bien",
    selling: "vendre, vends, vendent, vendons, encaisser, facturer",
    apart:
      "a part, separement, a lui seul, tout seul, rien que ca, cette partie seule, juste cette partie, cette partie",
    every: "chacun, chacune, chaque",
    paidUntil:
      "aurai paye, aurais paye, aurons paye, aurions paye, aura paye, ai paye, avons paye, paye combien, aurai verse, aurai depense, aura coute, aurait coute, deja paye",
    monthPlaces:
      "premier, deuxieme, troisieme, quatrieme, cinquieme, sixieme, septieme, huitieme, neuvieme, dixieme, onzieme, douzieme",
    per: "par",
    parts:
      "langue, langues, ecran, ecrans, personnes, salaries, chambres, produits, photos, ans, annees, version, versions",
    double:
      "le double, double, doublez, doublez ca, doublons, alors deux fois, deux fois ca, multiplie par deux, multipliez par deux",
    triple: "le triple, triple, triplez, trois fois ca, multiplie par trois, multipliez par trois",
    times: "fois, multiplie par, multipliez par",
    alike: "petites, petits, simples, autres, nouvelles, nouveaux, vraies",
    bothWays:
      "les deux facons, les deux modes, les deux formules, les deux prix, les deux tarifs, les deux manieres",
    asWell:
      "plus un, plus une, plus le, plus la, plus les, plus quelqu un, plus de quoi, plus l, en plus, et aussi, ainsi que, et ensuite, et puis, egalement, par dessus",
    onTop: "de plus, en plus, encore, supplementaires, supplementaire, rajoute, ajoute, en sus",
    roles:
      "role, roles, droits, permissions, profils, editeur, editeurs, redacteur, lecteur, lecteurs, vendeur, vendeurs, simple utilisateur, utilisateur normal",
    whole: "tout, toute, toutes, tous, totalite, ensemble, complet",
    undecided:
      "hesite, hesitons, hesitez, j hesite, on hesite, hesitation, indecis, indecise, sais pas si, balance entre, choisir entre",
    checkout:
      "payer, paie, paient, payent, paiement, paiements, encaissement, encaissements, abonnement, abonnements, facturation, caisse",
    launch: "en ligne, lancement, lancer, lance, lancons, lancez, publication, publie, publions, ouverture",
    endOf: "fin",
    afterwards: "apres, suivant, au dela",
    ended:
      "fini, finie, termine, terminee, ecoule, ecoulee, passe, passee, epuise, fin, echeance, expire, acheve, achevee",
    rest: "reste, restant, restants",
    upkeep:
      "maintenir, maintenez, entretenir, entretenez, entretien, s occuper, occuper, occupez, surveiller, surveillez, surveille, suivre, suivi, veiller, veillez, garder, tenir a jour, faire vivre",
    building:
      "nous faire, me faire, faire un, faire une, faites un, faites une, faites moi, creer, creez, construire, construisez, il me faut, il nous faut, nouveau site, un nouveau, si vous faites, si vous me faites, si vous construisez, si vous creez",
    byOthers:
      "autre equipe, autre agence, autre prestataire, autre developpeur, autre dev, autre boite, autre entreprise, autre societe, autre freelance, autre studio, un autre, d autres, quelqu un d autre, ancien prestataire, ancien developpeur, ancienne agence, ancien dev, precedent prestataire, precedente agence, precedent developpeur, un freelance",
    levels:
      "niveau, niveaux, palier, paliers, formule, formules, option, offre, offres, gamme, gammes, variante, degre, degres, sorte, type",
    secures:
      "securiser, securise, proteger, protege, protegez, protection, blinder, verrouiller, securisation, securite",
    secured:
      "api, apis, connexion, connexions, login, acces, authentification, identification, point d entree, routes, comptes d utilisateurs",
    each: "chacun, chacune, separement, respectivement, individuellement, un par un, une par une, l unite, piece",
  },
  monthly:
    "par mois, chaque mois, tous les mois, au mois, mensuel, mensuelle, mensuels, mensuelles, mensuellement, mensualite, mensualites, abonnement, abonnements, abonner, mois par mois, au fil des mois",
  once: "une bonne fois, l acheter, a l achat, achete, achetee, achetes, achetees, fixe, prix fixe, au forfait, forfait, une fois, une seule fois, en une fois, comptant, unique, d'un coup, un seul paiement, seul paiement, un seul versement, cash, payer cash",
  cues: {
    add: "ajouter, ajoute, ajoutez, ajoutons, ajoutant, rajoute, rajouter, rajoutez, plus, en plus, en plus de ca, avec, avec en plus, par dessus, en supplement, en sus, aussi, egalement, y compris, inclus",
    without:
      "sans, enlever, enleve, enlevez, on enleve, retirer, retire, retirez, oublier, oublie, oubliez, on oublie, laissez, laisse, laissons, laisse tomber, laissez tomber, supprime, supprimez, pas besoin, pas besoin de, hors, sauf, moins le, moins la, pas de, otez, ote, virez, vire, ne prenez pas, sans compter, exit",
    instead:
      "seulement avec, juste avec, rien qu avec, uniquement avec, juste la, juste le, seulement la, seulement le, suffira bien, me suffira, nous suffira, suffit bien, non, nan, plutot, en fait, je voulais dire, je parlais, je parle, je demandais, erreur, finalement, pas celui la, pas celle la, prenez plutot, c etait pour, la version, version avec, celui avec, celle avec, pardon je voulais dire",
    swap: "remplace, remplacer, remplacez, remplacons, remplacait, a la place, au lieu, au lieu de, changez, echanger",
    sum: "quelle sera la facture, ensemble, en tout, au total, total, le tout, tout compris, la somme, une somme, quelle somme, somme totale, en somme, somme des, somme svp, fais la somme, faites la somme, en meme temps, l ensemble, tout ca, cumules, combine, additionne, additionnez, additionner, l addition, prix global, montant total, montant global, les deux choses, tout compte, cumule, je cumule, facture de combien, en cumulant",
    compare:
      "point de bascule, seuil de rentabilite, a partir de quand, point d equilibre, j economise, j economiserais, on economise, on economiserait, economiserais, economiserait, economies, economie, de combien, difference, differences, comparer, comparez, compare, compares, comparaison, versus, vs, vaut mieux, vaut il mieux, mieux, par rapport, par rapport a, rentable, avantageux, avantageuse, interessant, se vaut, choisir, ecart, l ecart",
    cheaper:
      "moins cher, moins chere, moins chers, moins cheres, quelque chose de moins cher, moins couteux, moins couteuse, plus petit, plus petite, economique, plus economique, meilleur marche, pas cher, pas chere, bon marche, plus abordable, abordable, le petit, la petite, plus simple, en dessous, au dessous, moins que ca, plus legere, version plus legere, plus leger, version light, plus modeste, version reduite, version allegee",
    lowest:
      "le plus donne, la plus donnee, plus donne, plus donnee, le moins onereux, la moins onereuse, la plus basse, le plus accessible, la plus accessible, le moins cher, la moins chere, les moins chers, le moins couteux, le plus economique, la plus economique, le plus petit prix, le minimum, le plus bas, au plus bas, moins cher possible, le moins cher possible, prix le plus bas, le plus simple, la plus simple, le plus basique, la plus basique",
    dearer:
      "le plus sale, la plus salee, plus sale, plus salee, le plus onereux, la plus onereuse, plus onereux, plus onereuse, plus cher, plus chere, plus chers, plus cheres, plus couteux, plus couteuse, plus gros, plus grosse, plus grand, plus grande, le plus eleve, haut de gamme, le grand, la grande, le gros, la grosse, le plus complet, la plus complete, plus complet, plus complete",
    bigger:
      "celui au dessus, celle au dessus, celui d au dessus, juste au dessus, palier superieur, palier au dessus, palier d au dessus, niveau superieur, cran au dessus, un cran au dessus, le gros, la grosse, plus gros, plus grosse, plus grand, plus grande, version complete, version plus complete",
    smaller:
      "palier inferieur, palier en dessous, palier d en dessous, niveau inferieur, cran en dessous, un cran en dessous, echelon en dessous, la version simple, la petite version, version simple, petite version, version plus simple, plus petit, plus petite, version legere, version plus legere, version allegee, le petit, la petite, version de base, plus leger, plus legere",
    other: "l autre, autre",
    define:
      "contient, ca contient quoi, ca couvre quoi, couvre quoi, qu est ce que ca couvre, c est quoi, c quoi, cest quoi, qu est ce que c est, qu est ce que c, ca veut dire, ca veut dire quoi, ca consiste, ca consiste en quoi, consiste, expliquez, expliquez moi, explique, plus de details, details, en detail, pour quoi faire, a quoi ca sert, ca sert a quoi, a quoi sert, sert a quoi, qu est ce que j ai, qu est ce que je recois, qu est ce qu on a, qu est ce qu on a pour, qu est ce que j obtiens, qu y a t il dedans, il y a quoi dedans, y a quoi dedans, y a quoi, ca comprend quoi, ca inclut quoi, ca comprend, ca inclut, comprend quoi, inclut quoi, j ai quoi, j ai quoi pour, j obtiens, j obtiens quoi, on obtient, on obtient quoi, dites m en plus, dis m en plus, en savoir plus, au juste, concretement, qu est ce qu il y a dedans, qu est ce qu il y a, qu y a t il",
    again:
      "encore une fois, repetez, repeter, repete, rappelez moi, rappelle moi, rappeler, deja, redites, redis moi",
    included: "dans le prix, compris, comprise, inclus, incluse, dedans, c est dedans",
    range:
      "pourquoi si cher, pourquoi c est si cher, fourchette, haut de la fourchette, bas de la fourchette, plutot le haut, plutot le bas, ca depend de quoi, depend de, depend, depend du, quelle extremite, pourquoi autant, pourquoi une fourchette, ecrans, nombre de pages, combien de pages, pourquoi un tel ecart, un tel ecart, pourquoi une telle fourchette, si large, aussi large, pourquoi ca varie",
    afford:
      "assez, suffit, suffisant, suffisent, suffirait, suffira, trop, trop cher, depasse, ca depasse, dans mon budget, dans le budget, dans notre budget, ca rentre, rentre, ca passe, tient dans, ca suffit, c est jouable, jouable, au dessus, hors budget",
    year: "par an, annuel, annuelle, annuellement, a l annee, l annee, chaque annee, tous les ans, un an, une annee, sur l annee, toute l annee, a l an, premiere annee, la premiere annee",
    halfYear: "semestre, un semestre, demi annee, par semestre",
    quarter: "trimestre, un trimestre, par trimestre, trimestriel",
    long: "delai pour, delais pour, quel delai pour, plus de temps, plus longtemps, plus long, plus longue, plus rapide, plus vite, combien de temps, en combien de temps, combien de jours, combien de semaines, combien de fois, vous etes combien, combien etes vous, le plus vite, le plus rapide, la plus rapide, plus tot, livre en premier, pret en premier, pret avant, le plus court, prendrait, ca prendrait",
    cost: "combien, prix, tarif, tarifs, coute, couter, couterait, couterai, cout, facturez, facturez vous, estimez, estimez vous, paierai, paierais, chercher dans les, client a paye, a coute, ont paye",
    this: "son prix, le prix, leur prix, son cout, son tarif, pour ca, pour cela, ca, cela, cette somme, avec ca, avec cela, de ca",
    want: "m en faut, il m en faut, nous en faut, en faut, besoin, j ai besoin, on a besoin, nous avons besoin, il me faut, il nous faut, il me faudrait, il nous faudrait, il me faudrai, faudrait, je veux, on veut, nous voulons, je voudrais, nous voudrions, on voudrait, j aimerais, on aimerait, je cherche, on cherche, nous cherchons, je prends, on prend, je prefere, jveu, jveux, je souhaite, nous souhaitons, interesse, interessee",
    heard:
      "ok, okay, oki, dommage, c est dommage, tant pis, zut, d accord, dac, dacc, entendu, compris, je vois, tres bien, parfait, bien note, note, ca marche, c est note, soit, super",
    doubt:
      "mouais, bof, ah, oh, hum, hmm, euh, ah bon, vraiment, serieux, serieusement, incroyable, tiens, pff",
    single:
      "une seule, un seul, seulement une, seulement un, juste une, juste un, rien qu une, rien qu un, une seule suffit, un seul suffit",
    stop: "j arrete tout, j arretais, on arretait, on resilie, je quitte, j arrete, on arrete, nous arretons, arreter, arrete, je stoppe, je resilie, on resilie, resilier",
    later: "apres, ensuite, apres ca, apres cela, par la suite, plus tard",
  },
  shortNames: {
    rows: {
      landingPage:
        "une page seulement, seulement une page, juste une page, une seule page, rien qu une page, une page unique",
      marketingWebsite: "le corporate, un corporate, une plaquette, celui a plusieurs pages",
      adminPanels: "ecrans internes, ecrans de gestion, ecrans d administration, ecrans pour l equipe",
      tokenValidation: "validation simple, validation de base, simple validation, validation basique",
    },
    page: "page",
    of: "de, du, sur, dans",
  },
  needs: {
    landingPage:
      "page seule, une page seule, seule page, juste une page, une page avec, une page pour, page avec, truc simple, quelque chose de simple, site simple, petit site, la carte et le tel, la carte et les horaires, carte et horaires, le menu et les horaires, menu et photos, faire part, mariage, invitation, flyer, liste d attente, page d inscription, carte de visite en ligne, page evenement, programme et un bouton",
    marketingWebsite:
      "presentation de l entreprise, presenter l entreprise, cinq ou six pages, presence en ligne, presence sur internet, presence web, etre visible sur internet, visible sur internet, visible en ligne, etre trouve, presenter mon entreprise, presenter notre entreprise, presenter mon activite, presenter notre activite, presenter ma boite, montrer nos realisations, montrer mes realisations, qui nous sommes, galerie, plusieurs pages, quelques pages, mettre mon entreprise en ligne",
    figmaToUi:
      "maquette, maquettes, design est pret, designs sont prets, maquettes pretes, mon designer a, ma designer a, notre designer a, ma graphiste a, mon graphiste a, notre graphiste, fichier sketch, adobe xd, transformer le design en code, transformer mon design en code, mes designs en code",
    mvp: "version la plus simple, version de base, version minimale, version de depart, toute premiere version, premiere version, premiere version testable, version testable, une idee d appli, idee d application, une idee de plateforme, idee de startup, tester mon idee, tester l idee, tester notre idee, valider mon idee, lancer un produit, mise en relation, marketplace, place de marche, une appli comme",
    saasPrototype:
      "nous paient chaque mois, nous payer chaque mois, nous paient tous les mois, nous payer tous les mois, les gens paient chaque mois, qui paient chaque mois, paient tous les mois, s inscrire et payer, s inscrivent et paient, abonnements payants, encaisser des abonnements, comptes et paiement, comptes et paiements, comptes et le paiement, comptes et les paiements, paiement de l abonnement, paiement des abonnements, paient un abonnement, payer un abonnement, preleves chaque mois, vendre des abonnements, clients abonnes, abonnes qui paient, comptes et facturation, clients qui paient chaque mois, clients paient chaque mois, utilisateurs qui paient, logiciel par abonnement, logiciel en abonnement, payent un abonnement, paye un abonnement, paie un abonnement, paiement recurrent, paiements recurrents, prelevement mensuel",
    adminPanels:
      "voir les commandes, gerer les commandes, gerer nos commandes, gerer les stocks, gerer le stock, changer les stocks, gestion des stocks, gestion de stock, suivre les stocks, outil pour nos employes, outil pour mes employes, nos salaries, nos employes puissent, mes employes puissent, logiciel interne, application interne, systeme interne, remplacer excel, remplacer notre excel, a la place d excel, gerer les clients, gerer nos clients, gerer les reservations, modifier les produits, saisir les commandes",
    tokenValidation:
      "validation jeton, validation jetons, validation token, validation tokens, verifier les jetons, verifier les tokens, jetons expires, tokens expires, jeton jwt, jwt, jetons jwt, securiser notre api, securiser mon api, securiser l api",
    rbacOauthLogging:
      "connexion microsoft, connexion avec microsoft, se connecter avec microsoft, sso, authentification unique, differents roles, plusieurs roles, trois roles, des roles, qui a fait quoi, historique des actions, journal des actions, trace des actions, qui peut faire quoi, niveaux d acces, niveaux de droits, roles, permissions",
    multiTenantAuth:
      "donnees des autres, dossiers des autres, fichiers des autres, nous auditer, sommes audites, serons audites, etre audites, plusieurs entreprises, plusieurs societes, plusieurs clients separes, clients separes, separer les clients, separer nos clients, chaque client voit, chaque client ne voit, chaque cabinet, chaque entreprise voit, chaque societe voit, que ses donnees, que ses propres donnees, uniquement ses, cloisonner, cloisonnement, donnees cloisonnees, donnees separees, entreprises sur la meme plateforme, societes sur la meme plateforme, commissaire aux comptes, auditeur, auditeurs",
    maintenance:
      "la garder a jour, le garder a jour, la tenir a jour, le tenir a jour, s en occuper ensuite, quelqu un pour s en occuper, s occuper du site, la maintenir, le maintenir, l entretenir, quelqu un s en occupe, s en occuper, qui s en occupe, mettre a jour, mises a jour, tenir a jour, garder a jour, a jour, petites modifications, petites corrections, correctifs, correctifs de securite, surveiller le site, prendre soin du site, suivi mensuel, suivi du code, suivi technique, vous en occuper, vous en occupez",
    onCall:
      "tombe un dimanche, tombe le dimanche, tombe un samedi, tombe la nuit, appeler le dimanche, joindre le dimanche, la nuit, le week end, le weekend, les week ends, nuits et week ends, 24 7, 24h 24, 7j 7, 7 jours sur 7, urgence, urgences, en cas de panne, si ca plante, quand ca plante, si le site tombe, decrocher la nuit, joignable la nuit, joignable le week end, joignable, joignables, en urgence, personne a appeler, quelqu un a appeler, quelqu un a joindre, personne a joindre, developpeur a appeler, appeler en urgence, joignable si, joignable quand",
  },
  emergency: {
    signs:
      "me tuer, me suicider, suicidaire, penser au suicide, pense au suicide, mettre fin a mes jours, en finir avec la vie, envie de mourir, veux mourir, veux plus vivre, plus envie de vivre, me faire du mal, me couper les veines, overdose, surdose, crise cardiaque, infarctus, je fais un avc, fait un avc, douleur thoracique, douleurs thoraciques, mal a la poitrine, ne respire plus, ne respire pas, respire plus, n arrive plus a respirer, arrive pas a respirer, du mal a respirer, inconscient, inconsciente, perdu connaissance, s etouffe, saigne beaucoup, n arrete pas de saigner, une ambulance, appelez le samu, empoisonne, empoisonnee, feu dans ma, feu dans mon, maison brule, par effraction chez moi, renverse par une voiture, saigne sans arret, ne sens plus mon bras, cuisine brule, odeur de gaz, il me frappe, il me bat, veut me tuer",
    pairs: [
      [
        "cachet, comprime, medicament, somnifere, pilule, doliprane, paracetamol, ibuprofene, aspirine, xanax, anticoagulant, insuline, antidepresseur, javel, antigel, detergent, poison",
        "avale, avalee, avaler, ai pris, a pris, bu, a bu, ai bu, trop de, toute la boite, une boite, la boite, demi boite, dose mortelle, mortel, mortelle, combien je peux en prendre, combien puis je en prendre, j en prends combien, melanger avec, melanger ca avec, avec mon anticoagulant",
      ],
      [
        "javel, chlore, acide chlorhydrique, deboucheur",
        "ammoniaque, vinaigre, melanger, melange, vapeur, respire",
      ],
      ["poitrine", "douleur, mal, serre, oppression, brulure"],
    ],
    none: "prevention du suicide",
  },
  unlawful: {
    signs:
      "site de phishing, page de phishing, site d hameconnage, page d hameconnage, site d arnaque, page d arnaque, site frauduleux, faux site de la, faux site d une banque, faux site de ma banque, fausse page de connexion, fausse page de paiement, fausse banque, voler des mots de passe, voler les mots de passe, recuperer des numeros de carte, ecrire de faux avis, rediger de faux avis, ecris de faux avis, acheter de faux avis, faux temoignages pour, sous differents noms, sous de faux noms",
    forging:
      "faux, fausse, copie, copier, copies, cloner, clone, imiter, imite, imitation, reproduire, reproduis, reproduction, identique a, ressemble a, ressembler a, se faire passer, arnaque, contrefaire, trait pour trait, copie conforme, sosie, a s y meprendre, se fasse passer, se fait passer, fait croire, faire croire, deguise en, deguisee en, contrefacon, comme deux gouttes, le meme que celui de, la meme que celle de, usurper, usurpe, calque sur, calquee sur, fait passer",
    own: "notre, nos, existant, existante, actuel, actuelle, maquette",
    taking:
      "recuperer, recupere, recolter, collecter, capter, capturer, capture, obtenir, attraper, pieger, choper, choper, tapent, noter, laissent leur, laisse son, laissent leurs, saisissent leurs, entrent leurs, mettent leur, mettent leurs, mette son, mette sa, mettre leur, entrent leur, entre son, entre sa, saisissent leur, saisissent, saisisse, tape son, tapent leur, tapent leurs, rentrent leur, rentrent leurs, donnent leur, donnent leurs, avoir leurs, ramasser, aspirer, entrent, mettent, deviner, trouver le, avoir le, avoir les",
    robbing: "voler, vole les, soutirer, derober, recolter, pecher, siphonner",
    loot: "mot de passe, mots de passe, identifiants, codes, codes d acces, codes secrets, numero de carte, numeros de carte, cartes bancaires, carte bancaire, coordonnees bancaires, donnees bancaires, mes collegues, mes voisins, carte, cartes, numero de carte bleue, carte bleue, cartes bleues, cb, rib, iban, ribs, code secret, numero de secu, numeros de secu, pin, mdp, code",
    acts: "pirater, hacker, craquer, contourner l authentification, contourner la connexion, faire tomber, mettre hors ligne, mettre par terre, saturer le site, m introduire, entrer dans le compte, entrer dans le wordpress, entrer dans le site, entrer sur le site, acceder au wordpress, faites tomber, fais tomber, fait tomber, faire planter, faites planter, faire sauter, mettre a terre, mettre ko, piratez, pirate le, pirate la, hackez, hacke, forcer l acces, penetrer dans, s introduire, vous introduire, entrer par effraction",
    probing:
      "scanner, scannez, scanne, une faille, des failles, failles de, failles du, faille de, faille du, vulnerabilites de, vulnerabilites du, point faible de, points faibles du",
    praise: "avis, temoignage, temoignages, etoiles, commentaires",
    invented:
      "faux, fausse, bidon, bidons, invente, inventes, fictif, fictifs, sous differents noms, sous des noms differents, sous de faux noms, sous d autres noms, sous des noms, imaginaires, qui n existent pas",
    making:
      "ecrire, ecris, ecrivez, rediger, redige, redigez, poster, postez, publier, publiez, inventer, inventez, fabriquer, fabriquez, pondre, ponds, pondez, acheter, genere, generer, generez, fournir, fournissez",
    spying:
      "espionner, surveiller le telephone de, lire les messages de, lire les mails de, lire les sms de, voir les messages de",
    ways: "dans le compte de, dans la boite de, dans la boite mail de, dans la messagerie de, dans le telephone de, dans les mails de, acceder au compte de, acceder aux messages de, m introduire chez, m introduire dans le compte de, dans l instagram de, dans le facebook de, dans le whatsapp de, dans le gmail de, dans le mail de, dans le portable de, sur le compte de, sur l instagram de, lire les messages de, lire les mails de, le mot de passe de, le mot de passe facebook de, le mot de passe instagram de, le mot de passe gmail de",
    victims:
      "concurrent, concurrents, concurrente, site concurrent, mon ex, mon voisin, ma voisine, ma copine, mon copain, du voisin, de la voisine, des voisins, la concurrence, d un concurrent, mon ex copain, mon ex copine, mon ex mari, mon ex femme, autrui, de quelqu un d autre, d une autre personne",
    kin: "ma femme, mon mari, mon patron, ma patronne, mon chef, mon collegue, ma collegue, mes collegues, mon ex, ma copine, mon copain, mon voisin, ma voisine, mon prof, mon frere, ma soeur, mon fils, ma fille, mon proprio, mon proprietaire, mon coloc, ma coloc",
    none: "proteger, protege, protegez, eviter, evitez, empecher, victime, pirate par, ete pirate, ete pirates, nous a pirate, ont pirate, fait pirater, ne puisse, ne puissent, personne ne, nous a vole, a ete vole, ont ete voles, oublie, oublies, a copie, ont copie, securiser, ne doit, ne doivent, jamais, notre banque, nous sommes une banque, sensibiliser, sensibilisation, formation, test d intrusion, notre serveur, mon serveur, notre propre, ex agence, ancienne agence, ancien developpeur, mecontent, oublie mon, perdu mon",
  },
  afterAmount:
    "ht, ttc, net, nets, hors, pour, ou, chez, max, maximum, maxi, minimum, par, mensuel, seulement, de, a, tout, budget, disponible, disponibles, dispo, chaque, environ, on, c, suffit, suffisent, ca, pas, cela, en, est, de plus, plus, maintenant, grand, j, que",
  not: "pas, ni",
  hour: "vers",
  those: "des, les, ces",
  pronouns: "il, elle, ils, elles, le, ca, cela, celui, celle, en, y, lui",
  priceList:
    "tarifs, les prix, nos prix, liste de prix, grille tarifaire, moins cher, moins chere, projets a partir de",
  asking:
    "sous quel delai, sous quel, dans quel delai, sous combien, combien de, c est combien, est ce que, qu est ce, quel est, quelle est, quels sont, combien, quel, quelle, quels, quelles, quand, ou, qui, pourquoi, comment, que, qu, quoi, est ce, est il, est elle, sont ils, faut il, peut on, pouvez vous, pourriez vous, puis je, faites vous, avez vous, etes vous, proposez vous, acceptez vous, travaillez vous, livrez vous, y a t il, dois je, dites moi, donnez moi, montrez moi, je voudrais savoir, je voulais savoir, nous voudrions savoir, on voudrait savoir, j aimerais savoir, je veux savoir, cb",
  context:
    "en tant, si, quand, comme, puisque, parce, bien, apres, avant, pour, nous, je, j, mon, ma, notre, bonjour, salut",
  embedding:
    "savoir, sais, dire, dites, moi, demande, voir, comprendre, de, pour, sur, a, avec, par, en, et, c, est, idee, importe, depuis, pas, que, ce, qu, dans, vers, la, le, l, d",
  whether: "si",
  joins: "et, aussi, ensuite, mais, ou, ainsi que",
  greetings:
    "bonjour, bonsoir, salut, coucou, hello, madame, monsieur, messieurs, mesdames, cher, chere, chers",
  spoken:
    "parlez vous, vous parlez, vous le parlez, vous la parlez, vous les parlez, quelqu un parle, quelqu un le parle, l un de vous parle, qui parle, on parle chez vous",
  speaking: "parlez, parle, parlent, parler, repondre, repondez, ecrire, vous",
  fillers:
    "comme, apres, bout, pendant, durant, donne, fait, et, ou, mais, pour, en, par, vs, le, la, les, l, un, une, des, du, de, d, non, pas, je, voulais, veux, dire, parle, plutot, alors, ok, svp, s, il, vous, plait, avec, desole, pardon, en, fait, meme, question, chose, cas, ce, c, est, serait, celui, celle, ceux, ca, cela, si, oui, hmm, bon, aussi, qu, que, quid, quoi, au, aux, a, mon, ma, notre, nous, dans, sur, ?",
  inWhichWay:
    "comment, comment ca, comment ca marche, pour quoi faire, pour quoi, c est a dire, de quelle facon, de quelle maniere",
  examples:
    "exemple, exemples, un cas, des cas, cas concret, cas concrets, deja fait ca, l avez deja fait, l avez vous deja fait, avez deja fait, deja ete fait, preuve, preuves, le prouver, prouver, vous l avez fait, avez vous fait ca, quelqu un qui",
  sayAgain:
    "c est ecrit ou, ou est ce ecrit, ou c est ecrit, ou est ecrit cela, c est marque ou, ou c est marque, ou est ce que c est ecrit, ou puis je lire, ou est ce que je peux lire, je peux lire ca ou, je le lis ou, ou lire ca, c est dans quelle page, sur quelle page, quelle page le dit, dans quel article, quel article, quelle clause, quelle section, c est ecrit quelque part, ecrit quelque part, votre source, d ou vous tenez ca, repetez, pouvez vous repeter, redites, redis, vous pouvez redire",
  firstAsked:
    "ma premiere question, ma question de depart, la premiere question, ce que j ai demande en premier, ce que j ai demande au debut, ce que je demandais en premier, ce que je demandais au debut, la premiere chose que j ai demandee, ma question initiale",
  places: [
    "premier, premiere, 1er, 1ere",
    "deuxieme, second, seconde, 2e, 2eme, l autre, celui du milieu, celle du milieu",
    "troisieme, 3e, 3eme",
    "quatrieme, 4e",
    "cinquieme, 5e",
  ],
  lastly: "dernier, derniere, finale",
  afterThat: "apres",
  last: "le dernier, la derniere, dernier, derniere",
  every: "tous, toutes, chacun, chacune",
  ofThem: "des deux, des trois, de ces deux, de ces trois, parmi les deux",
  all: "les deux, les trois, tous les deux, toutes les deux, ces deux, ces trois, l un et l autre, l une et l autre, les trois ensemble, des deux, des trois",
  difference: "de plus, de moins, difference",
  part: "moitie, quart",
  partOf:
    "acompte, arrhes, avance, a la commande, d'avance, prix, remise, reduction, rabais, ristourne, remboursement",
};
