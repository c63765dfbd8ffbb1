import type { Matters } from "../matter.ts";
import { details } from "./details.ts";
import { unsaid } from "./unsaid.ts";

const ofTheirs =
  "mon <row>, notre <row>, mon <service>, notre <service>, nos <row>, sites que vous faites, vos realisations, pour mon";

export const matters: Matters = {
  ...details,
  ...unsaid,
  screenReader: {
    said: [
      ["nvda, jaws, voiceover, talkback, synthese vocale, commande oculaire"],
      [
        "lecteur d ecran, lecteurs d ecran, lecteur ecran, braille, aveugle, malvoyant*, non voyant*, deficient* visuel*, mal voyant*, technologie* d assistance, aide technique, commande vocale",
        "ce site, cette page, ces pages, votre site, votre propre site, votre page, vos pages, le votre, votre chat, ce chat, votre <row>, site lui meme",
        "test*, essay*, verif*, utilis*, marche, fonctionn*, accessib*, lire, lisible, naviguer, s en sort*, passe",
      ],
    ],
    after: [
      [
        "lecteur d ecran, lecteurs d ecran, nvda, jaws, voiceover, talkback, aveugle, non voyant*, malvoyant*, commande vocale",
      ],
    ],
    none: ofTheirs,
  },
  accessible: {
    said: [
      [
        "accessib*, handicap*",
        "ce site, votre site, votre propre site, ces pages, vos pages, cette page, le votre",
      ],
    ],
    none: ofTheirs,
  },
  anyScreenReader: {
    said: [
      [
        "lecteur d ecran, lecteurs d ecran, braille, technologie* d assistance, commande vocale, aveugle, malvoyant*",
        "test*, essay*, verifi*, utilis*, fonctionn*, marche*",
      ],
    ],
    none: `${ofTheirs}, nos visiteurs, mes visiteurs, nos clients, mes clients, nos utilisateurs, site que vous ferez, site que vous faites, visiteurs sont`,
  },
  standard: {
    said: [
      ["wcag, en 301, rgaa, a11y"],
      [
        "accessib*, handicap*",
        "norme, standard, referentiel, critere, conform*, declaration, regle, niveau, directive, respect*",
      ],
      [
        "lecteur d ecran, lecteurs d ecran, technologie d assistance",
        "quelle norme, quel standard, quel referentiel, quelles regles",
      ],
    ],
    after: [["norme, standard, referentiel, niveau, conform*, quelles regles"]],
    none: ofTheirs,
  },
  audit: {
    said: [
      [
        "personnes handicapees, handicapes, vraies personnes, aveugles, malvoyants",
        "test*, essay*, verifi*, audit*",
        "ce site, votre site, le site, accessib*",
      ],
      [
        "accessib*, a11y, wcag, rgaa, lecteur d ecran, nvda, jaws, handicap*",
        "audit*, externe, exterieur, tiers, independan*, certifi*, cabinet, qui a test*, qui a verifi*, qui a controle",
      ],
    ],
    after: [
      [
        "audit*, qui a test*, qui l a test*, qui a verifi*, qui l a verifi*, qui a controle, qui l a controle, certifi*, independan*, externe, exterieur, tiers, cabinet, handicap*, vraies personnes, vrais utilisateurs",
      ],
    ],
    none: ofTheirs,
  },
  unusedTime: {
    said: [
      [
        "garder mes heures, garder nos heures, garder les heures, garder des heures, mettre mes heures",
        "plus tard, autre mois, mois prochain, mois suivant, de cote",
      ],
      [
        "heures non utilisees, heures inutilisees, temps non utilise, temps inutilise, heures pas utilisees, heures non consommees, temps non consomme",
      ],
      [
        "report*, cumul*, recuper*, mettre de cote, mis de cote, garder pour, gardees pour, gardes pour, garde pour, bascul*, accumul*",
        "heure, temps, inutilis*, non utilis*, pas utilis*, pas consomm*, non consomm*, n utilise, mois suivant, mois d apres, mois prochain, d un mois sur l autre, credit, quota",
        "heure, temps, mois, maintenance, credit, quota, utilis*, consomm*",
      ],
      [
        "inutilis*, non utilis*, pas utilis*, pas consomm*, non consomm*, n utilise pas, utilise pas, ne consomme pas, ne m en sers pas, ne sers pas, s en sert pas, ne vous appelle pas, vous appelle pas, ne demande rien, demande rien, besoin de rien, rien a faire, mois calme",
        "mois suivant, mois d apres, mois prochain, plus tard, perdu*, double, deux fois plus, perd, perds, garde*, conserv*, expire*",
      ],
    ],
    after: [
      [
        "report*, cumul*, recuper*, inutilis*, non utilis*, pas utilis*, basculent, mois suivant, mois d apres",
      ],
      ["n utilise pas, utilise pas, ne consomme pas, ne m en sers pas", "heure, temps, mois, <month>"],
    ],
    none: "donnee, mot de passe, jeton, date",
  },
  freeMonth: {
    said: [
      [
        "mois offert, mois gratuit, mois d <row>, mois de <row>, <month> offert, <month> gratuit, periode gratuite, periode offerte, <row> offert*, <row> gratuit*, premier mois, mois inclus, mois compris, mois sans frais, mois cadeau",
        "ajout*, rajout*, nouvelle fonction*, nouvelle page, nouveau*, photo, image, contenu, texte, agenda, carte, menu, chang* mes, chang* nos, chang* les, modifi*, remplac*, refaire, mettre a jour mes",
        "photo, image, contenu, texte, fonction*, page, agenda, menu, carte, horaires, formulaire, article, design, couleur, mes, nos",
      ],
    ],
    after: [
      [
        "photo, image, contenu, texte, nouvelle fonction*, fonctionnalite, nouvelle page, page en plus, page de plus, autre page, agenda, menu, ma carte, horaires, formulaire, article, rubrique",
      ],
    ],
    none: "<money>, combien, qui ecrit",
  },
  freeCovers: {
    said: [
      [
        "mois offert, mois gratuit, mois d <row>, mois de <row>, <month> offert, <month> gratuit, periode gratuite, <row> offert*, <row> gratuit*, premier mois",
        "couvre, comprend, compris dedans, contient, inclut, dedans, a quoi ca sert, sert a quoi",
      ],
    ],
    none: "et apres, ensuite, puis, une fois, apres ce mois, apres le mois, <money>, price, prix, precio, how much, combien, cuanto",
  },
  freeFault: {
    said: [
      [
        "mois offert, mois gratuit, mois d <row>, mois de <row>, <month> offert, <month> gratuit, periode gratuite, <row> offert*, <row> gratuit*, premier mois",
        "defaut, bug, bogue, panne, erreur, probleme, repar*, corrig*, correction, plante",
      ],
    ],
    after: [["defaut, bug, bogue, panne, erreur, repar*, corrig*, plante"]],
    none: "apres le mois, passe le mois, passe le premier, mois gratuit passe, est fini, la loi, nuit, week end",
  },
  training: {
    said: [
      [
        "me former, nous former, former mon, former mes, former notre, former nos, former l equipe, former le personnel, formez vous, vous formez, formation pour mon, formation pour mes, formation pour notre, formation pour nos, formation a l outil, formation incluse, formation comprise, une formation pour, apprendre a utiliser, apprendre a s en servir, apprenez nous, apprenez a, montrer a mon equipe, montrer a mes, montrer a nos, atelier pour mon equipe, atelier pour mes",
      ],
    ],
    none: "organisme, centre de formation, vendre, vends, inscription*, apprenant*, mes eleves, sans formation",
  },
  lateContent: {
    said: [
      [
        "pas a temps, arrivent apres, arrive apres, arriveront apres, pas prets, pas pret, pas prete, pas pretes, aura pas … a temps, pas fini, pas finis",
        "texte, photo, image, contenu, logo, visuel, element, fichier, mes, nos",
      ],
      [
        "je tarde, nous tardons, on tarde, je traine, on traine, nous trainons, je suis en retard, on est en retard, nous sommes en retard, je prends du retard, on prend du retard, retard de ma part, retard de notre part, retard de mon cote, retard de notre cote, je mets du temps, on met du temps, je mets … semaines, envoie … en retard, envoyer … tard, envoie … tard, envoyons … tard, livre … en retard, donne … en retard, fournis … en retard, fourni* … tard, arriv* … retard, arriv* … tard, <week> de retard, <day> de retard, en retard sur mes, en retard avec mes, mes … en retard, nos … en retard, n envoie pas, n envoyons pas, pas envoye, oublie d envoyer, de mon cote, de notre cote, ma faute, notre faute, a cause de moi, a cause de nous",
        "texte, photo, image, contenu, logo, visuel, element, fichier, retour, validation, acces, mot de passe, document, traduction, materiel, ma partie, notre partie, date, lancement, mise en ligne, planning, calendrier, delai",
      ],
    ],
    after: [
      [
        "c est moi, c est nous, je tarde, on tarde, je traine, on traine, je suis en retard, on est en retard, nous sommes en retard, ma faute, notre faute, de mon cote, de notre cote, a cause de moi, a cause de nous",
        "tard*, retard, train*, lent*, faute, cote, cause",
      ],
    ],
    none: "pai*, paye*, pay*, regl*, facture, argent, <money>, vous livrez, vous etes en retard",
  },
  bindingDate: {
    said: [
      [
        "date, delai, echeance, livraison, calendrier, planning",
        "engage*, lie juridiquement, vous lie, contractuel*, garantissez, garanti, garantie ferme, date ferme, dates fermes, delai ferme, delais fermes, est ferme, c est ferme, fermes, juridiquement, opposable, contraignant*, coule dans",
      ],
    ],
    after: [
      [
        "engage*, vous lie, lie juridiquement, contractuel*, juridiquement, opposable, contraignant*, gravee dans le marbre, gravé dans le marbre, graves dans le marbre, grave dans le marbre",
      ],
    ],
    none: "devis, offre, prix, tarif, chat, assistant, robot, penalite, indemni*, reponse, reaction, intervention, bug, panne, defaut, resili*",
  },
  priceRise: {
    said: [
      [
        "prix, devis, forfait, tarif, facture, note, addition, montant, cout",
        "augment*, gonfl*, grimp*, monter, monter en, deraper, derap*, s envol*, hausse, bouger, revu a la hausse, plus cher que prevu, plus eleve que, definitif, prix ferme, ferme ca, supplements apres, extras apres",
        "en cours, garanti*, en route, pendant, au milieu, plus que prevu, que prevu, plus longtemps, plus de temps, convenu, signe, signature, a la fin, au final, apres coup, vraiment, ou ca peut, peut encore, ou ensuite",
      ],
      [
        "plus de temps que, plus longtemps que, plus d heures que, prend plus de temps, prenez plus de temps, mettez plus de temps, mettez plus longtemps, ramez, plus lents que, depassez, sous estim*, mal estime, mal evalue, plus de jours que, si ca traine, si vous trainez",
        "payer plus, paie plus, paye plus, factur*, prix, tarif, cher, cout*, supplement, en plus, rallonge, devis, forfait, qui paie, qui paye, ma charge, mes frais",
      ],
    ],
    after: [
      [
        "mal estime, mal calcule, mal evalue, sous estime*, sous evalue*, trompe*, votre erreur, votre faute, trop court*, plus de temps, plus d heures, plus long, depass*, mal compte, mal prevu",
        "vous, votre, vos, heures, temps, jours, travail, estimation, delai",
      ],
      ["augment*, gonfl*, grimp*, monter, deraper, derap*, plus cher"],
    ],
    none: "abonnement, mensuel*, par mois, chaque annee, tous les ans, renouvel*, conditions, attend*, dans <month>, j ajoute, on ajoute, si je rajoute, ajout*, <row>, abo, d avis, acompte, moins, nos besoins, pourquoi la facture",
  },
  quoteHolds: {
    said: [
      [
        "valable jusqu a quand, valable combien de temps, valable longtemps, combien de temps … devis … valable, duree de validite",
      ],
      [
        "devis, offre, prix, proposition, tarif, chiffrage",
        "encore valable, toujours valable, valable, valide, validite, expire*, tient, tiennent, tenir, tenez, engage*, toujours bon, encore bon, meme prix, meme tarif, perime*, bloque*, caduc, le meme",
        "attend*, reflechi*, hesit*, plus tard, decid*, avant de signer, avant de dire oui, dire oui, combien de temps, jusqu a quand, <week>, <month>, <day>, semaines, mois prochain, mon associe, mon chef, conseil, valable, validite, expire*",
      ],
    ],
    after: [
      [
        "attend*, reflechi*, hesit*, avant de signer, avant de dire oui, me decide, nous decidons, on se decide, valable, validite, expire*, combien de temps … bon, jusqu a quand, tient encore, dormir dessus",
      ],
    ],
    none: "nom de domaine, remise, reduction, jeton, <row> … prolonge, mineur",
  },
  ownHosting: {
    said: [
      [
        "hebergement, heberge*, hebergeur, serveur",
        "compte, prestataire, fournisseur, mon propre, notre propre, moi meme, nous memes, ailleurs, qui paie, qui paye, contrat avec, choisir, en une fois, paiement unique, au forfait, achete, acheter, achetant, achete*, tiers",
      ],
    ],
    none: "astreinte, boite mail, boites mail, mail, mails, domaine, <year>, <month>, quel fournisseur, quel prestataire, quel hebergeur, ou, <tool>",
  },
  sharedHosting: {
    said: [
      [
        "mutualis*, partage … serveur, serveur partage, serveur dedie, serveur rien que, serveur pour moi seul, seul sur le serveur",
        "veut dire, c est quoi, signifie, qu est ce, dedie, rien que, seul, partage, comment",
      ],
    ],
    after: [
      [
        "mutualis*, partag*",
        "avec qui, qui, d autres, autres, voisins, sur, sure, securis*, securite, veut dire, combien, serveur, dedie, seul, risque*, fiable, c est quoi, danger*",
      ],
      [
        "qui d autre, autres sites, d autres sites, autres clients, voisins, tout seul",
        "serveur, hebergement, dessus, partag*, la",
      ],
      [
        "est sur, c est sur, sure, securis*, risque*, fiable, securite",
        "ca, c est, serveur, hebergement, ce, cet, du",
      ],
    ],
    none: "code, donnees, carte, mot de passe, mots de passe, <nda>, secret",
  },
  uptime: {
    said: [
      ["uptime, sla, taux de disponibilite, niveau de service, haute disponibilite, gtr"],
      [
        "disponib*, panne, en ligne en permanence, toujours en ligne, en ligne <number>, en ligne <hour>, en ligne tout le temps, jamais hors ligne, jamais en panne, tombe jamais, coupure, joignable en permanence",
        "garanti*, <percent>, engage*, promet*, contrat, noir sur blanc, par ecrit, assur*",
        "serveur, hebergement, hebergeur, site, <row>, <percent>, disponib*, en ligne",
      ],
    ],
    after: [
      [
        "garanti*, promet*, promesse, assur*, engage*",
        "panne, tombe, tombera, hors ligne, en ligne, disponib*, coup*, accessible, toujours, jamais, 99, <percent>",
      ],
      ["si, quand, souvent, et si", "tombe en panne, en panne, tombe, serveur plante, coupure, plante"],
    ],
    none: "astreinte, rendez vous, delai de reponse, qui repond, qui decroche, qui s en occupe, qui intervient",
  },
  clientData: {
    said: [
      [
        "mes clients, nos clients, mes clientes, nos clientes, mes patients, nos patients, nos utilisateurs, mes utilisateurs, nos membres, mes membres, nos adherents, mes adherents, nos abonnes, mes salaries, nos salaries, mes eleves, nos eleves, nos usagers, de clients, des clients, de patients, des patients, de nos",
        "donnee, information, dossier, fichier, coordonnees, base",
        "voir, voyez, verrez, acces, accede*, lire, lisez, trait*, touch*, rgpd, accord, contrat, responsab*, confidentiel*, legal*, loi, sensible, sous traitan*, donnees de test, donnees fictives, inquiet*",
      ],
      [
        "dpa, accord de sous traitance, contrat de sous traitance, accord de traitement, sous traitant au sens",
      ],
      ["article <number>, art <number>", "contrat, accord, sign*, dpo"],
    ],
    after: [
      [
        "accord, contrat, dpa, document, le demander, signer",
        "client, donnee, accord, contrat, dpa, ca, le, cela",
      ],
    ],
    none: "traceur, mouchard, pistage, suivi publicitaire, les uns les autres, les uns des autres, cloison*, separ*, chacun ses, chacun ne, ses donnees, <row>, audit*, prix, combien, tarif, cout*, tableau de bord, gerer, connect*, role, ce chat, cookies, mon message, <nda>, pirat*, attaqu*, carte, paiement, ou sont, allemagne, serveur, efface*, supprim*, liste, autres clients, ne doivent, fuit*, vole, voles, utilisez vous",
  },
  controller: {
    said: [
      [
        "client*, patient*, utilisateur, membre, adherent, abonne, salarie, eleve, usager",
        "donnee, rgpd, information, fichier",
        "responsable du traitement, responsable de traitement, qui est responsable, qui repond, qui en repond, vous ou moi, moi ou vous, nous ou vous, vous ou nous, qui est en charge",
      ],
    ],
    after: [
      [
        "responsable, qui repond, qui en repond, repond devant, vous ou moi, moi ou vous, nous ou vous, vous ou nous, en charge, c est qui",
      ],
    ],
    none: "ce site, votre site, <row>, ce formulaire, carte, paiement, fuit*, vole, voles",
  },
  erase: {
    said: [
      [
        "effac*, supprim*, suppression, efface, oubli*, retir*",
        "formulaire, message, mes donnees, mes infos, mes coordonnees, mes informations, ce que j ai envoye, ce que j ai ecrit, mon adresse, mon mail, mon e mail, mon nom, ma demande, me concernant",
        "comment, puis je, peux, pouvez, veux, voudrais, aimerais, demand*, droit, faire, faut",
      ],
    ],
    none: "chat, cookie, portfolio, <row>, <service>, clients, utilisateurs, patients, conversation, photo, temoignage, oublie d, mon fils, ma fille, notre fils, notre fille, petit fils, mon enfant, ici, se plaindre, notre enfant, au bout, automatiquement, mineur, age de",
  },
  street: {
    said: [
      [
        "adresse exacte, quelle rue, votre rue, nom de la rue, rue et numero, la rue, quelle adresse etes vous, a quelle adresse puis je passer, adresse postale, adresse complete, votre adresse, ou exactement, exactement ou, ou precisement, numero de rue, quel etage, sur la carte, quel quartier",
        "atelier, bureau, bureaux, studio, locaux, vous, votre, vos, passer, venir, rencontr*, trouve, situe*, adresse, etes",
      ],
    ],
    after: [["exact*, precis*, adresse, etage, quartier, sur la carte"]],
    none: "mail, e mail, ip, prix, combien, que faites, perso*, ecrire, du site, domicile, remise, electronique, relancer, transmettre, hello, google",
  },
  testimonialConsent: {
    said: [
      [
        "temoignage, avis client, un avis, des avis, avis clients, avis de, mon avis, nos avis, mes propos, ce que je dis, me citer, me citez",
        "publi*, sans demander, sans me demander, permission, accord, autoris*, consent*, demandez, mon mot a dire, mon aval, afficher",
      ],
    ],
    after: [["temoignage, avis, me citer, mes propos, citation"]],
    none: "google, quelle page",
  },
  secretFirst: {
    said: [
      [
        "secret, secrets, confidentiel*, <nda>, avant de signer, avant signature, avant la signature",
        "formulaire, chat, ici, mail, tchat",
        "decri*, expliqu*, racont*, envoy*, dire, dis, parler, ecri*, mettre, detaill*, presenter, confier, donner, resum*",
      ],
    ],
    after: [
      [
        "formulaire, chat, tchat, ici, deja, en attendant, maintenant, tout de suite, d abord, entre temps",
        "decri*, expliqu*, racont*, envoy*, dire, dis, parler, ecri*, mettre, detaill*, presenter, confier, donner, resum*",
      ],
    ],
    none: "prix, combien, tarif, mes clients, mes donnees, <money>, ordre de grandeur, rien raconter, rien dire, rien dire de plus, ne peux pas",
  },
  secrecyLasts: {
    said: [
      [
        "confidentialite, confidentiel*, secret, secrets, <nda>, discretion, silence",
        "combien de temps, dure, durent, expire*, toujours valable, tient toujours, tient encore, vaut toujours, vaut encore, une fois le projet, une fois la mission, apres le projet, apres la mission, apres le contrat, apres la fin, est finie, est fini, est termine*, se termine, s arrete, prend fin, pour toujours, jusqu a quand",
      ],
    ],
    after: [
      [
        "expire*, tient toujours, tient encore, vaut toujours, est finie, est fini, est termine*, prend fin, apres le projet, apres la mission, pour toujours, jusqu a quand, dure combien, combien de temps ca tient",
      ],
    ],
    none: "prix, combien ca coute, tarif, donnees",
  },
  chatBinding: {
    said: [
      [
        "chat, tchat, chatbot, assistant, bot, robot, vous dites ici, dit ici, ecrit ici, vos reponses, ces reponses, tes reponses, cette conversation, cette reponse, ce que tu dis, ce que tu me dis, ce que vous me dites",
        "engage*, vous lie, lie, opposable, compter sur, se fier, me fier, nous fier, fiable*, fier a, valeur juridique, vaut offre, valent, vaut engagement, promess*, promet*, garanti*, se trompe, s est trompe, erreur, faux, fausse, tenir parole, tenu de, tenus de, respecter, tenir a, officiel*, fait foi, font foi, contractuel*, croire",
      ],
    ],
    after: [
      [
        "erreur*, trompe*, tromper, faux, confiance, fiable, fier, sur, exact, vrai, raison, croire",
        "il, elle, ca, tu, vous, ce, cela, bot, reponses, lui, y, me, se",
      ],
    ],
    none: "donnee, confidentiel*, prive*, secret*, mot de passe, cree*, construi*, pour mon, integr*, <row>, google, enregistr*, these, <percent>, remise, rendez vous, malvoyant, mal voyant",
  },
  subscriptionHow: {
    said: [
      [
        "comment … abonnement … fonctionn*, comment … abonnement … march*, comment fonctionn* … abonnement, comment march* … abonnement, fonctionn* … abonnement, marche … abonnement, expliqu* … abonnement, principe … abonnement, abonnement … comment ca marche, abonnement … ca marche comment, abonnement … ca fonctionne comment",
      ],
    ],
    none: "mes clients, mes utilisateurs, vendre, vends, combien, hebergement",
  },
  subscriptionGain: {
    said: [
      [
        "gagner, je gagne, on gagne, gagne t on, y gagne, gagnons, avantage, interet, benefice, a quoi bon, pourquoi payer, pourquoi prendre, pourquoi choisir, qu est ce que ca apporte, qu apporte, atout, points forts, plus value",
        "abonnement, abonn*, mensuel*, mensualite*, au mois, par mois, chaque mois, formule mensuelle, location",
      ],
    ],
    after: [
      [
        "gagner, avantage, interet, benefice, a quoi bon, apporte, atout",
        "abonnement, mensuel*, mensualite*, au mois, par mois, y, alors, du coup, a, la",
      ],
    ],
    none: "combien, total, <year>, <month>, <money>, moins cher, taux, mes clients, utilisateurs, maintenance, astreinte, pour et contre, plutot que payer, retard, impaye*, <percent>, seuil, lequel",
  },
  suspension: {
    said: [
      [
        "coup*, eteind*, suspend*, suspension, debranch*, bloqu*, hors ligne, ferm* le site, ferm* mon, arret* le site, desactiv*",
        "paie en retard, paye en retard, payer en retard, retard de paiement, paie pas, paye pas, pas paye, pas regle, impaye*, en retard de paiement, oubli* de payer, oubli* une facture, facture en retard, echeance manquee",
      ],
    ],
    after: [
      ["coup*, eteind*, suspend*, suspension, debranch*, bloqu*, hors ligne, ferm*, desactiv*, arret*"],
    ],
  },
  lateRate: {
    said: [],
    after: [["par an, a l annee, annuel*, par mois, mensuel*, pourcent*, <percent>, taux, interet"]],
    none: "abonnement, <row>, formule, au mois",
  },
  owedAtEnd: {
    said: [
      [
        "dois, devrai, devrais, devons, devrons, a payer, payer quoi, paie quoi, paye quoi, me facturez, facturez vous",
        "arrete en cours, arreter en cours, arrete le projet, arreter le projet, en plein milieu, abandonne, abandonner, mets fin, mettre fin, j arrete tout, resili* le projet, annul* le projet",
      ],
    ],
    after: [["dois, devrai, devrais, devons, payer, paie, paye, factur*, coute*, rembours*, du, solde"]],
    none: "<row>, abonnement, tarif, maintenance",
  },
  withdrawal: {
    said: [
      [
        "retract*, me dedire, revenir en arriere, changer d avis, change d avis, faire marche arriere, annuler, renoncer",
        "apres signature, apres la signature, apres avoir signe, une fois signe, signe, <day>, <week>, achat en ligne, achats en ligne, en ligne, a distance, consommateur, particulier, droit de, le droit, la loi, delai legal",
      ],
      ["droit de retractation, delai de retractation"],
    ],
    none: "consentement, abonnement, revision, design, combien de fois, ecran, maquette, correction",
  },
  domainOwner: {
    said: [
      [
        "domaine, ndd, com, adresse du site, url, dns, point com, point fr",
        "a moi ou a vous, a vous ou a moi, en otage, sera a moi, est a moi, a quel nom, au nom de qui, a mon nom, a notre nom, a qui, appart*, proprietaire, m appartient",
      ],
    ],
    after: [["a qui, a quel nom, au nom de qui, a mon nom, a notre nom, appart*, proprietaire"]],
  },
  sameDesign: {
    said: [],
    after: [
      [
        "touch*, chang*, modifi*, retouch*, respect*, garde*, conserv*, amelior*, ajust*, adapt*, pareil, identique, fidele*",
        "design, couleur, mise en page, maquette, style, police, dessin, <row>, graphisme, look, apparence, quelque chose, rien, l identique",
      ],
    ],
    none: "combien, prix, tarif, delai, plus tard, contenu, ecran, ca change, cela change, je veux, on veut, je change, on change",
  },
  steps: {
    said: [
      [
        "comment travaillez, comment vous travaillez, comment procedez, comment vous procedez, comment se deroule, comment se passe, comment ca se passe, ca se passe comment, vous travaillez comment, deroulement, facon de travailler, methode de travail",
        "du debut a la fin, de a a z, de bout en bout, etape, etapes, du premier … a, du premier … jusqu, phases, du depart a",
      ],
    ],
    none: "combien, prix, cout*, tarif, heure, <row>, distance, week end, mois",
  },
  ownTrouble: {
    said: [
      [
        "mon <row>, notre <row>, mon propre <row>, notre propre <row>, mon <service>, notre <service>, ma boutique, notre boutique, ma page, notre page, mon serveur, notre serveur, mon wordpress, notre wordpress, mon blog, notre blog",
        "pirate, pirates, piratee, fait pirater, fait hacker, ete pirate, hacke, hackee, virus, infecte, infectee, compromis, vole, vole le, voler, perdu le mot de passe, oublie le mot de passe, perdu mes acces, plus acces, bloque dehors, liens bizarres, liens etranges, spam",
      ],
      [
        "des pirates, un pirate, quelqu un",
        "ont pirate, a pirate, sont entres, est entre, ont mis, a vole",
        "notre, nos, nous, mon, ma",
      ],
    ],
    none: "droits, autorisation*, les uns des autres, proteger, eviter, empecher, pourrait, peut il, puisse, jamais, risque, facile, votre, vos, construire, besoin d un, concurrent, <money>",
  },
  consumer: {
    said: [
      [
        "particulier, particuliere, consommateur, consommatrice, personne privee, a titre prive, pas une entreprise, pas une societe, pas pro, pas professionnel, pas une boite, en tant que prive, sans entreprise",
      ],
    ],
    none: "en particulier, particulierement, un projet particulier",
  },
  inWriting: {
    said: [
      [
        "par ecrit, notification ecrite, forme ecrite",
        "mail, mails, e mail, email, courriel, lettre, recommande, telephone, sms, whatsapp, chat",
        "suffit, suffisant, valable, vaut, compte, ok, bon, veut dire, accept*, ou",
      ],
    ],
    after: [
      [
        "mail, mails, e mail, email, courriel, lettre, courrier, recommande, poste, fax, telephone, appel, coup de fil, whatsapp, sms, texto, chat, formulaire, oral, oralement",
        "suffit, suffirait, suffisant, ok, bon, valable, vaut, compte, marche, passe, faut, dois, doit, puis je, peux, peut, possible, accept*, obligatoire, necessaire, ca va, va, ou, envoyer",
      ],
      ["par ecrit", "veut dire, comment, c est quoi, c est a dire, comme quoi"],
    ],
    none: "nom de domaine, boite mail, boites mail, mes clients, confidentialite, <nda>, lisez, repond*, quel mail, quelle adresse, votre mail, votre adresse, la nuit, week end",
  },
  dataRequest: {
    said: [
      [
        "mes donnees, mes propres donnees, donnees me concernant, demande rgpd, droit d acces, demande d acces",
        "demand*, copie, acces, effac*, supprim*, suppression, rectif*, corrig*",
        "combien de temps, delai, sous combien, quel delai, vite, gratuit*, payant*, cout*, frais, payer",
      ],
    ],
    after: [
      [
        "repond*, reponse, reponses, retour, traite*",
        "combien, delai, vite, quand, temps, sous, longtemps, jours, <day>, <week>",
      ],
      [
        "gratuit*, payant*, coute, cout, frais, payer, facture*",
        "c est, ca, cela, demande, copie, est ce, pour ca",
      ],
      [
        "prouver, identite, piece d identite, justificatif, qui je suis",
        "faut, dois, demandez, vous, besoin",
      ],
    ],
    none: "mes clients, utilisateurs, <row>, <service>, <money>, site coute, projet, devis",
  },
  formData: {
    said: [
      [
        "formulaire, message, messages, demande, ce que j envoie, ce que j ecris, mes donnees, mes infos, mes coordonnees",
        "ou, a quel endroit, quel serveur, chez qui",
        "va, vont, arrive*, atterri*, stock*, conserv*, gard*, enregistr*, sauvegard*, part, partent, finissent, finit",
      ],
      [
        "formulaire, message, messages, ce que j envoie, ce que j ecris, mes donnees, mes infos, mes coordonnees",
        "devient mon, devient ma, deviennent mes, vont mes, vont les, atterri*, finissent, stockes, stockees, stockez vous, gardes, gardees, conserves, conservees, enregistres, enregistrees, partent",
      ],
    ],
    after: [
      [
        "ou, a quel endroit, quel serveur",
        "va, vont, arrive*, atterri*, stock*, conserv*, gard*, enregistr*, sauvegard*, part, partent, finissent",
      ],
    ],
    none: "combien de temps, longtemps, effac*, supprim*, chat, conversation, cookie*, mot de passe, mots de passe, carte, photo, <row>, <service>, mes clients, nos clients, utilisateurs, sauvegarde, patients, hebergement, heberge*, <tool>, se trouve, trouver le formulaire, boutique, reservation, ou bien, ou alors, ou pas",
  },
  priceStep: {
    said: [
      [
        "etape, etapes, phase, phases, stade, moment",
        "prix, cout, tarif, devis, montant, combien, chiffre",
        "quelle, quel, quand, ou, laquelle, connais, sais, saurai, connaitre, savoir, apprends, donne*, dites",
      ],
    ],
    after: [
      [
        "prix, cout, tarif, devis, montant, combien, chiffre",
        "quand, quelle, quel, laquelle, ou, avant, connais, connaitre, saurai, sais, savoir, apprend*, l ai, donnez, dites, annonc*",
      ],
    ],
    none: "<row>, <service>, <money>, remise, hebergement, valable, expire*, chang*, gratuit, coute un devis, par mois, fourchette, pour le moment, en ce moment, combien de temps",
  },
  paidCare: {
    said: [
      [
        "<row> payante, <row> payant, maintenance payante, maintenance payee, formule de <row>, forfait de <row>, une fois payante, une fois payant, contrat de <row>, contrat de maintenance",
        "texte*, contenu*, modif*, chang*, photo*, mise a jour, mises a jour, correction*, compren*, compris*, inclus*, inclut, couvr*, dedans",
      ],
    ],
    after: [
      [
        "une fois payant*, une fois paye*, la payante, le payant, quand c est payant, quand elle est payante, quand je paie, quand on paie, si je paie, si on paie, si je paye, si on paye, apres le mois, apres ca, ensuite, par la suite, plus gratuit*, devient payant*, la formule, le contrat, passe le mois",
        "texte*, contenu*, modif*, chang*, photo*, mise a jour, mises a jour, compren*, compris*, inclus*, inclut, incluent, couvr*, dedans, vous faites, j ai quoi, on a quoi",
      ],
    ],
    none: "combien, prix, tarif, coute, <money>, reporte*, heures, hebergement, abonnement, report",
  },
  untilPaid: {
    said: [],
    after: [
      [
        "tout paye, tout payer, tout regle, totalite, dernier versement, dernier paiement, paie pas, paye pas, paies pas, payons pas, pas paye, pas payer, pas regle, impaye*, avant de payer, avant paiement, avant le paiement, tant que, jusque la, jusqu a, paie la moitie, paye la moitie, arrete de payer, arreter de payer, en attendant, avant ca, entre temps, pas tout regle",
      ],
    ],
    none: "a temps, a l heure, facture, retard, interet*, hebergement, abonnement, <row>, rembours*",
  },
  howPaid: {
    said: [],
    after: [
      [
        "envoie, envoyer, vire, virer, verser, verse, regler, regle, payer, paie, paye, transferer, transfere, faire parvenir",
        "comment, par, ou, puis je, je peux, carte, banque",
      ],
    ],
    none: "formulaire, message, <row>, description, idee, fichiers, logo, documents, par mois, retard, combien, quand, contrat, <nda>, fois, <number>",
  },
  notShown: {
    said: [
      [
        "portfolio, galerie, vitrine, vos references, votre page projets, votre site, vos realisations, liste de clients, vos clients, vos projets",
        "veux pas, voulons pas, ne pas, voudrais pas, souhaite pas, souhaitons pas, pas envie, prefere pas, preferons pas, aimerais pas, refuse*, m opposer, s oppos*, retirer, retirez, figurer pas, pas figurer, pas apparaitre, sans apparaitre, sans etre, rester discret",
      ],
    ],
    after: [
      [
        "refuse*, m oppos*, oppos*, dis non, dit non, veux pas, voulons pas, veut pas, pas d accord, retir*, enlev*, contre",
      ],
    ],
    none: "cookie*, donnees, chat, prix, <money>, temoignage, combien, newsletter, reservation",
  },
  deposit: {
    said: [
      [
        "acompte, acomptes, arrhes, avance, premier versement, verser au depart, payer d avance, payer au demarrage, payer au depart",
        "combien, quel, quelle, faut, demand*, y a t il, est ce, <percent>, pourcent*, montant, prenez, voulez, demarr*, commenc*, verser, faut il, un",
      ],
    ],
    none: "remise, rabais, reduction, moins cher, ristourne, rembours*, recuper*, rendu*, rendez, a l avance, d avance le prix, connaitre, mes clients, reservation*, utilisateurs, <row>, abonnement, en avance, avance le projet, projet avance, avance sur",
  },
  termsLanguage: {
    said: [
      [
        "contrat, conditions, conditions generales, cgv, proposition, accord",
        "quelle langue, en anglais, en francais, en espagnol, langue du, langue des, version fait foi, prevaut, version qui, traduit*, traduction",
      ],
    ],
    none: "mon site, site en, <row>, <service>, combien",
  },
  readers: {
    said: [
      [
        "qui",
        "lit, lisent, lira, voit, voient, verra, ouvre, regarde, a acces",
        "formulaire, ce que j envoie, ce que je vous envoie, mon message, ma demande, mes donnees",
      ],
    ],
    after: [["qui", "lit, lisent, lira, voit, voient, verra, recoit, recoivent, ouvre, regarde, a acces"]],
    none: "chat, tchat, <row>, <service>, mes clients, nos clients, prix, mot de passe, carte",
  },
};
