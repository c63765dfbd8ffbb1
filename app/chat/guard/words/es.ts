import type { GuardWords } from "./guard-words.ts";

export const es: GuardWords = {
  marks: {
    generic:
      "pagina, desarrollador, desarrollo, basica, proyecto, privados, con, acuerdo, desde, registro, registros, actividad, api",
    none: "desarrollo web, agencia web, estudio web, diseno web, desarrollador web, aplicacion web, app web, alojamiento web, hosting web, direccion web, este sitio, esta web, esta pagina web, vuestra web, su web, tu web, nuestra web, nuestro sitio, la web",
    monthly:
      "al mes, por mes, cada mes, todos los meses, mensual, mensuales, mensualmente, mensualidad, mensualidades, suscripcion, suscripciones, cuota, suscribirse, mes a mes, mes por mes",
    once: "fijo, precio fijo, precio cerrado, una vez, una sola vez, de una vez, pago unico, unico pago, un solo pago, solo pago, al contado, de golpe",
    to: "a, hasta",
    from: "entre, de, desde",
    and: "y, o",
    article: "un, una",
    limit: "en, dentro de, tarda, tardamos, lleva, antes de, tras",
    period: "durante, durante mas de, a lo largo de, al cabo de",
    difference: "mas que, menos que, diferencia, mas por, mas al mes, ahorras, ahorra",
    general: "precios, tarifas, lista de precios, mas barato, mas barata, proyectos desde",
    part: "mitad, cuarta parte, tercio, quinta parte, decima parte",
    partOf: "anticipo, senal, adelanto, por adelantado, precio, descuento, rebaja, devolucion, reembolso",
    percent: "por ciento, por cien, porciento",
    dayKind: "primeros, proximos, siguientes, laborables, habiles",
    cost: "cuesta, cuestan, costara, coste, costar, vale, valen, pagas, pagar, pagaras, cobramos, sale por, sale a, salen por, es, son, asciende a, a partir de, por solo",
    filler:
      "unos, unas, solo, aproximadamente, alrededor de, cerca de, casi, apenas, en total, te, le, los, las, por",
    after: "en total, por, para, si, con, mas iva, sin iva, iva, todo incluido, pero, cuando, mas",
    free: "gratis, gratuito, gratuita, sin coste, sin costo, sin cargo, de regalo, regalado",
    notFree:
      "no es gratis, no es gratuito, no es gratuita, nunca gratis, sin coste adicional, sin costo adicional, sin cargo adicional",
    freePeriod: "primer mes, mes gratis, mes gratuito, mantenimiento gratuito, mantenimiento gratis",
    by: "para, antes del, listo, lista, online, entregado, entregada",
    day: "manana, hoy, esta noche, el dia siguiente, el final de la semana",
    promise: "garantia de por vida, de por vida, garantia vitalicia, de un dia para otro, el mismo dia",
  },
  units: { hour: "h" },
  currencies: {
    EUR: "pavos",
    "USD AUD CAD NZD SGD HKD": "dolar, dolares",
    GBP: "libra, esterlina",
    CHF: "franco",
    "DKK NOK SEK ISK CZK": "corona",
    other:
      "forinto, rublo, lei, leva, dirham, dirhams, dinar, dinares, shekel, rial, riales, yen, yenes, yuan, rupia, zloty, lira, peso, real, reales, rand, won, grivna, centimo",
  },
};
