import type { Asked } from "../language.ts";

const price =
  "prix coute coutent couter cout couts combien tarif tarifs tarification facturez facturer budget cher devis montant estimation revient vaut chere";
const time =
  "temps delai delais duree dure durer long longtemps quand pret livraison livrer livre rapide rapidement vite jours semaines prend prendre echeance";

export const asked: Asked = {
  price,
  time,
  stopWords:
    "un une des le la les l de du d au aux a et ou en dans sur pour par avec sans chez je j tu il elle on nous vous vs ils elles me m te se s ce c cet cette ces ca cela est suis es sont etes etre ai as avez ont avoir que qu qui quoi quel quelle quels quelles comment dont ou mon ma mes ton ta tes votre vos notre nos leur y ne n pas plus si est-ce moi toi lui fait faites faire peut peux pouvez veux voudrais voulais aimerais besoin svp stp dire dites savoir faut quelque chose environ ya koi ki ke c'est t etait aussi tres bien alors donc mais aider aidez",
  phrases: [
    [/^(?:bonjour|bonsoir|salut|coucou|hello|slt|bjr)(?![a-zà-ÿ])[\s,.!]+(?=\S)/g, ""],
    [/(?:une (?:seule )?|page )(?:page|unique)/g, "landing"],
    [/\bcombien de (?=temps|jours|semaines|mois)/g, ""],
    [/\bà qui\b/g, "propriétaire"],
    [/(?:taux|tarif) horaire|de l['’]heure/g, "tarif"],
    [/qui [eê]tes[- ]vous|vous [eê]tes qui/g, "atelier équipe"],
    [
      /combien [eê]tes[- ]vous|vous [eê]tes combien|combien de (?:personnes|gens|développeurs|salariés)/g,
      "équipe taille",
    ],
    [/(?:vous faites|faites[- ]vous)(?: quoi| koi)?\s*\W*$/g, "services proposez"],
    [/quel temps f/g, "météo f"],
    // Written without its accent, `où` is an ordinary `ou`, unless the question ends with it.
    [/où(?![a-zà-ÿ])|\bou\s*\?*$|(?:c'est|êtes|etes|vous) ou\b/g, "localisation"],
  ],
  asked: {
    "price.landingPage": `${price} landing page atterrissage page unique une seule page one-page onepage simple petite campagne`,
    "price.marketingWebsite": `${price} site site-vitrine vitrine web internet marketing entreprise societe institutionnel plusieurs pages pme commerce artisan`,
    "price.figmaToUi": `${price} figma ui interface maquette maquettes integration integrer psd sketch convertir html code transformer`,
    "price.mvp": `${price} mvp produit minimum viable premiere version startup appli application`,
    "price.saasPrototype": `${price} saas prototype logiciel plateforme poc service`,
    "price.adminPanels": `${price} panneau panneaux administration admin dashboard tableau tableaux bord back-office backoffice gestion outil interne crm`,
    "price.tokenValidation": `${price} validation jeton jetons token tokens jwt simple base api auth`,
    "price.rbacOauthLogging": `${price} rbac oauth journalisation logs roles role droits acces permissions connexion login authentification google`,
    "price.multiTenantAuth": `${price} multi-tenant multitenant multi tenant locataires authentification audit logs journaux clients separes`,
    "price.maintenance": `${price} maintenance entretien maintenir mensuel mois apres gratuit suivi`,
    "price.onCall": `${price} astreinte developpeur garde disponible urgence 24/7 nuit urgent mois on-call oncall`,
    prices: `${price} prix tarifs grille liste general generaux gamme boutique ligne e-commerce ecommerce site creation fourchette projet a partir`,
    subscription:
      "abonnement abonnements abonner mensuel mensualite mensualites mensuellement mois plusieurs fois etaler forfait formule formules fixe option options echelonner modalites",
    hosting:
      "hebergement heberge heberger hebergez serveur serveurs domaine inclus comprend compris mutualise mutualisee deploiement",
    nda: "nda confidentialite confidentiel confidentielle accord prive privee secret signer signez non-divulgation projet projets devis",
    "time.landing": `${time} landing page atterrissage one-page onepage site vitrine internet web front frontend`,
    "time.saas": `${time} saas mvp full-stack fullstack full stack appli application plateforme produit logiciel prototype mois`,
    "time.all": `${time} moyen moyenne projet general generalement creation realisation demarrer commencer`,
    "time.security": `${time} securite authentification audit oauth rbac`,
    hours:
      "horaires horaire heures heure ouvert ouverts ouverte ouverture ouvrez ferme fermes bureau bureaux travaillez travail week-end weekend weekends wend samedi dimanche lundi vendredi ferie jours disponible disponibles disponibilite joignable fuseau soir midi repondez",
    reply: "repondez repondre reponse reponses delai rapidement vite retour attendre temps attente sous",
    reach:
      "contact contacter contactez joindre joins email e-mail mail courriel telephone tel numero appeler appel parler humain personne quelqu un vrai ecrire adresse whatsapp rendez-vous rdv rencontrer",
    location:
      "situe situes situee bases base localisation localise ville pays bureau bureaux adresse budapest hongrie hongrois europe siege trouve trouvez visiter",
    freeMaintenance:
      "maintenance gratuite gratuit offerte offert apres lancement mise ligne garantie inclus incluse comprise passe ensuite livraison bug bugs suite suivi mois",
    support:
      "panne casse bug bogue probleme plante marche tombe urgence ensemble travailler collaborer collaboration communication suivre suivi avancement reparer erreur",
    "service.all":
      "services service proposez proposer offre offrez prestations prestation faites realisez activite domaines specialite specialises agence studio atelier",
    "service.frontend":
      "frontend front-end front site sites landing responsive mobile telephone rapide lent lente vitesse chargement integration interface react creer creation refonte",
    "service.fullstack":
      "fullstack full-stack full stack appli application applis applications web webapp saas mvp backend back-end base donnees paiement inscription produit mobile developper creer",
    "service.security":
      "securite securiser securise authentification auth oauth jwt jeton api connexion pirate piratage pirater hacker roles droits audit proteger faille",
    "service.support":
      "reprendre reprise reprenez projet existant code autre ancien developpeur agence heriter abandonne inacheve continuer corrections petites modifications support maintenance assistance",
    seo: "seo referencement referencer google moteur moteurs recherche visible visibilite trouve marketing campagne trafic publicite numerique position",
    process:
      "processus etapes etape deroule deroulement deroulent methode fonctionne fonctionnez commencer commence debuter demarrer demarche procedez premier projet cahier charges brief passe",
    wordpress:
      "wordpress wp cms wix squarespace webflow drupal joomla shopify prestashop pourquoi react plutot mieux difference versus extensions plugins elementor",
    stack:
      "technologie technologies techno technos stack technique outil outils framework frameworks langage langages utilisez utiliser react next nextjs node tailwind supabase firebase prisma vite php laravel symfony python vercel digitalocean typescript javascript programmation",
    "stack.payments":
      "paiement paiements encaisser stripe lemonsqueezy paypal carte cartes bancaire accepter ligne integrer integration vendre abonnements",
    projects:
      "portfolio projet projets exemple exemples realisation realisations realise travaux references reference deja fait voir montrer recents etudes cas clients sites",
    testimonials:
      "temoignage temoignages avis clients client retours opinion opinions pensent disent satisfaits recommandation recommandations confiance note references",
    about:
      "qui etes vous atelier agence entreprise societe equipe personnes combien taille employes freelance developpeurs mission valeurs propos derriere fondateur histoire presentation",
    ownership:
      "proprietaire propriete code source appartient appartiennent droits auteur intellectuelle licence mien garder cession depot git possede",
    cancel:
      "resilier resiliation annuler annulation arreter arret mettre fin rompre quitter abonnement contrat engagement engage duree minimum preavis desabonner",
    refund: "rembourser rembourse rembourses remboursement remboursements argent satisfait content decu",
    invoice:
      "facture factures facturation tva taxe taxes ht ttc virement payable inclus supplement frais caches domaine",
    instalments:
      "acompte avance arrhes echeance echeances premier versement versements payer paiement avant moitie fixe augmente augmenter augmentation changer depassement",
    latePayment: "retard paiement payer interets interet penalite penalites impaye facture",
    age: "age minimum mineur mineurs 18 ans ado adolescent majeur",
    law: "droit loi legal juridiction tribunal tribunaux hongrois litige litiges applicable plainte",
    liability: "responsabilite responsable dommages plafond maximum indemnisation perte",
    scope:
      "changer change changement changements modifier modification modifications avis perimetre ajouter ajout fonctionnalite fonctionnalites supplementaire revision cours route retouches",
    privacy:
      "donnees personnelles personnelle rgpd vie privee confidentialite conservez conservees conserver stocker supprimer collecter collectez partager vendre messages informations",
    cookies: "cookies cookie pistage traceurs suivi consentement banniere analytics",
    chatPrivacy:
      "discussion conversation conversations chat messages enregistree enregistrees stockee conservee lue envoyee google gemini ia assistant prive confidentiel voit",
    bot: "robot bot ia intelligence artificielle humain personne vrai vraie machine chatgpt gpt programme parle automatique",
    greeting: "bonjour salut bonsoir coucou hello hey slt bjr yo",
    thanks: "merci remercie super parfait genial revoir bye ok daccord cool top bientot",
  },
};
