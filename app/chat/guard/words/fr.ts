import type { GuardWords } from "./guard-words.ts";

export const fr: GuardWords = {
  marks: {
    generic:
      "page, developpeur, developpement, simple, projet, prive, des, sous, accord, integration, interface, journaux, web, api",
    none: "developpement web, agence web, application web, hebergement web, ce site, votre site, votre site web, votre site internet, notre site, le site web, sur site, hors site",
    monthly:
      "par mois, chaque mois, tous les mois, au mois, mensuel, mensuelle, mensuellement, mensualite, abonnement, abonner, mois par mois, au fil des mois",
    once: "fixe, prix fixe, au forfait, forfait, une fois, une seule fois, en une fois, comptant, unique, d'un coup, un seul paiement, seul paiement, un seul versement, cash",
    to: "a, jusqu a",
    from: "entre, de",
    and: "et, ou",
    article: "un, une",
    limit: "en, dans, sous, prend, prennent, d'ici, apres",
    period: "sur, sur plus de, pendant, durant, au bout de",
    difference: "de plus, de moins, difference, economisez",
    general:
      "tarifs, les prix, nos prix, liste de prix, grille tarifaire, moins cher, moins chere, projets a partir de",
    part: "moitie, quart, tiers, cinquieme, dixieme",
    partOf:
      "acompte, arrhes, avance, a la commande, d'avance, prix, remise, reduction, rabais, ristourne, remboursement",
    percent: "pour cent, pourcent",
    dayKind: "premiers, prochains, premieres, ouvres, ouvrables",
    cost: "coute, coutent, coutera, couter, cout, comptez, compter, payez, payer, paierez, facture, facturons, revient a, reviennent a, vaut, est, sont, s'eleve a, a partir de, pour seulement",
    filler:
      "environ, seulement, juste, a peu pres, a peine, autour de, au total, vous, nous, les, la somme de",
    after: "pour, au total, en tout, ht, hors taxes, ttc, si, avec, plus, tout compris, par, mais, quand",
    free: "gratuit, gratuite, gratuitement, offert, offerte, sans frais, a titre gracieux, pour rien",
    notFree:
      "pas gratuit, pas gratuite, jamais gratuit, sans frais supplementaires, sans frais caches, ni gratuit",
    freePeriod: "premier mois, mois offert, mois gratuit, maintenance offerte, maintenance gratuite",
    by: "d'ici, pour, avant, pret, prete, en ligne, livre, livree, des",
    day: "demain, ce soir, aujourd hui, le lendemain, la fin de la semaine",
    promise: "garantie a vie, garanti a vie, a vie, du jour au lendemain, le jour meme",
  },
  units: { hour: "h", day: "j, journee", week: "sem", year: "annee" },
  currencies: {
    EUR: "balles",
    GBP: "livre, sterling",
    "DKK NOK SEK ISK CZK": "couronne",
    other:
      "forint, rouble, lei, lev, dirham, dinar, shekel, rial, riyal, yen, yuan, roupie, zloty, lire, peso, real, reais, rand, won, hryvnia, baht, centime",
  },
};
