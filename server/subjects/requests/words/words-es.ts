/** The pages of the desk in Spanish. */
import type { FormWords, StatusWords } from './word-shapes.ts';
import { inFigures } from '#text/figures.ts';

const form: FormWords = {
  title: (business) => `Sus opciones de privacidad en ${business}`,
  intro: 'Aquí le dice a la empresa qué hacer con sus datos. No necesita una cuenta.',
  signal:
    'Su navegador envía la señal “no vendan ni compartan mis datos” (Control Global de Privacidad). La señal llegó a esta página, no al sitio de la empresa. Use el botón de abajo para que la empresa lo sepa.',
  optOut: {
    title: 'Detener la venta de mis datos y los anuncios basados en ellos',
    text: 'Aquí no tiene que probar quién es. Dé el correo que la empresa conoce.',
    button: 'Detener',
  },
  other: {
    title: 'Pedir otra cosa',
    what: '¿Qué quiere? Marque todo lo que quiera.',
    button: 'Enviar mi solicitud',
  },
  groups: { stop: 'Detener', information: 'Ver', change: 'Cambiar' },
  types: {
    'opt-out-sale': { label: 'No vendan mis datos' },
    'opt-out-ads': { label: 'No usen mis datos para anuncios en otros sitios' },
    'opt-out-profiling': { label: 'Que un programa no decida sobre mí' },
    'limit-sensitive': { label: 'Usen mis datos sensibles solo para lo que pedí' },
    'opt-out-sensitive': { label: 'No usen mis datos sensibles' },
    'withdraw-consent': { label: 'Retirar un permiso que di' },
    confirm: { label: 'Díganme si tienen datos sobre mí' },
    access: { label: 'Muéstrenme los datos que tienen sobre mí' },
    portability: { label: 'Denme una copia que pueda llevar a otra parte' },
    'third-party-list': { label: 'Díganme quién recibió mis datos' },
    'question-profiling': { label: 'Díganme por qué un programa decidió así' },
    correct: { label: 'Corrijan mis datos', help: 'Escriba abajo qué está mal.' },
    delete: { label: 'Borren mis datos' },
  },
  state: {
    label: 'Estado donde vive',
    choose: 'Elija un estado',
    elsewhere: 'Otro estado o país',
  },
  email: 'Correo electrónico',
  emailOrPost: 'Dé un correo electrónico o una dirección postal. La respuesta llegará allí.',
  post: 'Dirección postal',
  name: 'Su nombre',
  order: { label: 'Número de pedido o de cliente', help: 'Ayuda a encontrar sus datos.' },
  text: {
    label: 'Algo más',
    help: 'No escriba números de tarjeta, de Seguro Social ni contraseñas.',
  },
  forWhom: {
    label: '¿Para quién es?',
    self: 'Para mí',
    parent: 'Para mi hijo o una persona a mi cuidado',
    agent: 'Para alguien que me pidió hacerlo',
  },
  behalf: 'Si pide por otra persona: el nombre de esa persona',
  honeypot: 'Deje este campo vacío',
  optional: '(puede dejarlo en blanco)',
  never: 'Aquí nadie necesita una copia de su identificación. No la envíe.',
  afterwards: 'Después verá una página que muestra en qué punto está su solicitud.',
  otherWays: 'Otras formas de pedirlo',
  otherLanguage: { label: 'English', language: 'en' },
  foot: (business) =>
    `Su solicitud va a ${business}. Esta página se hizo con Statewise. No usa cookies.`,
  faults: {
    title: 'Revise esto, por favor',
    email: 'Escriba un correo electrónico, como nombre@example.com',
    noAddress: 'Escriba un correo electrónico o una dirección postal',
    nothingAsked: 'Marque lo que quiere',
    state: 'Elija el estado donde vive',
    long: (most) => `Use como máximo ${inFigures(most, 'es')} caracteres`,
    characters: 'Quite los caracteres que no se pueden mostrar',
  },
  full: {
    title: 'Hoy use otra forma, por favor',
    text: 'Hoy llegaron muchísimas solicitudes. La suya no se guardó. Use una de estas formas o vuelva mañana.',
  },
  broken: {
    title: 'Su solicitud no se guardó',
    text: 'Algo falla de nuestro lado o el texto era demasiado largo. Vuelva atrás e inténtelo en un minuto.',
  },
  off: {
    title: 'Este formulario está cerrado',
    text: 'La empresa no recibe solicitudes aquí. Use una de estas formas.',
  },
  retired: {
    title: 'Esta página ya no está',
    text: 'La empresa que tenía esta dirección quitó sus páginas. La dirección no se da a nadie más y aquí no se puede enviar nada. Escriba a la empresa misma.',
  },
};

const status: StatusWords = {
  title: 'Su solicitud',
  saved: (reference) => `Su solicitud se guardó. Su número es ${reference}.`,
  keepLink: 'Guarde la dirección de esta página. Es la única forma de volver aquí.',
  lettersElsewhere: {
    mailed:
      'Lo que la empresa le escribe no se muestra aquí, porque cualquiera puede escribir una dirección. Si dio un correo electrónico, busque allí nuestro mensaje. Su enlace abre las cartas.',
    notMailed:
      'Lo que la empresa le escribe no se muestra aquí. Llega a la dirección que usted dio.',
  },
  asked: 'Lo que pidió',
  receivedOn: (day) => `Recibida el ${day}.`,
  answerBy: (day) => `El último día para la respuesta es el ${day}.`,
  promisedBy: (day) => `El negocio promete una respuesta a más tardar el ${day}.`,
  moreTimeUntil: (day) =>
    `La empresa necesita más tiempo. Ahora el último día para la respuesta es el ${day}.`,
  stoppedOn: (day) => `La empresa lo detuvo el ${day}.`,
  stopBy: (day) => `El último día para detenerlo es el ${day}.`,
  noDate: 'Ninguna ley fija un día para esto.',
  states: {
    open: 'En trámite',
    waiting: 'Esperamos algo de usted',
    answered: 'Hecho',
    partly: 'Hecho en parte',
    refused: 'Rechazado',
    withdrawn: 'Usted la retiró',
    appealed: 'Su apelación está en trámite',
    granted: 'Su apelación fue aceptada',
    upheld: 'Su apelación fue rechazada',
    'not-a-request': 'Cerrada: no es una solicitud sobre datos',
    duplicate: 'Cerrada: igual a otra solicitud suya',
    closed: 'Cerrada',
    erased: 'Cerrada',
  },
  masked:
    'Quitamos un número que parecía de tarjeta o de Seguro Social. Nadie lo necesita para esto.',
  letters: 'Cartas para usted',
  letterOf: (day) => `Carta del ${day}`,
  noLetters: 'Aún no hay cartas.',
  add: { title: 'Agregar algo', label: 'Lo que quiere agregar', button: 'Agregar' },
  withdraw: {
    title: 'Retirar la solicitud',
    text: 'Presione aquí si ya no la quiere.',
    button: 'Retirar',
  },
  appeal: {
    title: 'Pedir a la empresa que decida otra vez (apelación)',
    text: 'Escriba en qué se equivocó la empresa. Tiene que responder por escrito.',
    byCourtesy: (days) =>
      `Escriba en qué se equivocó la empresa. Aquí ninguna ley fija un día para esto. La empresa promete revisarlo otra vez y responder en ${days} días.`,
    label: 'En qué se equivocó',
    button: 'Enviar mi apelación',
  },
  noted: {
    add: 'Se agregaron sus palabras.',
    withdraw: 'Usted retiró la solicitud.',
    appeal: 'Su apelación se envió.',
    confirm: 'Gracias. La empresa ya sabe que usted lee el correo de esta dirección.',
  },
  confirm: {
    title: '¿Pidió usted esto?',
    text: (reference) =>
      `La empresa recibió la solicitud ${reference} con su correo electrónico. Presione el botón si la solicitud es suya. Si no lo es, cierre esta página.`,
    button: 'Sí, es mi solicitud',
    over: 'Este enlace ya se usó o es muy antiguo. Si la empresa aún lo necesita, puede enviar otro.',
  },
  open: {
    title: 'Su solicitud de privacidad',
    text: (reference) =>
      `La solicitud ${reference} llegó con su correo electrónico. Presione el botón para ver en qué punto está y las cartas para usted. Si usted no pidió nada, cierre esta página.`,
    button: 'Mostrarla',
  },
  gone: {
    title: 'Aquí ya no hay nada',
    text: 'La dirección no está completa o la solicitud se borró. Las solicitudes se borran 90 días después de cerrarse.',
  },
  copy: {
    title: 'La copia de sus datos',
    text: (reference, until) =>
      `Presione el botón para obtener la copia de la solicitud ${reference}. Se abre una sola vez, hasta el ${until}. Después se borra aquí: guarde el archivo.`,
    button: 'Obtener la copia',
    inside:
      'Recibe un archivo ZIP. Tiene cada archivo de la empresa, y todo otra vez como datos que un programa puede leer.',
    over: 'Esta copia ya se abrió, o su plazo terminó. Si no la recibió, escriba a la empresa: puede enviar un enlace nuevo.',
  },
};

export const DESK_SPANISH = { form, status };
