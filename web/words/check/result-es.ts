/** The result of the check in Spanish: no part of the first load. */
import { STATES } from '#law/codes.ts';
import { contados, segun } from '#engine/explain/counted-es.ts';
import type { ResultWords } from './words.ts';
import { dollars } from '#text/figures.ts';

export const RESULT_ES: ResultWords = {
  title: 'Su resultado',
  edit: 'Cambiar una respuesta',
  restart: 'Empezar de nuevo',
  asOf: (date) => `La ley al ${date}.`,
  pickDay: 'Mostrar la ley al',
  today: (date) => `Hoy, ${date}`,
  owed: (n) =>
    `De esta ley, su empresa debe cumplir ${segun(String(n), 'una obligación', `${n} obligaciones`)}:`,
  outside: 'Lo que esta ley no cubre en una organización como la suya:',
  show: 'Mostrar',
  headroom: (value, limit) => `${value} de ${limit}`,
  over: (value, limit) => `${value}, el límite es ${limit}`,
  answer: 'Responder esta pregunta',
  would: (yes, no) => `Si responde que sí: ${yes}. Si responde que no: ${no}.`,
  words: {
    applies: 'Se aplica',
    'applies in part': 'Se aplica en parte',
    'does not apply': 'No se aplica',
    exempt: 'Exenta',
    'not in force yet': 'Aún no está vigente',
    'cannot tell': 'Aún no se puede saber',
  },
  staying: (n) => segun(String(n), 'queda una obligación', `quedan ${n} obligaciones`),
  starts: (date) => `Empieza el ${date}`,
  assumed: 'Contado como no hasta que usted diga otra cosa',
  doubts: 'Lo que no sabemos con certeza',
  notRead: 'Hemos leído lo que otros escriben de esta regla, no sus palabras:',
  caution: 'Puede que a nuestros datos les falte la condición vigente ese día.',
  others: (n) => contados(String(n), 'ley más', 'leyes más'),
  othersWhy: 'No nombró clientes en esos estados, así que no las evaluamos.',
  nobody: `No nombró ninguno de los ${STATES.length} estados con una ley general de privacidad, así que no evaluamos esas leyes.`,
  changes: 'Lo que cambia para su empresa',
  noChanges:
    'No conocemos ninguna fecha que cambie cuáles de estas leyes obligan a su empresa. Las guías dan las demás fechas.',
  change: (before, after) => `Hasta entonces: ${before}. Desde ese día: ${after}.`,
  same: (word) => `El resultado sigue igual: ${word}.`,
  fromDay: (date, word) => `Desde el ${date}: ${word}.`,
  comingBinds: (date, names, several) =>
    `Desde el ${date}, ${several ? 'le obligan las leyes' : 'le obliga la ley'} de ${names}.`,
  comingMay: (date, names, several) =>
    `Desde el ${date}, ${several ? 'pueden obligarle las leyes' : 'puede obligarle la ley'} de ${names}.`,
  registers: 'Regístrese ante el estado si es su caso',
  fee: (usd) => `Tarifa: ${dollars(usd)} al año.`,
  feeUnknown: 'Pregunte la tarifa a la oficina.',
  first: (n) =>
    n === 1 ? 'Haga esto primero' : `Haga primero estas ${n === 2 ? 'dos' : 'tres'} tareas`,
  target: (date) => `Meta: ${date}`,
  owedFrom: (date) => `La ley lo exige desde el ${date}`,
  moreDuties: (n) =>
    segun(String(n), 'Después viene una obligación más.', `Después vienen ${n} obligaciones más.`),
  targets: 'Estas metas las fijamos nosotros, no la ley.',
  next: 'Qué hacer ahora',
  guide: (name) => `Guía de ${name} (en inglés)`,
  copy: 'Copiar enlace',
  copied: 'Enlace copiado.',
  copyFailed: 'Copie la dirección de arriba de su navegador.',
  print: 'Imprimir',
  private:
    'Sus respuestas están solo en la dirección de esta página. Quien reciba el enlace puede verlas.',
  notAdvice: 'Orientación general, no asesoría legal.',
  more: (n) => segun(String(n), 'Otra de sus condiciones', `Otras ${n} de sus condiciones`),
  why: 'Por qué',
  state: 'Estado por estado',
  waits: 'Falta saber',
};
