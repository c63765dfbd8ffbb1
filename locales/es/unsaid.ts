import type { Unsaid } from "../matter.ts";
import { countriesIn, studioName } from "../names.ts";

const studio = `estudio, empresa, agencia, sociedad, equipo, negocio, ustedes, uds, vosotros, vuestr*, su, sus, tienen, teneis, ${studioName}`;
const ofTheirs =
  "mi jefe, mi jefa, nuestro jefe, nuestra jefa, nuestro director, nuestra directora, mi empresa, nuestra empresa, mi negocio, nuestro negocio, mi estudio, nuestro estudio, mi agencia, nosotros llevamos, existimos, llevamos, fundamos, fundé";

/** What visitors ask of the studio that no page holds. */
export const unsaid: Unsaid = {
  founded: {
    said: [
      [
        "fund*, se creo, se crearon, crearon, creasteis, abristeis, abrieron, empezasteis, empezaron, empezo, comenzaron, comenzo, nacio, constituy*, arrancaron, arrancasteis, montasteis, montaron, os montasteis",
        "cuando, que ano, desde cuando, en que ano, desde que ano, fecha, hace cuanto",
      ],
      [
        "cuantos anos, cuanto tiempo, desde cuando, hace cuanto, hace mucho, hace cuantos, mucho tiempo, <year>",
        "existen, existis, existe, llevais, llevan en, llevan trabajando, llevan haciendo, llevan ustedes, llevan uds, llevan funcionando, en el negocio, en el mercado, en el sector, en esto, en marcha, dedicais, dedican, trayectoria, antiguedad, funcionando, de experiencia, de vida",
      ],
      ["que edad, anos tiene, cuantos anos, que antiguedad", "estudio, empresa, agencia, el negocio"],
      ["ano de fundacion, ano de creacion, fecha de fundacion, anos de experiencia, anos de trayectoria"],
    ],
    after: [["que ano, desde cuando, fund*, existis, existen, que antiguedad, cuantos anos"]],
    none: `${ofTheirs}, ese proyecto, este proyecto, wordpress, react, <row>, suscripcion, vacantes, vacante, puesto, puestos, empleo, contratais, contratan, mi cv, soy desarrollador, soy desarrolladora, soy programador, soy programadora`,
  },
  ownerName: {
    said: [
      [
        "dueno, duena, duenos, propietari*, de quien es, a quien pertenece, quien manda, jefe, jefa, fundador*, director, directora, gerente, ceo, quien esta detras, quien hay detras, quien dirige, quien lleva, quien fundo, quien creo",
        `${studio}, quien es el, quien es la, ahi, alli, quien manda`,
      ],
      [
        "se llaman, se llama, os llamais, nombre de, nombres de, nombre del, sus nombres, vuestros nombres, los nombres, con nombre, como se nombran",
        "programador*, desarrollador*, dev, devs, equipo, persona, personas, gente, informatico*, fundador*, jefe, dueno, tecnico*, integrantes, miembros, quien me, quien haria, los que, el que",
      ],
    ],
    after: [
      [
        "sus nombres, vuestros nombres, como se llama*, de quien es, el dueno, la duena, jefe, fundador*, los nombres",
      ],
    ],
    none: `${ofTheirs}, codigo, dominio, diseno, contenido*, derechos, datos, cuenta, <row>, <service>, test*, proyecto, cliente*, logo, mi nombre, vinatero, del sitio, web`,
  },
  figures: {
    said: [
      [
        "facturan al ano, factura al ano, facturais al ano, facturacion anual, facturan por ano, volumen de negocio, facturacion del, cifra de negocio*, ingresos anuales, ganan al ano, ganais al ano, beneficios, ganancias, facturan anualmente",
      ],
      [
        "cuantos clientes, numero de clientes, cantidad de clientes, cuanta clientela",
        "tienen, teneis, habeis, han, atienden, llevais, tiene, cuentan, contais, estudio, son, hay",
      ],
    ],
    none: "mi, mis, nuestro, nuestros, nuestras, aument*, promet*, garantiz*, a la vez, <money>, <row>, panel, perd*, responsab*",
  },
  otherLaw: {
    said: [
      [
        "law <number>, loi <number>, ley <number>, ley <money>",
        "cumpl*, ajust*, respet*, siguen, seguis, adapt*, conform*, acorde",
      ],
      [
        "ccpa, hipaa, lgpd, lfpdppp, habeas data, nlpd, pipeda",
        "cumpl*, ajust*, respet*, siguen, seguis, sirve*, vale, que, adapt*, conform*, acorde, y, con, su, la web, <row>, os, estais, estan",
      ],
      [
        "cumpl*, ajust*, respet*, siguen, seguis, adapt*, conform*, acorde",
        "ley, leyes, normativa, regulacion, reglamento, legislacion, proteccion de datos",
        `${countriesIn("es")}, mexican*, argentin*, chilen*, colombian*, peruan*, estadounidense*, california*, brasilen*, suiz*, uruguay*, americana`,
      ],
    ],
    none: "tribunal*, contrato, litigio, se rige",
  },
  farAway: {
    said: [
      [
        "trabaj*, colabor*, aceptan, aceptais, cogeis, tienen clientes, teneis clientes, clientes, toman, operan, llegan a",
        `${countriesIn("es")}, latinoamerica, hispanoamerica, america, africa, asia, latam, eeuu, ee uu, los estados unidos, el extranjero, otros paises, otro pais, otro continente, fuera de europa, fuera de la ue, fuera de la union europea, fuera de espana, extracomunitari*, del exterior, otro lado del charco, a distancia internacional, tan lejos`,
      ],
    ],
    none: "horario*, hora, horas, telefono*, llam*, ley, tribunal*, servidor*, aloj*, datos, rgpd, pago, pagar, tarjeta*, idioma*, han hecho, habeis hecho, alguna vez, proyectos",
  },
};
