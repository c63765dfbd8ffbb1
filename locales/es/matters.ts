import type { Matters } from "../matter.ts";
import { details } from "./details.ts";
import { unsaid } from "./unsaid.ts";

const ofTheirs =
  "mi <row>, nuestra <row>, nuestro <row>, mis <row>, mi <service>, nuestra <service>, webs que haceis, para mi";

export const matters: Matters = {
  ...details,
  ...unsaid,
  screenReader: {
    said: [
      ["nvda, jaws, voiceover, talkback"],
      [
        "lector de pantalla, lectores de pantalla, lector pantalla, braille, ciego*, ciega*, invidente*, baja vision, discapacidad visual, tecnologia* de apoyo, ayuda* tecnica*, control por voz",
        "esta web, esta pagina, este sitio, estas paginas, vuestra web, vuestra propia web, vuestra pagina, vuestras paginas, vuestro sitio, vuestro propio sitio, vuestra <row>, la vuestra, este chat, la propia web, esta <row>, su web, su pagina, tu web",
        "prob*, test*, comprob*, us*, utiliz*, funcion*, accesib*, leer, lee, naveg*, sirve, apta, va",
      ],
    ],
    after: [
      [
        "lector de pantalla, lectores de pantalla, nvda, jaws, voiceover, talkback, ciego*, ciega*, invidente*, control por voz",
      ],
    ],
    none: ofTheirs,
  },
  accessible: {
    said: [
      [
        "accesib*, discapacidad*, discapacitad*",
        "esta web, vuestra web, vuestra propia web, este sitio, vuestra pagina, esta pagina, la vuestra",
      ],
    ],
    none: ofTheirs,
  },
  anyScreenReader: {
    said: [
      [
        "lector de pantalla, lectores de pantalla, braille, tecnologia* de apoyo, control por voz, ciego*, ciega*",
        "prob*, test*, comprob*, us*, utiliz*, funcion*",
      ],
    ],
    none: `${ofTheirs}, nuestros visitantes, mis visitantes, nuestros clientes, mis clientes, nuestros usuarios, web que hagais, web que haceis, visitantes son`,
  },
  standard: {
    said: [
      ["wcag, en 301, une 139803, a11y"],
      [
        "accesib*, discapacidad*, discapacitad*",
        "norma*, estandar*, pauta*, criterio*, conform*, cumpl*, declaracion, nivel, directiva, ley, respet*",
      ],
      ["lector de pantalla, lectores de pantalla", "que norma, que estandar, que pautas, que nivel"],
    ],
    after: [["norma*, estandar*, pauta*, nivel, conform*, cumpl*"]],
    none: ofTheirs,
  },
  audit: {
    said: [
      [
        "personas con discapacidad, discapacitad*, gente real, personas reales, ciegos",
        "prob*, test*, comprob*, audit*",
        "esta web, vuestra web, este sitio, la web, accesib*",
      ],
      [
        "accesib*, a11y, wcag, lector de pantalla, nvda, jaws, discapacidad*, discapacitad*",
        "audit*, extern*, de fuera, tercero*, independiente*, certific*, consultora, quien la prob*, quien lo prob*, quien ha prob*, quien reviso, quien la reviso",
      ],
    ],
    after: [
      [
        "audit*, quien lo comprob*, quien la comprob*, quien ha comprob*, quien lo verific*, quien la verific*, quien lo examin*, quien lo ha, quien la ha, quien la prob*, quien lo prob*, quien ha prob*, quien reviso, quien la reviso, quien lo reviso, certific*, independiente*, extern*, de fuera, tercero*, discapacidad*, discapacitad*, personas reales, gente real",
      ],
    ],
    none: ofTheirs,
  },
  unusedTime: {
    said: [
      [
        "no os pida nada, no pida nada, no pido nada, guardar las horas, guardar mis horas, guardar horas",
        "pierd*, perdid*, otro mes, mas adelante, mas tarde",
      ],
      [
        "horas no usadas, horas sin usar, horas no gastadas, tiempo no usado, tiempo sin usar, tiempo no utilizado, horas no utilizadas, horas que no gast*, horas que no us*, horas que sobr*, tiempo que sobr*",
      ],
      [
        "acumul*, guard*, traspas*, arrastr*, recuper*, pasan al, pasa al, pasar al, se pasan, mueven al, aprovech*, sobran, sobra, sobrantes, no gast*, no us*",
        "mes siguiente, siguiente mes, proximo mes, mes que viene, otro mes, el siguiente, para el siguiente, mas adelante, mas tarde, despues, acumul*, pierd*, perdid*, doble",
        "hora, horas, tiempo, mes, <month>, minuto*, guardia, mantenimiento, bolsa",
      ],
      [
        "no uso, no usamos, no gasto, no gastamos, no utilizo, no utilizamos, no os llamo, no os llamamos, no os necesito, no consumo, no consumimos, sin usar, no usadas, no usado, no pido nada, mes tranquilo",
        "siguiente, proximo, que viene, pierd*, perdid*, acumul*, guard*, caduc*, recuper*",
      ],
    ],
    after: [
      [
        "acumul*, traspas*, arrastr*, recuper*, sobran, sobra, sobrantes, guardan, guarda para, mes siguiente, siguiente mes",
      ],
      [
        "no uso, no usamos, no gasto, no gastamos, no utilizo, no os llamo, sin usar",
        "hora, horas, tiempo, mes, <month>",
      ],
    ],
    none: "dato, datos, contrasena, token, baja, mi web",
  },
  freeMonth: {
    said: [
      [
        "mes gratis, mes gratuito, mes de regalo, mes regalado, mes que regalais, <month> gratis, <month> gratuito, <month> de regalo, periodo gratuito, periodo gratis, <row> gratis, <row> gratuito, primer mes, mes incluido, mes sin coste, lo gratis, lo gratuito",
        "anad*, agreg*, nueva funcion, funciones nuevas, nueva pagina, pagina nueva, nuevo apartado, nueva seccion, foto*, imagen*, contenido*, texto*, menu, carta, cambiar*, cambi*, modific*, sustitu*, rehacer, calendario",
        "foto*, imagen*, contenido*, texto*, funcion*, pagina*, seccion, apartado, menu, carta, horario*, calendario, formulario, articulo*, diseno, color*, mis, mi, nuestras, nuestros",
      ],
    ],
    after: [
      [
        "foto*, imagen*, contenido*, texto*, funcion nueva, funciones nuevas, nueva funcion*, pagina nueva, nueva pagina, otra pagina, pagina mas, seccion, apartado, menu, carta, horario*, calendario, formulario, articulo*",
      ],
    ],
    none: "<money>, cuanto, quien escribe",
  },
  freeCovers: {
    said: [
      [
        "mes gratis, mes gratuito, mes de regalo, mes regalado, mes que regalais, <month> gratis, <month> gratuito, periodo gratuito, <row> gratis, <row> gratuito, primer mes",
        "cubre, incluye, entra, que hay en, que trae, sirve para, abarca",
      ],
    ],
    none: "y luego, y despues, despues del mes, luego, una vez, <money>, price, prix, precio, how much, combien, cuanto",
  },
  freeFault: {
    said: [
      [
        "mes gratis, mes gratuito, mes de regalo, mes regalado, mes que regalais, <month> gratis, <month> gratuito, periodo gratuito, <row> gratis, <row> gratuito, primer mes",
        "fallo*, error*, bug, averia, defecto*, arregl*, repar*, corrig*, correg*",
      ],
    ],
    after: [["fallo*, error*, bug, averia, defecto*, arregl*, repar*, corrig*, correg*"]],
    none: "despues del mes, pasado el mes, se acabe, mas tarde, la ley, madrugada, noche, fin de semana",
  },
  training: {
    said: [
      [
        "formar a mi, formar a mis, formar a nuestro, formar al equipo, formais a, nos formais, me formais, formacion para mi, formacion para nuestro, formacion para el equipo, formacion al equipo, dais formacion, haceis formacion, formacion incluida, cursillo, curso para mi, curso para nuestro, curso a mi, un curso para aprender, ensenar a mi, ensenar a mis, ensenarnos a, ensenais a, aprender a usar*, aprender a manejar*, aprender a utilizar*, taller para mi, taller para nuestro, capacit* a mi, capacitacion",
      ],
    ],
    none: "academia, alumno*, vender, vendo, autoescuela, matricul*, sin formacion",
  },
  lateContent: {
    said: [
      [
        "no … a tiempo, no estan listos, llega despues, llegan despues, llegaran despues, no estan listas, no tengo listos, no tenemos listos, no tengo listas, no tenemos listas, tarde, con retraso",
        "texto*, foto*, imagen*, contenido*, logo*, material*, archivo*",
        "mis, mi, nuestros, nuestras, os, tenemos, tendremos, tengo, tendre",
      ],
      [
        "me retraso, nos retrasamos, me retrase, me demoro, nos demoramos, tardo, tardamos, tarde yo, tardemos, voy tarde, vamos tarde, llego tarde, retraso mio, retraso nuestro, retraso de mi parte, retraso por mi parte, de mi lado, culpa mia, culpa nuestra, por mi culpa, mando … tarde, mandamos … tarde, envio … tarde, enviamos … tarde, paso … tarde, pasamos … tarde, entrego … tarde, doy … tarde, llegan … tarde, llegan tarde, llega … tarde, <week> tarde, <day> tarde, <week> de retraso, <day> de retraso, no os mando, no os envio, no os paso, no mando, no envio, no os doy, tarde con mis, tarde con los, tarde con las, con retraso",
        "texto*, foto*, imagen*, contenido*, logo*, material*, archivo*, acceso*, contrasena*, documento*, respuesta*, aprobacion, visto bueno, traduccion*, mi parte, nuestra parte, fecha*, lanzamiento, plazo*, calendario, info*",
      ],
    ],
    after: [
      [
        "me retraso, nos retrasamos, me demoro, tardo, tardamos, voy tarde, vamos tarde, soy yo, somos nosotros, culpa mia, culpa nuestra, por mi culpa, de mi lado",
        "retras*, demor*, tard*, culpa, parte, lado, lent*",
      ],
    ],
    none: "pag*, factura*, dinero, <money>, cuota, os retrasais, entregais tarde, con un plazo, con el plazo",
  },
  bindingDate: {
    said: [
      [
        "fecha*, plazo*, entrega, calendario, cronograma",
        "vincula*, obliga*, os compromet*, compromiso*, comprometeis, contractual*, firme, garantiz*, legalmente, juridicamente, prometeis, por contrato",
      ],
    ],
    after: [
      [
        "vincula*, obliga*, compromet*, compromiso, contractual*, firme, garantiz*, legalmente, juridicamente, prometeis, escrito en piedra, por contrato",
      ],
    ],
    none: "presupuesto, oferta, precio*, chat, asistente, robot, penaliz*, indemni*, respuesta, fallo*",
  },
  priceRise: {
    said: [
      [
        "precio*, presupuesto, factura, coste, importe, tarifa, cuenta",
        "aument*, sube, subir, subira, subiria, suben, suba, encarec*, increment*, dispar*, crec*, mas caro de, mas alto que, mas alta que, hinch*, engord*, definitivo, se mantiene, salen extras, salir extras, aparecen extras, extras despues",
        "a mitad, garantiz*, a medias, a medio, en medio, durante, por el camino, sobre la marcha, mientras, de lo previsto, lo acordado, lo pactado, firmado, firmar, al final, mas tiempo, en curso, de verdad, o luego, luego empiezan, despues salen, acabe pagando, acabo pagando, extras",
      ],
      [
        "tardais mas, tardais demasiado, tardarais mas, si tardais, mas tiempo de, mas tiempo del, mas horas de, mas horas del, mas dias de, mas dias del, se alarga, os alargais, os lleva mas, calculais mal, calculado mal, os pasais de, mas lentos",
        "cobr*, pagar, quien lo paga, quien paga, lo pago yo, pago, pagamos, pagaria, pagaremos, sube, subir, precio*, cuesta*, costar*, coste, factur*, caro, presupuesto, extra*, suplemento, a mi cargo, de mas",
      ],
    ],
    after: [
      [
        "calculasteis mal, calculais mal, calculado mal, habeis calculado mal, mal calculado, mal calculadas, mal estimado, estimasteis mal, estimais mal, os equivocais, os equivocasteis, os habeis equivocado, equivocado, equivocados, vuestro error, culpa vuestra, vuestra culpa, os pasais, os quedais cortos, quedasteis cortos, mas horas, mas tiempo, tardais mas",
        "vosotros, vuestro, vuestra, horas, tiempo, dias, trabajo, os, tardais, calcul*, estim*",
      ],
      ["subir, sube, suba, aument*, encarec*, increment*, crec*, mas caro"],
    ],
    none: "suscripcion*, mensual*, al mes, cada ano, cada anos, renov*, condiciones, espero, esperamos, dentro de <month>, anado, anadimos, anad*, <row>, de idea, anticipo, menos",
  },
  quoteHolds: {
    said: [
      [
        "hasta cuando es valido, hasta cuando vale, cuanto tiempo es valido, cuanto tiempo vale, cuanto dura el presupuesto, plazo de validez",
      ],
      [
        "presupuesto*, oferta*, precio*, propuesta*, cifra",
        "sigue en pie, seguis mantenien*, seguira igual, sigue igual, sigue siendo, sigue valiendo, valido*, valida*, validez, caduc*, vence, vale todavia, mantendr*, mantiene el precio, manteneis el precio, manteneis la oferta, se mantiene, mismo precio, el mismo, la misma, congel*, respet*, vigen*",
        "espero, esperar, esperamos, me lo pienso, pensarlo, pensarmelo, lo pienso, pensamos, decid*, mas tarde, mas adelante, antes de firmar, antes de decir, decir que si, digo que si, cuanto tiempo, hasta cuando, <week>, <month>, <day>, semanas, mi socio, mi jefe, validez, valido*, caduc*, dudar, dudo",
      ],
    ],
    after: [
      [
        "espero, esperamos, esperar, me lo pienso, pensarlo, pensarmelo, antes de firmar, antes de decir, decido, decidimos, valido*, valida, validez, caduc*, hasta cuando, sigue en pie, lo consulto, consultarlo",
      ],
    ],
    none: "dominio, descuento*, rebaja, token*, menor de edad",
  },
  ownHosting: {
    said: [
      [
        "alojamiento, hosting, alojar, alojais, servidor",
        "cuenta, proveedor, mi propio, nuestro propio, yo mismo, nosotros mismos, otro sitio, en otra parte, quien paga, contrato con, elegir, de una vez, pago unico, precio cerrado, compro, comprand*, compramos, comprar*, comprada, terceros",
      ],
    ],
    none: "guardia, buzon, correo, dominio, <year>, <month>, que proveedor, donde, <tool>",
  },
  sharedHosting: {
    said: [
      [
        "compartid*, comparto … servidor, servidor dedicado, servidor solo para, servidor para mi solo, servidor propio",
        "que significa, que es, quiere decir, dedicado, solo, comparto, como",
      ],
    ],
    after: [
      [
        "compartid*, comparto, compartir",
        "con quien, quien, otros, otras, vecinos, segur*, significa, cuantos, servidor, dedicado, solo, riesgo*, fiable, que es, peligro*",
      ],
      [
        "quien mas, otras webs, otros sitios, otros clientes, vecinos",
        "servidor, alojamiento, hosting, ahi, comparto, hay",
      ],
      ["segur*, riesgo*, fiable, peligro*", "es, eso, ese, servidor, alojamiento, hosting"],
    ],
    none: "codigo, datos, tarjeta, contrasena*, <nda>, secreto, suscripcion cuesta, segura que",
  },
  uptime: {
    said: [
      ["uptime, sla, nivel de servicio, alta disponibilidad"],
      [
        "disponib*, siempre en linea, en linea siempre, en linea <number>, en linea todo el tiempo, siempre online, siempre activa, nunca se cae, no se cae, no se caiga, no se caera, caidas, sin cortes, sin caidas, en pie",
        "garanti*, <percent>, compromet*, compromiso, aseg*, contrato, firmad*, por escrito, promet*",
        "servidor*, alojamiento, hosting, web, <row>, <percent>, disponib*, nunca, siempre, caidas",
      ],
    ],
    after: [
      [
        "garanti*, promet*, promes*, asegur*, compromet*",
        "cae, caiga, caera, caida, caidas, falla, fallara, falle, disponib*, online, siempre, nunca, 99, <percent>",
      ],
      [
        "si, cuando, a menudo, y si",
        "se cae, se cayera, caida, servidor falla, falla el servidor, no responde",
      ],
    ],
    none: "guardia, cita, tiempo de respuesta, quien responde, quien contesta, quien atiende, quien lo arregla",
  },
  clientData: {
    said: [
      [
        "mis clientes, nuestros clientes, de clientes, los clientes, mis pacientes, nuestros pacientes, de pacientes, los pacientes, nuestros usuarios, mis usuarios, los usuarios, nuestros socios, mis socios, los socios, mis alumnos, nuestros alumnos, los alumnos, mis empleados, nuestros empleados, los empleados, mi clientela, de mi gente",
        "datos, informacion, historial*, fichas, ficheros, expediente*, base",
        "ver, veis, vereis, acceso, acced*, leer, leeis, trata*, tratamiento, toc*, rgpd, lopd, acuerdo, contrato, responsab*, confidencial*, legal*, ley, sensibles, encargado*, datos de prueba, preocup*",
      ],
      [
        "dpa, encargo de tratamiento, encargado de tratamiento, encargado del tratamiento, contrato de tratamiento, acuerdo de tratamiento, acuerdo de encargo",
      ],
      ["articulo <number>, art <number>", "contrato, acuerdo, firm*, dpo, dpd"],
    ],
    after: [
      [
        "acuerdo, contrato, dpa, documento, pedirlo, pedir, firmar",
        "cliente*, datos, acuerdo, contrato, dpa, eso, lo, pedirlo",
      ],
    ],
    none: "rastreador*, rastreo, seguimiento, unos a otros, unos de otros, unos los de otros, separ*, cada uno ve, cada cliente, sus propios, aisl*, <row>, audit*, precio*, cuanto, cuesta, tarifa, panel, gestionar, iniciar sesion, rol, roles, este chat, cookies, mi mensaje, <nda>, hacke*, atac*, tarjeta*, pagos, donde estan, servidor*, borr*, elimin*, lista, otros clientes, no deben, filtr*, rob*, que utilizais, que usais",
  },
  controller: {
    said: [
      [
        "cliente*, paciente*, usuario*, socio*, alumno*, empleado*",
        "datos, rgpd, informacion, lopd",
        "responsable del tratamiento, responsable de los datos, quien es responsable, quien es el responsable, quien responde, vosotros o yo, yo o vosotros, nosotros o vosotros, vosotros o nosotros, de quien es la responsabilidad",
      ],
    ],
    after: [
      [
        "responsable, quien responde, responde ante, vosotros o yo, yo o vosotros, nosotros o vosotros, vosotros o nosotros, responsabilidad",
      ],
    ],
    none: "esta web, vuestra web, <row>, este formulario, tarjeta*, pagos, filtr*, rob*",
  },
  erase: {
    said: [
      [
        "borr*, elimin*, suprim*, supresion, olvid*",
        "formulario, mensaje, mis datos, mi informacion, lo que mande, lo que os mande, lo que envie, lo que os envie, lo que escribi, mi correo, mi email, mi nombre, mi consulta, sobre mi",
        "como, puedo, podeis, podriais, quiero, quisiera, querria, pedir, solicit*, derecho, hago, hay que, pido",
      ],
    ],
    none: "chat, cookie*, portfolio, <row>, <service>, clientes, usuarios, pacientes, conversacion, foto*, testimonio*, me olvid*, mi hijo, mi hija, mi nieto, mi nieta, aqui, clave, cuota, madre, menor, tutor, automaticamente",
  },
  street: {
    said: [
      [
        "calle, direccion exacta, direccion postal, direccion completa, vuestra direccion, donde exactamente, exactamente donde, donde estais exactamente, que numero, que piso, en el mapa, que barrio",
        "oficina*, estudio, local, estais, vuestra, vuestro, vosotros, pas*, visit*, quedar, acercar*, ir, encontr*, ubicad*, direccion, teneis",
      ],
    ],
    after: [["calle, exact*, direccion, piso, barrio, en el mapa"]],
    none: "llamo, llamar, llamaros, llamarles, telefono, urgente, correo, email, mail, ip, precio*, cuanto, personal, casa, escrib*, de la web, horaria, hojita, hello, google, electronic*",
  },
  testimonialConsent: {
    said: [
      [
        "testimonio*, opinion, opiniones, resena*, citarme, mis palabras, lo que diga, lo que yo diga",
        "public*, sin preguntar, sin pedir*, permiso, consentimiento, autoriz*, acuerdo, pedis, preguntais, mi visto bueno",
      ],
    ],
    after: [["testimonio*, opinion, opiniones, resena*, citarme, mis palabras"]],
    none: "google, que pagina, independiente",
  },
  secretFirst: {
    said: [
      [
        "secreto*, confidencial*, <nda>, antes de firmar, antes de la firma",
        "formulario, chat, aqui, correo",
        "describ*, cont*, explic*, mand*, envi*, decir, digo, escrib*, poner, pongo, adelant*, detall*, hablar, compart*, resum*",
      ],
    ],
    after: [
      [
        "formulario, chat, aqui, ya, mientras, mientras tanto, ahora, de momento, entretanto, antes",
        "describ*, contar*, cuento, explic*, mand*, envi*, decir*, digo, escrib*, poner, pongo, adelant*, detall*, hablar, compart*, resum*",
      ],
    ],
    none: "precio*, cuanto, cuesta, mis clientes, mis datos, <money>, orden de magnitud, no puedo, no podemos",
  },
  secrecyLasts: {
    said: [
      [
        "confidencial*, secreto, secretos, <nda>, discrecion, silencio",
        "cuanto tiempo, cuanto dura, dura, duran, caduc*, sigue vigente, sigue en pie, sigue valiendo, sigue vale, al terminar, al acabar, cuando termin*, cuando acab*, una vez termin*, una vez acab*, despues del proyecto, despues del trabajo, despues del contrato, tras el proyecto, tras el contrato, para siempre, hasta cuando",
      ],
    ],
    after: [
      [
        "caduc*, sigue vigente, sigue en pie, sigue valiendo, al terminar, al acabar, cuando termin*, cuando acab*, una vez termin*, una vez acab*, despues del proyecto, tras el proyecto, para siempre, hasta cuando, cuanto dura",
      ],
    ],
    none: "precio*, cuesta, datos",
  },
  chatBinding: {
    said: [
      [
        "chat, chatbot, asistente, bot, robot, me dices aqui, me digas aqui, decis aqui, me diga el, tus respuestas, vuestras respuestas, estas respuestas, esta conversacion, lo que me dices, lo que digas, lo que diga aqui",
        "vincula*, obliga*, compromet*, compromiso*, fiar*, fio, fiable*, confiar, confio, valor legal, validez, vale como, sirve como oferta, oferta, promes*, promet*, garanti*, equivoc*, error*, mantener*, respetar*, oficial*, contractual*, legal*, exigir*, reclamar*",
      ],
    ],
    after: [
      [
        "equivoca*, error*, falla*, fiar*, fiable, confiar, seguro, cierto, verdad, exacto, creer, razon",
        "lo, te, se, me, eso, esto, respuestas, bot, que, le, puede, es",
      ],
    ],
    none: "dato, datos, confidencial*, privad*, secret*, contrasena*, hacer un, hacerme un, para mi, integr*, <row>, google, <percent>, descuento, graba*, reunion",
  },
  subscriptionHow: {
    said: [
      [
        "como funciona* … suscripcion*, como van … suscripcion*, como va … suscripcion*, explica* … suscripcion*, en que consiste* … suscripcion*, suscripcion … como funciona, suscripciones … como funcionan, como funciona* … cuota*, como funciona … pago mensual, como va … cuota*, como va lo de pagar al mes, como funciona … pagar al mes",
      ],
    ],
    none: "mis clientes, mis usuarios, vender, vendo, cuanto, alojamiento, hosting",
  },
  subscriptionGain: {
    said: [
      [
        "gano, ganamos, se gana, ventaja*, beneficio*, para que pagar, por que pagar, por que elegir, que aporta, que me aporta, que saco, que sentido tiene, a favor",
        "suscripcion*, suscrib*, cuota*, mensual*, mensualidad*, al mes, por meses, mes a mes, cada mes",
      ],
    ],
    after: [
      [
        "gano, ganamos, se gana, ventaja*, beneficio*, aporta, que saco, que sentido",
        "suscripcion*, cuota*, mensual*, mensualidad*, al mes, por meses, mes a mes, eso, asi, entonces",
      ],
    ],
    none: "cuanto, total, <year>, <month>, <money>, mas barato, sale, mis clientes, usuarios, mantenimiento, guardia, pros y contras, frente a, retras*, impag*, <percent>",
  },
  suspension: {
    said: [
      [
        "apag*, cort*, suspend*, desconect*, bloque*, desenchuf*, tumb*, cerr* la, quit* la web, tir* la web, dar de baja",
        "pago tarde, olvido de pagar, olvidamos pagar, olvidamos de pagar, olvido una factura, olvido de una factura, pagar tarde, pagamos tarde, no pago, no pagamos, sin pagar, impag*, retraso en el pago, retraso con el pago, factura vencida, me retraso con el pago, olvido pagar, dejo de pagar",
      ],
    ],
    after: [["apag*, cort*, suspend*, desconect*, bloque*, desenchuf*, cerr*, quit*, parar, parais"]],
  },
  lateRate: {
    said: [],
    after: [["por ano, al ano, anual*, por mes, al mes, mensual*, porcentaje, <percent>, interes*, tipo"]],
    none: "suscripcion*, <row>, plan",
  },
  owedAtEnd: {
    said: [
      [
        "debo, deberia, debere, debemos, os debo, tengo que pagar, hay que pagar, pago algo, me cobrais, que pago",
        "lo dejo a medias, dejarlo a medias, a mitad de proyecto, a mitad del proyecto, a mitad de camino, paro el proyecto, parar el proyecto, cancelo el proyecto, cancelar el proyecto, abandono el, abandonar el, termino antes, acabo antes, corto el proyecto, lo dejo a mitad",
      ],
    ],
    after: [
      ["debo, deberia, debere, debemos, pagar, pago, pagamos, cobr*, factur*, cuesta, devol*, devuelv*"],
    ],
    none: "<row>, suscripcion*, cuota*, tarifa, mantenimiento",
  },
  withdrawal: {
    said: [
      [
        "desist*, echarme atras, echarnos atras, echo atras, cambio de idea, cambiar de idea, cambiar de opinion, arrepent*, arrepient*, anular, retractar*",
        "tras firmar, despues de firmar, ya firmado, firmado, firmar, <day>, <week>, compra online, compras online, compra por internet, por internet, a distancia, consumidor*, particular*, derecho, la ley, plazo legal",
      ],
      ["derecho de desistimiento, desistimiento"],
    ],
    none: "consentimiento, suscripcion*, diseno, cuantas veces, pantalla*",
  },
  domainOwner: {
    said: [
      [
        "dominio*, com, punto com, url, dns, direccion de la web, com ar, com mx",
        "a vuestro nombre, a su nombre, lo compro yo o, mio o, tuyo o, vuestro o, suyo o, secuestrad*, a nombre de quien, a que nombre, a mi nombre, a nuestro nombre, de quien es, quien es el dueno, propietari*, titular*, pertenec*, mio",
      ],
    ],
    after: [
      [
        "a nombre de quien, a que nombre, a mi nombre, a nuestro nombre, de quien es, propietari*, titular*, pertenec*, dueno",
      ],
    ],
  },
  sameDesign: {
    said: [],
    after: [
      [
        "toc*, cambi*, modific*, retoc*, respet*, manten*, mejor*, ajust*, adapt*, clav*, igual, identico, tal cual, fiel*",
        "diseno, color*, maqueta*, estilo, fuente*, tipografia, dibujo, <row>, aspecto, look, algo, nada, lo, tal cual",
      ],
    ],
    none: "cuanto, precio*, cuesta, plazo, mas adelante, contenido*, pantalla*, cambia algo, cambia eso, quiero, queremos, luego, cambio, cambiamos",
  },
  steps: {
    said: [
      [
        "como trabajais, trabajais, como funciona con vosotros, como es trabajar, como procedeis, como se desarrolla, como va un proyecto, como es el proceso, forma de trabajar, manera de trabajar, metodo de trabajo, como lo haceis",
        "principio a fin, de la a a la z, paso a paso, pasos, etapas, fases, desde el primer, de inicio a fin, del principio al final, de cabo a rabo, de la primera … a",
      ],
    ],
    none: "cuanto, precio, cuesta, tarifa, hora, <row>, distancia, fin de semana, mes",
  },
  ownTrouble: {
    said: [
      [
        "mi propia pagina, nuestra propia pagina, mi <row>, nuestro <row>, nuestra <row>, mi propia <row>, mi propio <row>, mi <service>, nuestro <service>, nuestra <service>, me han hackeado, nos han hackeado, me hackearon, nos hackearon, me han pirateado, mi tienda, nuestra tienda, mi pagina, nuestra pagina, mi servidor, nuestro servidor, mi wordpress, nuestro wordpress, mi blog, nuestro blog",
        "hackeado la, hackeado el, hackearon la, hackearon el, pirateado la, hackeado, hackeada, hackearon, pirateado, pirateada, virus, infectado, infectada, malware, robado, robada, robaron, han entrado, perdido la contrasena, perdido la clave, olvidado la contrasena, olvidado la clave, sin acceso, enlaces raros, enlaces extranos, spam",
      ],
      [
        "hackers, alguien, unos piratas",
        "han entrado, ha entrado, hackearon, han hackeado, robaron",
        "nuestra, nuestro, nos, mi, me",
      ],
    ],
    none: "permisos, de otros, proteger, evitar, impedir, podria, pueda, puedan, nunca, riesgo, facil, vuestra, vuestro, construir, necesito una, competencia, <money>",
  },
  consumer: {
    said: [
      [
        "soy un particular, soy particular, particular, particulares, como particular, consumidor, consumidora, consumidores, persona privada, no soy empresa, no soy una empresa, no es empresa, sin empresa, no tengo empresa",
      ],
    ],
    none: "en particular, caso particular",
  },
  inWriting: {
    said: [
      [
        "por escrito, forma escrita, notificacion escrita",
        "correo, correos, mail, email, e mail, carta, burofax, telefono, whatsapp, chat",
        "basta, vale, suficiente, sirve, cuenta, valido, significa, quiere decir, acept*, o",
      ],
    ],
    after: [
      [
        "correo, correos, mail, email, e mail, carta, burofax, certificad*, fax, telefono, llamada, llamar, whatsapp, sms, mensaje, chat, formulario, palabra",
        "basta, bastaria, vale, suficiente, sirve, serviria, cuenta, valido, valida, tengo que, hay que, hace falta, debo, puedo, se puede, acept*, ok, bien, obligatorio, necesario, o, mandar, mando",
      ],
      ["por escrito", "significa, quiere decir, como, que es, o sea"],
    ],
    none: "dominio, buzon*, mis clientes, privacidad, <nda>, leeis, respond*, contest*, que correo, que direccion, vuestro correo, vuestro mail, noche, fin de semana",
  },
  dataRequest: {
    said: [
      [
        "mis datos, mis propios datos, datos sobre mi, datos mios, solicitud rgpd, derecho de acceso",
        "pedir, pido, solicit*, copia, acceso, borr*, suprim*, elimin*, rectific*, corregir",
        "cuanto tarda*, plazo, en cuanto tiempo, rapido, gratis, gratuit*, cuesta, coste, cobra*, pagar",
      ],
    ],
    after: [
      [
        "contest*, respond*, respuesta, respuestas",
        "cuanto, plazo, rapido, cuando, tarda*, tiempo, en que, dias, <day>, <week>",
      ],
      [
        "gratis, gratuit*, cuesta, coste, cobra*, pagar, tasa",
        "es, eso, esto, solicitud, copia, por eso, algo, lo",
      ],
      [
        "identidad, dni, pasaporte, quien soy, identificarme",
        "tengo que, hay que, pedis, necesit*, hace falta, demostrar",
      ],
    ],
    none: "mis clientes, usuarios, <row>, <service>, <money>, cuesta la web, proyecto, presupuesto",
  },
  formData: {
    said: [
      [
        "formulario, mensaje, mensajes, consulta, consultas, lo que mando, lo que envio, lo que escribo, mis datos",
        "donde, adonde, en que sitio, en que servidor, que servidor",
        "va, van, llega*, guarda*, almacena*, acaba*, para, paran, queda*, conserva*, caen, cae",
      ],
    ],
    after: [
      [
        "donde, adonde, en que servidor",
        "va, van, llega*, guarda*, almacena*, acaba*, para, paran, queda*, conserva*",
      ],
    ],
    none: "chat, conversacion, cookie*, contrasena*, tarjeta, foto*, <row>, <service>, mis clientes, nuestros clientes, usuarios, copia, pacientes, alojamiento, aloja*, <tool>, encuentro, esta el formulario, tienda, reserva*",
  },
  priceStep: {
    said: [
      [
        "paso, pasos, fase, fases, etapa, etapas, momento, punto",
        "precio, coste, presupuesto, importe, cuanto, cifra, tarifa",
        "que, cual, cuando, donde, se, sabre, saber, conozco, conocer, dec*, dais, doy, entero",
      ],
    ],
    after: [
      [
        "precio, coste, presupuesto, importe, cuanto, cifra, tarifa",
        "cuando, que, cual, donde, antes, se, sabre, saber, conocer, conozco, decis, dais, entero, dan",
      ],
    ],
    none: "<row>, <service>, <money>, descuento, alojamiento, valid*, caduca*, cambi*, cuesta un presupuesto, gratis, al mes, horquilla, de momento, por el momento, paso por, cuanto tiempo, cuanto tarda*, cuanto dura*",
  },
  paidCare: {
    said: [
      [
        "<row> de pago, plan de <row>, <row> pagado, mantenimiento de pago, plan de mantenimiento, cuando ya es de pago, una vez de pago",
        "texto*, contenido*, cambio*, cambi*, foto*, actualiza*, arreglo*, inclu*, entra*, cubr*",
      ],
    ],
    after: [
      [
        "cuando ya es de pago, cuando es de pago, cuando sea de pago, una vez de pago, el de pago, la de pago, lo de pago, los de pago, ya pagando, pagando, si pago, si pagamos, cuando pago, despues del mes, despues de eso, luego, mas adelante, ya no es gratis, deja de ser gratis, el plan, pasado el mes, una vez pagad*",
        "texto*, contenido*, cambio*, cambi*, foto*, actualiza*, inclu*, entra*, cubr*, dentro, que haceis, que tengo, que me dais",
      ],
    ],
    none: "cuanto, precio, cuesta, vale, <money>, acumul*, horas, alojamiento, suscripcion",
  },
  untilPaid: {
    said: [],
    after: [
      [
        "pagarlo todo, pagar todo, pagado todo, todo pagado, haber pagado, ultimo pago, no pago, no pagamos, no os pago, sin pagar, no he pagado, no pague, impagad*, antes de pagar, hasta pagar, hasta que pague, hasta que, pago la mitad, pago solo, dejo de pagar, mientras, mientras tanto, hasta entonces, no lo pago, no pago todo",
      ],
    ],
    none: "a tiempo, factura, tarde, interes*, alojamiento, suscripcion, <row>, devol*",
  },
  howPaid: {
    said: [],
    after: [
      [
        "os lo mando, os lo envio, os lo paso, lo mando, lo envio, mandaros, enviaros, pagar, pagaros, pago, pagarlo, ingreso, ingresar, transferir, transfiero, hago llegar, abono, abonar",
        "como, por, donde, puedo, tarjeta, banco",
      ],
    ],
    none: "formulario, mensaje, <row>, descripcion, idea, archivos, logo, documentos, al mes, tarde, cuanto, cuando, contrato, <nda>, veces, plazos",
  },
  notShown: {
    said: [
      [
        "portfolio, portafolio, galeria, escaparate, vuestras referencias, vuestra pagina de proyectos, vuestra web, vuestros trabajos, lista de clientes, vuestros clientes, vuestros proyectos, trabajos hechos",
        "no quiero, no queremos, no quisiera, no querria, no deseo, preferiria no, prefiero no, preferimos no, no salir, no aparecer, no aparezca*, no salga*, no sacar*, no me saqueis, oponerme, me opongo, retirar*, quitar*, quiteis, sin salir, sin aparecer, negarme",
      ],
    ],
    after: [
      [
        "me niego, niego, nos negamos, no quiero, no queremos, digo que no, no acepto, me opongo, oponer*, opong*, negarme, retir*, quit*, en contra",
      ],
    ],
    none: "cookie*, datos, chat, precio, <money>, testimonio, cuanto, newsletter, reserva",
  },
  deposit: {
    said: [
      [
        "anticipo, anticipos, senal, entrada, pago inicial, primer pago, paga y senal, pagar por adelantado, pago por adelantado, pagar al empezar, pago al empezar, adelanto, pagar por delante, dinero por delante",
        "cuanto, que, hay que, pedis, hace falta, <percent>, porcentaje, por ciento, cobrais, quereis, empezar, dar, dejar, pagar, tengo que, pago",
      ],
    ],
    none: "descuento, rebaja, mas barato, devol*, recuper*, perder, pierdo, precio por adelantado, saber, mis clientes, reserva*, usuarios, <row>, suscripcion, cuota, cobertura, la senal es, poca senal, mala senal, sin senal, de senal, en la entrada, pagina de entrada, entradas, buena senal, texto de entrada",
  },
  termsLanguage: {
    said: [
      [
        "contrato, condiciones, condiciones generales, propuesta, acuerdo",
        "que idioma, en ingles, en frances, en espanol, en castellano, idioma del, idioma de, version vale, prevalece, version que, traducid*, traduccion",
      ],
    ],
    none: "mi web, web en, <row>, <service>, cuanto",
  },
  readers: {
    said: [
      [
        "quien, quienes",
        "lee, leen, leera, ve, ven, vera, abre, mira, tiene acceso",
        "formulario, lo que mando, lo que envio, lo que os mando, mi mensaje, mi consulta, mis datos",
      ],
    ],
    after: [["quien, quienes", "lee, leen, leera, ve, ven, vera, recibe, reciben, abre, mira, tiene acceso"]],
    none: "chat, <row>, <service>, mis clientes, nuestros clientes, precio, contrasena*, tarjeta",
  },
};
