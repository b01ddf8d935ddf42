/** Cuenta personas por estado a partir de una lista. */
import { contados, personas, segun } from '#engine/explain/counted-es.ts';
import type { HelperWords } from './en.ts';

const filas = (said: string) => contados(said, 'fila', 'filas');

export const COUNT_ES: HelperWords['count'] = {
  pickTitle: 'Contar personas por estado',
  pickHint:
    'Elija una lista de clientes de su tienda, caja o herramienta de correos. Se lee aquí, en su propio dispositivo. No se envía nada, y solo se guardan los conteos.',
  file: 'Elegir un archivo CSV',
  drop: 'También puede soltar el archivo aquí.',
  which: '¿Qué archivo necesito?',
  sources: [
    [
      'Shopify',
      'Clientes, luego Exportar, luego “Todos los clientes” como archivo CSV. Los pedidos también sirven.',
    ],
    ['WooCommerce', 'Use un complemento de exportación: clientes o pedidos, como archivo CSV.'],
    [
      'Square',
      'Clientes, luego Directorio, luego Exportar. Las listas de ventas no tienen direcciones.',
    ],
    ['Stripe', 'Clientes o Pagos, luego Exportar, con todas las columnas.'],
    ['Mailchimp', 'Audiencia, luego Todos los contactos, luego Exportar.'],
  ],
  anySource:
    'Cualquier otro archivo CSV sirve si tiene una columna de correo o teléfono y una de estado o código postal.',
  reading: 'Leyendo su lista...',
  progress: (percent) => `${percent} leído`,
  columnsTitle: '¿Son estas las columnas correctas?',
  looksLike: (source) => `Esto parece una lista de ${source}.`,
  kinds: {
    payments: 'Sus filas parecen pagos.',
    orders: 'Sus filas parecen pedidos.',
    people: 'Cada fila parece una persona.',
  },
  who: 'Quién es',
  where: 'Dónde vive',
  else: 'Otras columnas',
  uses: {
    email: 'Correo electrónico',
    phone: 'Teléfono',
    shippingState: 'Estado (dirección de envío)',
    shippingZip: 'Código postal (dirección de envío)',
    shippingCountry: 'País (dirección de envío)',
    state: 'Estado',
    zip: 'Código postal',
    country: 'País',
    address: 'Dirección completa',
    date: 'Fecha',
    consent: 'Aceptó recibir marketing',
    account: 'Cuenta de cliente',
  },
  absent: 'No está en esta lista',
  placed: (placed, all) => `De las primeras filas (${all}) podemos ubicar ${placed}.`,
  nonePlaced: 'No podemos leer un estado en estas filas. Elija otra columna.',
  needWho: 'Elija una columna de correo o de teléfono.',
  needWhere: 'Elija una columna de estado, código postal o dirección.',
  count: 'Contar',
  resultTitle: (people) => `${personas(people)} en su lista`,
  files: 'Listas contadas',
  fileRows: (name, rows) => `${name}: ${filas(rows)}`,
  perState: 'Personas por estado',
  state: 'Estado',
  people: 'Personas',
  notOnlyPaid: 'Sin quienes solo pagaron',
  elsewhere: 'Otros lugares de EE. UU.',
  notPlaced: 'Estado desconocido',
  leftOut: 'Lo que no pudimos usar',
  none: 'Se usaron todas las filas.',
  unplaced: (people) =>
    `${personas(people)} no ${segun(people, 'tiene', 'tienen')} un estado ni un código postal que podamos leer.`,
  anonymous: (rows) =>
    `${filas(rows)} no ${segun(rows, 'tiene correo ni teléfono, así que no sabemos si es una persona nueva', 'tienen correo ni teléfono, así que no sabemos si son personas nuevas')}.`,
  abroad: (rows) => `${filas(rows)} ${segun(rows, 'es de otro país', 'son de otros países')}.`,
  moved: (people) =>
    `${personas(people)} ${segun(people, 'tiene', 'tienen')} direcciones en dos estados. Cada una cuenta una vez, en el primero.`,
  uneven: (rows, first) =>
    `${filas(rows)} ${segun(rows, 'tiene', 'tienen')} más celdas que la primera fila. Mire la fila ${first}: sus celdas pueden estar corridas.`,
  twice: 'Quien tiene dos correos, o un correo aquí y solo un teléfono allá, cuenta dos veces.',
  whoCounts: '¿Qué personas cuentan?',
  whoCountsHint:
    'Las leyes cuentan a las personas cuyos datos usted tuvo o usó en el año. Guardar un registro basta, así que los clientes viejos cuentan.',
  everybody: 'Todos los de la lista',
  onlyYear: (year) => `Solo filas de ${year}, y filas sin fecha`,
  yearNote: (other) => `${filas(other)} ${segun(other, 'es de otro año', 'son de otros años')}.`,
  undatedNote: (undated) => `${filas(undated)} no ${segun(undated, 'tiene', 'tienen')} fecha.`,
  paid: '¿Algunas personas solo pagaron?',
  paidHint: (people) =>
    `De ${personas(people)} no vemos cuenta ni suscripción, solo pagos o pedidos. Algunas leyes no cuentan a las personas cuyos datos usted usó para el pago y para nada más.`,
  paidYes: 'Sí, los usamos solo para el pago',
  paidNo:
    'No, también los usamos para hacer envíos, mandar correos, guardar registros o mostrar anuncios',
  all: '¿Son todas?',
  allHint:
    'Piense en lectores de su boletín, clientes potenciales, otras tiendas y visitantes del sitio a quienes sus herramientas distinguen. En la mayoría de los estados no cuente a su personal ni a quienes actúan por una empresa.',
  allYes: 'Sí, no tengo datos de nadie más',
  allNo: 'No, hay más personas',
  atLeast: (people) => `al menos ${people}`,
  between: (least, most) => `de ${least} a ${most}`,
  atMost: (people) => `como máximo ${people}`,
  unchosen: (states) => `En su lista, pero no entre sus estados: ${states}.`,
  gives: 'Lo que esto responde',
  givesNothing: 'Nada todavía para los estados que eligió.',
  addFile: 'Agregar otra lista',
  addHint: 'Una persona en ambas listas cuenta una vez.',
  use: 'Usar estos conteos',
  again: 'Elegir otro archivo',
  problemTitle: 'No pudimos leer esta lista',
  problems: {
    empty: 'El archivo está vacío. Exporte la lista de nuevo.',
    spreadsheet:
      'Esto es una hoja de cálculo o un archivo ZIP. Ábralo, guárdelo como “CSV” y elija el archivo nuevo.',
    'old spreadsheet':
      'Esto es un archivo de Excel. Ábralo, guárdelo como “CSV” y elija el archivo nuevo.',
    pdf: 'Esto es un PDF. Exporte la lista como archivo CSV.',
    'web page': 'Esto es una página web. Exporte la lista como archivo CSV.',
    json: 'Esto es un archivo JSON. Exporte la lista como archivo CSV.',
    zipped:
      'Este archivo está comprimido. Descomprímalo primero y elija el archivo CSV de adentro.',
    'picture or program': 'Este archivo no contiene texto. Exporte la lista como archivo CSV.',
    'no rows': 'El archivo no tiene filas. Exporte la lista de nuevo.',
    'only the first row':
      'El archivo tiene una primera fila y nada debajo. Exporte la lista de nuevo.',
    'no names':
      'La primera fila debe tener los nombres de las columnas. Agregue esa fila y elija el archivo de nuevo.',
    stopped: 'Su navegador no pudo leer el archivo. Elíjalo de nuevo.',
  },
  openQuote: (row) =>
    `La fila ${row} tiene una comilla que se abre y nunca se cierra. Corrija o borre esa fila.`,
  textAfterQuote: (row) =>
    `La fila ${row} tiene letras después de una comilla de cierre. Corrija o borre esa fila.`,
  tooLong: (row) =>
    `La fila ${row} es demasiado larga para ser una fila. Exporte la lista como archivo CSV.`,
  how: {
    number: (people, state) => `Contado en su lista: ${personas(people)} en ${state}.`,
    least: (people, state) =>
      `Contado en su lista: al menos ${personas(people)} en ${state}. Puede haber más.`,
    between: (least, most, state) =>
      `Contado en su lista: de ${least} a ${personas(most)} en ${state}.`,
  },
};
