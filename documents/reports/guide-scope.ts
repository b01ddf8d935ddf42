/**
 * Whom a law binds, whom it leaves out, what its words mean, and where published guides differ:
 * parts of a guide.
 */
import type { Exemption, LawRecord, Prong } from '#law/schema.ts';
import type { DifferingPoint } from '#engine/compare/differences.ts';
import { counts } from '#engine/rules/truth.ts';
import { ownProngs } from '#engine/explain/short-answer/ways.ts';
import { capital } from '#text/case.ts';
import { bullets, heading, paragraph } from '#documents/tree/tree.ts';
import type { Block, Text } from '#documents/tree/tree.ts';

export function appliesBlocks(law: LawRecord, day: string): Block[] {
  const prongs = ownProngs(law, day);
  const { nexus, note, alsoBound } = law.applicability;
  const full = prongs.filter((prong) => prong.reach === 'full');
  const limited = prongs.filter((prong) => prong.reach === 'limited');
  const entities = law.exemptions.filter((x) => x.level === 'entity' && counts(x, day));
  const data = law.exemptions.filter((x) => x.level === 'data' && counts(x, day));
  return [
    heading(1, 'Does it apply to you?'),
    paragraph(`${nexus.text} `, { cite: nexus.cite }),
    paragraph(full.length === 1 ? 'And this test is met:' : 'And one of these tests is met:'),
    bullets(...full.map(tested)),
    ...(limited.length > 0
      ? [
          paragraph('A smaller business owes a part of the law if:'),
          bullets(...limited.map(tested)),
        ]
      : []),
    ...(alsoBound ? [paragraph(`${alsoBound.text} `, { cite: alsoBound.cite })] : []),
    ...(note ? [paragraph(note)] : []),
    heading(2, 'Who is left out'),
    bullets(...entities.map(leftOut)),
    ...(data.length > 0
      ? [heading(2, 'Which data is left out'), bullets(...data.map(leftOut))]
      : []),
  ];
}

const tested = ({ label, cite, note }: Prong): Text => [
  { strong: sentence(label) },
  note ? ` ${note} ` : ' ',
  { cite },
];

/** With what limits the exemption: a day, a kind of firm, or only some of its data. */
const leftOut = ({ text, cite, note }: Exemption): Text => [
  `${sentence(text)} ${note ? `${sentence(note)} ` : ''}`,
  { cite },
];

export function wordsBlocks({ name, definitions }: LawRecord): Block[] {
  if (definitions.length === 0) return [];
  const words = definitions.map(({ term, text, cite }): Text => [
    { strong: `${capital(term)}: ` },
    `${sentence(text)} `,
    { cite },
  ]);
  return [heading(1, `What the words mean in ${name}`), bullets(...words)];
}

/**
 * Without the published figures, which stand beside our reading on pages only
 * (docs/requirements-decisions.md 1).
 */
export function differingBlocks(differing: readonly DifferingPoint[]): Block[] {
  if (differing.length === 0) return [];
  const points = differing.map(({ point, text, cite, meaning }): Text => [
    { strong: `${point}: ` },
    `${sentence(text)} ${meaning ? `${meaning} ` : ''}`,
    { cite },
  ]);
  return [
    heading(1, 'Where sources differ'),
    paragraph('Published guides say otherwise on these points. This is what the statute says.'),
    bullets(...points),
  ];
}

/** Ends with a full stop, added if the record has none. */
export const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
