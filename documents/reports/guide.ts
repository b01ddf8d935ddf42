/** The compliance guide of a state as a document: from its record only, as of a day. */
import { smallLawsNear } from '#law/small-laws.ts';
import type { LawRecord, Requirement } from '#law/schema.ts';
import { CONDITIONAL, POINTS, comparedState } from '#engine/compare/compare.ts';
import type { PointKey } from '#engine/compare/compare.ts';
import type { DifferingPoint } from '#engine/compare/differences.ts';
import { longDate } from '#text/english.ts';
import { shortAnswer } from '#engine/explain/short-answer/short-answer-english.ts';
import { lastChange } from '#engine/verdict/change-days.ts';
import { hours } from './answer-words.ts';
import { appliesBlocks, differingBlocks, sentence, wordsBlocks } from './guide-scope.ts';
import { bullets, heading, paragraph } from '#documents/tree/tree.ts';
import type { Block, DocumentTree, Text } from '#documents/tree/tree.ts';

export const DISCLAIMER = 'General guidance, not legal advice.';
const PRIORITY = { 1: 'High Priority', 2: 'Medium Priority', 3: 'Low Priority' } as const;

/** The guide of a law from `asOf` to `until` (null: no change is on the calendar). */
export function guideDocument(
  law: LawRecord,
  asOf: string,
  until: string | null,
  differing: readonly DifferingPoint[],
): DocumentTree {
  const day = asOf < law.effective ? law.effective : asOf;
  return {
    title: `${law.name} compliance guide`,
    subtitle: law.law.name,
    subject: `${law.name} compliance guide`,
    language: 'en',
    footer: `${DISCLAIMER} Law checked to ${longDate(law.checkedTo)}.`,
    blocks: [
      { kind: 'note', text: [periodText(law, asOf, until)] },
      heading(1, 'Short answer'),
      ...answerBlocks(law, asOf),
      heading(1, 'At a glance'),
      glance(law, asOf),
      ...appliesBlocks(law, day),
      ...wordsBlocks(law),
      ...differingBlocks(differing),
      ...rightsBlocks(law),
      ...dutyBlocks(law, day),
      ...enforcementBlocks(law),
      ...smallLawBlocks(law),
      ...datesBlocks(law),
      ...closingBlocks(law),
    ],
  };
}

/** In which form the law is stated: by the law's own days, never by the day of a review. */
function periodText(law: LawRecord, asOf: string, until: string | null): string {
  const since = lastChange(law, asOf);
  const start =
    since === null
      ? `The law starts on ${longDate(law.effective)}. This guide states it as enacted`
      : `This guide states the law as it reads from ${longDate(since)}`;
  const end = until === null ? '. No later change is on our calendar.' : ` to ${longDate(until)}.`;
  return `${start}${end} Checked to ${longDate(law.checkedTo)}.`;
}

/** The laws without a size test that concern people there: whom each binds. */
function smallLawBlocks(law: LawRecord): Block[] {
  const items = smallLawsNear(law.state).map(({ name, place, tests, cite }): Text => [
    { strong: `${name} (${place}). ` },
    tests.map(({ label }) => `${label}. `).join('Or: '),
    { cite },
  ]);
  return [heading(1, 'Other privacy laws that may bind you'), bullets(...items)];
}

/** Who is bound and who is not, as on the guide's page. */
function answerBlocks(law: LawRecord, asOf: string): Block[] {
  const { lead, ways, overlooked, parts, below, notes, next } = shortAnswer(law, asOf);
  const items = (all: readonly string[]): Text[] => all.map((one) => [one.replaceAll('*', '')]);
  const change = next ? [paragraph({ strong: next.day }, ` ${next.text}`)] : [];
  return [
    paragraph(lead.replaceAll('*', '')),
    ...(ways.length > 0 ? [{ kind: 'list', ordered: true, items: items(ways) } as const] : []),
    ...(overlooked === null ? [] : [paragraph(overlooked)]),
    ...(next?.ways ? change : []),
    ...(parts ? [paragraph(parts.lead)] : []),
    ...(parts && parts.each.length > 0 ? [bullets(...items(parts.each))] : []),
    paragraph([below, ...notes].join(' ')),
    ...(next?.ways ? [] : change),
  ];
}

const GLANCE: PointKey[] = [
  'effective',
  'penalty',
  'cure',
  'respond',
  'signal',
  'assessments',
  'enforcer',
];

function glance(law: LawRecord, asOf: string): Block {
  const { points } = comparedState(law, asOf);
  const rows = GLANCE.map((key): Text[] => [
    [{ strong: POINTS[key] }],
    [
      points[key].value,
      ...(points[key].value === CONDITIONAL ? [`: ${points[key].detail.join(' ')}`] : []),
    ],
    [{ cite: points[key].cite }],
  ]);
  return { kind: 'table', widths: [3, 4, 4], head: ['Point', 'The law', 'Section'], rows };
}

function rightsBlocks(law: LawRecord): Block[] {
  const { requests } = law;
  return [
    heading(1, 'What people may ask of you'),
    bullets(...law.rights.map((right): Text => [`${right.text} `, { cite: right.cite }])),
    paragraph(
      `Answer within ${requests.respondDays} days. You may take ${requests.extensionDays} more where you explain why. `,
      { cite: requests.cite },
    ),
  ];
}

function dutyBlocks(law: LawRecord, day: string): Block[] {
  const duties = law.requirements.filter((each) => each.until === undefined || each.until >= day);
  const byPriority = ([1, 2, 3] as const).flatMap((priority): Block[] => {
    const own = duties.filter((duty) => duty.priority === priority);
    return own.length > 0
      ? [heading(2, PRIORITY[priority]), ...own.flatMap((duty) => dutyBlock(duty, day))]
      : [];
  });
  return [heading(1, 'What to do'), ...byPriority];
}

function dutyBlock(duty: Requirement, day: string): Block[] {
  const later = duty.from !== undefined && duty.from > day ? ` From ${longDate(duty.from)}.` : '';
  const kind = duty.advice ? ' Good practice, not a duty.' : '';
  return [
    heading(3, duty.title),
    paragraph(`${duty.text}${later}${kind} `, { cite: duty.cite }),
    paragraph(
      { strong: 'Proof: ' },
      `${sentence(duty.evidence)} `,
      { strong: 'Work: ' },
      `about ${hours(duty.hours)}.`,
    ),
  ];
}

function enforcementBlocks({ enforcement }: LawRecord): Block[] {
  const { penalty, cure } = enforcement;
  return [
    heading(1, 'Enforcement'),
    bullets(
      [{ strong: 'Who enforces it: ' }, `${enforcement.enforcer}.`],
      [{ strong: 'Can people sue? ' }, enforcement.privateRightOfAction],
      [{ strong: 'Penalty: ' }, `${penalty.text} `, { cite: penalty.cite }],
      [{ strong: 'Time to fix: ' }, `${cure.text} `, { cite: cure.cite }],
    ),
  ];
}

function datesBlocks(law: LawRecord): Block[] {
  const rows = law.timeline.map((event): Text[] => [
    [longDate(event.date)],
    [event.what],
    [{ cite: event.cite }],
  ]);
  return [
    heading(1, 'Dates'),
    { kind: 'table', widths: [2, 5, 3], head: ['Date', 'What', 'Section'], rows },
  ];
}

function closingBlocks(law: LawRecord): Block[] {
  const doubts = law.doubts.map((doubt): Text => [doubt.text]);
  return [
    ...(doubts.length > 0 ? [heading(1, 'What is in doubt'), bullets(...doubts)] : []),
    heading(1, 'Official sources'),
    bullets(
      ...law.resources.map((each): Text => [{ link: each.label, to: each.url }, ` (${each.url})`]),
    ),
    paragraph(
      `${DISCLAIMER} Read the sections, and ask a qualified lawyer before a decision that matters.`,
    ),
  ];
}
