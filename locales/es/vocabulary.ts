import type { Vocabulary } from "../language.ts";
import { basket } from "./basket-vocabulary.ts";
import { matters } from "./matters.ts";
import { works } from "./works-vocabulary.ts";

export const vocabulary: Vocabulary = {
  matters,
  besides: {
    discount:
      "descuento*, rebaja*, oferta*, promo*, barat*, precio*, negoci*, <percent>, por ciento, cupon, tarifa*, gratis, asociacion, estudiante*, varias, varios",
    partners:
      "socio*, colabor*, revend*, marca blanca, comision*, afiliad*, subcontrat*, juntos, alianza*, partner*, acuerdo*",
    seo: "google, seo, posicion*, busca*, busqued*, encontr*, encuentr*, visib*, visitas, trafico, palabras clave, marketing, campana*, bing",
    ads: "anuncio*, publicidad, publicitari*, adwords, campana*, google, facebook, instagram, promocion*, promover, marketing",
    "price-list":
      "precio*, coste*, cuesta*, cuest*, cobr*, tarifa*, presupuest*, pagar, pago, caro*, barat*, dinero, <money>, cuanto*, lista, plan, vale*, gast*, sale, cifra*",
  },
  products: {
    rows: {
      landingPage:
        "landing page, landing, landing pages, landings, pagina de aterrizaje, paginas de aterrizaje, pagina unica, una sola pagina, una pagina sola, web de una pagina, web de una sola pagina, sitio de una pagina, one page, onepage, pagina de venta, pagina de ventas, pagina de captura, pagina de lanzamiento, pagina sencilla, pagina simple, pagina de campana, pagina suelta, una sola pagina web, pagina web unica, una pagina y ya, una pagina y nada mas, una paginita, paginas sueltas, pagina aparte, paginas aparte, pagina separada, paginas separadas, pagina independiente, paginas independientes, paginas sencillas, paginas simples, paginas unicas, pagina pequena, pagina pequenita, paginas pequenas, pagina mas sencilla, pagina mas simple, pagina mas basica",
      marketingWebsite:
        "la corporativa, web corporativa, webs corporativas, pagina web, paginas web, sitio web, sitios web, web, webs, sitio, pagina corporativa, web de empresa, web para mi empresa, web para empresa, web empresarial, pagina de empresa, web de varias paginas, varias paginas, web de marketing, web completa, web profesional, web de presentacion, pagina para mi negocio, web para mi negocio, pag web",
      figmaToUi:
        "de figma a interfaz, figma a interfaz, figma a codigo, figma a html, figma a react, de figma a codigo, diseno de figma, diseno en figma, disenos de figma, archivo de figma, archivo figma, ficheros de figma, fichero de figma, figma, maquetar figma, maqueta de figma, maquetacion, maquetar el diseno, maquetar un diseno, maquetar mi diseno",
      mvp: "mvp, producto minimo viable, pmv, primera version del producto, primera version de mi producto, producto minimo",
      saasPrototype:
        "prototipo de saas, prototipo saas, prototipo de un saas, saas, producto saas, prototipo, prueba de concepto, poc, software como servicio, app saas, plataforma saas, sass",
      adminPanels:
        "paneles de administracion, panel de administracion, panel de admin, panel admin, paneles de admin, panel de control, panel de gestion, panel, paneles, admin, back office, backoffice, dashboard, zona de administracion, herramienta interna, area de administracion, panel interno",
      tokenValidation:
        "validacion basica de tokens, validacion de tokens, validacion de token, validacion basica de token, validacion por token, validar tokens, validar los tokens, comprobacion de tokens, comprobar tokens, verificacion de tokens, verificar tokens, validacion jwt, validacion de jwt, tokens",
      rbacOauthLogging:
        "login con roles y google, login con roles, roles y google, login con google, rbac oauth registro de actividad, rbac y oauth, rbac con oauth, rbac, oauth, oauth2, control de acceso por roles, control de acceso basado en roles, roles y permisos, gestion de roles, login con google, entrar con google, inicio de sesion con google, acceso con google, registro de actividad",
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
      vpslab: "vps, alquiler de servidores, empresa de hosting, proveedor de hosting, pagos, pago, cobros",
      "nare-reti-portfolio": "portfolio de desarrollador, portafolio personal, portfolio personal",
      "cyber-temp": "correo temporal, email temporal, correo desechable",
      "lfgeb-truth": "web de instituto, web escolar, web de fans, web de un colegio",
      casinus: "casino, apuestas, juego online, poker, ruleta, bingo",
      "cap-killer": "captcha",
      cyberious: "ejecutor de scripts, clave de licencia, claves de licencia, pagos, pago, cobros",
      "no-inspect": "herramientas de desarrollo, devtools",
      "techboard-3d": "3d, modelo 3d, modelos 3d, en 3d",
      "house-seeker":
        "inmobiliaria, inmobiliarias, buscar casa, buscar piso, buscador de casas, busqueda de casas, busqueda de pisos, portal inmobiliario, agente inmobiliario",
      "saas-genius": "ideas de saas, generador de ideas, pagos, pago, cobros",
    },
    testimonials: {
      levente: "bicicleta, bicicletas, bici, bicis, tienda de bicis",
      tommaso:
        "vino, vinos, bodega, bodegas, vinedo, vinedos, viticultor, mala cobertura, poca cobertura, mal internet",
      aoife:
        "alquiler vacacional, alquileres vacacionales, casa rural, casas rurales, apartamentos turisticos, pisos turisticos, piso turistico, alquiler turistico, paga al mes, pagan al mes, por suscripcion",
      hugo: "contable, contabilidad, asesoria contable, gestoria, hoja de calculo",
      jonas: "logistica, transporte, transportista, envios",
      zsofia: "e learning, cursos online, formacion online, plataforma de cursos",
      maelle: "taller, artesano, artesana, artesania",
    },
  },
  works,
  basket,
  currencies: {
    EUR: "euro, euros, pavos, leuros, eurillos",
    USD: "dolar, dolares",
    GBP: "libra, libras, esterlinas",
    CHF: "franco, francos",
    HUF: "forinto, forintos",
    MXN: "peso, pesos",
    JPY: "yen, yenes",
  },
  inCurrency: {
    before: "en",
    names:
      "sol, soles, bolivar, bolivares, quetzal, quetzales, lempira, lempiras, guarani, guaranies, colon, colones, boliviano, bolivianos, cordobas, reales, dirham, dirhams, zloty, zlotys, corona, coronas, cop, ars, clp, pen, uyu, peso, pesos, forintos, yenes, mxn, brl, dop",
  },
  percent: "por ciento, por cien, porciento",
  units: {
    hour: "hora, horas, h",
    day: "dia, dias",
    week: "semana, semanas",
    month: "mes, meses",
    year: "ano, anos",
  },
  andHalf: "y medio, y media",
  dayKinds: "primeros, proximos, siguientes",
  rangeFrom: "entre, de, desde",
  rangeAnd: "y, o",
  either: "o, u",
  more: "mas, diferencia, diferencian, distinto, distinta, mejor",
  than: "que, q",
  phone: "telefono, tlf",
  ai: "ia, artificial",
  unlisted: "criptomoneda, criptomonedas, cripto, videojuego",
  apps: "app, apps, aplicacion, aplicaciones",
  native: "ios, iphone, android",
  afterOr: "",
  shopSystems: "shopify, woocommerce, prestashop, magento",
  bilingual: "bilingue, multilingue, trilingue, multiidioma",
  sellingOnline:
    "vender, vendo, vendemos, venta, ventas, tienda online, tienda en linea, tienda web, e commerce, ecommerce, carrito, pedido, pedidos, comprar, compra, pagar, pago, envio, envios, catalogo, stripe, shopify",
  goods: "productos, articulos, referencias",
  pages: "paginas, subpaginas, pags, apartados, secciones, pestanas",
  tax: "iva, impuesto, impuestos, neto, netos",
  otherPayments: "paypal, bizum",
  past: "hace, desde",
  ago: "",
  paidByOthers:
    "pagan, paguen, pagarian, pagaran, me pagan, nos pagan, paga cada uno, les cobro, les cobramos, cobramos, cobro, cuota de, cuotas de, suscripcion de, vendo a, vendemos a, entrada a, entradas a, bono de",
  preview:
    "verla, verlo, ver la web, ver mi web, ver el resultado, ver como va, ver como avanza, ver como queda, ver el avance, ver los avances, ver avances, ver el progreso, ver algo, ver el trabajo, la vere, lo vere, vere algo, veremos algo, la veremos, lo veremos, ir viendo, voy viendo, vamos viendo, viendola, viendolo, ensenais algo, ensenais avances, me la ensenais, me lo ensenais, nos la ensenais, nos lo ensenais, mirar como va, vistazo, mientras trabajais, mientras la haceis, mientras lo haceis, mientras se hace, antes de que este, antes de terminar, antes de acabar, a medias, sin terminar",
  street: "calle, direccion",
  drawnByOthers: "logo, logos, logotipo, logotipos, rotulo, rotulos, folletos, imprimis",
  uptime: "disponibilidad, uptime, sla",
  bills: "factura, facturas, facturado",
  faults: "funciona, funcionan, roto, rota, falla, fallo, fallos, caido, caida, arregla, arreglar",
  failing: "falla, cae, caiga, rompe",
  seller: "comercial, comerciales, vendedor, vendedores, intermediario, intermediarios",
  meeting: "conoceros, conocernos, veros, vernos, visitaros",
  keeping: "conservais, conservan, conservar, guardais, guardan",
  basis: "legal, juridica, articulo",
  exceeding: "pasar, pasarme, superar, sobrepasar, exceder",
  clauses: "condiciones, clausulas",
  speed: "rapido, rapida",
  versions: "version",
  why: "por que, como es que",
  validity: "valido, valida, validez, caduca, caducan, respetais, vigente",
  erasing:
    "borrar, borre, borren, borreis, borrado, borrados, borrada, suprimir, supriman, supresion, eliminar, eliminen, elimineis",
  contents: "contenido, contenidos, textos, fotos, imagenes, archivos, articulos, codigo, datos",
  into: "pasais a, pasar a, pasarlo a, paseis a, pasarmelo a, pasarnoslo a, convertir en, convertirlo en, convertis en",
  from: "desde, partir",
  owning: "tengo, tenemos",
  having: "con, donde",
  its: "su",
  smallest: "mas pequena, mas pequeno, mas sencilla, mas sencillo",
  within: "en, a",
  meantFor: "para",
  ours: "nuestra, nuestras, nuestro, nuestros, mi, mis",
  determiners: "un, una, el, la, los, las, mi, mis, nuestra, nuestro, vuestra, esta, este, su, tu",
  owned: {
    runs: "llevo, llevamos, gestiono, gestionamos, exploto, explotamos, dirijo, manejo, manejamos, vendemos",
    has: "tengo, tenemos, ya tengo, ya tenemos, tengo ya, tenemos ya, uso, usamos, utilizamos",
    states:
      "en marcha, esta en marcha, esta online, esta publicada, esta publicado, esta en linea, esta funcionando, esta lista, esta listo, ya esta, va bien, funciona, funciona ya, funciona bien, ya funciona, existe, ya existe, que tenemos, que tengo, que usamos, que utilizamos, que llevamos",
    supposing: "si, cuando, una vez, despues, tras, podria, puedo, como, para, de",
    planned: "en mente, idea, proyecto, presupuesto, que hacer, por hacer, pendiente, previsto, pensado",
  },
  elsewhere: {
    domain:
      "el com, mi com, un com, nuestro com, punto com, punto es, dominio com, el dominio, mi dominio, un dominio",
    bought:
      "que accion, que acciones, acciones, en bolsa, la bolsa, ahorros, que coche, un coche, que ordenador, un ordenador, que movil, vacaciones, loteria, apostar, apuesto, cripto, en que invierto, donde invierto, en que invertir, donde invertir, jubilacion",
    filmed:
      "grabar un video, grabar, grabais, grabarnos, filmar, filmeis, rodar, hacer fotos, hagais fotos, haceis fotos, sacar fotos, sesion de fotos, camarografo, un fotografo que, mandais un fotografo, venga a hacer fotos",
  },
  care: {
    makers:
      "agencia, agencias, desarrollador, desarrolladora, programador, programadora, informatico, informatica, freelance, proveedor, equipo anterior, otra empresa, otro estudio",
    left: "a medias, a la mitad, a medio hacer, a medio, tirados, tirado, tirada, tiradas, colgado, colgada, colgados, colgadas, plantados, plantado, plantada, abandono, abandonado, abandonada, abandonaron, desaparecio, desaparecido, sin acabar, sin terminar, inacabado, inacabada, se largo, se fue, se marcho, dejo de contestar, no contesta, en la estacada, se esfumo",
    before:
      "mantener, mantenga, mantengais, encargais de mantener, os encargais de, encargaros de, se encarguen de, cuidais de",
    after: "al dia",
    help: "ayuda con",
    made: "hicieron otras, hizo otro estudio, hechas por otra agencia, hecha por otra agencia, hecha por otros, hecho por otros, hechas por otros, ha hecho otro, han hecho otros, hizo otro, hizo otra empresa, hizo otra agencia, hicieron otros, ya esta hecha, ya esta hecho, hecha por otra empresa, programo otra empresa, programo otra agencia, programada por otra empresa, que no hicisteis, que no habeis hecho, no hecha por vosotros, hecha por un freelance, hizo un freelance, la hizo otra empresa, la hizo otro, lo hizo otro, hizo la otra agencia",
  },
  meant: {
    invoice: "iva",
    reach:
      "a quien escribo, a quien le escribo, a quien escribimos, a quien me dirijo, a quien hay que escribir, con quien contacto",
    reply:
      "escribo un viernes, escribo el viernes, escribimos un viernes, escribo un sabado, escribo el sabado, escribo un domingo, escribo el domingo, escribo el fin de semana, escribo en fin de semana",
    revisions:
      "no me gusta algo, algo no me gusta, no nos gusta algo, algo no nos gusta, cambiar cosas, cambiar algunas cosas, cambiar alguna cosa",
    "scope-change": "precio que acordamos, precio acordado, precio pactado, precio que pactamos",
    nda: "firmar algo, firmar un papel, firmar un documento",
    "portfolio-rights":
      "en vuestro portfolio, en vuestro portafolio, en su portafolio, en vuestras referencias",
    liability: "respondeis economicamente, responden economicamente, indemnizacion, indemnizais, indemnizan",
    meeting:
      "manana a las, pasado manana a las, hoy a las, sin viajar, sin desplazarme, sin desplazarnos, sin ir",
    "after-end": "desaparece, se queda sin linea, deja de estar en linea",
    shop: "",
  },
  rangeTo: "a, hasta",
  article: "un, una",
  deadline: "en, dentro de, tarda, tardamos, lleva, antes de, tras",
  period: "durante, durante mas de, a lo largo de, al cabo de",
  months: {
    free: "gratis, gratuito, gratuita, gratuitos, regalo, de regalo, regalais, regalado, regalan, regala, no se paga, no se cobra, no cobrais, sin coste, incluido el gratis, invitais",
    paid: "pasado el periodo, una vez pasado el periodo, tras el periodo, de pago, pagado, pagados, pagando, pagada, tras el mes, tras el gratis, despues del mes, despues del gratis, pasado el mes, pasado el gratis, pasado el primer mes, aparte del gratis, aparte del mes, sin contar el gratis, sin contar el mes, ademas del gratis, cuando acabe, cuando se acaba, cuando termine, una vez pasado",
    first:
      "tras el lanzamiento, despues del lanzamiento, tras publicar, tras publicarla, tras publicarlas, tras publicarlo, despues de publicar, despues de publicarla, despues de publicarlas, despues de publicarlo, desde el lanzamiento, desde la publicacion, despues de lanzarla, tras lanzarla, primer ano, primeros meses, primer medio ano, primer semestre, primer trimestre, desde que se publica, desde el lanzamiento, desde la puesta en marcha, desde la publicacion, desde que sale, tras el lanzamiento",
    initial: "primeros, primeras, primer",
    upkeep:
      "mes gratis, mes gratuito, mes de regalo, mes que regalais, mes es gratis, mes que no se cobra, mes que no se paga, mes regalado, el gratis",
  },
  pricing: {
    ready:
      "para cuando, cuando estaria, cuando lo tendria, cuando la tendria, cuando lo tendriamos, cuando la tendriamos, en que plazo, que plazo, lista cuando, listo cuando, como de rapido, en cuanto tiempo, cuando podria",
    contents:
      "que incluye, q incluye, que incluyen, q incluyen, que trae, que traen, q trae, que lleva, que llevan, que lleva dentro, que cubre, que cubren, que hace cada, que hacen, que me dais, que nos dais, que me dan, que me llevo, que obtengo, que recibo, que entra, que hay dentro, lo que incluye, lo que trae, lo que lleva, lo que cubre, que viene incluido, viene incluido, su contenido, que trae de mas, que tengo de mas, en que se diferencian, se diferencian, se distinguen, que los distingue, que las distingue, que los diferencia, que las diferencia, diferencias, la diferencia, que diferencia, que cambia, para que sirve, para que sirven, sirve cada, que hace el, que hace la, que hace cada uno",
    suiting:
      "cual me hace falta, cual nos hace falta, cual me conviene, cual nos conviene, cual me sirve, cual nos sirve, cual me toca, cual necesito, cual necesitamos, cual cojo, cual elijo, cual pillo, cual escojo, cual de los dos, cual de las dos, cual me va, cual me cubre, no se si coger, no se si pillar, no se si contratar, no se si necesito, no se cual, cual es para mi, que me conviene, que cojo, que elijo",
    onePage:
      "una sola pagina, sola pagina, pagina sola, pagina suelta, hoja sola, una hoja, una pagina o, pagina unica, una sola, una pagina",
    severalPages: "varias, unas cuantas paginas, unas paginas, multipagina, muchas paginas",
    spending:
      "tengo, tenemos, dispongo, disponemos, cuento con, contamos con, presupuesto, presupuestos, gastar, gastarme, invertir, llega, alcanza, basta, suficiente, max, maximo, como mucho, tope, limite, hasta, menos de, disponible, ahorrado, ahorrados, puedo pagar, podemos pagar",
    lasting:
      "hasta donde, da de si, dura, durara, duraria, cuantos meses, cuanto tiempo, aguanto, aguanta, aguantar, da para, tengo para, cubre, tiraria, tiro",
    left: "queda, quedan, quedaria, sobra, sobran, sobraria, restan, resta",
    benefit: "gano, ganamos, ventaja, ventajas, beneficio, beneficios, saco, sacamos, aporta, de bueno",
    selling: "vender, vendo, vendemos, venden, cobrar",
    apart:
      "seria eso aparte, es eso aparte, eso aparte, cuanto aparte, por separado, por si solo, solo eso, solo esa parte, esa parte",
    every: "cada",
    paidUntil:
      "habre pagado, habria pagado, habremos pagado, habriamos pagado, he pagado, hemos pagado, llevo pagado, llevare pagado, llevaria pagado, llevamos pagado, habre gastado, me habra costado, habra costado, habria costado",
    monthPlaces:
      "primer, segundo, tercer, cuarto, quinto, sexto, septimo, octavo, noveno, decimo, undecimo, duodecimo",
    per: "por",
    parts:
      "idioma, idiomas, pantalla, pantallas, personas, empleados, habitaciones, productos, fotos, anos, version, versiones, socios",
    double: "el doble, doble, duplicalo, duplica, dos veces eso, multiplica por dos, multiplicalo por dos",
    triple: "el triple, triple, triplicalo, tres veces eso, multiplica por tres, multiplicalo por tres",
    times: "por, multiplica por, multiplicalo por, multiplicado por",
    alike: "pequenas, pequenos, simples, nuevas, nuevos, distintas, distintos",
    bothWays:
      "las dos formas, ambas formas, los dos modos, los dos precios, ambos precios, las dos maneras, las dos opciones de pago",
    asWell:
      "mas un, mas una, mas el, mas la, mas los, mas las, mas alguien, ademas, aparte, encima, y luego, y despues, y tambien, asi como, que luego, que despues",
    onTop: "mas, otros, otras, extra, adicionales, encima, ademas, anado, sumo, tambien",
    roles:
      "rol, roles, permisos, perfiles, editor, editores, lector, lectores, vendedor, vendedores, usuario comun, usuario normal",
    whole: "todo, toda, todos, todas, completo, completa, conjunto",
    undecided:
      "dudo, dudamos, dudando, duda, dudas, indeciso, indecisa, no se si, no sabemos si, no decido, elegir entre, escoger entre",
    checkout:
      "pagar, paga, pagan, paguen, pago, pagos, cobro, cobros, suscripcion, suscripciones, facturacion, pasarela",
    launch:
      "en linea, online, lanzamiento, lanzar, lanzamos, lanzarla, publicar, publicamos, publicais, publicacion, en marcha",
    endOf: "fin, final, finales",
    afterwards: "despues, tras, pasado",
    ended:
      "acaba, acabe, acabado, termina, termine, terminado, caduca, caduque, caducado, vence, venza, vencido, agota, agote, agotado, expira, expire, fin",
    rest: "resto, restante, restantes",
    upkeep:
      "mantener, manteneis, mantenga, mantengais, mantenerla, mantenerlo, cuidar, cuidais, cuideis, cuide, cuidarla, cuidarlo, vigilar, vigilais, vigile, ocuparse, ocupais, encargais, encargaros, seguimiento, llevar al dia, tener al dia, tenerla al dia, tenerlo al dia",
    building:
      "me haceis, nos haceis, si haceis, hacerme, hacernos, haceis la, haceis una, hacer una, crear, creais, construir, construis, montar, montais, montarme, web nueva, nueva web, necesito una, quiero una, queremos una, necesitamos una",
    byOthers:
      "otro equipo, otra agencia, otra empresa, otro estudio, otro programador, otro desarrollador, otro freelance, otro proveedor, otra gente, otra persona, otros, antiguo proveedor, antiguo programador, antigua agencia, anterior proveedor, anterior agencia, anterior programador, un freelance, nuestro proveedor",
    levels:
      "nivel, niveles, escalon, escalones, opcion, opciones, modalidad, modalidades, variante, grado, tipo, gama, plan, planes, paquete",
    secures: "asegurar, asegurais, proteger, protegeis, protege, proteccion, blindar, seguridad, securizar",
    secured:
      "api, apis, acceso, login, inicio de sesion, autenticacion, endpoint, rutas, backend, cuentas de usuario",
    each: "cada uno, cada una, por separado, respectivamente, uno por uno, una por una, la unidad, la pieza",
  },
  monthly:
    "al mes, por mes, cada mes, todos los meses, mensual, mensuales, mensualmente, mensualidad, mensualidades, suscripcion, suscripciones, cuota, cuotas, suscribirse, suscribirme, mes a mes, mes por mes",
  once: "comprarla, comprarlo, comprado, comprada, comprados, compradas, fijo, precio fijo, precio cerrado, una vez, una sola vez, de una vez, pago unico, unico pago, un solo pago, solo pago, al contado, de golpe, de una tacada, del tiron",
  cues: {
    add: "anadir, anade, anadiendo, anadimos, anadele, agregar, agrega, sumar, suma, sumo, sumamos, sumale, mas, ademas, con, encima, tambien, aparte, incluyendo, incluido, de mas, extra, junto con, y si meto, meter, agrego, le agrego, agregas, agregamos, agregarle, sumarle",
    without:
      "sin, quita, quitar, quito, quitad, quitadle, quitamos, quitando, quitale, olvida, olvidate, olvidate de, olvidemos, deja, dejalo, dejamos fuera, elimina, eliminar, saca, sacar, no hace falta, no necesito, ya no quiero, excepto, salvo, menos el, menos la, fuera, quitale el, quitale la, quitame, prescinde, prescindimos, saca el, saca la, deja fuera",
    instead:
      "solo con la, solo con el, solo con una, solo con un, solo la, solo el, solo lo de, me vale con, nos vale con, me basta con, nos basta con, no, nop, mejor, mas bien, quiero decir, queria decir, me refiero, me referia, perdon, en realidad, al final, prefiero, cambia a, ese no, esa no, preguntaba por, hablaba de, la que, el que, la version",
    swap: "cambialo, cambiala, cambiamos, lo cambio, la cambio, cambio el, cambio la, cambio eso, y cambio, si cambio, cambia, cambiar, sustituye, sustituir, reemplaza, reemplazar, en vez, en lugar, en vez de, en lugar de",
    sum: "sumaria, sumarian, juntos, las dos juntas, las tres juntas, todas juntas, ambas juntas, juntas en, segunda juntas, tercera juntas, primera juntas, <row> juntas, en total, total, todo junto, suma total, en conjunto, todo eso, por todo, todo ello, y todo, seria todo, sumado, sumando, sumandolo, suma los dos, suma las dos, suma las tres, suma los tres, sumalas, sumalos, sumame, la suma, suma de, las dos cosas, dadme la suma, la cuenta, factura",
    compare:
      "punto de equilibrio, a partir de cuando, mas cuenta, trae cuenta, me ahorro, nos ahorramos, ahorro, ahorraria, ahorrariamos, me ahorraria, diferencia, diferencias, comparar, compara, comparame, comparado, comparacion, comparativa, versus, vs, mejor, sale mejor, frente a, contra, conviene, me conviene, compensa, sale a cuenta, rentable, merece la pena",
    cheaper:
      "mas barato, mas barata, mas baratos, mas baratas, barato, barata, mas economico, mas economica, economico, economica, menos caro, menos cara, mas pequeno, mas pequena, mas bajo, mas asequible, asequible, algo mas barato, la pequena, el pequeno, por debajo de eso, menos que eso, algo menos, mas ligera, version mas ligera, mas modesta, mas modesto, version reducida, version ligera",
    lowest:
      "mas bajita, mas bajito, la mas baja, mas baratita, la mas pequena, el mas pequeno, mas minima, lo mas barato, el mas barato, la mas barata, los mas baratos, lo mas economico, el mas economico, la mas economica, lo minimo, el minimo, lo mas bajo, el mas bajo, lo menos caro, mas sencillo, mas sencilla, la mas sencilla, el mas sencillo, mas simple, mas basico, mas basica, la mas basica",
    dearer:
      "mas caro, mas cara, mas caros, mas caras, mas costoso, mas costosa, caro, cara, mas grande, mas alto, mas elevado, mas completo, mas completa, la grande, el grande, la mas completa, el mas completo",
    bigger:
      "el superior, la superior, el siguiente nivel, la de arriba, escalon siguiente, siguiente escalon, escalon superior, nivel superior, siguiente nivel, un escalon mas, el de arriba, el grande, la grande, mas grande, version completa, version mas completa",
    smaller:
      "escalon anterior, escalon inferior, escalon de abajo, nivel inferior, nivel anterior, un escalon menos, el de abajo, la version simple, la version sencilla, la version pequena, version simple, version sencilla, version pequena, la pequenita, el pequenito, version mas sencilla, mas pequeno, mas pequena, el pequeno, la pequena, version basica, el sencillo, la sencilla, version ligera, version mas ligera",
    other: "el otro, la otra, otro, otra",
    define:
      "que contiene, que cubre, que es lo del, que es lo de, que es eso, q es eso, que es esto, que es un, que es una, que es el, que es la, q es un, q es una, q es el, q es la, que significa, que significa eso, que quiere decir, en que consiste, explica, explicame, explicamelo, explicadme, mas detalles, detalles, cuentame mas, dime mas, mas sobre, para que sirve, para que es, que hace, que incluye, que lleva, que trae, que entra, que obtengo, que me llevo, que recibo, que me dais, que me dan, que viene incluido, que hay dentro, en concreto, concretamente",
    again: "otra vez, repite, repiteme, repetir, recuerdame, de nuevo, me recuerdas, como era",
    included:
      "incluye, incluyen, en el precio, incluido, incluida, va incluido, viene incluido, entra en el precio",
    range:
      "por que tan caro, horquilla, parte alta, parte baja, lo alto, lo bajo, extremo, cifra alta, cifra baja, de que depende, depende de, depende, por que tanto, por que una horquilla, pantallas, numero de paginas, cuantas paginas, por que tanta diferencia, tanta diferencia, entre el minimo y el maximo, tan amplia, tanto margen, por que varia",
    afford:
      "llega, me llega, llegaria, alcanza, me alcanza, alcanzaria, basta, me basta, bastaria, suficiente, suficientes, demasiado, demasiado caro, se pasa, me paso, se sale, entra en el presupuesto, cabe, da para, me da para, me da, me pasa",
    year: "anito, un anito, al ano, por ano, anual, anuales, anualmente, cada ano, todo el ano, ano, un ano, el ano, primer ano, el primer ano",
    halfYear: "medio ano, semestre, un semestre, al semestre",
    quarter: "trimestre, un trimestre, al trimestre, trimestral",
    long: "plazo para, plazos para, tarda mas, tardan mas, mas tiempo, mas rapido, mas rapida, cuanto tiempo, en cuanto tiempo, cuanto tarda, cuanto tardan, cuanto tardarian, cuanto tardariais, cuanto se tarda, cuanto tardais, cuantos dias, cuanto duran, cuanto dura, se hace antes, esta antes, estaria antes, antes listo, antes lista, se termina antes, se entrega antes, mas pronto, el mas rapido, la mas rapida, lo mas rapido, acaba antes, cuanto tardaria, cuanto tardariais, cuanto tardarian, tardaria, tardariais",
    cost: "horquilla economica, propuesta economica, oferta economica, condiciones economicas, mas o menos, cuanto, cuanto cuesta, cuesta, costaria, costar, precio, tarifa, cobrariais, cobrais, cobran, cobrarian, saldria, sale por, cuanto seria, cuanto vale, pago el cliente, pagaron, ha costado, costo",
    this: "su precio, el precio, su coste, para eso, para esto, por eso, de eso, con eso, esa cantidad, ese dinero, por ello, eso",
    want: "necesito, nesecito, necesitamos, necesitaria, necesitariamos, quiero, queremos, quisiera, quisieramos, me gustaria, nos gustaria, busco, buscamos, me hace falta, nos hace falta, me interesa, nos interesa, me quedo con, nos quedamos con, querria, ocupo, pienso en",
    heard:
      "ok, okey, lastima, una lastima, que lastima, que pena, vale, de acuerdo, entendido, entiendo, ya veo, perfecto, muy bien, genial, estupendo, listo, bueno, claro, ah vale, oki",
    doubt:
      "vaya, mucho, uf mucho, uf, buf, hala, anda, hmm, mmm, ah, oh, en serio, de verdad, increible, ya, pues vaya, madre mia",
    single:
      "una sola, uno solo, un solo, solo una, solo uno, solo un, nada mas que una, con una basta, con uno basta",
    stop: "lo dejara, lo dejamos a, la dejo, la doy de baja, lo doy de baja, doy de baja, me fuera, lo cancelo, la cancelo, paro, paramos, parar, lo dejo, lo dejamos, dejarlo, cancelo, cancelamos, me doy de baja, nos damos de baja, me voy",
    later: "despues, luego, y luego, mas adelante, mas tarde",
  },
  shortNames: {
    rows: {
      landingPage: "una sola pagina, solo una pagina, una pagina nada mas, una unica pagina, una pagina solo",
      marketingWebsite:
        "la corporativa, una corporativa, las corporativas, otra corporativa, dos corporativas",
      adminPanels:
        "pantallas internas, pantallas de gestion, pantallas de administracion, pantallas para el equipo",
      tokenValidation: "validacion basica, validacion sencilla, validacion simple",
    },
    page: "pagina",
    of: "de, en",
  },
  needs: {
    landingPage:
      "solo una pagina, una pagina con, una pagina para, pagina con, algo sencillo, algo simple, una sencilla, uno sencillo, una simple, web sencilla, el menu y, menu y fotos, menu y mapa, carta y horarios, boda, invitacion, flyer, lista de espera, pagina de registro, pagina de evento, tarjeta de visita online, algo pequeno",
    marketingWebsite:
      "presencia online, presencia en internet, presencia web, aparecer en internet, visible en internet, que me encuentren, que nos encuentren, presentar mi empresa, presentar nuestra empresa, presentar mi negocio, mostrar nuestros trabajos, mostrar mis trabajos, quienes somos, galeria, varias paginas, unas cuantas paginas, poner mi negocio en internet",
    figmaToUi:
      "maqueta, maquetas, maquete, lo maquete, disenos cerrados, disenos listos, diseno listo, diseno terminado, disenos terminados, mi disenador, mi disenadora, nuestro disenador, nuestra disenadora, adobe xd, pasar el diseno a codigo, pasar los disenos a codigo, convertir el diseno en codigo",
    mvp: "version mas basica, version basica, version minima, version mas sencilla, version inicial, primera version, version de prueba, idea de app, idea de aplicacion, idea para una app, idea para una aplicacion, una idea de negocio, probar mi idea, probar la idea, validar mi idea, validar la idea, lanzar un producto, marketplace, una app como, una app tipo, una aplicacion tipo",
    saasPrototype:
      "nos paguen cada mes, nos pagan cada mes, nos paguen todos los meses, la gente pague cada mes, paguen cada mes, paguen al mes, paguen una cuota, se registren y paguen, registrarse y pagar, suscripciones de pago, cobrar suscripciones, cobrar una suscripcion, cuentas y pagos, cuentas y el pago, cuentas y los pagos, pago de la suscripcion, pago de la cuota, paguen una suscripcion, pagan una suscripcion, pagar una suscripcion, se les cobre cada mes, vender suscripciones, clientes suscritos, suscriptores que pagan, cuentas y facturacion, clientes que pagan cada mes, clientes que pagan al mes, usuarios que pagan, software por suscripcion, pague una suscripcion, paga una suscripcion, cobro recurrente, cobros recurrentes, pago recurrente, pagos recurrentes",
    adminPanels:
      "ver los pedidos, gestionar pedidos, gestionar los pedidos, carguen los pedidos, cargar pedidos, control de stock, gestionar stock, gestionar el stock, inventario, ver las ventas, ventas del dia, algo interno, sistema interno, programa interno, aplicacion interna, mis empleados, nuestros empleados, sustituir excel, sustituir el excel, en vez de excel, gestionar clientes, gestionar reservas, gestionar las reservas, editar productos",
    tokenValidation:
      "validacion simple, validacion basica, validacion sencilla, asegurar una api, tokens caducados, token caducado, jwt, tokens jwt, asegurar la api, asegurar nuestra api, proteger la api, proteger nuestra api",
    rbacOauthLogging:
      "login de google, login con microsoft, login de microsoft, entrar con microsoft, acceso con microsoft, sso, distintos roles, varios roles, tres roles, permisos, quien hizo que, historial de acciones, registro de quien, quien puede hacer que, niveles de acceso, niveles de permiso",
    multiTenantAuth:
      "separar clientes, datos de las demas, datos de los demas, ficheros de los demas, nos auditan, nos van a auditar, nos auditen, ver los datos de otra, ver los datos de otro, datos de otra empresa, varias empresas, varios clientes separados, clientes separados, separar clientes, separar a los clientes, cada cliente ve, cada cliente vea, cada empresa ve, cada empresa vea, solo sus datos, solo lo suyo, datos separados, empresas en la misma plataforma, clientes en la misma plataforma, auditor, auditores, auditoria",
    maintenance:
      "tenerla actualizada, tenermela actualizada, tenermela al dia, tenerlo actualizado, mantenermela, tenerla al dia, cambiarme algun texto, cambiar algun texto, la mantenga, lo mantenga, mantenerla, mantenerlo, que la mantenga, quien la mantenga, la cuiden, lo cuiden, cuidar la web, que la cuide, mantener al dia, mantenerla al dia, tener al dia, actualizarla, que la actualice, la actualice, actualizaciones, parches, cambiar textos, cambios pequenos, arreglos pequenos, se encargue de la web, que alguien se ocupe, se ocupe de ella, puesta al dia, haceros cargo de ella, os haceis cargo de ella",
    onCall:
      "se cae un sabado, se cae un domingo, se cae el domingo, llamar un domingo, por la noche, de noche, noches, fines de semana, fin de semana, 24 7, 24 horas, a cualquier hora, urgencias, emergencias, si se cae, cuando se cae, por si se cae, de madrugada, festivos, localizable, localizables, alguien a quien llamar, persona a la que llamar, alguien que conteste, programador a quien llamar, a quien llamar si, a quien llamar cuando, localizable si",
  },
  emergency: {
    signs:
      "matarme, suicidarme, me quiero suicidar, pienso en el suicidio, pensando en el suicidio, quitarme la vida, acabar con mi vida, quiero morir, quiero morirme, ganas de morir, ganas de vivir, no quiero vivir, no quiero seguir viviendo, hacerme dano, cortarme las venas, sobredosis, infarto, ataque al corazon, un ictus, dolor en el pecho, dolor de pecho, me duele el pecho, no respira, no puede respirar, no puedo respirar, me cuesta respirar, inconsciente, ha perdido el conocimiento, se esta ahogando, sangra mucho, no para de sangrar, una ambulancia, envenenado, envenenada, intoxicado, intoxicada, fuego en mi, entrando en mi casa, atropellado, atropellada, no siento el brazo, casa en llamas, olor a gas, huele a gas, me pega, me esta pegando, quiere matarme",
    pairs: [
      [
        "pastilla, comprimido, medicamento, somnifero, pildora, paracetamol, ibuprofeno, aspirina, lorazepam, sintrom, insulina, antidepresivo, lejia, anticongelante, detergente, veneno",
        "he tomado, ha tomado, tomado, tragado, tragada, bebido, me tome, se tomo, tome, demasiada, demasiado, caja entera, una caja, media caja, bote entero, dosis mortal, mortal, cuantos me tomo, cuantas me tomo, cuantos puedo tomar, cuantas puedo tomar, mezclar con, mezclarlo con, mezclarla con",
      ],
      [
        "lejia, cloro, salfuman, acido clorhidrico",
        "amoniaco, vinagre, mezclar, mezclo, mezcla, mezclado, vapor, respirado",
      ],
      ["pecho", "dolor, duele, presion, opresion"],
    ],
    none: "prevencion del suicidio, pegando a los endpoints, pegando a la api, pegando al servidor, app de ambulancias, empresa de ambulancias",
  },
  unlawful: {
    signs:
      "web de phishing, pagina de phishing, pagina falsa de un banco, web falsa de un banco, banco falso, web falsa de, pagina de estafa, web de estafa, login falso, robar contrasenas, robar las contrasenas, robar las claves de la gente, claves de la gente, pillar contrasenas, sacar contrasenas, clone la del banco, copie la del banco, cuentas ajenas, contrasenas ajenas, escribir resenas falsas, resenas falsas para, comprar resenas, testimonios falsos para, con nombres distintos, con distintos nombres, con nombres inventados",
    forging:
      "falso, falsa, copia, copiar, copies, copieis, copiarme, clonar, clona, clonarme, clon, clones, imitar, imita, imite, imitacion, replica, replicar, identica a, igual que la del, igual que la de, que parezca, que se parezca, hacerse pasar, estafa, clavada a, clavado a, clavadita a, clavadito a, clavada, calco, calcada, calcado, calcar, gemela, clonada, clonado, identico a, igualita a, igualito a, exactamente como, se haga pasar, haga pasar, haciendose pasar, finja ser, suplantar, suplante, copia exacta, que imite, pase por la de, pase por el de, fusilar, fusilada",
    own: "nuestro, nuestra, nuestros, nuestras, existente, actual, seguridad, diseno",
    taking:
      "sacar, pillar, capturar, recoger, recopilar, conseguir, obtener, coger, enganar, quedarme con, guardarme, metan, deje su, dejen su, dejen sus, ponga su, pongan su, pongan sus, escriba su, meta el, meta la, meta su, meta sus, metan el, metan la, metan su, metan sus, meter su, ponga el, ponga la, ponga sus, pongan el, pongan la, deje el, deje la, deje sus, dejen la, dejen el, escriba sus, escriban su, introduzca, introduzcan, teclee, tecleen, meta, ponga, deje, rellene, recolectar, cazar, agenciarme, saco, averiguar, averiguo, adivinar",
    robbing: "robar, robarle, robarles, pescar, birlar, hurtar",
    loot: "contrasena, contrasenas, claves, tarjetas, tarjeta, credenciales, numeros de tarjeta, datos de tarjeta, datos de tarjetas, datos bancarios, datos del banco, pines, usuarios y claves, clave, tarjeta de credito, numero de tarjeta, numero de la tarjeta, dni, pin, iban, claves del banco, codigo secreto, codigos, datos de la tarjeta, usuario y clave, cvv, cuenta bancaria, numero de cuenta",
    acts: "hackear, hackearle, hackeo el, hackeo la, piratear, colarme en, meterme en la web, meterme en la cuenta, saltarme el login, entrar en el panel de, tumbar, tirar la web, dejar sin web, meterme en el, meterme en la, saltarme su, saltarme el inicio, tumbad, tumba la, tumbarle, tirar abajo, tirad, tirar el servidor, colarme, colarnos, reventar, reviente, tirarle la web, tirarles la web, tirarle la pagina, tirarle el servidor, echar abajo, echarle abajo, entrar en el wordpress de, entrar en la web de, entrar en el servidor de, entrar en la cuenta de, entrar al panel de, crackear, hackead, hackea, hackees, entrar sin permiso",
    probing:
      "escanear, escanea, escanead, escaneadme, agujeros en, agujeros de, agujeros del, fallos en, fallos de, fallos del, buscadme fallos, vulnerabilidades de, vulnerabilidades en, puntos debiles de",
    praise: "resena, opinion, opiniones, valoracion, valoraciones, estrellas, testimonio",
    invented:
      "falso, falsa, inventado, inventada, ficticio, ficticia, con distintos nombres, con nombres distintos, con otros nombres, de mentira, que no existen, que no existe",
    making:
      "escribir, escribe, escribid, escribidme, escribeme, escribais, redactar, redacta, redactadme, publicar, publicad, inventar, inventad, inventaos, comprar, generar, genera, fabricar, hacedme, hazme",
    spying:
      "espiar, leer los mensajes de, vigilar el movil de, leer los correos de, leer el whatsapp de, ver los mensajes de",
    ways: "entrar en la cuenta de, entrar en el correo de, entrar en el movil de, entrar en el whatsapp de, meterme en el correo de, meterme en el movil de, meterme en la cuenta de, entrar en el instagram de, panel de la web de, entrar en el gmail de, entrar en el facebook de, entrar en el telefono de, entrar en los mensajes de, meterme en el gmail de, meterme en el whatsapp de, meterme en el instagram de, la contrasena de, la clave de, las claves de, los mensajes de, los correos de, el movil de",
    victims:
      "competidor, competidora, competidores, competencia, mi ex, mi vecino, mi vecina, mi novia, mi novio, del vecino, de la vecina, de los vecinos, la competencia, mi ex novio, mi ex novia, mi ex marido, mi ex mujer, un competidor, mi casero, mi casera",
    kin: "mi mujer, mi marido, mi jefe, mi jefa, mi companero, mi companera, mi pareja, mi ex, mi novia, mi novio, mi vecino, mi vecina, mi profesor, mi hermano, mi hermana, mi hijo, mi hija, mi casero, mi casera, mi companero de piso",
    none: "proteger, protegernos, protegeis, evitar, evitais, impedir, victima, nos han hackeado, nos hackeo, hackeado por, nos hackearon, no puedan, no pueda, nadie, suplantado, nos han, nos copio, asegurar, olvidado, olvidada, no debe, no deben, nunca, nuestro banco, somos un banco, concienciar, formacion, prueba de intrusion, nuestro servidor, nuestro propio, antigua agencia, antiguo programador, la agencia anterior, perdido la, he perdido",
  },
  afterAmount:
    "neto, netos, brutos, sin, iva, mas iva, para, max, maximo, minimo, al, por, mensuales, cada, solo, disponible, disponibles, ahorrados, de, llega, alcanza, me, basta, mas, y, es, en, se, da, total, aprox, maximos, nos, como",
  not: "no, ni",
  hour: "hacia",
  those: "los, las, estos, estas, esos, esas",
  pronouns: "lo, eso, esto, los, ese, esa, este, esta, las",
  priceList: "precios, tarifas, lista de precios, mas barato, mas barata, proyectos desde",
  asking:
    "cuanto cuesta, cuanto tarda, cuanto tardais, cuanto vale, cuanto es, cuanto tiempo, que tal, cual es, cuanto, cuanta, cuantos, cuantas, que, cual, cuales, cuando, donde, quien, quienes, por que, como, es, son, esta, hay, haceis, hacen, teneis, tienen, tienes, ofreceis, ofrecen, trabajais, trabajan, podeis, pueden, puedes, puedo, podria, podriais, aceptais, entregais, se puede, tengo que, dime, decidme, digame, dame, quiero saber, queria saber, queriamos saber, necesito saber, necesitamos saber, me gustaria saber, quisiera saber, q",
  context:
    "soy, somos, si, cuando, como, porque, ya, aunque, despues, antes, para, nosotros, yo, tengo, tenemos, mi, nuestro, nuestra, hola, buenas",
  embedding:
    "saber, se, decir, decirme, dime, pregunto, ver, entender, de, para, por, sobre, a, con, en, y, lo, el, la, idea, importa, desde, no, si, es, los, las, del, al, mas, ya",
  whether: "si",
  joins: "y, e, tambien, ademas, luego, pero, o",
  greetings: "hola, buenas, buenos, dias, tardes, noches, hey, estimados, senores",
  spoken:
    "hablais, lo hablais, los hablais, alguien habla, alguien que hable, alguno habla, quien habla, vosotros hablais, habla alguien, habla alguno, lo habla",
  speaking:
    "atendeis, atienden, atiende, hablais, hablan, habla, hablas, hablar, responder, responde, respondes, contestar, contesta, contestais",
  fillers:
    "como, los, las, tras, durante, despues, entero, cuanto, y, e, o, pero, para, por, como, vs, el, la, los, las, un, una, unos, de, del, no, yo, queria, quiero, decir, digo, refiero, me, mejor, mas, bien, entonces, vale, ok, porfa, favor, con, perdon, en, realidad, mismo, misma, pregunta, cosa, caso, lo, es, seria, ese, esa, eso, este, esta, si, bueno, tambien, que, hay, pasa, al, a, mi, nuestro, nuestra, ?",
  inWhichWay:
    "como, como es eso, como funciona eso, para que, para que exactamente, o sea, de que manera, de que forma",
  examples:
    "ejemplo, ejemplos, algun caso, un caso, casos, caso real, lo habeis hecho, habeis hecho ya, ya lo habeis hecho, habeis hecho alguna vez, prueba, pruebas, demostrar, alguien que, algun cliente, lo han hecho, ya lo hicieron, lo hicieron",
  sayAgain:
    "donde esta escrito, donde pone, donde lo pone, donde pone eso, donde dice, donde lo dice, donde dice eso, donde lo puedo leer, donde puedo leer, donde lo leo, donde viene, donde viene eso, en que pagina, que pagina lo dice, en que clausula, que clausula, en que apartado, esta escrito en, esta por escrito en algun, esta escrito en algun, pone en algun, vuestra fuente, repite, repiteme, puedes repetir, podeis repetir, repetidlo, dilo otra vez, me lo repites",
  firstAsked:
    "mi primera pregunta, la primera pregunta, lo que pregunte primero, lo primero que pregunte, lo que pregunte al principio, lo que preguntaba al principio, lo que preguntaba primero, mi pregunta inicial, la pregunta del principio",
  places: [
    "primero, primera, primer, 1o",
    "segundo, segunda, 2o, el otro, la otra, el del medio, la del medio, el intermedio, la intermedia",
    "tercero, tercera, tercer, 3o",
    "cuarto, cuarta",
    "quinto, quinta",
  ],
  lastly: "ultimo, ultima, final",
  afterThat: "despues, tras",
  last: "el ultimo, la ultima, ultimo, ultima",
  every: "todos, todas, cada uno, cada una",
  ofThem: "de los dos, de las dos, de los tres, de las tres, de ambos, de ambas",
  all: "los dos, las dos, los tres, las tres, ambos, ambas, esos dos, esas dos, estos dos, estas dos, esas tres, las dos cosas, las tres cosas, de los dos, de las dos, de los tres, de las tres",
  difference: "mas que, menos que, diferencia, mas por, mas al mes",
  part: "mitad, cuarta parte",
  partOf: "anticipo, senal, adelanto, por adelantado, precio, descuento, rebaja, devolucion, reembolso",
};
