import { expect, test } from "vitest";
import type { Locale } from "#app/i18n/locales.ts";
import type { Matter } from "#locales/matter.ts";
import { plainAsk } from "../understanding/asks/ask.ts";
import { matterTopics } from "../understanding/asks/matter-topics.ts";
import { answerCopy } from "./answer-copy.server.ts";
import { answerTo } from "./answers.server.ts";
import { factsFor } from "./facts-reply.server.ts";

/** What a visitor has said, and the matter whose sentences answer the last of it, and nothing else. */
const conversations: [Locale, said: string[], matter: Matter][] = [
  ["en", ["My uncle cannot see. Was this website ever checked with VoiceOver?"], "screenReader"],
  ["en", ["Do you test with a screen reader?"], "anyScreenReader"],
  ["fr", ["Votre site a-t-il été vérifié avec un lecteur d’écran ?"], "screenReader"],
  ["es", ["¿Habéis probado vuestra web con TalkBack?"], "screenReader"],
  ["en", ["Which WCAG level does your own site reach?"], "standard"],
  ["fr", ["Votre site est-il accessible aux personnes handicapées ?"], "accessible"],
  ["es", ["¿Quién ha auditado la accesibilidad de esta web?", "¿alguien independiente?"], "audit"],
  ["en", ["How much is maintenance?", "Is unused time carried over?"], "unusedTime"],
  ["fr", ["Les heures de maintenance non consommées sont-elles perdues ?"], "unusedTime"],
  ["es", ["¿qué cuesta la guardia?", "si no gasto las horas, ¿se acumulan?"], "unusedTime"],
  ["en", ["In the free month, can you add a new section with my photos?"], "freeMonth"],
  ["es", ["¿En el mes gratis me cambiáis las fotos y los textos?"], "freeMonth"],
  ["en", ["When do you deliver?", "And if we're slow with our pictures?"], "lateContent"],
  ["fr", ["Si je vous envoie mes textes en retard, la date bouge ?"], "lateContent"],
  ["es", ["si os paso las fotos tarde, ¿cambia la fecha?"], "lateContent"],
  ["fr", ["Vos délais vous engagent-ils ?"], "bindingDate"],
  ["en", ["Does the quote get higher in the end if it takes you longer than planned?"], "priceRise"],
  ["es", ["¿Puede aumentar el presupuesto a mitad del proyecto?"], "priceRise"],
  ["en", ["If we only decide in two months, is your quote still valid?"], "quoteHolds"],
  ["fr", ["Jusqu’à quand votre devis est-il valable ?"], "quoteHolds"],
  ["es", ["¿Prometéis por contrato una disponibilidad del 99,9 %?"], "uptime"],
  ["en", ["You'd read our patients' records. Do we need an agreement for that?"], "clientData"],
  ["fr", ["Pour les données de mes clients, qui est responsable du traitement, vous ou moi ?"], "controller"],
  ["es", ["¿Cómo pido que borréis mis datos del formulario?"], "erase"],
  ["en", ["What is the street address of your office?"], "street"],
  ["fr", ["Publiez-vous un témoignage sans mon accord ?"], "testimonialConsent"],
  ["es", ["¿firmáis un NDA?", "¿os cuento ya la idea por el formulario?"], "secretFirst"],
  ["fr", ["Le NDA tient toujours une fois le projet terminé ?", "et pour toujours ?"], "secrecyLasts"],
  ["en", ["The assistant told me a price. Is that binding?"], "chatBinding"],
  ["es", ["¿Me puedo fiar de los precios que da este chat?"], "chatBinding"],
  ["fr", ["Quel est l’intérêt de payer au mois ?"], "subscriptionGain"],
  ["en", ["What is the interest when I pay late?", "would you switch the site off?"], "suspension"],
  ["en", ["Can I end a project early?", "and what would I owe you?"], "owedAtEnd"],
  ["en", ["How do I get out of the monthly plan?", "would a phone call do?"], "inWriting"],
  ["fr", ["Comment arrêter l’abonnement ?", "je dois envoyer une lettre ?"], "inWriting"],
  ["es", ["¿Cómo me doy de baja de la suscripción?", "¿sirve un email?"], "inWriting"],
  ["en", ["Can you delete what I sent you?", "how soon would I get an answer?"], "dataRequest"],
  ["fr", ["Puis-je voir les données que vous avez sur moi ?", "la réponse arrive quand ?"], "dataRequest"],
  ["es", ["¿Puedo ver mis datos?", "¿y en qué plazo respondéis?"], "dataRequest"],
  ["en", ["Where do the form messages end up?"], "formData"],
  ["fr", ["Les messages du formulaire atterrissent chez qui ?"], "formData"],
  ["es", ["¿En qué servidor acaban mis datos del formulario?"], "formData"],
  ["en", ["Where do the form messages end up?", "and who gets to read them?"], "readers"],
  ["en", ["Is hosting in the subscription?", "do I share it with other sites, is it safe?"], "sharedHosting"],
  [
    "fr",
    ["L’hébergement est compris dans l’abonnement ?", "mutualisé, donc avec d’autres ?"],
    "sharedHosting",
  ],
  ["es", ["¿La suscripción lleva alojamiento?", "¿hay otros clientes en ese servidor?"], "sharedHosting"],
  ["en", ["What is your process?", "when in that do I hear what it costs?"], "priceStep"],
  ["fr", ["Quelle est votre méthode ?", "vous annoncez le montant à quelle étape ?"], "priceStep"],
  ["es", ["¿Cómo es vuestro proceso?", "¿en qué fase me dais la cifra?"], "priceStep"],
  ["en", ["What is in the free month?", "and in the paid one, photo changes too?"], "paidCare"],
  ["es", ["¿Qué entra en el mes gratuito?", "y el de pago, ¿cubre cambios de fotos?"], "paidCare"],
  ["fr", ["À qui appartient le site ?", "et tant que je n’ai pas tout réglé ?"], "untilPaid"],
  ["en", ["Will you send me an invoice?", "can I pay you by card?"], "howPaid"],
  ["fr", ["Combien d’arrhes demandez-vous ?"], "deposit"],
  ["en", ["Our boss would rather not appear among your references. OK?"], "notShown"],
  ["es", ["No queremos aparecer en vuestro portafolio, ¿se puede evitar?"], "notShown"],
  ["fr", ["Vos conditions sont traduites en français : quelle version fait foi ?"], "termsLanguage"],
  ["en", ["Are you a bot?", "do you ever get things wrong?"], "chatBinding"],
  ["es", ["¿Formáis a mi equipo? ¿Dais formación para mi equipo?"], "training"],
];

test.each(conversations)("%s: %j is asked of %s", (locale, said, matter) => {
  const { facts } = factsFor(locale, said);
  const ask = { ...plainAsk(matterTopics[matter]), matter };
  expect(facts.map(({ text }) => text)).toEqual(answerTo(ask, answerCopy(locale)).map(({ text }) => text));
});

/** What only sounds like one of them. */
const others: [Locale, said: string[], id: string][] = [
  ["en", ["Will you test my site with a screen reader?"], "accessibility"],
  ["fr", ["Notre logiciel doit séparer les données de chaque client : combien ?"], "price.multiTenantAuth"],
  ["es", ["maquetar un Figma, ¿qué precio tiene?", "son 9 pantallas, ¿eso cambia algo?"], "price.figmaToUi"],
  ["en", ["What happens if you deliver late?"], "schedule"],
];

test.each(others)("%s: %j is asked of %s", (locale, said, id) => {
  const { facts } = factsFor(locale, said);
  const [first] = facts;
  expect(first?.id).toBe(id);
  expect(facts.map(({ text }) => text)).not.toContain(
    answerTo({ ...plainAsk("accessibility"), matter: "screenReader" }, answerCopy(locale))[0]?.text,
  );
});

test("a private person is told what is otherwise for consumers", () => {
  const sections = answerCopy("en").terms;
  const told = (...said: string[]) => factsFor("en", said).facts.map(({ text }) => text);
  expect(told("Is VAT added to your prices?", "I'm a private person")[0]).toContain("If you are a consumer");
  expect(told("What are you liable for?", "and as a consumer?")).toEqual([sections.liability.paragraphs[2]]);
});

test("a question beside a precise one is answered too", () => {
  const ids = (...said: string[]) => factsFor("en", said).facts.map(({ id }) => id);
  expect(ids("How much is a landing page? And are your delivery dates binding?")).toEqual([
    "price.landingPage",
    "schedule",
  ]);
});

test.each<[Locale, string, string[]]>([
  ["en", "Guarantee me the top spot in the search results and we sign. Deal?", ["results"]],
  ["fr", "Pendant le développement, je vois où vous en êtes ou c’est le brouillard ?", ["process"]],
])("%s: what is said beside a question is none: %s", (locale, said, ids) => {
  expect([...new Set(factsFor(locale, [said]).facts.map(({ id }) => id))]).toEqual(ids);
});

test("every sentence that is picked is there in every language", () => {
  for (const locale of ["en", "fr", "es"] as const)
    for (const [matter, topic] of Object.entries(matterTopics) as [Matter, (typeof matterTopics)[Matter]][])
      for (const { text } of answerTo({ ...plainAsk(topic), matter }, answerCopy(locale)))
        expect(text, `${locale} ${matter}`).toMatch(/\S{2,}.*[.!?)]$/);
});
