import type { Vocabulary } from "../language.ts";

export const vocabulary: Vocabulary = {
  products: {
    rows: {
      landingPage:
        "landing page, landing, landing pages, landings, pagina de aterrizaje, paginas de aterrizaje, pagina unica, una sola pagina, una pagina sola, web de una pagina, web de una sola pagina, sitio de una pagina, one page, onepage, pagina de venta, pagina de ventas, pagina de captura, pagina de lanzamiento, pagina sencilla, pagina simple, pagina de campana",
      marketingWebsite:
        "web corporativa, webs corporativas, pagina web, paginas web, sitio web, sitios web, web, webs, sitio, pagina corporativa, web de empresa, web para mi empresa, web para empresa, web empresarial, pagina de empresa, web de varias paginas, varias paginas, web de marketing, web completa, web profesional, web de presentacion, pagina para mi negocio, web para mi negocio, pag web",
      figmaToUi:
        "de figma a interfaz, figma a interfaz, figma a codigo, figma a html, figma a react, de figma a codigo, diseno de figma, diseno en figma, disenos de figma, archivo de figma, archivo figma, ficheros de figma, fichero de figma, figma, maquetar figma, maqueta de figma, maquetacion, maquetar el diseno, maquetar un diseno, maquetar mi diseno",
      mvp: "mvp, producto minimo viable, pmv, primera version del producto, primera version de mi producto",
      saasPrototype:
        "prototipo de saas, prototipo saas, prototipo de un saas, saas, producto saas, prototipo, prueba de concepto, poc, software como servicio, app saas, plataforma saas, sass",
      adminPanels:
        "paneles de administracion, panel de administracion, panel de admin, panel admin, paneles de admin, panel de control, panel de gestion, panel, paneles, admin, back office, backoffice, dashboard, zona de administracion, herramienta interna, area de administracion, panel interno",
      tokenValidation:
        "validacion basica de tokens, validacion de tokens, validacion de token, validacion basica de token, validacion por token, validar tokens, validar los tokens, comprobacion de tokens, comprobar tokens, verificacion de tokens, verificar tokens, validacion jwt, validacion de jwt, tokens",
      rbacOauthLogging:
        "rbac oauth registro de actividad, rbac y oauth, rbac con oauth, rbac, oauth, oauth2, control de acceso por roles, control de acceso basado en roles, roles y permisos, gestion de roles, login con google, entrar con google, inicio de sesion con google, acceso con google, registro de actividad",
      multiTenantAuth:
        "autenticacion multicliente registros de auditoria, autenticacion multicliente, autenticacion multi cliente, multicliente, multi cliente, multiinquilino, multi inquilino, multi tenant, multitenant, registros de auditoria, registro de auditoria, logs de auditoria, autenticacion multi tenant, autenticacion multitenant",
      maintenance:
        "mantenimiento, plan de mantenimiento, contrato de mantenimiento, cuota de mantenimiento, mantenimiento mensual, mantenimento, mantenimieto, manteniminto",
      onCall:
        "desarrollador de guardia, desarrolladora de guardia, programador de guardia, desarrollador disponible, servicio de guardia, guardia, guardias, de guardia",
    },
    services: {
      frontend: "desarrollo front end, desarrollo frontend, front end, frontend, parte frontal",
      fullstack:
        "desarrollo full stack, desarrollo fullstack, full stack, fullstack, aplicacion web, app web, aplicacion, app, plataforma, software, programa a medida, producto web, webapp",
      security:
        "seguridad de api y autenticacion, seguridad de api, seguridad de la api, seguridad de apis, seguridad, autenticacion, auth, seguridad de acceso",
      support: "mantenimiento y soporte, soporte, soporte tecnico, asistencia, asistencia tecnica",
    },
    projects: {},
    tools: {},
    none: "react native, este sitio, esta web, esta pagina web, vuestra web, vuestro sitio, vuestra pagina web, su web, tu web, nuestra web, nuestro sitio, desarrollo web, agencia web, estudio web, diseno web, desarrollador web, programador web, alojamiento web, hosting web, direccion web, app store",
    otherTools: "",
    nda: "nda, acuerdo de confidencialidad, contrato de confidencialidad, proyecto privado, proyectos privados, proyecto confidencial, proyectos confidenciales, proyecto secreto, proyectos privados y con nda, presupuesto a medida",
  },
  akin: {
    projects: {
      vpslab: "vps, alquiler de servidores, empresa de hosting, proveedor de hosting",
      "nare-reti-portfolio": "portfolio de desarrollador, portafolio personal, portfolio personal",
      "cyber-temp": "correo temporal, email temporal, correo desechable",
      "lfgeb-truth": "web de instituto, web escolar, web de fans, web de un colegio",
      casinus: "casino, apuestas, juego online, poker, ruleta, bingo",
      "cap-killer": "captcha",
      cyberious: "ejecutor de scripts, clave de licencia, claves de licencia",
      "no-inspect": "herramientas de desarrollo, devtools",
      "techboard-3d": "3d, modelo 3d, modelos 3d, en 3d",
      "house-seeker":
        "inmobiliaria, inmobiliarias, buscador de casas, busqueda de casas, busqueda de pisos, portal inmobiliario, agente inmobiliario",
      "saas-genius": "ideas de saas, generador de ideas",
    },
    testimonials: {
      levente: "bicicleta, bicicletas, bici, bicis, tienda de bicis",
      tommaso:
        "vino, vinos, bodega, bodegas, vinedo, vinedos, viticultor, mala cobertura, poca cobertura, mal internet",
      aoife:
        "alquiler vacacional, alquileres vacacionales, casa rural, casas rurales, apartamentos turisticos",
      hugo: "contable, contabilidad, asesoria contable, gestoria, hoja de calculo",
      jonas: "logistica, transporte, transportista, envios",
      zsofia: "e learning, cursos online, formacion online, plataforma de cursos",
      maelle: "taller, artesano, artesana, artesania",
    },
  },
  currencies: {
    EUR: "euro, euros",
    USD: "dolar, dolares",
    GBP: "libra, libras, esterlinas",
    CHF: "franco, francos",
    HUF: "forinto, forintos",
    MXN: "peso, pesos",
    JPY: "yen, yenes",
  },
  percent: "por ciento, por cien, porciento",
  units: {
    hour: "hora, horas, h",
    day: "dia, dias",
    week: "semana, semanas",
    month: "mes, meses",
    year: "ano, anos",
  },
  dayKinds: "",
  rangeFrom: "entre, de, desde",
  rangeAnd: "y, o",
  either: "o, u",
  rangeTo: "a, hasta",
  article: "un, una",
  deadline: "en, dentro de, tarda, tardamos, lleva, antes de, tras",
  period: "durante, durante mas de, a lo largo de, al cabo de",
  monthly:
    "al mes, por mes, cada mes, todos los meses, mensual, mensuales, mensualmente, mensualidad, mensualidades, suscripcion, suscripciones, cuota, cuotas, suscribirse, suscribirme",
  once: "fijo, precio fijo, precio cerrado, una vez, una sola vez, de una vez, pago unico, unico pago, al contado, de golpe",
  priceList: "precios, tarifas, lista de precios, mas barato, mas barata, proyectos desde",
  asking:
    "cuanto cuesta, cuanto tarda, cuanto tardais, cuanto vale, cuanto es, cuanto tiempo, que tal, cual es, cuanto, cuanta, cuantos, cuantas, que, cual, cuales, cuando, donde, quien, quienes, por que, como, es, son, esta, hay, haceis, hacen, teneis, tienen, tienes, ofreceis, ofrecen, trabajais, trabajan, podeis, pueden, puedes, puedo, podria, podriais, aceptais, entregais, se puede, tengo que, dime, decidme, digame, dame, quiero saber, me gustaria saber, quisiera saber, q",
  context:
    "si, cuando, como, porque, ya, aunque, despues, antes, para, nosotros, yo, tengo, tenemos, mi, nuestro, nuestra, hola, buenas",
  embedding:
    "saber, se, decir, decirme, dime, pregunto, ver, entender, de, para, por, sobre, a, con, en, y, lo, el, la, idea, importa, desde, no, si, es, los, las, del, al, mas, ya",
  joins: "y, e, tambien, ademas, luego, pero, o",
  fillers:
    "y, e, o, pero, para, por, como, vs, el, la, los, las, un, una, unos, de, del, no, yo, queria, quiero, decir, digo, refiero, me, mejor, mas, bien, entonces, vale, ok, porfa, favor, con, perdon, en, realidad, mismo, misma, pregunta, cosa, caso, lo, es, seria, ese, esa, eso, este, esta, si, bueno, tambien, que, hay, pasa, al, a, mi, nuestro, nuestra, ?",
  places: [
    "primero, primera, primer, 1o",
    "segundo, segunda, 2o, el otro, la otra",
    "tercero, tercera, tercer, 3o",
    "cuarto, cuarta",
    "quinto, quinta",
  ],
  last: "el ultimo, la ultima, ultimo, ultima",
  all: "los dos, las dos, los tres, las tres, ambos, ambas, todos, todas, cada uno, cada una",
  part: "mitad, cuarta parte",
  partOf: "anticipo, senal, adelanto, por adelantado, precio, descuento, rebaja, devolucion, reembolso",
};
