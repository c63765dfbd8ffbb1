import type { Unsaid } from "../matter.ts";
import { countriesIn, studioName } from "../names.ts";

const studio = `studio, atelier, agence, boite, entreprise, societe, equipe, vous, votre, vos, chez vous, ${studioName}`;
const ofTheirs =
  "mon patron, notre patron, mon chef, notre directeur, notre directrice, mon directeur, mon entreprise, notre entreprise, ma societe, notre societe, ma boite, notre boite, mon agence, nous existons, on existe, j ai fonde, on a fonde";

/** What visitors ask of the studio that no page holds. */
export const unsaid: Unsaid = {
  founded: {
    said: [
      [
        "fonde, fondee, fondes, fondation, cree, creee, crees, creation, ouvert, lance, lances, demarre, debute, immatricule, ne, nee",
        "quand, quelle annee, depuis quand, date, de quand, en quelle, il y a combien",
        "studio, atelier, agence, boite, entreprise, societe, votre, vous etes vous, avez vous ete, vous vous etes, a t il ete, a t elle ete, a ete",
      ],
      [
        "combien de temps, combien d annees, depuis quand, longtemps, depuis combien, quel age, combien d experience",
        "existe*, exerc*, dans le metier, faites ca, faites cela, en activite, en affaires, etes la, sur le marche, vous lancez, a votre compte, d existence, d experience, vous avez commence, vous bossez, l entreprise, l atelier, l agence, le studio, la boite",
      ],
      ["quel age, age de", "studio, atelier, agence, boite, entreprise, societe"],
      ["annees d existence, annees d experience, annee de creation, annee de fondation, date de creation"],
    ],
    after: [["quelle annee, depuis quand, fonde, fondee, creee, existez, quel age, depuis combien"]],
    none: `${ofTheirs}, en combien de temps, ce projet, react, wordpress, <row>, abonnement, compte a rebours, embauch*, recrut*, poste, postes, stage, candidat*, mon cv, vous cherchez`,
  },
  ownerName: {
    said: [
      [
        "a qui appartient, appartient a qui, a qui est, proprietaire, proprio, patron, patronne, fondateur, fondatrice, fondateurs, dirigeant, gerant, gerante, directeur, pdg, chef, qui dirige, qui possede, qui est derriere, qui a fonde, qui a cree, qui se cache, c est qui le",
        `${studio}, c est qui, chez vous, ici`,
      ],
      [
        "s appelle*, nom des, nom de, noms de, noms des, leur nom, leurs noms, vos noms, prenom*, comment vous vous appelez, le nom du, comment se nomm*, nomment",
        "developpeu*, dev, devs, equipe, personne, personnes, gens, programmeu*, codeu*, informaticien*, fondateu*, patron, membres, celui qui, celle qui, ceux qui, collaborateu*, qui va",
      ],
    ],
    after: [
      [
        "leur nom, leurs noms, leur prenom, comment s appel*, ils s appellent, il s appelle, a qui appartient, le patron, fondateur",
      ],
    ],
    none: `${ofTheirs}, code, domaine, design, contenu, droits, donnees, <row>, <service>, test*, temoign*, projet, client, cliente, vigneron, compte, chef de projet, logo, mon nom, notre nom`,
  },
  figures: {
    said: [
      [
        "chiffre d affaires, chiffre d affaire, ca annuel, benefice*, combien gagnez, vous gagnez combien, resultat annuel, vous faites de chiffre",
        studio,
      ],
      [
        "combien de clients, combien d clients, nombre de clients, cb de clients, combien vous avez de clients",
        studio,
      ],
    ],
    none: "mes, mon, mes clients, nos clients, augment*, promet*, garant*, a la fois, en meme temps, <money>, <row>, tableau, perdu, responsab*",
  },
  otherLaw: {
    said: [
      [
        "law <number>, loi <number>, ley <number>, ley <money>",
        "conform*, respect*, suiv*, appliqu*, aux normes, en regle, couv*",
      ],
      [
        "loi 25, ccpa, hipaa, nlpd, lpd, lpdp, pipeda, lgpd, rgpd suisse, cndp, loi informatique",
        "vous, votre, ca, site, <row>, conform*, respect*, suiv*, appliqu*, couv*, aux normes, quoi, et",
      ],
      [
        "conform*, respect*, suiv*, appliqu*, aux normes, en regle",
        "loi, lois, reglement*, legislation, norme, normes, droit, vie privee",
        `${countriesIn("fr")}, quebec, quebecois*, canadien*, suisse, americain*, californi*, belge, senegalais*, marocain*, tunisien*, bresilien*, britannique`,
      ],
    ],
    none: "tribunal, contrat, litige, regi",
  },
  farAway: {
    said: [
      [
        "travaill*, boss*, collabor*, prenez, acceptez, accepter, avez des clients, clients, intervenez, bosser, client, servez",
        `${countriesIn("fr")}, quebec, afrique, amerique, asie, maghreb, moyen orient, l etranger, a l international, autres pays, autre pays, un autre continent, hors d europe, hors europe, hors de l europe, hors ue, hors de l ue, hors union europeenne, en dehors de l europe, outre mer, loin, dom tom, reunion, martinique, guadeloupe, usa`,
        "vous, travaillez, bossez, possible, peut on, on peut, est ce que",
      ],
    ],
    none: "loi, droit, tribunal, serveur*, heberg*, donnees, rgpd, paiement, payer, carte, langue*, en ligne, avez vous deja, reunion par, la reunion, une reunion, plus loin, projets",
  },
};
