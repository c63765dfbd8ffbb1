import type { Details } from "../matter.ts";

const thisSite =
  "esta web, este sitio, esta pagina, estas paginas, vuestra web, vuestras paginas, vuestro sitio, su web, su sitio, vuestra propia web, vuestra <row>, vuestra propia <row>, esta <row>, este chat, aqui";
const theirs =
  "mi <row>, nuestra <row>, mi web, nuestra web, mi sitio, mis clientes, nuestros clientes, mis usuarios, nuestros usuarios, las webs que, lo que haceis";

export const details: Details = {
  editMyself: {
    said: [
      [
        "cambiar, modificar, editar, actualizar, anadir, agregar, tocar, gestionar, subir, corregir, cambio, edito, actualizo",
        "yo mismo, yo misma, nosotros mismos, nosotras mismas, yo sola, yo solo, nosotros solos, nosotras solas, sin vosotros, sin ustedes, sin pediros, sin pedirles, cada vez, por mi cuenta, por nuestra cuenta, cambiar yo, cambiarlo yo, cambiarlos yo, modificar yo, editar yo, editarlo yo, actualizar yo, actualizarla yo, subir yo, puedo yo",
        "texto*, foto*, imagen*, imagenes, precio*, contenido*, pagina*, menu*, carta, plato*, horario*, fecha*, noticia*, evento*, producto*, web, sitio, <row>",
      ],
    ],
    none: "cambiar de opinion, cambiar de idea, dominio, contrasena, panel, presupuesto",
  },
  documented: {
    said: [
      [
        "documentacion tecnica, documentais, documentan, documentada, documentado, documentadas, documentacion de la api, docs de la api, con documentacion, dais documentacion, entregais documentacion, dan documentacion, entregan documentacion",
      ],
    ],
    after: [["docs, documentacion, manual"]],
    none: "privacidad, politica, contrato, identidad",
  },
  howTested: {
    said: [
      [
        "accesib*, discapacidad*, wcag",
        "como lo comprobais, como lo probais, como se comprueba, como se prueba, como lo verificais, como lo testeais, como lo comprueban, como lo prueban, como lo verifican, como probais, como comprobais, como esta probado",
      ],
    ],
    after: [
      [
        "como lo comprobais, como lo probais, como se comprueba, como se prueba, como lo verificais, como lo testeais, como lo comprueban, como lo prueban, como lo verifican, como probais, como comprobais, como esta probado, como lo testean, como lo habeis probado, como lo han probado",
      ],
    ],
  },
  zoomed: {
    said: [
      [
        "hacer zoom, hago zoom, haciendo zoom, con zoom, ampliar la letra, ampliar el texto, agrandar la letra, agrandar el texto, letra mas grande, texto mas grande, lupa, tamano de letra, tamano del texto",
      ],
    ],
    none: "por zoom, reunion por zoom, videollamada",
  },
  signLanguage: { said: [["lengua de signos, lengua de senas, lenguaje de signos, lenguaje de senas, lse"]] },
  movable: {
    said: [
      [
        "llevarmelo, llevarmela, llevarnoslo, llevarnosla, me lo llevo, me la llevo, nos lo llevamos, mover, moverlo, moverla, pasarlo, pasarla, pasar, migrar, migrarlo, migrarla, trasladar, trasladarlo, alojarlo, alojarla, mudar, mudarla, mudarlo",
        "otro servidor, otro hosting, otro alojamiento, otro proveedor, mi servidor, mi propio servidor, nuestro servidor, propio hosting, otro sitio, otra empresa, otra agencia, otro lado, otra parte",
      ],
      [
        "otra agencia, otro programador, otra empresa, otro desarrollador, otro estudio, otra persona, alguien mas, mi sobrino, nuestros programadores",
        "continuar, continue, seguir con, siga con, retomar, retome, coja el proyecto, se haga cargo despues, hacerse cargo despues, trabajar en el codigo, trabajar sobre",
      ],
    ],
    after: [
      [
        "otro servidor, otro hosting, otro alojamiento, otro proveedor, mi servidor, propio servidor, otro sitio, otra empresa, otra agencia, otro lado, otra persona",
        "llev*, mover*, pasar*, migrar*, traslad*, aloj*, mudar*, continu*, seguir, siga",
      ],
    ],
    none: "cuanto, precio, cuesta, cobra*, dominio, correo, correos, a ustedes, con vosotros, wordpress, tirados, colgado, a medias, desaparecio",
  },
  rentedRights: {
    said: [
      [
        "mio, mia, nuestro, nuestra, propietari*, dueno, duena, derechos, me pertenece, nos pertenece, pertenece, me quedo con la <row>, me quedo la <row>",
        "suscripcion, suscribo, suscrito, al mes, por mes, por meses, mensual, mensualmente, alquil*",
        "es, son, seria, sera, soy, sigue siendo, tambien, quien, de quien",
      ],
    ],
    after: [
      [
        "aunque, y si, incluso si, tambien si, tambien con, igual con, incluso con, y con",
        "suscripcion, suscribo, por mes, por meses, mensual, alquil*",
      ],
    ],
    none: "cuanto, precio, cuesta, barato, total, hosting, alojamiento, cancel*, piso, casa, dominio, negocio es",
  },
  whoSees: {
    said: [
      [
        "quien, quienes, cuantas personas, alguien mas, cual de vosotros",
        "ve, veria, vera, ven, verian, lee, leera, leeria, acceso, accede, accederia",
        "documentos, archivos, planos, idea, secreto*, confidencial*, nda, <nda>, codigo fuente, plan de negocio, cifras",
      ],
    ],
    after: [
      [
        "quien, quienes, cuantas personas, alguien mas",
        "ve, vera, ven, lee, leera, acceso, sabe, sabra, enterado",
      ],
    ],
    none: "formulario, mensaje, chat, usuarios, clientes, panel, rol, roles, pantalla, empleados",
  },
  noAds: {
    said: [
      [
        "mis datos, mi correo, mi email, mi numero, mi telefono, mi informacion, mi direccion, nuestros datos, mi nombre",
        "vend*, publicidad, publicitari*, marketing, newsletter, spam, perfil, perfiles, promocion*, propaganda",
      ],
    ],
    after: [["vend*, publicidad, publicitari*, marketing, newsletter, spam, propaganda"]],
    none: "formulario, google ads, facebook, campana*, mis clientes, nuestros clientes, cuanto, precio, montar, tienda",
  },
  disliked: {
    said: [
      [
        "no me gusta, no nos gusta, no me gustan, no me convence, no nos convence, no me agrada, odio, no quedo contento, no quedo contenta, no estoy conforme, disconforme",
        "diseno, disenos, resultado, propuesta, aspecto, boceto, lo que hagais, lo que hacen, lo que habeis hecho, como queda, como quede",
      ],
    ],
    none: "reembols*, devol*, devuelv*, dinero, cancel*, mi web actual, nuestra web actual, actual, pagar",
  },
  promised: {
    said: [
      [
        "prometeme, prometedme, prometanme, promete, garantizame, garantizadme, jura, confirma",
        "devolveis, devuelven, me devolveis, todo el dinero, va a facturar, facturara, vendera, ganara, en ventas, de facturacion",
      ],
      [
        "numero 1, numero uno, numero <number>, primera pagina, primer lugar, primero en, primeros en, el primero, los primeros, arriba del todo, top 3",
        "google, bing, buscadores, buscador, resultados de busqueda",
      ],
    ],
    none: "cuanto, precio, anuncios, ads",
  },
  ourSecrets: {
    said: [
      [
        "contrasena, contrasenas, credenciales, clave de administrador, clave api, claves api, clave secreta",
        "esta web, vuestra web, vuestro servidor, vuestro panel, su servidor, su panel, panel de administracion de, <row> de esta, del estudio, vuestra base",
        "dame, dadme, dime, necesito, manda, envia, muestra, cual es, pasame",
      ],
      [
        "nombres, correos, emails, e mails, direcciones, telefonos, mensajes, conversaciones, sus datos",
        "usado vuestro formulario, rellenado vuestro formulario, usado el formulario, rellenado el formulario, otros visitantes, otros clientes, otras personas, ultimos diez, ultimas diez, ultimos visitantes, ultimas personas, antes que yo, de vuestros clientes, vuestra base",
        "dame, dadme, darme, listarme, pasarme, mandarme, ensenarme, lista, listame, manda, envia, muestra, muestrame, pasame, ensename, exporta",
      ],
    ],
    none: "perdido, perdi, olvid*, restablecer, hackead*, guard*, proteg*, mi propia",
  },
  homework: {
    said: [
      [
        "resuelve, resolveme, resuelveme, calcula, calculame, ayudame con",
        "km h, kmh, km, ecuacion, integral, derivada, triangulo, un tren, dos trenes, raiz cuadrada, explica los pasos, explicame los pasos, paso a paso, cuantas manzanas, rebaja un, rebajado un",
      ],
    ],
  },
  phoneInLanguage: {
    said: [
      [
        "telefono, llamar, llamada, llamo, hablar con, hablo con, atienden, atendeis",
        "espanol, castellano, ingles, frances, hungaro, aleman, italiano, portugues, catalan",
      ],
    ],
    none: "web, sitio, pagina, paginas, version, textos, texto, traduc*, <row>, se llama",
  },
  minor: {
    said: [
      [
        "encargarla yo, encargarlo yo, firmar yo, firmarlo yo, firmo yo, contratarla yo, contratarlo yo, hacerlo yo",
        "<year>, menor, menores, en su lugar",
      ],
      [
        "hijo, hija, hijos, chico, chica, chaval, chavales, sobrino, sobrina, nieto, nieta, menor, menores",
        "firmar, firmo, encargar, encargarla, encargarlo, contratar, contrato, contratarlo, contratarla, en su lugar, en su nombre, a mi nombre, pedir, comprar, puede",
        "<year>, anos, menor, menores, mayor de edad, mayores de edad, su edad, demasiado joven",
      ],
    ],
    after: [["firmar, encargar, contratar, comprar, pedir", "<year>, menor, menores, mayor, edad"]],
    none: "hace <year>, desde hace",
  },
  whyRange: {
    said: [
      [
        "por que, como es que, que hace que, a que se debe, de que depende, que decide, que determina",
        "diferencia, horquilla, varia, varian, triple, triplicar, doble, duplicar, veces mas, minimo y maximo, el mas alto, el mas bajo, tan amplia, tan amplio, tanto margen, de a, dos precios, dos cifras, depende del tamano, bajo y el alto, mas bajo y el mas alto, minimo y el maximo",
        "precio, precios, coste, cuesta, <row>, <money>, tarifa, tarifas, eso, lista, presupuesto",
      ],
    ],
    after: [
      [
        "por que depende, de que depende, por que tanta diferencia, que marca la diferencia, que decide, por que una horquilla, por que esa horquilla",
      ],
    ],
    none: "<row> vs, entre el <row>, entre <row>, <row> y <row>, diferencia entre un, diferencia entre una, mas caro que, mas barato que",
  },
  bundle: {
    said: [
      ["descuento por volumen, precio por volumen, mas barato por cantidad"],
      [
        "mas barato, descuento, rebaja, mejor precio, precio especial, oferta, me ahorro",
        "las dos juntas, los dos juntos, juntos, juntas, si cojo los dos, si cojo las dos, si contrato los dos, si contrato las dos, si pido las dos, si pido los dos, a la vez, pack, varias, varios, todo junto",
        "sale, hay, es, me haceis, haceis, hacen, me dais, tengo, seria, saldria",
      ],
    ],
    none: "al mes, por meses, suscripcion, mensual, de una vez, precio cerrado, o el",
  },
  keyboard: {
    said: [["teclado, tabulador, sin raton", thisSite]],
    after: [["teclado, tabulador, sin raton, raton"]],
    none: theirs,
  },
  withoutScript: {
    said: [
      ["javascript, js, scripts", thisSite, "sin, desactiv*, apag*, necesit*, hace falta, bloque*, quit*"],
    ],
    after: [["javascript, js, scripts"]],
    none: `${theirs}, framework, typescript, biblioteca`,
  },
  notConformant: {
    said: [
      [
        "accesib*, wcag, conform*, cumpl*",
        "por que no, no del todo, no completamente, no totalmente, que falta, que le falta, como es que",
        thisSite,
      ],
    ],
    after: [
      [
        "por que, y eso, del todo, completamente, totalmente, por completo, 100, que falta, que le falta, que os falta, como es que",
      ],
    ],
    none: `${theirs}, lector de pantalla, teclado, javascript`,
  },
  barrier: {
    said: [
      [
        "avis*, inform*, dec*, a quien, quejar*, report*, comunic*",
        "barrera, obstaculo, accesib*, no puedo leer, no puedo usar",
        "web, pagina, paginas, sitio, barrera, obstaculo",
      ],
    ],
    after: [
      [
        "a quien, donde, como, quien, con quien",
        "avis*, digo, decir*, cuento, contar*, escrib*, inform*, report*, quej*, dirijo, comunic*, hablo, notific*",
      ],
      [
        "avis*, report*, comunic*, os lo digo, decirlo, sugerencia",
        "si, cuando, problema, barrera, obstaculo, algo, como, donde, un",
      ],
      [
        "me atasco, atascado, atascada, no puedo, no me deja, no funciona, no me funciona, me bloquea, me impide, me lo impide, encuentro un, un problema, un obstaculo, una barrera, algo falla, no consigo",
      ],
    ],
    none: `${theirs}, javascript, teclado, como probais`,
  },
  stepPayment: {
    said: [
      [
        "paso, pasos, fase, etapa",
        "pagar, pago, paga, pagais, dinero, anticipo, abonar",
        "ya, tengo, hay que, cuando, debo, toca, se paga",
      ],
    ],
    after: [["pagar, pago, paga, pagarlo, dinero, anticipo, abonar, factura"]],
    none: "en que paso, que paso, cual de, saber, se el, conozco, sabre, tarjeta, transferencia, como pago, <row>, <service>, <money>, retraso, tarde, cuanto, suscripcion, mensual*, al mes",
  },
  quoteFree: {
    said: [
      [
        "pagar, pago, paga, cuesta, gratis, cobr*",
        "por el presupuesto, el presupuesto, un presupuesto, por un presupuesto",
        "es, hay que, lo, se, me, teneis, ya",
      ],
    ],
    after: [
      [
        "hay que pagarlo, pagarlo, se paga, tengo que pagar, es gratis, es gratuito, cuesta algo, me cuesta, cobrais por, lo cobrais, me compromete, me obliga, compromiso",
      ],
    ],
    none: "<row>, <service>, <money>, mantenimiento, alojamiento, cambi*, extra*, de mas",
  },
  signLater: {
    said: [
      [
        "firmar, firmo, firma, aceptar, responder, decidir, confirmar, decir que si, aprobar",
        "presupuesto, oferta, propuesta, aplazar, posponer, firma, retrasar la",
        "mas tarde, mas adelante, hasta, esperar, aplazar, posponer, <week>, <month>, <day>, dentro de, proximo mes, mes que viene, semanas, meses, cuanto tiempo, despues, todavia",
      ],
    ],
    after: [
      [
        "cuanto tiempo, cuantos dias, hasta cuando, que plazo, q plazo",
        "decidir*, decid*, pensar*, piens*, firmar, responder, tengo, tenemos, aceptar, contestar",
      ],
    ],
    none: "empez*, empiez*, comenz*, <nda>, descuento, tardais en, contestais, respondeis, suscripcion, alcance, token, dura el proyecto",
  },
  ownContent: {
    said: [
      [
        "fotos que os mando, textos que os mando, fotos que os mande, fotos que mando, textos que mando, los textos y las fotos, las fotos y los textos, mis fotos, mis textos, mi logo, mis imagenes, mis datos, mis contenidos, mi contenido, nuestras fotos, nuestros textos, nuestro logo, nuestras imagenes, nuestros contenidos",
        "mio, mios, mia, mias, nuestro, nuestros, son de, de quien, pertenec*, siguen siendo, pierdo los derechos, cedo",
      ],
    ],
    after: [
      [
        "mis foto, mis texto, mi logo, mis imagen*, mis datos, mis contenido, mi contenido, mi marca, nuestras foto, nuestros texto, nuestro logo, nuestras imagen*, nuestros contenido, nuestra marca, las fotos, los textos, el logo, las imagenes, lo que os mando, lo que os doy, lo que os envio, lo que yo, lo mio",
      ],
    ],
    none: "codigo, escrib*, redact*, borr*, elimin*, teniais, de antes, tarde, plantilla, cambi*",
  },
  disputed: {
    said: [
      [
        "factura, importe, cantidad, cuenta",
        "disput*, reclam*, impugn*, no estoy de acuerdo, no estamos de acuerdo, desacuerdo, error, esta mal, equivocad*, discut*",
      ],
    ],
    after: [
      [
        "disput*, impugn*, de acuerdo, desacuerdo, error, esta mal, equivocad*, discut*, una parte, no me cuadra, no cuadra",
      ],
    ],
    none: "vuestra factura, <row>, juzgado, tribunal, ley, abogado, diseno, chat, asistente, lector de pantalla",
  },
  chatEnds: {
    said: [
      [
        "chat, conversacion, charla, lo que escribo, mensajes aqui, historial",
        "cierr*, cerrar, salgo, salir, recarg*, actualiz*, despues, manana, vuelvo, desaparec*, se pierde, cuanto tiempo, cuanto dura, hasta cuando",
        "pestana, ventana, navegador, pagina, web, la, lo, guard*, conserv*, todavia, esto",
      ],
    ],
    after: [
      [
        "cierr*, cerrar, salgo, salir, recarg*, actualiz*, manana, vuelvo, desaparec*, se pierde, cuanto tiempo, cuanto dura, hasta cuando, otra pagina, historial",
      ],
    ],
    none: "google, precio, proyecto, <row>, cuenta, cancel*, persona",
  },
  onVisit: {
    said: [
      [
        "visita, visito, visitar, visitante, visitantes, navego, navegar, navegando, entro, entrar en la, entrar en vuestra, entrar aqui, solo miro, mirar, miro la, paso por, en esta pagina, en esta web, en vuestra web, en vuestra <row>, leo, estoy aqui, vengo aqui, por estar aqui",
        "de mi, sobre mi, mis datos, que datos, q datos, que informacion, recog*, recopil*, registr*, guardais, guardan, almacen*, sabeis, saben, rastre*, ip, apuntais",
      ],
    ],
    none: `${theirs}, mi ex, contrasena*, correo, cookie, cookies, formulario, mensaje, chat, conversacion, estadisticas, <service>, cuantos visitantes, escrib*, borr*, elimin*`,
  },
  minimumTerm: {
    said: [
      ["el minimo, minimo de", "<month>, <year>"],
      [
        "permanencia, plazo minimo, duracion minima, periodo minimo, minimo de meses, meses minimo, meses de minimo, compromiso minimo, numero minimo de meses, atado, atada, atados, ligado",
        "suscripcion, suscribir*, mes, meses, <month>, <year>, ano, mensual*, plazo, cuanto tiempo, minimo, minima, permanencia, hay, teneis",
      ],
      [
        "tengo que quedarme, tengo que estar, hay que quedarse, hay que estar, debo quedarme, obligado a quedarme, obligado a estar, tengo que seguir, tengo que comprometerme, comprometerme",
        "<year>, <month>, ano, mes, meses, cuanto tiempo, un ano, entero, minimo",
      ],
    ],
    after: [
      [
        "permanencia, plazo minimo, minimo de meses, minimo de tiempo, meses minimo, tiempo minimo, atado, atada, atados, comprometerme, compromiso, irme antes, quedarme un, quedarme cuanto, quedarme, quedarnos",
      ],
    ],
    none: "servidor, alojamiento, hosting, horquilla, presupuesto, precio minimo, precio mas bajo, total, dominio, mas barat*, guardia, <nda>, fecha, os comprometeis, vuestro compromiso, disponib*, precio cerrado, de una vez, sin compromiso, precio, precios, coste, costo, cuesta, costaria, pagar",
  },
  stopPaying: {
    said: [
      [
        "dejo de pagar, dejar de pagar, dejamos de pagar, no pago, no puedo pagar, me salto un pago, me salto un mes",
        "suscripcion, cuota, mes, mensual*, alojamiento, alojad*, plan, hosting",
      ],
    ],
    after: [
      [
        "dejo de pagar, dejar de pagar, dejamos de pagar, dejara de pagar, no pago, no pagamos, no puedo pagar, no pudiera pagar, me salto un pago, me salto un mes, tarjeta caduca, falla el pago, pago fallido",
      ],
    ],
    none: "<money>, cuanto, total, cancel*, devol*, precio cerrado, de golpe, de una vez, todo junto, a plazos, ir pagando, por partes, fraccion*",
  },
  dataPlace: {
    said: [
      [
        "donde, en que pais, que pais, en que servidor*, que servidor*",
        "datos, fichas, archivos, expedientes, historiales",
        "guard*, aloj*, almacen*, quedan, hosped*",
        "pacientes, paciente, mis clientes, nuestros clientes, mis usuarios, nuestros usuarios, socios, alumnos",
      ],
    ],
    none: "formulario, mensaje, chat, vuestra web, esta web",
  },
  whereHosted: {
    said: [
      [
        "donde, en que pais, que pais, con quien, que proveedor, en que servidor*, que servidor*",
        "aloj*, hosped*, hosting, corre, correra, funciona, se pone online, servidor*",
        "mi web, nuestra web, mi <row>, nuestra <row>, mi app, la web, la <row>, las webs, mi sitio, el sitio, paginas, estaria, estara",
      ],
    ],
    none: "disponibilidad, porcentaje, datos, formulario, mensaje, puedo, yo mismo, mi propio, chat, esta web, vuestra web, clientes, fotos, estais, vivis, codigo, contrasena*, incluido, aparte",
  },
  outsourced: {
    said: [
      [
        "subcontrat*, freelance*, autonomos, externaliz*, deslocaliz*, programadores externos, gente de fuera, gente externa, terceros programadores",
        "vosotros, algo, todo, trabajo, parte, trabajais, trabajan, haceis, haces, con, es, lo, teneis, usais",
      ],
    ],
    after: [
      [
        "subcontrat*, freelance*, autonomos, externaliz*, deslocaliz*, gente de fuera, otra gente, alguien mas, otras personas, vosotros mismos, en casa",
      ],
    ],
    none: "subcontrataros, dejo, desaparec*, a medias, a medio, agencia, mi, mis, nuestro, nuestra, soy, somos, busc*, contratais, trabajar para, colaborador, marca blanca, datos, contrasena*, tarjeta, aloj*, herramientas, rgpd, vacante",
  },
  directTalk: {
    said: [
      [
        "hablar, hablo, hablare, hablaria, hablaremos, tratar, trato, contacto, comunic*, intermediario*, comercial, jefe de proyecto, gestor de cuentas",
        "directamente, directo, en directo, con quien, con el que, con la que, con la persona que, con el programador, con los programadores, con el desarrollador, intermediario*, jefe de proyecto",
        "program*, desarroll*, codigo, hace la web, hace el trabajo, construye, comercial, intermediario*, jefe de proyecto, trabaja, lo hace, la hace",
      ],
    ],
    after: [
      [
        "directamente, en directo, intermediario*, comercial, jefe de proyecto, hablar con, hablo con, hablare con, trato con, interlocutor, con quien, con el que, con la que",
        "program*, desarroll*, codigo, hace, construye, yo, voy, vosotros, hay, comercial, intermediario*, misma, mismo, siempre",
      ],
    ],
    none: "se llama, nombre, telefono, ahora, humano, robot, <row>, <service>, ver nos, vernos, video*, cuanto, precio, noche",
  },
  firstMessage: {
    said: [
      [
        "primer mensaje, primer correo, primer mail, primer email, primer contacto, mensaje inicial, para empezar, para arrancar",
        "escrib*, pongo, poner, digo, decir, incluir, incluyo, menciono, cuento, contar*, necesitais, hace falta, detall*, explic*",
      ],
    ],
    after: [
      [
        "escribo, escribir, pongo, poner, digo, decir, deciros, incluir, incluyo, cuento, contar, contaros, necesitais, explico, explicar, primer mensaje, primer correo, primer contacto",
        "que os, q os, que pongo, que debo, que tengo, que hay, que escribo, que digo, que cuento, que necesitais, que datos, que info*",
      ],
    ],
    none: "precio, tarifa, cuanto, donde, idioma, <nda>, secreto, llam*, telefono, fotos, despues, luego, <row>",
  },
  legalPages: {
    said: [
      [
        "aviso legal, avisos legales, paginas legales, textos legales, textos juridicos, condiciones legales, mi politica de privacidad, nuestra politica de privacidad, las condiciones de mi",
        "escrib*, redact*, poneis, ponen, vosotros, quien, encarg*, incluid*, haceis, hacen, responsable, proporcion*, dais",
      ],
    ],
    none: "vuestro aviso, vuestra politica, donde esta, esta web, leer, encuentro, cambi*",
  },
  careFree: {
    said: [],
    after: [
      [
        "gratis, gratuito, gratuita, regalado, de regalo, sin pagar, sin coste",
        "algo, parte, al principio, principio, hay, es, alguna, algun, primer, primero, mes, no, nada, periodo, tiempo",
      ],
    ],
    none: "<year>, ano, descont*, menos, despues del mes, tras el mes, cuando acabe, cuanto, <money>, <row>, total, cubre, presupuesto, acab*, termin*",
  },
  careAfter: {
    said: [
      [
        "despues del mes gratis, despues del mes gratuito, tras el mes gratis, tras el mes gratuito, cuando acabe el mes, al acabar el mes, pasado el mes",
        "obligad*, tengo que, hay que, obligatorio, opcional, automatic*, decid*, elijo, eleg*",
      ],
      [
        "necesito los dos, necesito las dos, necesito ambos, hacen falta los dos, tengo que coger los dos, obligatorio, obligatoria, opcional, estoy obligad*",
        "mantenimiento, guardia",
        "mantenimiento, guardia, <row>",
      ],
    ],
    after: [
      [
        "obligad*, tengo que, hay que, debo, obligatorio, opcional, automatic*, libre, renov*, forzos*",
        "seguir, sigo, continuar, continuo, quedarme, contratar, pagar, firmar, suscrib*, plan, eso, mantenimiento, <row>, despues, luego, automatic*, opcional, obligatorio",
      ],
    ],
    none: "cuanto, precio, <money>, total, actualiz*, texto*, foto*, preaviso, fallo*, por escrito",
  },
  freeForOthers: {
    said: [
      [
        "mes gratis, mes gratuito, <month> gratis, <month> gratuit*, <month> de <row> gratis, mantenimiento gratis, mantenimiento gratuito, <row> gratuito, <row> gratis, primer mes, mes de regalo",
        "otro, otra, otros, otras, alguien mas, no hicisteis, no hicieron, no habeis hecho, no han hecho, no es vuestra, no es suya, de antes, ajen*, heredad*, ya hecha, ya existente, otra agencia, de terceros",
      ],
    ],
    after: [["mes gratis, mes gratuito, <month> gratis, <month> gratuit*, gratis, gratuito, primer mes"]],
  },
  responseTime: {
    said: [
      [
        "guardia, de guardia, <row>",
        "tiempo de respuesta, tiempos de respuesta, tiempo de reaccion, plazo de respuesta, cuantos minutos, cuantas horas, cuanto tarda*, en cuanto tiempo, que tan rapido, como de rapido",
        "respond*, respuesta, contest*, reaccion*, atiend*, conect*, coge*, llam*",
      ],
    ],
    after: [
      [
        "tiempo de respuesta, tiempos de respuesta, tiempo de reaccion, cuantos minutos, cuantas horas, cuanto tarda*, cuanto tiempo, que tan rapido, como de rapido, rapido, en cuanto",
        "respond*, respuesta, contest*, reaccion*, atiend*, atender, conteste, minutos, llam*, coge*",
      ],
    ],
    none: "presupuesto, formulario, chat, <money>, correo, cuanto cuesta, cuanto vale, cuanto sale, que precio, cuanto es",
  },
  accountOwner: {
    said: [
      [
        "cuenta, cuentas, licencia, licencias",
        "a nombre de quien, a que nombre, a mi nombre, a nuestro nombre, a vuestro nombre, a su nombre, de quien es, es mia, seria mia, mia o, quien es el titular, titular, pertenec*, propietari*, propia",
      ],
    ],
    after: [
      [
        "cuenta, cuentas, contrato, licencia",
        "a nombre de quien, a que nombre, a mi nombre, a nuestro nombre, a vuestro nombre, a su nombre, de quien, mia, nuestra, titular, pertenec*, propietari*, abro, abre, abren, mi propia",
      ],
    ],
    none: "borrar, eliminar, cuentas de usuario, dominio*, mis clientes, tener en cuenta, en cuenta, por mi cuenta, por cuenta",
  },
  namedAsClient: {
    said: [
      [
        "nombrarme, nombrarnos, nombrar a, mencionar*, mencionan, mencionais, citarnos, citar a, citar mi, citan, ponerme, ponernos, poner mi, poner nuestro, poneis mi, ponen mi, mi logo, nuestro logo, mi nombre, nuestro nombre, usar mi, usar nuestro, usarme, ensenar mi, mostrar mi, mostrar nuestr*, publicar mi, sacar mi",
        "como cliente*, como referencia, de referencia, referencias, entre vuestros clientes, entre sus clientes, sin preguntar*, sin pedir*, sin permiso, sin mi permiso, sin avisar*, portfolio, portafolio, en vuestra, en su web, en su pagina, en su sitio, en su <row>, sus proyectos",
      ],
      [
        "ser referencia, ser una referencia, salir en vuestro portfolio, salir en su portafolio, aparecer en vuestro, aparecer en su portafolio, acabar en vuestro portfolio, ser citado*, ser nombrado*",
      ],
    ],
    after: [
      [
        "sin preguntar*, sin pedir*, sin permiso, sin mi permiso, sin avisar*, mi logo, nuestro logo, nombrarnos, nombrarme",
      ],
    ],
    none: "testimonio*, opinion, resena*, dominio*, no quiero, no queremos, me niego, niego, me opongo, oponer*, factura, cuenta, testimonio, mi opinion, nuestra opinion, mis palabras, mi resena, cita mia",
  },
  besidesCourt: {
    said: [
      [
        "juicio, juicios, tribunal, tribunales, juez, juzgado*, abogado*, demanda, demandar",
        "ademas, aparte, sin, antes de, evitar, en vez, en lugar, alternativa*, otra via, otra forma, otra opcion, que no sea",
      ],
      [
        "mediacion, mediador*, conciliacion, arbitraje, defensor del, organismo de consumo, junta arbitral, oficina del consumidor, por las buenas",
      ],
    ],
    after: [
      [
        "ademas, aparte, mediacion, mediador*, conciliacion, alternativa*, otra via, otro sitio, a quien mas, arbitraje, por las buenas",
      ],
    ],
    none: "codigo, diseno, <row>, <money>, tenis, reserva*",
  },
  paidHandover: {
    said: [
      [
        "ya pague, ya pagado, ya esta pago, ya esta pagado, ya pagamos, he pagado, hemos pagado, lo pagado, ya pagu*, ya abonado",
        "entreg*, me quedo, recib*, me dan, me dais, me llevo, conserv*, me lo dan",
        "cort*, par*, cancel*, termin*, antes de, a medias, a mitad, dejo, abandon*, rescind*",
      ],
    ],
    after: [
      [
        "ya pague, ya pagado, pagado, ya esta pago, ya pagamos, he pagado, hemos pagado, lo pagado, ya abonado, ya hecho, lo hecho, hecho hasta",
        "entreg*, me quedo, nos quedamos, recib*, me dan, me dais, me llevo, conserv*, al menos, por lo menos",
      ],
    ],
    none: "devol*, devuelv*, dinero, reembols*, <row>, suscripcion, cuanto",
  },
  formKept: {
    said: [
      [
        "formulario, mensaje enviado, mensajes enviados, mensajes del",
        "cuanto tiempo, hasta cuando, para siempre, cuantos dias, cuantos meses, cuanto dura, cuanto duran, cuando … borr*, cuando … elimin*, durante cuanto",
        "guard*, conserv*, almacen*, borr*, elimin*, qued*, retien*, tienen, teneis",
      ],
    ],
    after: [
      [
        "formulario, correo, correos, mensaje del, esos mensajes, los mensajes, mis mensajes",
        "cuanto tiempo, hasta cuando, para siempre, cuantos dias, cuantos meses, cuanto dura, cuanto duran, cuando … borr*, durante cuanto",
      ],
    ],
    none: "respond*, contest*, mis clientes, mi formulario, <row>, rellen*",
  },
  whichPayments: {
    said: [
      [
        "empresas de pago, empresa de pago, pasarelas de pago, pasarela de pago, pasarelas, proveedores de pago, proveedor de pago, servicios de pago, servicio de pago, plataformas de pago, plataforma de pago, sistemas de pago, sistema de pago, companias de pago, procesadores de pago",
        "que, cual, cuales, nombre, nombres, eran, dijiste, dijeron, dijisteis, recuerd*, otra vez",
      ],
    ],
    after: [
      [
        "cual, cuales, que, eran, nombre, nombres, recuerd*, otra vez, dijiste",
        "pago, pagos, pasarela*, cobro, cobros, cobrar",
      ],
    ],
    none: "<tool>, <row>, cuanto, comision*, <money>, pagaros, pagarles, pagarte, factura, puedo pagar",
  },
  buyersPay: {
    said: [
      [
        "cliente, clientes, clientas, comprador*, gente, visitantes, usuarios, ellos, los que compran",
        "pagar, paguen, pague, pagan, paga, pagaran, cobrar, cobrarles, comprar",
        "paypal, bizum, mercado pago, mercadopago, apple pay, google pay, klarna, webpay, transbank, yape, plin, nequi, daviplata, pse, oxxo, khipu, redsys, sumup, mollie, pix, payu, cripto, bitcoin, contrareembolso, contra reembolso, efectivo, revolut, pago facil",
      ],
    ],
    after: [
      [
        "paypal, bizum, mercado pago, mercadopago, apple pay, google pay, klarna, webpay, transbank, yape, plin, nequi, daviplata, oxxo, khipu, redsys, sumup, mollie, pix, payu, cripto, bitcoin, contrareembolso, contra reembolso, revolut",
      ],
    ],
    none: "pagaros, pagarles a ustedes, pagarte, vuestra factura",
  },
};
