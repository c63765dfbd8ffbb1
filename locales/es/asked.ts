import type { Asked } from "../language.ts";

const price =
  "precio precios cuesta cuestan costar coste costes costo cuanto cuanta vale valen sale tarifa tarifas cobrais cobras cobran cobrar presupuesto caro barato importe dinero pasta";
const time =
  "tiempo tarda tardais tardan tardar tardas plazo plazos demora demorais demoran duracion dura cuando listo lista entrega entregais rapido rapida dias semanas lleva llevaria fecha";

export const asked: Asked = {
  price,
  time,
  stopWords:
    "un una unos unas el la los las lo de del al a y e o u en con por para sin sobre que q qe k qué es son soy eres sois ser esta estas estais estan estar hay he has ha habeis han hacer haceis hace haces haga hagais hacen me te se nos os le les mi mis tu tus su sus vuestro vuestra vuestros vuestras nuestro este esta esto ese esa eso como cual cuales quien quienes si no mas muy ya pero tambien quiero quisiera querria necesito necesitamos puedo podeis puedes puede tengo tienes teneis tiene tienen saber decir favor porfa gustaria algo yo vosotros ustedes usted ello asi pues entonces ayudar ayudarme ayudais",
  phrases: [
    [/^(?:hola|buenas|buenos d[ií]as|buenas tardes|hey)(?![a-zà-ÿ])[\s,.!]+(?=\S)/g, ""],
    [/(?:una sola |p[aá]gina )(?:p[aá]gina|[uú]nica)/g, "landing"],
    [/\bcu[aá]nt[oa]s?(?: se| me)? (?=tiempo|d[ií]as|semanas|meses|tard|demor|dura|llev)/g, ""],
    [/\bde qui[eé]n\b/g, "propietario"],
    [/(?:por|la) hora\b/g, "precio"],
    [/qui[eé]n(?:es)? (?:sois|eres|son)/g, "estudio equipo"],
    [/cu[aá]nt[oa]s (?:sois|son|empleados|personas|desarrolladores)/g, "equipo tamaño"],
    [/qu[eé] hac(?:[eé]is|en|es)\s*\W*$/g, "servicios"],
    [/qu[eé] tiempo (?=hace|har)/g, "meteo "],
  ],
  asked: {
    "price.landingPage": `${price} landing page pagina aterrizaje unica sola one-page onepage sencilla simple pequena campana`,
    "price.marketingWebsite": `${price} web sitio pagina web website marketing corporativa empresa negocio varias paginas escaparate pyme`,
    "price.figmaToUi": `${price} figma ui interfaz maqueta maquetas maquetar maquetacion psd sketch convertir html pasar codigo`,
    "price.mvp": `${price} mvp producto minimo viable primera version startup app`,
    "price.saasPrototype": `${price} saas prototipo software plataforma poc servicio`,
    "price.adminPanels": `${price} panel paneles administracion admin dashboard back-office backoffice gestion herramienta interna crm intranet`,
    "price.tokenValidation": `${price} validacion token tokens jwt basica api auth`,
    "price.rbacOauthLogging": `${price} rbac oauth registro registros logs logging roles rol permisos acceso accesos login sesion autenticacion google`,
    "price.multiTenantAuth": `${price} multi-tenant multitenant multi tenant multiinquilino inquilinos autenticacion auditoria logs registros clientes separados`,
    "price.maintenance": `${price} mantenimiento mantener mensual mes despues gratis actualizaciones soporte`,
    "price.onCall": `${price} guardia desarrollador disponible urgencia urgencias emergencia 24/7 noche mes on-call oncall`,
    prices: `${price} precios tarifas lista general generales rango tienda online ecommerce e-commerce web hacerme partir desde proyecto`,
    subscription:
      "suscripcion suscripciones suscribirme cuota cuotas mensual mensuales mensualmente meses mes plazos pagar plan planes fijo opcion opciones fraccionar modalidad forma formas",
    hosting:
      "hosting alojamiento alojada alojais alojar servidor servidores dominio incluido incluye incluyen compartido desplegar",
    nda: "nda confidencialidad confidencial acuerdo privado privada secreto firmar firmais proyecto proyectos presupuesto",
    "time.landing": `${time} landing page pagina aterrizaje one-page onepage web sitio frontend`,
    "time.saas": `${time} saas mvp full-stack fullstack full stack app aplicacion plataforma producto software prototipo mes meses`,
    "time.all": `${time} medio media proyecto general normalmente empezar desarrollo`,
    "time.security": `${time} seguridad autenticacion auditoria oauth rbac`,
    hours:
      "horario horarios horas hora abierto abiertos abris abre abrir cerrado cerrais cierre oficina trabajais trabajan finde findes fines fin semana sabado sabados domingo domingos lunes viernes festivo festivos dias disponible disponibles disponibilidad zona horaria atencion respondeis contestais",
    reply:
      "respondeis responder respuesta respuestas contestais contestar contestacion rapido tardais tiempo esperar responden contestan",
    reach:
      "contacto contactar contacta email e-mail correo mail telefono tlf numero llamar llamada hablar humano persona alguien real escribir direccion whatsapp reunion cita",
    location:
      "donde ubicados ubicacion ubicada situados estais ciudad pais oficina direccion budapest hungria hungaros europa sede visitar",
    freeMaintenance:
      "mantenimiento gratis gratuito despues lanzamiento publicar publicada garantia incluido incluye pasa luego entrega fallo fallos errores bug mes lanzar",
    support:
      "rompe roto falla fallo cae caida caido error problema emergencia juntos trabajar colaborar colaboracion comunicacion seguir avance progreso arreglar funcionar deja",
    "service.all":
      "servicios servicio ofreceis ofrecer ofrecen hacen prestaciones dedicais dedican actividad especialidad especializados agencia estudio",
    "service.frontend":
      "frontend front-end front web webs landing responsive movil telefono rapida lenta lento velocidad carga maquetacion interfaz react crear rediseno",
    "service.fullstack":
      "fullstack full-stack full stack app aplicacion apps aplicaciones web webapp saas mvp backend base datos pagos registro producto movil desarrollar crear",
    "service.security":
      "seguridad segura seguro proteger autenticacion auth oauth jwt token api login hackear hackeado hackeo roles permisos auditoria vulnerabilidad",
    "service.support":
      "retomar coger asumir continuar proyecto existente codigo otro anterior desarrollador agencia heredado medias abandonado soporte arreglos pequenos cambios asistencia mantenimiento",
    seo: "seo posicionamiento posicionar google buscador buscadores encontrar visible visibilidad marketing campana trafico publicidad digital",
    process:
      "proceso pasos paso fases funciona funcionais trabajo metodo metodologia empezar empezamos comenzar primero arrancar proyecto briefing",
    wordpress:
      "wordpress wp cms wix squarespace webflow drupal joomla shopify prestashop react vez mejor diferencia versus plugins elementor",
    stack:
      "tecnologia tecnologias tecnologico stack herramienta herramientas framework frameworks lenguaje lenguajes usais usar utilizais react next nextjs node tailwind supabase firebase prisma vite php laravel python vercel digitalocean typescript javascript programais",
    "stack.payments":
      "pago pagos cobrar cobro stripe lemonsqueezy paypal tarjeta tarjetas aceptar online pasarela integrar integracion vender suscripciones",
    projects:
      "portafolio portfolio proyecto proyectos ejemplo ejemplos trabajo trabajos hecho realizados anteriores referencias casos exito ver ensenar recientes clientes webs",
    testimonials:
      "testimonio testimonios opinion opiniones resenas resena clientes cliente dicen piensan satisfechos recomendacion recomendaciones confianza valoraciones referencias",
    about:
      "quien quienes sois estudio empresa agencia equipo personas cuantos tamano empleados autonomo freelance desarrolladores mision valores detras fundador historia conoceros",
    ownership:
      "propietario propiedad codigo fuente pertenece derechos autor intelectual licencia mio mia quedo quedarme cesion repositorio git dueno",
    cancel:
      "cancelar cancelacion baja darme terminar rescindir dejar suscripcion contrato permanencia compromiso minimo preaviso anular",
    refund: "reembolso reembolsos devolucion devolver devolveis devuelven dinero satisfecho contento gusta",
    invoice:
      "factura facturas facturacion iva impuesto impuestos transferencia incluido incluidos extra gastos ocultos dominio",
    instalments:
      "anticipo adelanto adelantado senal primer plazo plazos pagar pago antes mitad fijo sube subir aumenta cambia",
    latePayment: "retraso tarde pago pagar intereses interes demora moroso impago factura penalizacion",
    age: "edad minima menor menores 18 anos adolescente mayor",
    law: "ley leyes legal legislacion jurisdiccion tribunal tribunales hungara litigio disputa derecho aplicable reclamacion",
    liability: "responsabilidad responsable responsables danos limite maximo indemnizacion perdida",
    scope:
      "cambiar cambio cambios modificar modificacion modificaciones idea alcance anadir funcion funciones funcionalidad adicional revisiones mitad durante",
    privacy:
      "datos personales rgpd privacidad guardais guardan guardar almacenar borrar eliminar recoger recogeis compartir vender mensajes informacion proteccion",
    cookies: "cookies cookie rastreo rastreadores seguimiento consentimiento aviso analytics galletas",
    chatPrivacy:
      "chat conversacion conversaciones guardada guarda almacena leer enviada google gemini ia asistente privado confidencial ve",
    bot: "robot bot ia inteligencia artificial humano persona real maquina chatgpt gpt programa hablando hablo automatico",
    greeting: "hola buenas buenos dias tardes noches hey saludos ey",
    thanks: "gracias perfecto genial estupendo adios vale ok guay hasta luego",
  },
};
