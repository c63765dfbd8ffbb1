import type { WorksVocabulary } from "../language.ts";

export const works: WorksVocabulary = {
  projects: {
    vpslab:
      "hebergeur, hebergeurs, hebergeur de serveurs, loueur de serveurs, loue des serveurs, louer des serveurs, location de serveurs, louent des serveurs, vend des serveurs, location de vps, serveurs virtuels, serveur virtuel, configurateur de prix",
    "nare-reti-portfolio":
      "portfolio d un developpeur, portfolio pour un developpeur, portfolio de programmeur, page personnelle, programmeur, pour un developpeur, d un developpeur, cv en ligne, biographie",
    "cyber-temp":
      "adresse mail temporaire, adresse e mail temporaire, adresse email temporaire, email temporaire, boite temporaire, messagerie temporaire, messagerie jetable, e mail jetable, email jetable, adresse mail jetable, boite jetable, mails jetables, courriel jetable, mails qui disparaissent",
    "lfgeb-truth": "ecole, ecoles, lycee, lycees, college, eleves, scolaire, emploi du temps, fans",
    casinus: "casinos, blackjack, machines a sous, parier, jeux de hasard",
    "cap-killer": "captchas, resolution de captchas",
    cyberious:
      "executeur, scripts, licences, vend des licences, vente de licences, licences vendues, cles vendues",
    "no-inspect":
      "inspecter, inspecte, inspection, inspecteur, code source cache, espiegle, canular, page blague, farce",
    "techboard-3d": "trois dimensions, modeles a tourner",
    "house-seeker":
      "appartement, appartements, appart, apparts, maison, maisons, logement, logements, recherche d appartements, recherche d appartement, recherche de logement, agences immobilieres, agents immobiliers, immobilieres, immobiliers",
    "saas-genius":
      "idees d entreprise, idees de business, idee de business, idees de startup, idees de produit, idees de logiciel, idees d affaires, propose des idees, suggere des idees, trouve des idees, donne des idees, avec les idees, aux idees, a idees, des idees, les idees",
  },
  testimonials: {
    levente:
      "cycliste, cyclistes, marchand de velos, vendeur de velos, boutique lente, boutique trop lente, ancienne boutique, ancien magasin, ancien site lent, trop lent, trop lente, trop lentement, si lent, si lente, neuf jours",
    maelle:
      "retour a la ligne, au pixel, fidele a la maquette, fidele au dessin, fidelement, propre maquette, respecte la maquette",
    ines: "startup, start up, startups, fondateur, fondatrice, fondateurs, moitie des fonctionnalites, moins de fonctionnalites",
    jonas: "logisticien, transporteurs, livraison, livraisons, camions, auditeur, audite, dsi",
    sanne: "meme montant, devis et facture, le devis et la facture, responsable produit, chef de produit",
    tommaso:
      "vignerons, viticulteurs, viticole, vigne, oenologue, agriculteur, agriculteurs, agricole, agriculture, campagne, pas de reseau, peu de reseau",
    aoife:
      "tourisme, vacanciers, hotes, locations de gites, paie au mois, paient par mois, paie par mois, payent par mois, paye par mois, payer au mois, paye chaque mois, paie chaque mois, paient chaque mois, abonne, abonnes, abonnee, client au mois, clients au mois",
    hugo: "expert comptable, experts comptables, comptas, compta, tableurs, excel, finance, fiduciaire",
    zsofia:
      "enseignement, education, formateur, formations, organisme de formation, plateforme de cours, a moitie fait, a moitie faite, moitie finie, code d un autre, code des autres, code d une autre, autre equipe, autre prestataire, ancien prestataire, repris, reprise, reprises, sauve, sauvetage, abandonne, laisse en plan, herite",
  },
  tools: {
    frontend: "front end, frontend, front, interface, affichage, cote navigateur, css",
    backend:
      "donnees vous les mettez, mettez les donnees, ranger les donnees, gardez les donnees, gardees les donnees, vont les donnees, les donnees ou, les donnees, back end, backend, back, base de donnees, bases de donnees, bdd, stockage, stocker les donnees, stockez vous les donnees, stockees les donnees, donnees stockees, stockez les donnees, donnees sont stockees, vivent les donnees, cote serveur",
    security:
      "authentification, authentifier, authentifient, connexion, connexions, connecter, identification, identifier, login, se connectent, mot de passe, mots de passe, mdp, identifiants, comptes utilisateurs",
    payments:
      "paiement, paiements, encaisser, encaissement, encaissements, encaissez, faire payer, paiement en ligne, paiement par carte, cartes bancaires, numeros de carte, numero de carte, carte bancaire, facturer les clients, paie en ligne, on paie, payer en ligne, achete en ligne, payement, du paiement",
    deployment:
      "deployer, deploiement, deployez, hebergement, hebergez, heberger, mise en ligne, mettre en ligne, mettez en ligne, mise en production, mise en prod, serveurs, tournent, cloud",
  },
  providers:
    "outil, outils, techno, technos, technologie, technologies, bibliotheque, bibliotheques, librairie, stack, framework, frameworks, prestataire, prestataires, fournisseur, fournisseurs, quelle solution, quelles solutions, service externe, services externes, service exterieur, service tiers, services tiers, un tiers, des tiers, externe, quel service, quels services, quel logiciel, quels logiciels, avec quoi, quelle societe, qu utilisez vous, vous utilisez quoi, utilisez vous quoi",
  secrets:
    "numero de carte, numeros de carte, cartes bancaires, donnees de carte, mot de passe, mots de passe, mdp, identifiants",
  holding:
    "garde, gardez, gardent, gardes, conserve, conservez, conserves, stocke, stockez, stockes, stockees, stocker, detient, gere, gerez, geres, gerent, s occupe, occupe, enregistre, enregistrez, enregistres, heberge, sauvegarde, passent, passe, transitent, transite, votre serveur, vos serveurs, chez vous, voyez, vous avez, acces, arrivent",
  ownTools:
    "j ai deja les miens, deja les miens, les miens, les notres, mes outils, mes propres outils, ma stack, j ai deja mes, garder les miens, j utilise, nous avons deja, on a deja, nos devs, nos developpeurs, nous utilisons, on utilise, nous travaillons avec, on travaille avec, nous travaillons sous, on bosse avec, on est sous, on est sur, nous sommes sous, nous sommes sur, on tourne sur, nous tournons sur, notre stack, nos serveurs, notre serveur, propres serveurs, propre serveur, propres machines, nos machines, notre propre machine, nos outils, nos propres outils, propres outils, d autres outils, autres outils, autre stack, notre infrastructure, notre infra, ecrit en, developpe en, deja sous",
  done: "vous montrez, vous presentez, vous affichez, c est de vous, est de vous, c est vous qui, fait par vous, faite par vous, c est a vous, avez vous mis, vous avez mis, vous avez fait, vous avez realise, vous avez cree, vous avez construit, vous avez developpe, vous avez bosse, vous avez travaille, vous avez deja, vous avez eu, avez vous fait, avez vous integre, vous avez integre, avez vous utilise, deja integre, avez vous realise, avez vous cree, avez vous construit, avez vous developpe, avez vous travaille, avez vous deja, avez vous eu, aviez fait, deja fait, deja realise, deja bosse, deja travaille, deja cree, deja eu, deja developpe, vos realisations, votre realisation, vos projets, vos travaux, votre portfolio, vos references, vos clients, votre travail, vos exemples, un exemple, exemple de, exemple d, exemples de, exemples d, des exemples, page projets, projets passes, projets precedents, cas client, etude de cas, des clients, un client qui, client qui, client dans, clients dans, clients du, faits par vous, fait par vous, de chez vous, avez travaille pour, avez bosse pour, realise pour",
  reviews:
    "temoigner, en temoigner, confirmer, le confirmer, en parler, avis, temoignage, temoignages, retour client, retours clients, disent de vous, dit de vous, pensent de vous, pense de vous, opinion, opinions, clients satisfaits, clients contents, client content, se plaint, s est plaint, s est plainte, plaint, recommande, recommandent, reference, references",
  whichProject:
    "quel projet, quels projets, le projet, un projet, des projets, projet avec, projets avec, laquelle de vos realisations, lequel de vos projets, lesquels de vos projets, realisation avec, realisations avec",
  used: "utilise, utilisee, utilises, utilisees, l utilisez, avez utilise, sert, servi, fait avec, faits avec, faites avec, realise avec, realises avec, construit avec, tourne avec, tournent avec, tourne sur, tournent sur, employe, dans quel projet, dans quels projets, quel projet, quels projets, ou ca, avec ca, quelque part",
  shown:
    "l essayer, essayer, le tester, la tester, tester, le voir, la voir, voir, visiter, le visiter, la visiter, y aller, aller voir, y jouer, m inscrire, s inscrire, le lien, un lien, lien, adresse, url, toujours en ligne, encore en ligne, est en ligne, il en ligne, elle en ligne, sont en ligne, accessible, existe, existe encore, marche, marche encore, fonctionne, tourne, public, publique, dispo, disponible, sert a quoi, ca sert, fait quoi, c est quoi, qu est ce que c est, de quoi, ca fait quoi, fait avec, faite avec, faite en, fait en, realise avec, technos, techno, technologies, stack, outils, en savoir plus, plus de details, details, pourquoi, montrez, s appelle, nom, pour qui",
  hidden:
    "prives, prive, secrets, pas ouverts, pas montrables, peut pas voir, peux pas voir, peux pas visiter, pas consultables, plus en ligne, pas en ligne, hors ligne, pas publics, pas public, pas visibles, plus visibles, plus accessibles, pas accessibles, ferme, fermes, disparu, ne peut pas voir, peut pas visiter, ne peut pas visiter, peut plus voir, peut plus visiter, plus disponibles, n existent plus, plus actifs, sans lien",
  unfinished:
    "inacheve, inacheves, pas termine, pas termines, pas fini, pas finis, jamais fini, jamais finis, jamais termine, jamais termines, abandonne, abandonnes, arrete avant, arretes avant, laisse tomber",
  visible:
    "puis je visiter, puis je voir, puis je essayer, peut on visiter, peut on voir, peut on essayer, on peut visiter, on peut voir, je peux visiter, je peux voir, je peux essayer, encore en ligne, toujours en ligne, sont en ligne, sont visibles, encore visibles, sont publics, accessibles, est en ligne, il est visible, elle est visible, est il visible, est elle visible, visible celui, visible celle",
  paid: "paie t elle, paie t il, elle paie, il paie, elles paient, ils paient, elle paye, il paye, ils payent, elle debourse, leur coute, lui coute, lui facturez, leur facturez, a paye, ont paye, avait paye, a t il paye, a t elle paye, ont ils paye, a coute, ont coute, avait coute, ca a coute, lui a coute, leur a coute, a debourse, ont debourse, avez facture, facture au client, a ete facture, payait",
  similar:
    "de ce genre, ce genre, du meme genre, meme genre, de ce type, ce type, du meme type, comme ca, comme cela, comme celui, comme celle, comme le leur, comme la leur, pareil, pareille, similaire, semblable, equivalent, equivalente, la meme chose, le meme pour, la meme pour, meme chose, pour moi, pour nous",
  others:
    "comme nous, comme moi, comme le notre, comme la notre, comme le mien, meme situation, notre situation, notre cas, dans notre cas, quelqu un d autre, d autres clients, autres clients, d autres entreprises, a qui, pour qui, chez qui, qui d autre, deja fait ca, deja fait cela, deja fait pour, avez fait ca, fait ca pour, fait cela pour, fait appel a vous pour, deja demande ca, l avez deja fait, l avez vous deja fait, deja commande, deja pris, bien passe, bien passee, bien passes, ca a marche, a fonctionne, bien fini, bien finie, bien termine, bien terminee, abouti, reussi, reussite, content, contents, satisfait, satisfaits, bons retours",
  theirs:
    "a pris, ont pris, a mis, avez mis, ont mis, etait, etaient, avait, avaient, a dure, a fallu, a demande, fut, pour lui, pour eux, pour elle, pour elles, chez eux, chez lui, lui avez, leur avez, sa, son, ses, leur, leurs, il, elle, ils, elles",
  whichOne:
    "lequel, laquelle, lesquels, lesquelles, celui avec, celle avec, celui en, celle en, celui de, celui qui, celle qui, ceux avec",
  stopped:
    "ne tournent plus, tourne plus, morts, mort, echoue, echoues, rate, rates, echec, echecs, n ont pas marche, pas marche, n ont pas abouti, pas abouti, pas aboutis, arrete, arretes, ferme, fermes, abandonne, abandonnes, laisse tomber, laisses tomber",
  more: "autres, autre",
  ones: "projet",
  person:
    "il fait, il est, il a, il avait, il dirige, il travaille, il occupe, est il, a t il, fait il, qui est ce, c est qui, elle, elles, ils, lui, eux, leur, son role, son poste, son metier, sa fonction, quel poste, quelle fonction, cette personne, cette dame, ce monsieur, ce client, cette cliente, le patron, la patronne, le chef, chez eux, chez lui",
  one: "un avec, une avec, l un d eux, l une d elles, un d entre eux, lequel, laquelle, celui, celle, ceux, celles, le truc, ce truc, ce site, ce projet",
};
