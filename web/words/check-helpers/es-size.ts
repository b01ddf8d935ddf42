/** ¿Es pequeña la empresa según las reglas federales (SBA)? */
import { contados, personas } from '#engine/explain/counted-es.ts';
import type { HelperWords } from './en.ts';

export const SIZE_ES: HelperWords['size'] = {
  findTitle: '¿Qué hace su negocio?',
  findHint:
    'Elija lo que le da la mayor parte del dinero. Cada sector tiene su propio límite de tamaño.',
  search: 'Buscar por palabra o código',
  searchHint: 'Por ejemplo: panadería, o 311811. Los títulos oficiales están en inglés.',
  found: (count, all) =>
    all
      ? contados(count, 'resultado', 'resultados')
      : `${contados(count, 'resultado', 'resultados')}. Agregue una palabra para ver menos.`,
  nothing: 'No se encontró nada. Pruebe otra palabra o elija su sector abajo.',
  oldCode:
    'Este código no está en la lista de 2022, que es la que usan las reglas. Busque por palabra.',
  fields: 'O elija su sector',
  chooseField: 'Elija uno',
  lines: 'Elija su actividad',
  code: (code) => `Código ${code}`,
  upTo: (limit) => `Pequeña hasta ${limit}`,
  noLimit: 'No hay límite fijado',
  chooseLine: 'Elija su actividad.',
  partTitle: '¿Alguno de estos le queda mejor?',
  partHint: 'Algunas partes de esta actividad tienen su propio límite.',
  partMain: 'No, ninguno de estos',
  choosePart: 'Elija lo que corresponda, o “No sé”.',
  tiesTitle: '¿Está su negocio ligado a otras empresas?',
  tiesHint:
    'Diga que sí si usted es dueño de otra empresa o la controla, si otra es dueña de la suya o la controla, o si las mismas personas llevan ambas. La mitad de las acciones basta; a veces, menos. Las reglas las cuentan todas como una sola.',
  tiesYes: 'Sí, y puedo sumar sus cifras a las mías',
  tiesNo: 'No, es independiente',
  chooseTies: 'Elija sí, no o “No sé”.',
  receiptsTitle: '¿Cuánto dinero entra cada año?',
  receiptsHint:
    'Tome el ingreso total más el costo de los bienes vendidos de sus declaraciones de impuestos. No incluya el impuesto de ventas que usted entrega. Las reglas usan el promedio de sus últimos cinco años fiscales.',
  way: '¿Cómo quiere darlo?',
  ways: {
    average: 'Como promedio de un año',
    total: 'Como suma de los últimos cinco años fiscales',
    young: 'Tenemos menos de cinco años fiscales completos',
  },
  average: 'Promedio al año',
  total: 'Suma de los últimos cinco años fiscales',
  soFar: 'Todo el dinero que ha entrado hasta ahora',
  weeks: 'Semanas en el negocio',
  weeksHint: 'Las reglas dividen entre sus semanas en el negocio y multiplican por 52.',
  employeesTitle: '¿Cuántas personas trabajan para usted?',
  employeesHint:
    'Cuente a las personas en cada día de pago de los últimos 24 meses y saque el promedio. Cada persona de tiempo parcial o temporal cuenta como una. ¿Tiene menos de 24 meses? Tome los días de pago que haya tenido.',
  employees: 'Personas en promedio',
  assetsTitle: '¿De cuánto son sus activos totales?',
  assetsHint: 'Tome el promedio de los cuatro informes trimestrales (call reports) del año pasado.',
  assets: 'Activos totales',
  withTies: 'Sume las cifras de las empresas ligadas a la suya.',
  needFigure: 'Escriba un número, o elija “No sé la cifra”.',
  needWeeks: 'Escriba el número de semanas, 1 o más.',
  unknownFigure: 'No sé la cifra',
  show: 'Ver el resultado',
  small: 'Su negocio es una pequeña empresa según las reglas federales.',
  notSmall: 'Su negocio no es una pequeña empresa según las reglas federales.',
  open: 'Aún no se puede saber.',
  below: (margin, limit) => `${margin} por debajo del límite de ${limit}`,
  over: (margin, limit) => `${margin} por encima del límite de ${limit}`,
  exact: (limit) => `Justo en el límite de ${limit}, que todavía cuenta como pequeña`,
  near: 'Está a menos del 10% del límite. Revise la cifra con sus libros o su contador antes de confiar en ella, y otra vez cada año.',
  why: {
    affiliates:
      'Su propia cifra está dentro del límite. Pero quizá haya que sumar a las empresas ligadas a la suya. Averigüe quién es dueño de quién o lo controla, y luego vuelva.',
    'no figure': 'Sin la cifra no podemos comparar. Sus libros o su contador se la pueden decir.',
    'which industry':
      'Depende de qué parte de su actividad le corresponde. Pregunte a la SBA o a un asesor.',
    'no standard':
      'Las reglas no fijan un límite para esta actividad. Pregunte a un abogado antes de contarse como pequeña empresa.',
  },
  yourLine: 'Su actividad',
  yourLimit: 'El límite',
  yourFigure: 'Su cifra',
  change: 'Cambiar',
  rules: 'Las reglas',
  standing: (date) => `Los límites son los del ${date}.`,
  pending: (date, count, cite) =>
    `El ${date} la SBA propuso subir ${contados(count, 'límite', 'límites')} en dinero (${cite}). Eso aún no era ley. Revise de nuevo si está cerca. Nebraska puede conservar los límites viejos: su ley lee la ley federal como estaba el 1 de enero de 2024.`,
  use: 'Usar esta respuesta',
  limits: {
    receipts: (amount) => `${amount} al año`,
    employees: (count) => personas(count),
    assets: (amount) => `${amount} en activos`,
  },
  amounts: {
    receipts: (amount) => `${amount} al año`,
    employees: (count) => personas(count),
    assets: (amount) => `${amount} en activos`,
  },
  how: (line, code, result) => `Su actividad es ${line} (código ${code}). ${result}.`,
  howOpen: (line, why) => `Su actividad es ${line}. ${why}`,
};
