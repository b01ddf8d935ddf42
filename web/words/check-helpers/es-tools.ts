/** ¿Venden datos sus herramientas, o siguen a las personas con anuncios? */
import { contados, segun } from '#engine/explain/counted-es.ts';
import type { HelperWords } from './en.ts';

export const TOOLS_ES: HelperWords['tools'] = {
  seenTitle: 'Vistas en su sitio',
  seenHint: (hosts: string) => `Una prueba de ${hosts} vio estas. Marque las que usa.`,
  pickTitle: '¿Qué herramientas usa?',
  pickHint:
    'Marque todas las que ven datos de sus clientes o visitantes. Quien lleva su sitio web puede ayudarle.',
  search: 'Buscar herramientas',
  searchHint: 'Por nombre o por lo que hace. Por ejemplo: Meta, o chat.',
  found: (count) => contados(count, 'resultado', 'resultados'),
  nothing: 'No se encontró nada. Si la usa, téngala en cuenta al final.',
  most: 'Usadas por muchos',
  ticked: (count, said) =>
    segun(String(count), '1 herramienta marcada', `${said} herramientas marcadas`),
  categories: [
    'Anuncios',
    'Estadísticas web',
    'Correos y mensajes de texto',
    'Tienda en línea y sitio',
    'Pagos',
    'Soporte, chat, registros de clientes',
    'Reservas y eventos',
    'Oficina e IA',
    'Contabilidad, personal, contratación',
    'Reseñas',
    'Ventas por socios',
    'Corredores de datos y listas',
    'Envíos',
    'Formularios y encuestas',
    'Videos, mapas y otros insertados',
    'Teléfono y seguimiento de llamadas',
    'Etiquetas, plataformas de datos de clientes, automatización',
    'Alojamiento, seguridad, consentimiento',
    'Software de su sector',
  ],
  lookTitle: '¿Qué hacen sus herramientas con los datos?',
  lookHint:
    'Lo que decimos es un punto de partida, no un veredicto. Usted decide lo que está abierto. Deje abierto lo que no sabe.',
  nothingOpen: 'Nada que decidir aquí',
  nothingOpenHint:
    'Estas ven datos, pero es poco probable que los vendan o que sigan a las personas con anuncios.',
  sale: { likely: 'Venta: probable', possible: 'Venta: posible', unlikely: 'Venta: poco probable' },
  ads: {
    likely: 'Anuncios que siguen a las personas: probable',
    possible: 'Anuncios que siguen a las personas: posible',
    unlikely: 'Anuncios que siguen a las personas: poco probable',
  },
  roles: {
    processor: 'Trabaja para usted',
    'third party': 'Trabaja para sí misma',
    depends: 'Papel: vea el contrato',
  },
  toSwitch: 'Cómo limitarlo',
  limited: '¿Está limitado?',
  forEveryone: (done) => `Para todos: ${done}`,
  forOptOuts: 'Para quienes piden la exclusión',
  optOutsOnly:
    'Es lo debido donde la ley le exige respetar la exclusión. Para los demás sigue igual, así que no pone fin a una venta ni a esos anuncios.',
  onlyEnding:
    'Se puede limitar para quienes piden la exclusión. Para ponerle fin para todos, deje de usarla.',
  worksIn: (states, date) =>
    `Su ajuste funciona solo para personas en ${states}. Es la lista más nueva que hallamos, del ${date}.`,
  notIn: (states) =>
    `De sus estados, no están en esa lista: ${states}. Allí no cuente con ningún efecto.`,
  contract: 'Revise el contrato',
  confirmable: ['el nombre', 'el papel', 'lo que hace', 'el ajuste', 'el contrato'],
  read: (what, date) =>
    `Hallado en páginas del proveedor o de otros: ${what}. Leído el ${date}. El resto es conocimiento general, y los ajustes cambian.`,
  notRead: 'No revisado con el proveedor: es conocimiento general, y los ajustes cambian.',
  saleLikely: 'Es probable que esto sea una venta de datos. ¿La cuenta usted como venta?',
  salePossible:
    '¿Recibe usted algo de valor a cambio, o puede esa empresa usar los datos para sus propios fines?',
  adsLikely: 'Es probable que sean anuncios que siguen a las personas. ¿Los cuenta usted así?',
  adsPossible: '¿La usa para anuncios que siguen a las personas desde otros sitios y aplicaciones?',
  openLeft: (count, said) =>
    count === 0
      ? 'Todas las preguntas tienen respuesta.'
      : segun(
          String(count),
          '1 pregunta está abierta. Puede dejarla así.',
          `${said} preguntas están abiertas. Puede dejarlas así.`,
        ),
  restTitle: 'Más allá de la lista',
  complete: '¿Marcó todas las herramientas y empresas que ven datos de personas?',
  otherSale: '¿Vende, alquila o intercambia datos de personas de alguna otra forma?',
  otherAds: '¿Usa de alguna otra forma anuncios que siguen a las personas?',
  outsiders: '¿Alguna empresa externa maneja datos de personas para usted?',
  outsidersHint:
    'Por ejemplo, una herramienta de correos, almacenamiento en la nube o soporte técnico.',
  resultTitle: 'Lo que muestran sus herramientas',
  sells: 'Su empresa vende o intercambia datos personales',
  follows: 'Su empresa usa anuncios que siguen a las personas entre sitios',
  handles: 'Empresas externas manejan datos para usted',
  because: {
    tools: (names) => `Por ${names}.`,
    'other way': () => 'Usted lo dijo.',
    nothing: () => 'Ninguna herramienta lo hace, y usted dijo que no hay nada más.',
    'open tools': (names) => `Aún abierto: ${names}.`,
    incomplete: () => 'Puede haber herramientas que usted no marcó.',
    'other way open': () => 'Aún no sabe si hay algo más.',
  },
  noOutsiders: 'Usted dijo que ninguna empresa externa lo hace.',
  reminder:
    'En ventas y anuncios, el sí o el no viene de usted. Donde no se puede saber, la pregunta queda abierta.',
  use: 'Usar estas respuestas',
  how: (because) => `De su lista de herramientas. ${because}`,
};
