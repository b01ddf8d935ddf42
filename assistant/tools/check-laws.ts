/** Which laws bind a business: the engine's own verdict, with each reason's section. */
import { z } from 'zod';
import { weigh, type WeighedLaw } from '#engine/rules/applicability.ts';
import { unlessGuessed } from '#engine/verdict/past-day.ts';
import { type Reason, type Verdict, verdictOf } from '#engine/verdict/verdict.ts';
import type { LawRecord } from '#law/schema.ts';
import { notesOn } from '#law/earlier-law.server.ts';
import {
  BUSINESS,
  closedFactsIn,
  INDEX,
  lawsAsked,
  question,
  questionOf,
  unlikelyIn,
} from '../facts.ts';
import { COMMON } from '../reply.ts';
import { toolOf } from '../tool.ts';

const said = z.strictObject({ text: z.string(), citation: z.string() });

const verdict = z.strictObject({
  state: z.string(),
  verdict: z.enum([
    'applies',
    'applies in part',
    'does not apply',
    'exempt',
    'cannot tell',
    'not in force yet',
  ]),
  then: z.string().optional().describe('for a law not in force yet: what it will be'),
  because: z.array(
    said.extend({
      kind: z.enum(['prong', 'exemption', 'effective']),
      holds: z.boolean().nullable().describe('null: not yet known'),
    }),
  ),
  settled_by: z
    .array(z.array(z.string()))
    .describe('each list: facts that together would settle it, the smallest list first'),
  ask: z.array(question).describe('the questions of the first of these lists'),
  assuming: z.array(z.string()),
  owed_anyway: z.array(said),
  part_only: z
    .string()
    .optional()
    .describe('with "cannot tell": the law as a whole does not apply, and which part is open'),
  caution: z.string().optional(),
});

const citeOf = (law: LawRecord, { kind, id }: Pick<Reason, 'kind' | 'id'>) =>
  `${law.state}/${kind}/${id}`;

/**
 * Where no test of the law as a whole is met and only a part with a reach of its own is open,
 * "cannot tell" alone reads as if the whole law were. Such a part may stand in another act.
 */
function partOnly({ law, F, verdict: kind, limited, full }: WeighedLaw) {
  if (kind !== 'cannot tell' || F !== false) return { text: undefined, cites: [] };
  const open = limited.filter(({ holds }) => holds !== false).map(({ of }) => of);
  const id = (prong: { id: string }) => `${law.state}/prong/${prong.id}`;
  const parts = open.map(
    (prong) => `${prong.label} (${prong.cite}). ${prong.note ?? ''} [${id(prong)}]`,
  );
  const cites = [...full.map(({ of }) => id(of)), ...open.map(id)];
  const none = full.map(({ of }) => `[${id(of)}]`).join(' ');
  const text = `The ${law.law.name} as a whole does not apply: none of its tests is met ${none}. Open is only: ${parts.join(' ')}`;
  return { text, cites };
}

function shown(law: LawRecord, weighed: WeighedLaw, found: Verdict) {
  const notes = notesOn(law, found.asOf);
  const caution = notes.map(({ id, text }) => `${text} [${id}]`).join(' ');
  const { text: part } = partOnly(weighed);
  const told = [found.caution ?? '', caution].filter((each) => each !== '').join(' ');
  return {
    state: law.state,
    verdict: unlessGuessed(found.verdict, notes, weighed.facts),
    ...(found.then ? { then: unlessGuessed(found.then, notes, weighed.facts) } : {}),
    because: found.because.map((reason) => ({
      kind: reason.kind,
      text: reason.label,
      holds: reason.holds ?? null,
      citation: citeOf(law, reason),
    })),
    settled_by: found.settledBy.map((set) => [...set]),
    ask: (found.settledBy[0] ?? []).map((fact) => questionOf(fact, law)),
    assuming: [...found.assuming],
    owed_anyway: found.standing.map(({ id, title }) => ({
      text: title,
      citation: `${law.state}/duty/${id}`,
    })),
    ...(part === undefined ? {} : { part_only: part }),
    ...(told === '' ? {} : { caution: told }),
  };
}

const HOLDS = new Map<boolean | null, string>([
  [true, 'met'],
  [false, 'not met'],
  [null, 'open'],
]);

function linesOf(law: LawRecord, one: ReturnType<typeof shown>): string[] {
  const reasons = one.because
    .slice(0, 2)
    .map(({ text, holds, citation }) => `${HOLDS.get(holds)}: ${text} [${citation}]`);
  const more = one.because.length > 2 ? ` (${one.because.length - 2} more reasons)` : '';
  const ask = one.ask.map((each) => `ask ${each.fact}: ${each.question} (${each.unit})`);
  return [
    `${law.name}: ${one.verdict}${one.then ? `, then ${one.then}` : ''}. ${reasons.join('; ')}${more}`,
    ...ask.map((line) => `  ${law.state} ${line}`),
    ...[one.part_only, one.caution].flatMap((each) => (each === undefined ? [] : [`  ${each}`])),
  ];
}

export const CHECK_LAWS = toolOf({
  name: 'check_laws',
  title: 'Check which state privacy laws apply',
  description:
    'Decides for each state named whether its consumer privacy law applies to a business on a day: applies, applies in part, does not apply, exempt, cannot tell, or not in force yet, with the tests that decided and their sections. "cannot tell" comes with the questions that would settle it: ask the owner these, and call again. Do not guess numbers.',
  input: z.strictObject(BUSINESS),
  output: z.strictObject({
    laws: z.array(verdict),
    not_on_record: z.array(z.string()),
    ...COMMON,
  }),
  answer: (given, day) => {
    const { laws, none } = lawsAsked(given.states);
    const weighed = laws.map((law) => weigh(law, closedFactsIn(law.state, given), day, INDEX));
    const decided = weighed.map((one) => verdictOf(one, day, INDEX));
    const all = weighed.map((one, at) => shown(one.law, one, decided[at] as Verdict));
    return {
      data: { laws: all, not_on_record: none },
      lines: laws.flatMap((law, at) => linesOf(law, all[at] as ReturnType<typeof shown>)),
      cites: [
        ...all.flatMap((one) =>
          [...one.because, ...one.owed_anyway].map(({ citation }) => citation),
        ),
        ...laws.flatMap((law) => notesOn(law, day).map(({ id }) => id)),
        ...weighed.flatMap((one) => partOnly(one).cites),
      ],
      doubts: unlikelyIn(laws, given),
      assumed: [...new Set(decided.flatMap(({ assuming }) => assuming))],
      laws,
    };
  },
  asks: ({ data }) => {
    const laws = data['laws'] as ReturnType<typeof shown>[];
    return laws.find(({ settled_by: [first] }) => first?.length === 1)?.ask[0];
  },
});
