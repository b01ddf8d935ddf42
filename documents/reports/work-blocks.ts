/** The work of a business in its report: what is to do, and what is done. */
import { stateName } from '#law/codes.ts';
import { heading, paragraph } from '#documents/tree/tree.ts';
import type { Block, Text } from '#documents/tree/tree.ts';
import type { Task } from '#engine/tasks/tasks.ts';
import { longDate } from '#text/english.ts';
import { DUE_DAYS, hours, priorityName } from './answer-words.ts';

export function workBlocks(tasks: readonly Task[]): Block[] {
  const open = tasks.filter(({ status, advice }) => status === 'open' && !advice);
  const done = tasks.filter(({ status }) => status !== 'open');
  return [
    heading(1, 'What to do'),
    paragraph(open.length === 0 ? 'Nothing is open.' : DUE_DAYS),
    ...([1, 2, 3] as const).flatMap((priority): Block[] => {
      const own = open.filter((task) => task.priority === priority);
      return own.length === 0 ? [] : [heading(2, priorityName(priority)), ...openTable(own)];
    }),
    ...(done.length === 0 ? [] : [heading(1, 'What is done'), doneTable(done)]),
  ];
}

const sections = ({ cites }: Task) =>
  cites.map(({ stateId, cite }) => `${stateName(stateId)}: ${cite}`).join('\n');

const OWED = { owed: '', 'may be owed': ' May be owed.', 'coming up': ' Coming up.' } as const;

function openTable(tasks: readonly Task[]): Block[] {
  // said once where an answer decides about all of them
  const all = tasks.length > 1 && tasks.every(({ owed }) => owed === 'may be owed');
  const rows = tasks.map((task): Text[] => [
    [{ strong: task.title }, all ? '' : OWED[task.owed], ` About ${hours(task.estimatedHours)}.`],
    [longDate(task.dueDate)],
    [{ cite: sections(task) }],
  ]);
  return [
    ...(all
      ? [paragraph('All of these may be owed: it depends on answers that are missing.')]
      : []),
    { kind: 'table', widths: [4, 2, 4], head: ['Task', 'Due', 'Sections'], rows },
  ];
}

/** What was marked done or not applicable: when, by whom, and with which note. */
export function doneTable(tasks: readonly Task[]): Block {
  const rows = tasks.map((task): Text[] => [
    [{ strong: task.title }, task.status === 'done' ? '' : `: ${task.status}`],
    [
      [task.doneOn === null ? '' : longDate(task.doneOn), task.doneBy ?? '']
        .filter(Boolean)
        .join('\n'),
    ],
    [task.note ?? 'No note.'],
  ]);
  return {
    kind: 'table',
    widths: [3, 2, 4],
    head: ['Task', 'When and by whom', 'Evidence or reason'],
    rows,
  };
}
