/**
 * A record to keep of where a business stands on a day: each law with its verdict, the sections and
 * the numbers that this rests on, and the version of the law data. One page where few states are
 * named.
 */
import type { Assessment } from '#engine/assessment/assessment.ts';
import type { StateResult } from '#engine/assessment/state-result.ts';
import { lookAgainWords, standWords } from '#engine/assessment/stand-english.ts';
import { longDate } from '#text/english.ts';
import { heading, paragraph } from '#documents/tree/tree.ts';
import type { Block, DocumentTree, Text } from '#documents/tree/tree.ts';
import { answerText } from './answer-words.ts';
import { ownFooter } from './report.ts';

/** The record of an assessment. Pure: same input, same document. */
export function standRecord(assessment: Assessment): DocumentTree {
  const { businessName, asOf, stand, applicableStates, otherStates } = assessment;
  return {
    title: `Where ${businessName} stands`,
    subtitle: `State privacy laws checked on ${longDate(asOf)}.`,
    subject: 'Record of a check',
    language: 'en',
    footer: ownFooter(assessment),
    blocks: [
      { kind: 'note', text: [standWords(stand)] },
      heading(1, 'The laws that were checked'),
      lawTable([...applicableStates, ...otherStates]),
      ...keepBlocks(assessment),
      ...numberBlocks(assessment),
      paragraph(lookAgainWords(stand)),
      paragraph(
        'This record says what Statewise worked out from these answers. It is no finding of an office.',
      ),
    ],
  };
}

/** Beside a verdict: the duties that stay with it, which are listed below. */
function staysText(duties: number): string {
  if (duties === 0) return '';
  return duties === 1 ? '\nbut one duty stays' : `\nbut ${duties} duties stay`;
}

function lawTable(states: readonly StateResult[]): Block {
  const rows = states.map(({ stateName, lawName, verdict, standing, because }): Text[] => [
    [{ strong: stateName }, `\n${lawName}`],
    [{ strong: verdict }, staysText(standing.length)],
    because.flatMap(({ text, cite }, at) => [at === 0 ? text : `\n${text}`, ' ', { cite }]),
  ]);
  return {
    kind: 'table',
    widths: [3, 2, 7],
    head: ['Law', 'Result', 'Why, with the section'],
    rows,
  };
}

function keepBlocks({ stand: { keep } }: Assessment): Block[] {
  if (keep.length === 0) return [];
  return [
    heading(1, 'To keep to'),
    {
      kind: 'list',
      ordered: false,
      items: keep.map(({ stateName, title, cite }): Text => [`${stateName}: ${title} `, { cite }]),
    },
  ];
}

/** What the owner said, in the answers and the profile; what follows from it is left out. */
function numberBlocks({ facts }: Assessment): Block[] {
  const said = facts.filter(({ source }) => source !== 'implied');
  if (said.length === 0) return [];
  return [
    heading(1, 'The answers and numbers that this rests on'),
    {
      kind: 'table',
      widths: [9, 3],
      head: ['Question', 'Answer'],
      rows: said.map(({ question, value, type }): Text[] => [
        [question],
        [answerText(value, type)],
      ]),
    },
  ];
}
