/** Laws side by side: only the points on which they differ, each with its entry. */
import { z } from 'zod';
import { comparedState, POINTS, type PointKey } from '#engine/compare/compare.ts';
import { counts } from '#engine/rules/truth.ts';
import type { LawRecord } from '#law/schema.ts';
import { asOf, lawsAsked, stateLetters } from '../facts.ts';
import { COMMON, WrongArgument } from '../reply.ts';
import { toolOf } from '../tool.ts';

const POINT_KEYS = Object.keys(POINTS) as PointKey[];

/** The tests of a reach that count on a day; before the law's first day, those of that day. */
const prongs = (law: LawRecord, day: string, reach: 'full' | 'limited') =>
  law.applicability.prongs
    .filter((prong) => prong.reach === reach && counts(prong, latest(day, law.effective)))
    .map(({ id }) => `prong/${id}`);

const latest = (one: string, other: string) => (one < other ? other : one);

/** The entries that say more of a point; where no right is on record, the law itself. */
function entriesFor(law: LawRecord, point: PointKey, day: string): string[] {
  const own = ((): string[] => {
    if (point === 'effective') return ['effective/effective'];
    if (point === 'consumers' || point === 'revenue') return prongs(law, day, 'full');
    if (point === 'limited') return prongs(law, day, 'limited');
    if (point === 'correct' || point === 'portability')
      return law.rights.filter(({ id }) => id === point).map(() => `right/${point}`);
    return RULES[point] === undefined ? [] : [`rule/${RULES[point]}`];
  })();
  return (own.length > 0 ? own : ['law/name']).map((id) => `${law.state}/${id}`);
}

const RULES: Partial<Record<PointKey, string>> = {
  penalty: 'penalty',
  enforcer: 'enforcer',
  suits: 'suits',
  cure: 'cure',
  respond: 'requests',
  appeal: 'requests',
  signal: 'optOutSignal',
  sensitive: 'sensitiveData',
  minors: 'minors',
  assessments: 'assessments',
};

export const COMPARE_LAWS = toolOf({
  name: 'compare_laws',
  title: 'Compare state privacy laws',
  description:
    'Puts two to four state privacy laws side by side on a day and gives only the points on which they differ: who is covered, penalties, time to fix, time to answer, opt-out signals, sensitive data, minors, assessments, who enforces. Each cell has its section and the ids of the entries behind it.',
  input: z.strictObject({
    states: z.array(stateLetters).min(2).max(4),
    topics: z.array(z.enum(POINT_KEYS)).min(1).optional().describe('left out: all'),
    as_of: asOf,
  }),
  output: z.strictObject({
    differs: z.array(
      z.strictObject({
        topic: z.string(),
        name: z.string(),
        cells: z.array(
          z.strictObject({
            state: z.string(),
            text: z.string(),
            detail: z.string(),
            cite: z.string(),
            citation: z.string(),
            more: z.array(z.string()).describe('further entries of the same point'),
          }),
        ),
      }),
    ),
    same: z.array(z.string()).describe('topics on which all of them say the same'),
    not_on_record: z.array(z.string()),
    ...COMMON,
  }),
  answer: ({ states, topics = POINT_KEYS }, day) => {
    const { laws, none } = lawsAsked(states);
    if (laws.length < 2)
      throw new WrongArgument(
        'Name two states or more that have a law on record; about lists them.',
      );
    const compared = laws.map((law) => comparedState(law, day));
    const rows = POINT_KEYS.filter((point) => topics.includes(point)).map((topic) => ({
      topic,
      name: POINTS[topic],
      cells: compared.map(({ state, points: { [topic]: cell } }, at) => {
        const [citation = '', ...more] = entriesFor(laws[at] as LawRecord, topic, day);
        const { value, detail, cite } = cell;
        return { state, text: value, detail: detail.join(' '), cite, citation, more };
      }),
    }));
    const said = ({ text, detail }: { text: string; detail: string }) => `${text} ${detail}`;
    const alike = ({ cells }: (typeof rows)[number]) => new Set(cells.map(said)).size === 1;
    const differs = rows.filter((row) => !alike(row));
    const cells = differs.flatMap((row) => row.cells);
    return {
      data: {
        differs,
        same: rows.filter(alike).map(({ topic }) => topic),
        not_on_record: none,
      },
      lines: differs.flatMap(({ name, cells: own }) => [
        `${name}:`,
        ...own.map(({ state, text, citation }) => `  ${state}: ${text} [${citation}]`),
      ]),
      cites: cells.flatMap(({ citation, more }) => [citation, ...more]),
      laws,
    };
  },
});
