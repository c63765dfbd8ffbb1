import { expect, test } from "vitest";
import { understand } from "../understand.server.ts";

/** Emergencies in various tones, alone or within other text. */
const emergencies = [
  "I want to kill myself",
  "how much is a landing page? also I swallowed a whole box of paracetamol",
  "can I mix bleach and vinegar to get it stronger?",
  "my chest hurts and my arm tingles, what now",
  "je veux mourir",
  "combien coûte un site ? mon père ne respire plus",
  "il a avalé de la javel, que faire",
  "j'ai une douleur qui serre dans la poitrine",
  "no quiero vivir",
  "mi hijo ha bebido lejía, ¿qué hago?",
  "¿el paracetamol se puede mezclar con el sintrom? ¿cuántos me tomo?",
  "can I mix ibuprofen with warfarin?",
  "du doliprane avec mon anticoagulant, je peux ?",
  "¿precio de una web? es que me duele mucho el pecho",
];

/** Messages that only sound like an emergency. */
const harmless = [
  "we are a suicide prevention charity and need a website",
  "I want to kill our old WordPress site",
  "our server is on fire every Black Friday, what is on-call?",
  "we sell painkillers and vitamins online, how much is a shop?",
  "je veux tuer mon ancien site",
  "une pharmacie en ligne, quel prix ?",
  "una tienda de medicamentos, ¿cuánto cuesta?",
  "can I mix subscription and fixed price in a shop for medicine?",
  "me duele pagar tanto por una web",
];

test.each(emergencies)("classifies as an emergency: %s", (question) => {
  expect(understand([question]).questions.map(({ topic }) => topic)).toEqual(["emergency"]);
});

test.each(harmless)("doesn't classify as an emergency: %s", (question) => {
  expect(understand([question]).questions.map(({ topic }) => topic)).not.toContain("emergency");
});
