import type { Details } from "../matter.ts";

const thisSite =
  "ce site, cette page, ces pages, votre site, vos pages, votre page, votre propre site, votre propre <row>, votre <row>, ce <row>, ce chat, ici";
const theirs =
  "mon <row>, notre <row>, mon site, notre site, mes clients, nos clients, mes utilisateurs, nos utilisateurs, sites que vous, ce que vous faites, vous construisez";

export const details: Details = {
  editMyself: {
    said: [
      [
        "changer, modifier, mettre a jour, editer, ajouter, gerer, corriger, remplacer, actualiser, change, modifie, mets a jour",
        "moi meme, nous memes, nous meme, toute seule, tout seul, tous seuls, toutes seules, sans vous, sans passer par vous, en autonomie, a chaque fois, vous demander",
        "texte*, photo*, image*, prix, tarif*, contenu*, page*, menu*, carte, plat*, horaire*, date*, actu*, evenement*, produit*, site, <row>",
      ],
    ],
    none: "changer d avis, domaine, mot de passe, panneau, devis",
  },
  documented: {
    said: [
      [
        "documentation, documentee, documentees, sa doc, la doc, une doc, doc technique, docs de l api, doc de l api",
      ],
    ],
    after: [["docs, doc, notice, mode d emploi"]],
    none: "confidentialite, politique, contrat, identite",
  },
  howTested: {
    said: [
      [
        "accessib*, a11y, handicap*, wcag, rgaa",
        "comment vous testez, comment testez vous, vous testez comment, comment vous verifiez, comment verifiez vous, vous verifiez comment, comment c est teste, comment est ce teste, teste comment, verifie comment",
      ],
    ],
    after: [
      [
        "comment vous testez, comment testez vous, vous testez comment, comment vous verifiez, comment verifiez vous, vous verifiez comment, comment c est teste, comment est ce teste, teste comment, verifie comment, comment vous le testez, comment le testez vous, comment vous le verifiez, comment le verifiez vous, vous le verifiez comment, vous le testez comment",
      ],
    ],
  },
  zoomed: {
    said: [
      [
        "zoomer, zoome, je zoome, en zoomant, agrandir le texte, agrandir la page, agrandir les caracteres, grossir le texte, grossir les caracteres, texte plus grand, loupe, taille du texte, taille des caracteres",
      ],
    ],
    none: "sur zoom, par zoom, reunion zoom, visio",
  },
  signLanguage: { said: [["langue des signes, langue de signes, lsf"]] },
  movable: {
    said: [
      [
        "deplacer, transfer*, migrer, demenager, emmener, emporter, mettre, heberger, faire tourner, partir, passer, changer",
        "autre hebergeur, autre hebergement, autre serveur, propre serveur, mon serveur, notre serveur, notre hebergeur, mon hebergeur, ailleurs, autre prestataire, autre agence",
      ],
      [
        "quelqu un d autre, autre agence, autre prestataire, autre developpeur, autre studio, une autre boite, nos developpeurs, mon neveu",
        "faire reprendre, reprenne, reprendre le <row>, reprendre mon <row>, reprendre ensuite, reprendre apres, continuer, poursuivre, travailler dessus, s en occuper apres, prendre la suite, prenne la suite, prenne le relais",
      ],
    ],
    after: [
      [
        "autre hebergeur, autre serveur, propre serveur, ailleurs, autre prestataire, autre agence, quelqu un d autre, autre developpeur",
        "deplacer, transfer*, migrer, emporter, mettre, heberger, partir, passer, changer, reprendre, continuer",
      ],
    ],
    none: "combien, prix, cout*, domaine, mail, mails, chez vous, wordpress, laisse tomber, abandonne, plante, inacheve, moitie",
  },
  rentedRights: {
    said: [
      [
        "proprietaire, a moi, a nous, m appartient, nous appartient, appartient, droits, mien, garder le <row>, je garde le <row>",
        "abonnement, abonne, abonner, au mois, par mois, mensuel, mensualite, en location, loue, louer",
        "est ce, est il, suis je, sera, serait, qui, quand meme, aussi, toujours",
      ],
    ],
    after: [
      [
        "avec l, avec un, et avec, meme si, et si, meme en, aussi si, aussi en, pareil en, meme avec, et en, aussi avec",
        "abonnement, abonne, abonner, au mois, par mois, mensuel, location, louer",
      ],
    ],
    none: "combien, prix, cout*, moins cher, total, hebergement, resilier, appartement, maison, domaine",
  },
  whoSees: {
    said: [
      [
        "qui, lequel d entre vous, combien de personnes, quelqu un d autre",
        "voit, verra, verrait, voient, lit, lira, lirait, acces, consulte, consultera",
        "documents, fichiers, plans, idee, secret*, confidentiel*, nda, <nda>, code source, business plan, chiffres",
      ],
    ],
    after: [
      [
        "qui, lequel, combien de personnes, quelqu un d autre",
        "voit, verra, voient, lit, lira, acces, sait, saura, au courant",
      ],
    ],
    none: "formulaire, message, chat, discussion, utilisateurs, clients, interface, role, roles, ecran, employes, salaries",
  },
  noAds: {
    said: [
      [
        "mes donnees, mon mail, mon email, mon adresse, mon numero, mes infos, mes informations, mes coordonnees, nos donnees, mon nom",
        "vend*, revend*, publicit*, pub, pubs, marketing, newsletter, spam, profil, profilage, demarch*, prospection",
      ],
    ],
    after: [["vend*, revend*, publicit*, pub, marketing, newsletter, spam, demarch*, prospection"]],
    none: "formulaire, google ads, facebook, campagne*, mes clients, nos clients, combien, prix, construire, boutique",
  },
  disliked: {
    said: [
      [
        "me plait pas, me plaisent pas, nous plait pas, plait pas, plaise pas, aime pas, aimons pas, deteste, pas content, pas contente, pas satisfait, pas satisfaite, convient pas",
        "design, resultat, rendu, maquette, look, visuel, graphisme, ce que vous faites, ce que vous avez fait, proposition",
      ],
    ],
    none: "rembours*, argent, resili*, mon site actuel, notre site actuel, ancien <row>, actuel, paye, payer",
  },
  promised: {
    said: [
      [
        "promets, promettez, garantis, garantissez, jure, jurez, confirme",
        "ou je suis rembourse, remboursement total, de chiffre d affaires, de ventes, de ca, par mois de, gagnera, rapportera, vendra, doublera",
      ],
      [
        "numero 1, numero un, numero <number>, premiere page, premiere place, premier sur, premier dans, premiers sur, en premier, tout en haut, top 3, en tete, bien place",
        "google, bing, moteurs de recherche, moteur de recherche, resultats de recherche",
      ],
    ],
    none: "combien, prix, pub, publicite, ads",
  },
  ourSecrets: {
    said: [
      [
        "mot de passe, mots de passe, identifiants, cle api, cle secrete, cles api",
        "votre admin, ce site, votre site, votre serveur, votre base, votre interface, de l atelier, vous utilisez, de votre",
        "donne, donnez, dis, dites, envoie, envoyez, besoin, montre, affiche, quel est, il me faut",
      ],
      [
        "noms, mails, e mails, adresses, numeros de telephone, messages, conversations, leurs coordonnees",
        "utilise votre formulaire, rempli votre formulaire, utilise le formulaire, rempli le formulaire, autres visiteurs, autres clients, autres personnes, dix derniers, dix dernieres, derniers visiteurs, dernieres personnes, avant moi, de vos clients, votre base",
        "donne, donnez, donner, liste, listez, lister, envoie, envoyez, envoyer, montre, montrer, affiche, affichez, afficher, exporte",
      ],
    ],
    none: "perdu, oublie, reinitial*, pirate, stock*, conserv*, proteg*, mon propre",
  },
  homework: {
    said: [
      [
        "resous, resoudre, resolvez, calcule, calculez, aide moi a",
        "km h, kmh, equation, integrale, derivee, triangle, deux trains, un train, racine carree, explique les etapes, detaille les etapes, montre les calculs, combien de pommes, en solde",
      ],
    ],
  },
  phoneInLanguage: {
    said: [
      [
        "tel, telephone, appeler, appel, parler a, parler avec, joindre, au bout du fil",
        "francais, anglais, espagnol, hongrois, allemand, italien, portugais",
      ],
    ],
    none: "site, page, pages, version, textes, texte, tradui*, <row>, s appelle",
  },
  minor: {
    said: [
      [
        "moi de signer, moi qui signe, moi qui dois, moi de commander, moi qui commande",
        "<year>, mineur, mineurs, ado, ados",
      ],
      [
        "fils, fille, enfant, enfants, neveu, niece, petit fils, mineur, mineurs, ado, ados, gamin, gamins",
        "signer, signe, signerai, commander, commande, a sa place, a leur place, en son nom, m en occuper, m occuper, contrat, responsable, acheter, droit",
        "<year>, mineur, mineurs, majeur, majeurs, son age, leur age, lycee, college, trop jeune",
      ],
    ],
    after: [
      [
        "signer, commander, acheter, droit",
        "il, elle, ils, elles, lui",
        "<year>, mineur, mineurs, majeur, age",
      ],
    ],
    none: "il y a <year>, depuis <year>",
  },
  whyRange: {
    said: [
      [
        "pourquoi, comment ca se fait, qu est ce qui fait, qu est ce qui explique, d ou vient, de quoi depend, ca depend de quoi, qu est ce qui decide",
        "ecart, fourchette, tripler, triple, doubler, double, fois plus, fois le plus bas, le plus haut, le plus bas, varie, varier, varient, aussi large, si large, deux prix, deux chiffres, de a, du simple au double, depend de la taille, bas et le haut, minimum et le maximum, mini et le maxi, plus bas et le plus haut",
        "prix, tarif, tarifs, coute, cout, <row>, <money>, abonnement, ca, liste, devis, difference",
      ],
    ],
    after: [
      [
        "pourquoi ca depend, ca depend de quoi, de quoi ca depend, qu est ce qui fait la difference, qu est ce qui decide, pourquoi un tel ecart, pourquoi cet ecart, pourquoi une fourchette, pourquoi depend",
      ],
    ],
    none: "difference entre, plus cher que, moins cher que",
  },
  bundle: {
    said: [
      ["degressif, degressive, degressifs"],
      [
        "degressif, degressive, moins cher, remise, reduction, rabais, ristourne, tarif groupe, prix groupe, geste, avantageux",
        "les deux ensemble, ensemble, si je prends les deux, si on prend les deux, si je prends plusieurs, en meme temps, groupe, pack, d un coup, plusieurs",
        "c est, est ce que, y a, y a t il, on a, j ai, vous faites, faites vous, serait",
      ],
    ],
    none: "au mois, par mois, abonnement, mensuel, en une fois, forfait, ou le",
  },
  keyboard: {
    said: [["clavier, touche tab, tabulation, sans souris", thisSite]],
    after: [["clavier, touche tab, tabulation, sans souris, souris"]],
    none: theirs,
  },
  withoutScript: {
    said: [
      ["javascript, js, scripts, script", thisSite, "sans, desactiv*, coup*, besoin, faut, bloqu*, oblig*"],
    ],
    after: [["javascript, js, scripts"]],
    none: `${theirs}, framework, typescript, bibliotheque`,
  },
  notConformant: {
    said: [
      [
        "accessib*, wcag, rgaa, conform*",
        "pourquoi pas, pas entierement, pas totalement, pas completement, pas tout a fait, que manque, ce qui manque, comment ca se fait",
        thisSite,
      ],
    ],
    after: [
      [
        "pourquoi, comment ca se fait, entierement, totalement, completement, tout a fait, 100, que manque, qu est ce qui manque, ce qui manque, pour quelle raison",
      ],
    ],
    none: `${theirs}, lecteur d ecran, clavier, javascript`,
  },
  barrier: {
    said: [
      [
        "signal*, dire, previen*, prevenir, a qui, plaindre",
        "obstacle, accessib*, arrive pas a lire, arrive pas a utiliser, inaccessible",
        "site, page, pages, obstacle",
      ],
    ],
    after: [
      [
        "a qui, ou est ce que, comment, aupres de qui, qui, ou",
        "signal*, dire, dis, dit, ecris, ecrire, previen*, prevenir, plaindre, m adresse, adresser, parler, contacter, remonter",
      ],
      [
        "signal*, vous prevenir, vous le dire, remonter, retour",
        "si, quand, probleme, obstacle, quelque chose, comment, ou, un",
      ],
      [
        "bloque, bloquee, me bloque, suis coince, suis coincee, coince, n arrive pas, arrive pas, ca ne marche pas, marche pas, ne fonctionne pas, fonctionne pas, me gene, tombe sur, rencontre, un probleme, un souci, un obstacle",
      ],
    ],
    none: `${theirs}, javascript, clavier, comment testez`,
  },
  stepPayment: {
    said: [
      [
        "etape, etapes, phase",
        "payer, paie, paye, paiement, regler, argent, acompte, verser",
        "deja, faut, dois, quand, des, doit, est ce que, moment",
      ],
    ],
    after: [["payer, paie, paye, paiement, regler, regle, acompte, argent, verser, facture"]],
    none: "quelle etape, laquelle, a quel moment je connais, connais, connaitre, savoir, saurai, carte, virement, comment payer, <row>, <service>, <money>, retard, combien, abonnement, mensuel*, par mois",
  },
  quoteFree: {
    said: [
      [
        "payer, payant, coute, gratuit, factur*, paye, paie",
        "pour le devis, le devis, un devis, du devis, pour un devis",
        "est il, est ce, faut, il, c est, ca, meme, lui",
      ],
    ],
    after: [
      [
        "est payant, payant, il est gratuit, c est gratuit, est gratuit, faut payer, faut le payer, le payer, se paie, se paye, ca coute, coute quelque chose, coute combien, m engage, engage a quelque chose, factur*",
      ],
    ],
    none: "<row>, <service>, <money>, maintenance, hebergement, chang*, modif*, en plus",
  },
  signLater: {
    said: [
      [
        "signer, signe, signature, accepter, repondre, decider, valider, dire oui, confirmer",
        "devis, offre, proposition, reporter, repousser, signature",
        "plus tard, jusqu, attendre, reporter, repousser, <week>, <month>, <day>, dans <month>, dans <week>, mois prochain, semaines, combien de temps, apres, seulement, encore",
      ],
    ],
    after: [
      [
        "combien de temps, combien de jours, jusqu a quand, jusque quand, quel delai",
        "reflech*, decid*, signer, repondre, j ai, ai je, on a, avons nous, accepter, penser",
      ],
    ],
    none: "commenc*, demarr*, <nda>, remise, vous repondez, repondez, abonnement, perimetre, jeton, dure le projet, ca prend",
  },
  ownContent: {
    said: [
      [
        "photos que j envoie, textes que j envoie, les textes et les photos, les photos et les textes, mes photos, mes textes, mon logo, mes images, mes donnees, mes contenus, mon contenu, nos photos, nos textes, notre logo, nos images, nos contenus",
        "a moi, a nous, appartien*, restent, reste, garde les droits, perds les droits, cede, propriet*",
      ],
    ],
    after: [
      [
        "mes photo, mes texte, mon logo, mes image, mes donnees, mes contenu, mon contenu, ma marque, nos photo, nos texte, notre logo, nos image, nos contenu, nos donnees, notre marque, les photos, les textes, le logo, les images, ce que j envoie, ce que je fournis, ce que nous fournissons, ce que je vous donne, les miens, les miennes",
      ],
    ],
    none: "code, ecri*, redig*, supprim*, effac*, bouts de, deja avant, retard, modele, chang*",
  },
  disputed: {
    said: [
      [
        "facture, montant, somme, note",
        "conteste*, contester, desaccord, pas d accord, erreur, fausse, faux, pas juste, discuter",
      ],
    ],
    after: [
      [
        "conteste, contester, contestation, desaccord, pas d accord, erreur, fausse, faux, pas juste, trompes, une partie, trompe",
      ],
    ],
    none: "votre facture, <row>, tribunal, loi, avocat, design, chat, assistant, heures, lecteur d ecran",
  },
  chatEnds: {
    said: [
      [
        "chat, tchat, conversation, discussion, ce que j ecris, messages ici, historique",
        "ferm*, quitt*, recharg*, actualis*, apres, demain, reviens, disparai*, perdu*, combien de temps",
        "onglet, fenetre, navigateur, page, site, le, la, gard*, conserv*, encore, ca",
      ],
    ],
    after: [
      [
        "ferm*, quitt*, recharg*, actualis*, demain, reviens, disparai*, perdu*, combien de temps, jusqu a quand, autre page, historique",
      ],
    ],
    none: "google, prix, projet, <row>, compte, resili*, personne",
  },
  onVisit: {
    said: [
      [
        "visite, visites, visiter, visitant, visiteur, visiteurs, navigue, navigation, naviguer, naviguant, consulte, regarde juste, passe juste, juste en passant, me balade, sur cette page, sur ce site, sur votre site, vos pages, viens ici, lis juste, quand je viens",
        "sur moi, de moi, mes donnees, quelles donnees, quelle donnee, quelles infos, quelles informations, collect*, enregistr*, recueill*, recolt*, stock*, notez, savez, trac*, pist*, adresse ip, ip, vous gardez",
      ],
    ],
    none: `${theirs}, mon ex, mot de passe, mots de passe, cookie, cookies, formulaire, message, chat, conversation, statistiques, <row>, <service>, combien de visiteurs, ecrire, effac*, supprim*`,
  },
  minimumTerm: {
    said: [
      ["le minimum, mois minimum", "<month>, <year>"],
      [
        "duree minimale, duree minimum, engagement minimum, engagement minimal, minimum d engagement, engagement, engage pour, engager pour, engages pour, sans engagement, nombre minimum de mois, minimum de mois",
        "abonnement, abonner, mois, <month>, <year>, an, annee, mensuel*, duree, combien de temps, minimum, minimale, combien, il y a, y a t il, c est",
      ],
      [
        "dois rester, doit rester, faut rester, oblige de rester, obliges de rester, dois m engager, doit s engager, faut s engager, dois garder, coince, coinces, tenu de rester, dois je rester, dois prendre",
        "<year>, <month>, an, annee, mois, combien de temps, un an, longtemps, minimum",
      ],
    ],
    after: [
      [
        "duree minimale, duree minimum, engagement, m engage, engager, engages, minimum de mois, mois minimum, mois au minimum, mois minimal, partir avant, rester un, rester combien, rester longtemps, rester au moins",
      ],
    ],
    none: "serveur, heberg*, fourchette, budget, prix minimum, prix le plus bas, total, domaine, moins cher, astreinte, <nda>, date, vous engagez, vous vous engagez, votre engagement, disponib*, ecoresponsable, forfait, d un coup, en une fois, devis, sans engagement de, prix, cout, coute, couterait, tarif, payer",
  },
  stopPaying: {
    said: [
      [
        "arrete de payer, arreter de payer, paie plus, paye plus, ne paie pas, ne paye pas, peux plus payer, peux pas payer, rate un paiement, saute un mois",
        "abonnement, mensualite, mois, hebergement, heberge*, formule",
      ],
    ],
    after: [
      [
        "arrete de payer, arreter de payer, arretais de payer, paie plus, paye plus, ne paie pas, ne paye pas, paie pas, paye pas, peux plus payer, peux pas payer, rate un paiement, saute un mois, carte expire, paiement refuse, paiement echoue",
      ],
    ],
    none: "<money>, combien, total, resili*, rembours*, forfait",
  },
  dataPlace: {
    said: [
      [
        "ou, dans quel pays, quel pays, sur quels serveurs, chez qui",
        "donnees, fichiers, dossiers, coordonnees",
        "heberg*, stock*, conserv*, enregistr*, sauvegard*",
        "patients, patient, mes clients, nos clients, mes utilisateurs, nos utilisateurs, membres, adherents, eleves",
      ],
    ],
    none: "formulaire, message, chat, votre site, ce site",
  },
  whereHosted: {
    said: [
      [
        "ou, dans quel pays, quel pays, chez qui, chez quel, quel hebergeur, sur quels serveurs, quel serveur",
        "heberg*, tourne, tournera, tournerait, mis en ligne, mettez",
        "mon site, notre site, mon <row>, notre <row>, mon appli, le site, le <row>, les sites, il, sera, serait, pages",
      ],
    ],
    none: "donnees, formulaire, message, puis je, moi meme, mon propre, chat, ce site, votre site, clients, photos, etes vous, habit*, code, mots de passe, compris, inclus, en plus",
  },
  outsourced: {
    said: [
      [
        "sous trait*, soustrait*, freelance*, free lance*, independants, prestataires externes, prestataire externe, externalis*, delocalis*, fait en interne, tout en interne, faites en interne, faites tout en interne, developpeurs externes",
        "vous, votre, tout, travail, une partie, est ce, c est, faites, fait, par, passez",
      ],
    ],
    after: [
      [
        "sous trait*, soustrait*, freelance*, free lance*, independants, prestataires externes, externalis*, delocalis*, en interne, quelqu un d autre, d autres personnes, vous memes",
      ],
    ],
    none: "vous sous traiter, sous traitance, laisse, disparu, a moitie, agence, mon, ma, notre, je suis, nous sommes, on est, recrut*, embauch*, postul*, partenaire, marque blanche, donnees, mots de passe, carte, heberg*, outils, rgpd",
  },
  directTalk: {
    said: [
      [
        "parler, parle, parlerai, parlerons, parlerait, discuter, discute, discuterai, echanger, echange, joindre, contact, intermediaire, commercial, chef de projet, affaire, traiter",
        "directement, direct, en direct, a celui qui, avec celui qui, a celle qui, a la personne qui, avec la personne qui, au developpeur, aux developpeurs, avec le developpeur, avec les developpeurs, intermediaire, un chef de projet",
        "develop*, code, codent, program*, fait le site, realise, construit, fabrique, ecrit le, commercial, intermediaire, chef de projet, fait le travail, technicien, travaille",
      ],
    ],
    after: [
      [
        "directement, en direct, intermediaire, commercial, chef de projet, parler a, parlerai a, parle a, parle au, affaire a, interlocuteur, celui qui, celle qui",
        "develop*, code, program*, fait le, realise, construit, je, j, on, vous, y a t il, commercial, intermediaire, meme",
      ],
    ],
    none: "s appelle, nom, telephone, maintenant, humain, robot, <row>, <service>, rencontr*, visio, combien, prix, la nuit",
  },
  firstMessage: {
    said: [
      [
        "premier message, premier mail, premier e mail, premier email, premier contact, premier courriel, message de depart, pour demarrer, pour commencer",
        "ecris, ecrire, mets, mettre, dis, dire, inclu*, mentionn*, contenir, raconte, raconter, vous faut, besoin de savoir, detail*, decrire",
      ],
    ],
    after: [
      [
        "ecris, ecrire, mets, mettre, dis, dire, inclure, mentionner, raconte, raconter, vous faut, besoin de savoir, decrire, premier message, premier mail, premier contact",
        "quoi, que dois, qu est ce que, que faut, que mettre, que dire, qu ecrire, quelles infos, quelles informations, de quoi",
      ],
    ],
    none: "prix, tarif, combien, ou, langue, <nda>, secret, appel*, telephone, photos, apres, ensuite, <row>, sert a quoi, c est quoi",
  },
  legalPages: {
    said: [
      [
        "mentions legales, mention legale, pages legales, page legale, textes juridiques, textes legaux, conditions generales de mon, ma politique de confidentialite, notre politique de confidentialite, cgv, cgu",
        "ecri*, redig*, fourni*, vous, qui, occup*, compris, inclus, faites, fait, responsable, mettez",
      ],
    ],
    none: "vos mentions, votre politique, ou sont, ce site, lire, trouve, chang*, vos cgv, vos cgu",
  },
  careFree: {
    said: [],
    after: [
      [
        "gratuit, gratuite, gratuits, gratuitement, offert, offerte, sans payer, sans frais",
        "une partie, au debut, debut, y a t il, y a, est ce, c est, un bout, quelque chose, premier, mois, au depart, pas, du tout, rien, periode",
      ],
    ],
    none: "<year>, an, annee, moins, apres le mois, une fois le mois, combien, <money>, <row>, total, couv*, devis, fini, contien*, dedans",
  },
  careAfter: {
    said: [
      [
        "apres le mois gratuit, apres le mois offert, apres ce mois, mois gratuit fini, mois gratuit termine, une fois le mois, apres la periode gratuite",
        "oblige*, dois, faut, force*, obligatoire, facultatif, automatique*, choix, decid*",
      ],
      [
        "besoin des deux, faut les deux, prendre les deux, les deux obligatoire, obligatoire, facultatif, oblige*, suis je oblige",
        "maintenance, astreinte, entretien",
        "maintenance, astreinte, entretien, <row>",
      ],
    ],
    after: [
      [
        "oblige*, dois je, je dois, faut il, il faut, force*, obligatoire, facultatif, automatique*, libre, reconduit, reconduction",
        "continuer, continue, poursuivre, rester, prendre, payer, signer, abonner, contrat, formule, ca, la maintenance, <row>, apres, suite, automatique*, obligatoire, facultatif",
      ],
    ],
    none: "combien, prix, tarif, <money>, total, mise a jour, texte, photo, preavis, defaut, bug, par ecrit",
  },
  freeForOthers: {
    said: [
      [
        "mois gratuit, mois offert, <month> gratuit*, <month> offert*, maintenance gratuite, maintenance offerte, <row> gratuite, <row> offerte, premier mois, mois de maintenance gratuit",
        "un autre, une autre, d autres, quelqu un d autre, pas vous, autre agence, pas fait par vous, que vous n avez pas, repris, reprise, reprenez, existant, deja en ligne, deja fait, ancien prestataire, <row> existant",
      ],
    ],
    after: [["mois gratuit, mois offert, gratuit*, offert*, premier mois, <month> gratuit*"]],
  },
  responseTime: {
    said: [
      [
        "astreinte, de garde, <row>",
        "temps de reponse, delai de reponse, delais de reponse, temps de reaction, delai d intervention, delai de reaction, combien de minutes, combien d heures, en combien de temps, sous combien, reagi* vite, intervien*, rappel*, decroch*, dans l heure",
        "repon*, reagi*, reponse, reaction, intervention, intervien*, decroch*, rappel*",
      ],
    ],
    after: [
      [
        "temps de reponse, delai de reponse, delai, delais, combien de minutes, combien d heures, combien de temps, sous combien, vite, rapidement, dans l heure",
        "repon*, reagi*, reponse, reaction, intervention, intervien*, decroch*, rappel*, minutes, s y met",
      ],
    ],
    none: "devis, formulaire, chat, landing, <money>, combien en plus, c combien, combien ca, ca coute, combien par",
  },
  accountOwner: {
    said: [
      [
        "compte, comptes, licences, licence",
        "a quel nom, au nom de qui, a mon nom, a notre nom, a votre nom, a qui, appart*, est a moi, sera a moi, a moi ou a vous, le mien, proprietaire, titulaire, m appartien*",
      ],
    ],
    after: [
      [
        "compte, comptes, abonnement, contrat",
        "a quel nom, a mon nom, a notre nom, a votre nom, a qui, appart*, a moi, le mien, le votre, proprietaire, titulaire, ouvr*, mon propre",
      ],
    ],
    none: "supprim*, compte utilisateur, comptes utilisateurs, domaine, mes clients, tenir compte, compte tenu, au bout du compte",
  },
  namedAsClient: {
    said: [
      [
        "citer, citez, mentionner, mentionnez, nommer, nommez, afficher mon, afficher notre, affichez notre, affichez mon, mon logo, notre logo, mon nom, notre nom, utiliser notre, utiliser mon, montrer mon, montrer notre, montrez mon, montrez notre",
        "comme reference, en reference, references, comme client*, parmi vos clients, sans demander, sans me demander, sans nous demander, sans mon accord, sans mon avis, sans autorisation, sans permission, votre portfolio, vos realisations, votre site, votre <row>, vos projets",
      ],
      [
        "servir de reference, etre cite, etre cites, etre citee, figurer dans vos references, serai dans votre portfolio, finir dans votre portfolio, apparaitre dans votre portfolio, devenir une reference",
      ],
    ],
    after: [
      [
        "sans demander, sans me demander, sans nous demander, sans mon accord, sans mon avis, mon logo, notre logo, nous citer, nommer",
      ],
    ],
    none: "temoign*, un avis, avis client, mes propos, domaine, ne veux pas, voulons pas, veux pas, refuse*, m opposer, facture, compte, temoignage, mon avis, notre avis publie, mes mots, mes propos, ma citation",
  },
  besidesCourt: {
    said: [
      [
        "tribunal, tribunaux, juge, avocat, avocats, proces, justice, porter plainte",
        "a part, hormis, autre que, sans, avant d, eviter, plutot que, au lieu, alternative, autrement, hors",
      ],
      [
        "mediat*, conciliat*, ombudsman, arbitrage, a l amiable, hors tribunal, instance de reglement, commission de litiges",
      ],
    ],
    after: [
      [
        "a part, hormis, mediat*, conciliat*, autre recours, autres recours, ailleurs, a qui d autre, alternative, a l amiable",
      ],
    ],
    none: "code, design, <row>, <money>, tennis, reservation",
  },
  paidHandover: {
    said: [
      [
        "deja paye, deja payee, deja payes, deja regle, j ai paye, on a paye, ai regle, livrables payes, est paye",
        "remett*, remis, remise, livr*, recup*, recoi*, recevr*, garde*, donn*, reste*",
        "arret*, stop*, fin, avant la fin, annul*, resili*, abandon*, en cours, plus tot, romp*",
      ],
    ],
    after: [
      [
        "deja paye, deja payee, deja payes, deja regle, j ai paye, on a paye, ai regle, est paye, deja fait, fait jusque, deja livre, deja termine",
        "remett*, remis, livr*, recup*, recoi*, recevr*, garde*, donn*, au moins, reste*, a moi",
      ],
    ],
    none: "rembours*, argent, rendez, <row>, abonnement, combien, sous",
  },
  formKept: {
    said: [
      [
        "formulaire, message envoye, messages envoyes, messages du",
        "combien de temps, jusqu a quand, pour toujours, pendant combien, combien de mois, combien de jours, quand … supprim*, quand … effac*, duree",
        "gard*, conserv*, stock*, supprim*, effac*, rest*, detruit*, conservation",
      ],
    ],
    after: [
      [
        "formulaire, mail, mails, message du",
        "combien de temps, jusqu a quand, pour toujours, pendant combien, combien de mois, duree, conservation, gard*, conserv*",
      ],
    ],
    none: "repon*, mes clients, mon formulaire, <row>, rempli*",
  },
  whichPayments: {
    said: [
      [
        "prestataires de paiement, prestataire de paiement, services de paiement, service de paiement, boites de paiement, boite de paiement, solutions de paiement, solution de paiement, systemes de paiement, systeme de paiement, societes de paiement, organismes de paiement, moyens de paiement de la boutique, plateformes de paiement, plateforme de paiement",
        "quel, quels, quelle, quelles, c etait quoi, lesquels, lesquelles, deja, nom, noms, rappel*, redis*, dites",
      ],
    ],
    after: [
      [
        "quel, quels, quelle, quelles, c etait quoi, deja, rappel*, redis*, lesquels",
        "paiement, paiements, caisse, encaiss*",
      ],
    ],
    none: "<tool>, <row>, combien, frais, <money>, vous payer, vous regler, facture",
  },
  buyersPay: {
    said: [
      [
        "client, clients, clientes, acheteur, acheteurs, acheteuses, gens, visiteurs, ils, internautes",
        "payer, paient, payent, paye, regler, reglent, paiement, acheter",
        "paypal, lydia, alma, klarna, apple pay, google pay, mercado pago, bancontact, twint, wero, paylib, payconiq, interac, sumup, mollie, crypto, bitcoin, cheque, wave, orange money, scalapay, oney, revolut, ideal, especes",
      ],
    ],
    after: [
      [
        "paypal, lydia, alma, klarna, apple pay, google pay, mercado pago, bancontact, twint, wero, paylib, payconiq, interac, sumup, mollie, crypto, bitcoin, wave, orange money, scalapay, oney, revolut",
      ],
    ],
    none: "vous payer, vous regler, votre facture, vos factures",
  },
};
