/**
 * The assessment of one business as a document: verdicts and reasons, score, work, dates and
 * sources.
 */
import type { Assessment } from '#engine/assessment/assessment.ts';
import { longDate } from '#text/english.ts';
import { standWords, workWords } from '#engine/assessment/stand-english.ts';
import type { ScoredState, StateResult } from '#engine/assessment/state-result.ts';
import type { Upcoming } from '#engine/duties/upcoming.ts';
import { DISCLAIMER } from './guide.ts';
import { sentence } from './guide-scope.ts';
import { answerText, percent, SCORE_IS, standingRows, stateNames } from './answer-words.ts';
import { bullets, heading, paragraph } from '#documents/tree/tree.ts';
import type { Block, DocumentTree, Text } from '#documents/tree/tree.ts';
import { workBlocks } from './work-blocks.ts';

/**
 * The report of an assessment, with the coming changes of the same business. Pure: same input, same
 * document.
 */
export function reportDocument(assessment: Assessment, coming: readonly Upcoming[]): DocumentTree {
  const { businessName, asOf } = assessment;
  return {
    title: `Privacy assessment: ${businessName}`,
    subtitle: `Which state privacy laws bind it, what is done and what is left, as of ${longDate(asOf)}.`,
    subject: 'Privacy assessment',
    language: 'en',
    footer: ownFooter(assessment),
    contents: true,
    blocks: [
      { kind: 'note', text: [assessment.headline] },
      heading(1, 'At a glance'),
      glance(assessment),
      paragraph(SCORE_IS),
      ...applyingBlocks(assessment.applicableStates),
      ...otherBlocks(assessment.otherStates),
      ...workBlocks(assessment.tasks),
      ...openBlocks(assessment),
      ...comingBlocks(coming),
      ...readBlocks(assessment.applicableStates),
      ...factBlocks(assessment),
      paragraph(
        `${DISCLAIMER} Read the sections, and ask a qualified lawyer before a decision that matters.`,
      ),
    ],
  };
}

/** The footer of an owner's document: the day, and the version of the law data. */
export const ownFooter = (of: Pick<Assessment, 'asOf' | 'lawCheckedTo' | 'lawDataHash'>) =>
  `${longDate(of.asOf)}. Law checked to ${longDate(of.lawCheckedTo)}. Law data ${of.lawDataHash.slice(0, 12)}. ${DISCLAIMER}`;

function glance(assessment: Assessment): Block {
  const { nextDue, work } = assessment.stand;
  const rows: [string, string][] = [
    ...standingRows(assessment),
    [
      'Laws that apply or may apply',
      stateNames(assessment.applicableStates.map(({ stateId }) => stateId)) || 'None',
    ],
    ['Where it stands', standWords(assessment.stand)],
    ['Open tasks', workWords(work) || 'None'],
    ['Next due date', nextDue === null ? 'None' : longDate(nextDue)],
    ['Law checked to', longDate(assessment.lawCheckedTo)],
  ];
  return {
    kind: 'table',
    widths: [2, 5],
    head: ['Point', 'Result'],
    rows: rows.map(([point, result]): Text[] => [[{ strong: point }], [result]]),
  };
}

function applyingBlocks(states: readonly ScoredState[]): Block[] {
  return [
    heading(1, 'The laws that apply or may apply'),
    ...(states.length === 0 ? [paragraph('On your answers no law with a size test applies.')] : []),
    ...states.flatMap((state): Block[] => [
      heading(2, `${state.stateName}: ${state.verdict}`),
      paragraph({ strong: state.lawName }, `. ${state.headline}`),
      bullets(...state.because.map(({ text, cite }): Text => [`${text} `, { cite }])),
      paragraph(
        `Duties marked done: ${state.requirementsMet} of ${state.totalRequirements} (${percent(state.score)}).`,
        state.provisional ? ' This counts only if the law applies.' : '',
      ),
      ...doubtBlocks(state),
    ]),
  ];
}

function doubtBlocks({ because }: StateResult): Block[] {
  const doubts = [...new Set(because.flatMap((reason) => reason.doubts))];
  return doubts.length > 0
    ? [paragraph('In doubt:'), bullets(...doubts.map((doubt): Text => [doubt]))]
    : [];
}

/** Exemptions that no answer settles: they are long, so they come after the work. */
function readBlocks(states: readonly StateResult[]): Block[] {
  const some = states.filter(({ toRead }) => toRead.length > 0);
  if (some.length === 0) return [];
  return [
    heading(1, 'Exemptions to read'),
    paragraph('No answer settles these. Read them and judge whether one is yours.'),
    ...some.flatMap(({ stateName: name, toRead }): Block[] => [
      heading(2, name),
      bullets(...toRead.map(({ text, cite }): Text => [`${sentence(text)} `, { cite }])),
    ]),
  ];
}

function otherBlocks(states: readonly StateResult[]): Block[] {
  if (states.length === 0) return [];
  const rows = states.map((state): Text[] => [
    [{ strong: state.stateName }, `: ${state.verdict}`],
    [state.headline],
    [{ cite: [...new Set(state.because.map(({ cite }) => cite))].join('; ') }],
  ]);
  const standing = states.flatMap((state) =>
    state.standing.map(({ title, cite }): Text => [`${state.stateName}: ${title} `, { cite }]),
  );
  return [
    heading(1, 'The laws that do not apply'),
    { kind: 'table', widths: [2, 4, 2], head: ['State', 'Why', 'Section'], rows },
    ...(standing.length > 0
      ? [
          paragraph('These duties stay, although the law does not apply as a whole:'),
          bullets(...standing),
        ]
      : []),
  ];
}

function openBlocks({ questions, clashes }: Assessment): Block[] {
  const asked = questions.filter(({ standing }) => standing !== 'assumed');
  const assumed = questions.filter(({ standing }) => standing === 'assumed');
  const line = ({ question, states }: Assessment['questions'][number]): Text => [
    `${question} (${stateNames(states)})`,
  ];
  return [
    ...(asked.length + assumed.length > 0 ? [heading(1, 'Answers still missing')] : []),
    ...(asked.length === 0
      ? []
      : [paragraph('Each would make the result surer:'), bullets(...asked.map(line))]),
    ...(assumed.length === 0
      ? []
      : [paragraph('Not asked yet, and counted as no:'), bullets(...assumed.map(line))]),
    ...(clashes.length === 0
      ? []
      : [
          heading(1, 'Answers that do not fit together'),
          bullets(...clashes.map(({ text }): Text => [text])),
        ]),
  ];
}

function comingBlocks(coming: readonly Upcoming[]): Block[] {
  if (coming.length === 0) return [];
  const rows = coming.map((change): Text[] => [
    [longDate(change.date)],
    [
      { strong: change.stateName },
      `. ${change.changes.map(({ text }) => text).join('\n')}\n${change.meaning}`,
    ],
    [{ cite: [...new Set(change.changes.map(({ cite }) => cite))].join('\n') }],
  ]);
  return [
    heading(1, 'What changes next'),
    { kind: 'table', widths: [2, 5, 3], head: ['Date', 'What', 'Section'], rows },
  ];
}

const SOURCES = {
  answer: 'You told us',
  profile: 'From your profile',
  implied: 'Follows from your answers',
} as const;

function factBlocks({ facts }: Assessment): Block[] {
  if (facts.length === 0) return [];
  const rows = facts.map((fact): Text[] => [
    [fact.question],
    [answerText(fact.value, fact.type)],
    [SOURCES[fact.source]],
  ]);
  return [
    heading(1, 'The answers that this rests on'),
    { kind: 'table', widths: [5, 2, 2], head: ['Question', 'Answer', 'From'], rows },
  ];
}
