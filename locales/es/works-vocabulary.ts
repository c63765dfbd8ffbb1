import type { WorksVocabulary } from "../language.ts";

export const works: WorksVocabulary = {
  projects: {
    vpslab:
      "servidores virtuales, servidor virtual, alquila servidores, alquilan servidores, alquilar servidores, alquiler de servidores, alquiler de vps, vende servidores, venden servidores, empresa de servidores, empresa de alojamiento, proveedor de alojamiento, proveedor de servidores, un hosting, de hosting, de servidores, configurador de precio",
    "nare-reti-portfolio":
      "portfolio de un desarrollador, portafolio de un desarrollador, portfolio de programador, portfolio para un programador, portfolio para un desarrollador, pagina personal, programador, para un desarrollador, de un desarrollador, cv online, biografia",
    "cyber-temp":
      "direccion temporal, correos temporales, buzon temporal, mail temporal, correo de usar y tirar, email desechable, direccion desechable, mail desechable, correos desechables, correos que desaparecen",
    "lfgeb-truth":
      "colegio, colegios, instituto, institutos, escuela, escuelas, alumnos, escolar, horario escolar, fans",
    casinus: "casinos, blackjack, tragaperras, apostar, juegos de azar",
    "cap-killer": "captchas, resolver captchas, resuelve captchas",
    cyberious: "ejecutor, scripts, licencias, vende licencias, venta de licencias, claves vendidas",
    "no-inspect":
      "inspeccionar, inspeccionen, inspeccion, inspector, codigo fuente oculto, gamberra, broma, pagina de broma",
    "techboard-3d": "tres dimensiones, tridimensional, tridimensionales",
    "house-seeker":
      "piso, pisos, casa, casas, vivienda, viviendas, apartamento, apartamentos, departamento, departamentos, buscador de pisos, buscador de viviendas, buscar pisos, buscar casas, inmobiliario, inmobiliarios, agencias inmobiliarias",
    "saas-genius":
      "ideas de negocio, ideas de negocios, ideas de empresa, ideas de startup, ideas de producto, ideas de software, ideas para un saas, propone ideas, proponer ideas, sugiere ideas, da ideas, genera ideas, de las ideas, de ideas, con ideas, las ideas",
  },
  testimonials: {
    levente:
      "ciclista, ciclistas, ciclismo, vendedor de bicis, tienda lenta, tienda antigua, antigua tienda, vieja tienda, tienda vieja, muy lenta, tan lenta, demasiado lenta, iba lenta, nueve dias",
    maelle: "salto de linea, al pixel, fiel al diseno, tal cual el diseno, propio diseno, respeta el diseno",
    ines: "startup, startups, start up, emprendedor, emprendedora, emprendedores, fundador, fundadora, mitad de las funciones, menos funciones",
    jonas:
      "transportistas, mensajeria, paqueteria, reparto, camiones, auditor, auditados, responsable de informatica",
    sanne:
      "misma cifra, mismo importe, presupuesto y factura, el presupuesto y la factura, responsable de producto, jefa de producto",
    tommaso:
      "vinas, vina, bodeguero, bodeguera, enologo, agricultor, agricultores, agricola, agricolas, agricultura, campo, sin cobertura",
    aoife:
      "turismo, huespedes, turistas, alquileres, pague cuota, paga cuota, pagan cuota, paguen cuota, pagando cuota, paga una cuota, pague una cuota, paguen una cuota, pague al mes, paguen al mes, pagando al mes, paga por meses, pagan por meses, pague por meses, paga cada mes, pague cada mes, paga mensualmente, suscriptor, suscriptores, abonado, abonados, cliente por meses, clientes por meses, cliente con cuota",
    hugo: "contables, asesoria, asesorias, gestorias, hojas de calculo, excel, finanzas, fiscal",
    zsofia:
      "educacion, ensenanza, formacion, academia, academias, academia online, cursos, a medias, a medio hacer, codigo de otro, codigo de otros, codigo ajeno, otro equipo, otro proveedor, equipo anterior, proveedor anterior, rescate, rescatado, rescatar, abandonado, abandonada, heredado, heredada",
  },
  tools: {
    frontend: "front end, frontend, front, interfaz, navegador, css",
    backend:
      "los datos donde, donde los datos, guardar datos, van los datos, meteis los datos, poneis los datos, los datos, back end, backend, back, base de datos, bases de datos, bbdd, almacenar datos, almacenar los datos, almacenais los datos, guardais los datos, guardan los datos, guardar los datos, almacenan los datos, viven los datos, datos guardados, lado del servidor",
    security:
      "autenticacion, autenticar, autentificacion, inicio de sesion, inicios de sesion, iniciar sesion, iniciar la sesion, login, logins, loguearse, acceso de usuarios, accesos de usuarios, identificacion, identificar, contrasena, contrasenas, claves de los usuarios, credenciales, cuentas de usuario",
    payments:
      "pago, pagos, cobrar, cobros, cobro, cobrais, cobran, pasarela, pasarelas, pasarela de pago, pagos con tarjeta, tarjetas, tarjeta, numero de tarjeta, numeros de tarjeta, facturar a clientes, se paga, pagar en linea, pagar online, paguen, se pueda pagar",
    deployment:
      "desplegar, despliegue, desplegais, despliegan, alojamiento, alojar, alojais, hosting, hospedaje, poner online, poner en linea, publicar, publicais, puesta en produccion, servidores, nube",
  },
  providers:
    "herramienta, herramientas, tecnologia, tecnologias, libreria, librerias, stack, framework, frameworks, proveedor, proveedores, que solucion, que soluciones, servicio externo, servicios externos, servicio de terceros, un tercero, terceros, externo, externa, externos, que servicio, que servicios, que programa, que programas, que empresa, con que trabajais, que usais, que usan, que utilizais, que utilizan, que pasarela, que pasarelas",
  secrets:
    "numero de tarjeta, numeros de tarjeta, datos de tarjeta, datos de la tarjeta, contrasena, contrasenas, credenciales",
  holding:
    "guarda, guardais, guardan, guardar, guardadas, almacena, almacenais, almacenan, almacenar, custodia, custodiais, custodian, tiene, teneis, tienen, gestiona, gestionais, gestionan, maneja, manejais, encarga, encargais, encargan, ocupa, ocupais, conserva, conservais, pasa, pasan, transita, transitan, vuestro servidor, vuestros servidores, por vosotros, veis, llegan, acceso",
  ownTools:
    "ya tengo las mias, las mias, las nuestras, mis herramientas, mis propias herramientas, mi stack, ya tengo mis, quedarme con las mias, uso, ya uso, ya tenemos, nuestros programadores, nuestros desarrolladores, nosotros usamos, usamos, utilizamos, trabajamos con, trabajamos en, vamos con, tiramos de, corremos en, nuestro stack, nuestros servidores, nuestro servidor, servidores propios, servidor propio, propios servidores, maquinas propias, nuestras maquinas, propias maquinas, propio servidor, nuestras herramientas, otras herramientas, herramientas propias, propias herramientas, otro stack, otra tecnologia, infraestructura propia, nuestra infraestructura, hecho en, escrito en, ya usamos",
  done: "ensenais, mostrais, ensenas, presentais, es vuestra, es vuestro, son vuestras, son vuestros, hecho por vosotros, hecha por vosotros, tardasteis, tardaron, tardaste, hicisteis, hicieron, hiciste, habeis hecho, habeis integrado, habeis usado, habeis utilizado, habeis conectado, han integrado, han hecho, has hecho, habeis creado, habeis montado, han montado, habeis construido, habeis desarrollado, han desarrollado, habeis trabajado, han trabajado, has trabajado, habeis tenido, han tenido, habeis colaborado, montasteis, montaron, creasteis, crearon, desarrollasteis, trabajasteis, trabajaron, tuvisteis, teneis algun, teneis alguna, teneis algo, tienen algun, tienen alguna, tienen algo, hay algun, hay alguna, hay algo, teneis hecho, tienen hecho, hecho por vosotros, hecho vosotros, vuestros proyectos, vuestro proyecto, sus proyectos, tus proyectos, vuestros trabajos, sus trabajos, vuestro portfolio, vuestro portafolio, su portfolio, su portafolio, vuestro historial, su historial, vuestro trabajo, vuestras referencias, vuestros clientes, sus clientes, algun ejemplo, un ejemplo, ejemplo de, ejemplos de, ejemplos, algproyectos anteriores, trabajos anteriores, caso de exito, casos de exito, algcliente que, clientes que, cliente del, cliente de, clientes de, clientes del, alguna vez, alguno de, alguna de",
  reviews:
    "que lo confirme, lo confirme, que lo cuente, lo cuente, dar fe, de fe, que lo diga, opinion, opiniones, opinan, opina, resena, resenas, testimonio, testimonios, valoracion, valoraciones, dicen de vosotros, dice de vosotros, piensan de vosotros, dicen vuestros clientes, clientes contentos, clientes satisfechos, cliente contento, se quejo, se quejaba, se quejaban, recomienda, recomiendan, referencia, referencias",
  whichProject:
    "que proyecto, que proyectos, el proyecto, un proyecto, algun proyecto, proyecto con, proyectos con, cual de vuestros proyectos, que trabajo, que trabajos, trabajo con, trabajos con, cual de los proyectos",
  used: "usado, usasteis, usaron, usais, utilizado, utilizasteis, utiliza, usa, usan, utilizan, lleva, llevan, hecho con, hechos con, montado con, construido con, corre con, funciona con, empleado, en que proyecto, en que proyectos, que proyecto, que proyectos, en algun, en alguno, con eso, con ese, con esa",
  shown:
    "probar, probarlo, probarla, verlo, verla, ver, visitar, visitarlo, visitarla, entrar, jugar, registrarme, registrarse, el enlace, un enlace, enlace, link, direccion, url, esta online, sigue online, todavia online, aun online, esta en linea, sigue en linea, accesible, existe, sigue, funciona, funcionando, activo, activa, publico, publica, disponible, en marcha, que hace, para que sirve, de que va, que es, en que consiste, hecho con, hecha con, esta hecho, esta hecha, montado, montada, con que, con q, tecnologia, tecnologias, stack, herramientas, cuentame, mas detalles, detalles, por que, ensename, se llama, nombre, para quien",
  hidden:
    "privado, secretos, no abiertos, no accesibles, no se ven, no se puede ver, no puedo entrar, ya no estan online, no estan online, ya no funcionan, no funcionan, ya no existen, no son publicos, no se pueden visitar, no se pueden ver, no se puede visitar, no puedo ver, no puedo visitar, ya no se pueden, cerrados, cerrado, cerrasteis, desaparecido, caidos, fuera de linea, sin enlace, privados",
  unfinished:
    "sin terminar, sin acabar, no terminasteis, no acabasteis, no terminaron, nunca terminasteis, nunca acabasteis, no terminados, no acabados, abandonado, abandonados, abandonasteis, dejasteis a medias, a medias",
  visible:
    "puedo visitar, puedo ver, puedo probar, podemos visitar, podemos ver, se puede visitar, se pueden visitar, se pueden ver, se pueden probar, siguen online, siguen activos, estan online, siguen en linea, son publicos, siguen funcionando, sigue online, sigue activo, sigue activa, sigue en linea, esta online, esta en linea, se puede ver, se puede visitar, sigue funcionando, ese se puede ver",
  paid: "cuanto pagan, cuanto paga, pagan al mes, paga al mes, pagan ellos, les sale, le sale, les cuesta, le cuesta, les costo, le costo, les cobrais, le cobrais, les cobran, cuanto pago, cuanto costo, cuanto le costo, cuanto les costo, que pago, que pagaron, que le costo, cuanto pagaron, cuanto pago el, pago el cliente, ha costado, habra costado, le cobrasteis, les cobrasteis, cobrasteis, le cobraron, ha pagado, han pagado",
  similar:
    "algo asi, algo parecido, algo similar, algo como, como eso, como ese, como esa, como esos, como el suyo, como la suya, asi para, parecido, parecida, similar, semejante, de ese tipo, de este tipo, de ese estilo, del estilo, por el estilo, lo mismo, el mismo, la misma, uno igual, una igual, igual para, para mi, para nosotros",
  others:
    "como nosotros, como yo, como nosotras, como la nuestra, como el nuestro, nuestra situacion, misma situacion, en nuestro caso, a quien, a quienes, para quien, con quien, quien mas, alguien mas, alguien como, otros clientes, otras empresas, os ha contratado, os han contratado, os contrato, habeis hecho eso, habeis hecho algo asi, hecho algo asi, hecho algo parecido, hecho eso antes, lo habeis hecho antes, lo habeis hecho ya, lo habeis hecho, ya lo habeis hecho, os lo han pedido, os lo ha pedido, salio bien, salieron bien, salido bien, sale bien, ido bien, fue bien, ha ido bien, acabo bien, acabado bien, termino bien, funciono, ha funcionado, contento, contentos, satisfecho, satisfechos, exito, que tal fue, como fue, como salio",
  theirs:
    "fue, fueron, era, estuvo, tardo, tardasteis, tardaron, llevo, tuvo, tuvieron, hicisteis, le hicisteis, les hicisteis, para el, para ella, para ellos, le habeis, les habeis, su, sus, suyo, suya, ese, esa, esos, el suyo, la suya",
  whichOne:
    "cual, cuales, cual de los dos, cual de ellos, el de, la de, el que usa, la que usa, el que lleva, la que lleva, el que tiene, la que tiene",
  stopped:
    "ya no funcionan, ya no existen, muertos, fracasado, fracasados, fracaso, fracasos, fracasaron, salieron mal, salio mal, no salieron, no cuajaron, buen puerto, cerrasteis, cerrados, cerrado, parados, parasteis, abandonados, abandonasteis, a medias, caidos",
  more: "otros, otras, otro, otra",
  ones: "proyecto",
  person:
    "ella, ellos, ellas, su puesto, su cargo, su papel, su trabajo, que puesto, que cargo, que papel, de que trabaja, trabaja ahi, trabaja alli, ese senor, el senor, esa senora, la senora, esa persona, ese cliente, esa clienta, el dueno, la duena, el jefe, la jefa, tardaron, estuvieron, miraron, leyeron, tiraron, guardaron, dejaron, hicieron, quedaron, dijeron, tuvieron, notaron, ahorraron, querian, tenian, aprovecharon, lo miraron",
  one: "uno con, una con, otro con, otra con, alguno, alguna, alguno de ellos, alguna de ellas, uno de ellos, el de, la de, el del, la del, los de, las de, el que, la que, ese, esa, aquel, lo de",
};
