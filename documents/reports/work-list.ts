/**
 * The checklist of one business as a document: each task with its steps and proof, and what was
 * done with its evidence.
 */
import { stateName } from '#law/codes.ts';
import type { Assessment } from '#engine/assessment/assessment.ts';
import { workWords } from '#engine/assessment/stand-english.ts';
import { longDate } from '#text/english.ts';
import type { Task } from '#engine/tasks/tasks.ts';
import { sentence } from './guide-scope.ts';
import { ownFooter } from './report.ts';
import { doneTable } from './work-blocks.ts';
import { DUE_DAYS, hours, priorityName, stateNames } from './answer-words.ts';
import { heading, paragraph } from '#documents/tree/tree.ts';
import type { Block, DocumentTree, Text } from '#documents/tree/tree.ts';

/**
 * The tasks of an assessment, open ones first, in the order of work. Pure: same input, same
 * document.
 */
export function workListDocument(assessment: Assessment): DocumentTree {
  const { businessName, asOf, tasks, stand } = assessment;
  const open = tasks.filter(({ status }) => status === 'open');
  const duties = open.filter(({ advice }) => !advice);
  const advice = open.filter((task) => task.advice);
  const done = tasks.filter(({ status }) => status !== 'open');
  return {
    title: `Privacy checklist: ${businessName}`,
    subtitle: `As of ${longDate(asOf)}. ${workWords(stand.work) || 'No task is open.'} ${stand.work.done + stand.work.notApplicable} settled.`,
    subject: 'Privacy checklist',
    language: 'en',
    footer: ownFooter(assessment),
    contents: true,
    blocks: [
      paragraph(
        'Tick a line when you hold the proof named under it, and note where the proof is kept. ',
        DUE_DAYS,
      ),
      ...([1, 2, 3] as const).flatMap((priority) =>
        group(
          priorityName(priority),
          duties.filter((task) => task.priority === priority),
        ),
      ),
      ...group('Good practice, not a duty', advice),
      ...(done.length === 0 ? [] : [heading(1, 'Settled'), doneTable(done)]),
      { kind: 'signature', who: 'for the business' },
    ],
  };
}

const group = (title: string, tasks: readonly Task[]): Block[] =>
  tasks.length === 0 ? [] : [heading(1, title), ...tasks.flatMap(taskBlocks)];

function taskBlocks(task: Task): Block[] {
  const terms = task.terms.map(({ stateId, text }) => `${stateName(stateId)}: ${sentence(text)}`);
  const maybe = task.owed === 'may be owed' ? ' It may be owed: an answer is missing.' : '';
  return [
    heading(2, task.title),
    paragraph(
      `${task.description} `,
      {
        strong: `Due ${longDate(task.dueDate)}.`,
      },
      ` About ${hours(task.estimatedHours)}. For ${stateNames(task.stateIds)}.${maybe}`,
    ),
    {
      kind: 'checklist',
      items: [
        ...task.steps.map((step): { text: Text; note: Text } => ({ text: [step], note: [] })),
        {
          text: [{ strong: 'Proof: ' }, sentence(task.evidence)],
          note: [`Kept at: ${'_'.repeat(40)}`],
        },
      ],
    },
    ...(terms.length === 0 ? [] : [paragraph(terms.join(' '))]),
    paragraph({
      cite: task.cites.map(({ stateId, cite }) => `${stateName(stateId)}: ${cite}`).join('; '),
    }),
  ];
}
