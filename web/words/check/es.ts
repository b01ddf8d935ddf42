/**
 * The check in Spanish, for owners in the United States. Law names stay English;
 * glossary-es.test.ts checks the terms.
 */
import { STATES } from '#law/codes.ts';
import { lowerFirst } from '#text/case.ts';
import { segun } from '#engine/explain/counted-es.ts';
import { ROWS_ES } from './rows-es.ts';
import type { CheckWords } from './words.ts';

export const CHECK_ES: CheckWords = {
  language: 'es',
  title: '¿Qué leyes de privacidad obligan a su empresa?',
  lede: 'Unas preguntas, de uno a tres minutos. Nada sale de este navegador.',
  noScript:
    'Esta consulta necesita JavaScript. Las guías (en inglés) dicen quién debe cumplir en cada estado:',
  other: { label: 'English', path: '/check' },
  left: (n) => segun(String(n), 'Última pregunta', `Quedan como máximo ${n} preguntas`),
  whyWeAsk: 'Por qué preguntamos',
  whatCounts: '¿Qué cuenta?',
  lawsWaiting: (states) => `Decide para: ${states}.`,
  continue: 'Continuar',
  back: 'Atrás',
  saving: 'Guardando...',
  yes: 'Sí',
  no: 'No',
  unknown: 'No sé',
  unsureRest: 'No sé lo demás',
  none: 'Nada de lo anterior',
  everywhere: 'Todos',
  noState: 'Ninguno',
  steps: {
    states: {
      question: '¿Dónde viven sus clientes?',
      hint: `Marque dónde hace negocios. Son los ${STATES.length} con ley general.`,
      why: 'Una ley cuenta solo si hace negocios en el estado de esa ley o vende a personas de allí.',
    },
    counts: {
      question: '¿De cuántas personas tuvo datos el año pasado?',
      hint: 'Cuente particulares una vez: clientes, suscriptores, interesados. California cuenta también contactos de empresas. Basta una estimación.',
      why: 'La mayoría de las leyes empieza con cierto número de personas en el estado.',
    },
    total: {
      question: '¿De cuántas personas tuvo datos el año pasado?',
      hint: 'Cuente particulares una vez: clientes, suscriptores, interesados. California cuenta también contactos de empresas. Basta una estimación.',
      why: 'La mayoría de las leyes empieza con cierto número de personas. Si el total es menor, también lo es cada estado.',
    },
    reach: {
      question: '¿A cuáles de estos números llega?',
      hint: 'Marque cada estado donde tuvo datos de ese número de personas el año pasado.',
      why: 'Cada una de estas leyes empieza con su propio número de personas.',
    },
    size: {
      question: '¿Es su negocio una pequeña empresa según las reglas federales?',
      hint: '',
      why: 'Texas, Nebraska y Minnesota no aplican casi nada a las pequeñas empresas.',
    },
    revenue: {
      question: '¿Cuáles fueron sus ingresos totales el año pasado?',
      hint: 'Antes de costos e impuestos.',
      why: 'Algunas leyes empiezan solo por encima de ciertos ingresos anuales.',
    },
    uses: {
      question: '¿Cuáles de estas cosas hace?',
      hint: '',
      why: 'Una venta o un anuncio dirigido puede activar una ley, o una parte, con cualquier tamaño.',
    },
    sensitive: {
      question: '¿Cuáles de estos datos tiene de las personas?',
      hint: '',
      why: 'Algunas leyes protegen estos datos con cualquier tamaño de empresa.',
    },
    sale: {
      question: '¿Cuáles describen sus ventas de datos?',
      hint: '',
      why: 'Algunas leyes cuentan solo ventas por dinero, y algunas prohíben vender datos sensibles.',
    },
    share: {
      question: '¿Qué parte de sus ingresos viene de vender datos personales?',
      hint: 'Lo que gana por vender o alquilar datos, del total de ingresos. Para California sume los anuncios basados en otros sitios.',
      why: 'Muchas leyes alcanzan a empresas más pequeñas que viven de vender datos.',
    },
    parts: {
      question: '¿A cuáles de estos números llega?',
      hint: 'Marque cada uno al que llegó el año pasado.',
      why: 'Estas leyes cuentan solo a una parte de las personas.',
    },
    staff: {
      question: '¿Cuántas personas trabajan para usted?',
      hint: 'Cuente a todo el personal, de tiempo completo y parcial, en todos los lugares.',
      why: 'La ley de Alabama no cubre a empleadores pequeños que no venden datos.',
    },
    platform: {
      question: '¿Cuáles de estas cosas describen a su empresa?',
      hint: '',
      why: 'La ley principal de Florida las considera solo con ingresos de más de $1,000 millones.',
    },
    kinds: {
      question: '¿Es su organización una de estas?',
      hint: '',
      why: 'Algunas leyes no cubren a estas organizaciones. Hasta que nos diga, contamos cada una como no.',
    },
    duties: {
      question: '¿Cuáles de estas cosas son así?',
      hint: '',
      why: 'Deciden qué tareas le tocan según las leyes que se aplican.',
    },
  },
  rows: ROWS_ES,
  reached: (place, figure) => `${place}: ${figure}`,
  upTo: (figure) => `Menos de ${figure}`,
  atMost: (figure) => `${figure} o menos`,
  moreThan: (figure) => `Más de ${figure}`,
  fromTo: (from, to) => `De ${from} a ${to}`,
  orMore: (figure) => `${figure} o más`,
  people: (place) => `Personas de ${place}`,
  inAll: 'En todos sus estados juntos',
  errors: {
    title: 'Hay un problema',
    mark: 'Error: ',
    states: 'Elija un estado, o “Ninguno”',
    choose: 'Elija una respuesta',
    number: 'Escriba un número, como 1,200',
    whole: 'Escriba un número entero, como 1,200',
    fewer: 'Escriba como máximo 400,000,000',
    at: (place, fault) => `${place}: ${lowerFirst(fault)}`,
    exclusive: 'Quite la marca de “Nada de lo anterior”, o las otras',
    contradiction: (one, other) =>
      `Estas dos no van juntas: “${one}” y “${other}”. Cambie la que no es cierta. Si la primera lo es, puede que la segunda también: entonces marque las dos.`,
    partTooLarge: (part, whole) =>
      `“${part}” son una parte de “${whole}”, así que no pueden ser más. Cambie el número que no es cierto.`,
  },
  aids: {
    size: 'Calcularlo con la tabla de tamaños',
    tools: 'Saberlo por las herramientas que usa',
    count: 'Contarlas desde un archivo de clientes',
    loading: 'Cargando...',
    failed: 'Esta parte no se pudo cargar. Cargue la página de nuevo, o responda sin ella.',
    seen: (names) => `Una prueba de su sitio vio ${names}. Vea primero qué significa.`,
    inferred: {
      size: 'Calculado con la tabla de tamaños',
      tools: 'Deducido de sus herramientas',
      count: 'Contado desde su archivo',
      profile: 'Del perfil de su empresa',
    },
  },
  review: {
    title: 'Revise sus respuestas',
    lede: 'Vea el resultado ahora, o cambie antes una respuesta.',
    change: (what) => `Cambiar: ${what}`,
    changeShort: 'Cambiar',
    see: 'Ver el resultado',
    states: 'Estados',
    total: 'Personas en todos los estados',
    missing: 'Sin respuesta',
    skipped: 'Sus respuestas deciden las otras preguntas, así que no las hacemos.',
  },
};
