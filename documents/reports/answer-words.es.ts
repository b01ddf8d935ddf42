/** The same in Spanish, for the owner's pages. */
import { capital } from '#text/case.ts';
import { list } from '#text/english.es.ts';
import { inFigures } from '#text/figures.es.ts';
import { stateNameIn, type StateCode } from '#law/codes.ts';
import type * as english from './answer-words.ts';
import { percent } from './answer-words.ts';

export { percent };

const MARKS = { boolean: ['', ''], count: ['', ''], money: ['$', ''], percent: ['', '%'] } as const;

export const answerText: typeof english.answerText = (value, type) => {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  const [before, after] = MARKS[type];
  const figure = (number: number) => before + inFigures(number) + after;
  if (typeof value === 'number') return figure(value);
  if (!Number.isFinite(value.most)) return `${figure(value.least)} o más`;
  return `de ${figure(value.least)} a ${figure(value.most)}`;
};

/** "Delaware, Iowa y Texas" */
export const stateNames: typeof english.stateNames = (codes) =>
  list(codes.map((code) => stateNameIn('es', code as StateCode)));

export const hours: typeof english.hours = (count) => `${count} ${count === 1 ? 'hora' : 'horas'}`;

const PRIORITIES = { 1: 'Prioridad alta', 2: 'Prioridad media', 3: 'Prioridad baja' } as const;

export const priorityName: typeof english.priorityName = (priority) =>
  // the English names are the type; they are shown, never compared
  PRIORITIES[priority] as unknown as ReturnType<typeof english.priorityName>;

export const DUE_DAYS =
  'Los plazos de las tareas son metas que ponemos para su plan. Una ley obliga desde su primer día.';

const RISKS: Readonly<Record<string, string>> = {
  LOW: 'Bajo',
  MEDIUM: 'Medio',
  HIGH: 'Alto',
  CRITICAL: 'Crítico',
};

export const standingRows: typeof english.standingRows = ({
  provisional,
  overallScore,
  riskLevel,
  riskReason,
}) =>
  provisional
    ? [
        [
          'Puntuación y riesgo',
          'Aún no se sabe: faltan respuestas que deciden qué leyes se aplican.',
        ],
      ]
    : [
        ['Puntuación', percent(overallScore)],
        ['Riesgo', `${RISKS[riskLevel] ?? capital(riskLevel.toLowerCase())}. ${riskReason}`],
      ];

export const SCORE_IS =
  'La puntuación es la parte de las obligaciones listadas que usted marcó como hechas. No certifica el cumplimiento.';
