/** What our words name and a passage has to bear out; else `lacks` says that it was not read. */
import type { ReadingFile } from '../reading-book.ts';
import type { ReadingTopic } from '../reading-topics.ts';
import type { ShownEntry } from '../shown-entries.ts';

/** What the readings of an entry hold, put together. */
export interface ReadEntry extends ShownEntry {
  readonly lacked: string;
  readonly numbers: ReadonlySet<number>;
  readonly topics: ReadonlySet<ReadingTopic>;
  readonly own: ReadingFile['readings'];
}

interface Sign {
  readonly of: (entry: ReadEntry) => boolean;
  /** By which it is known in our words; left out: every entry of the kind says it. */
  readonly ours?: RegExp;
  readonly says: string;
  /** One of them bears it out; none: no passage can, since it denies something. */
  readonly topics: readonly ReadingTopic[];
  readonly lacked: RegExp;
}

const kind =
  (...kinds: readonly ShownEntry['kind'][]) =>
  ({ kind: own }: ReadEntry) =>
    kinds.includes(own);

/** The rest of a list of terms may be named as such. */
const contract = ({ control, lacked }: ReadEntry) =>
  control === 'processor-contracts' && !/terms|has to promise|the list/.test(lacked);

const inContract = (ours: RegExp, topic: ReadingTopic, lacked: RegExp): Sign => ({
  of: contract,
  ours,
  says: topic,
  topics: [topic],
  lacked,
});

const CONTRACTS: readonly Sign[] = [
  inContract(/secret/, 'confidentiality', /secre/),
  inContract(/delete/, 'deletion', /delet/),
  inContract(/prove/, 'proof', /proof/),
  inContract(/assess|audit|checks/, 'assessment', /assess|check|audit/),
  inContract(/subcontractor/, 'subcontractor', /subcontract|rules add/),
  inContract(/both sides/, 'both sides', /duties|sides/),
  inContract(/how long/, 'duration', /duration/),
];

const DENIED: readonly Sign[] = [
  {
    of: kind('minors'),
    ours: /no (?:extra |special |teen )?rule|^only|separate/i,
    says: 'that there is no rule for teenagers',
    topics: [],
    lacked: /has (?:a|no) rule|is no rule|only these/,
  },
  {
    of: kind('minors'),
    ours: /consent does not/i,
    says: 'what consent does not do',
    topics: [],
    lacked: /consent does not/,
  },
  {
    of: kind('requests'),
    ours: /no (?:authorized-)?agent rule|sets no agent/i,
    says: 'that there is no rule on agents',
    topics: [],
    lacked: /somebody else|rule on agents/,
  },
  {
    of: kind('cure'),
    ours: /no end date|does not expire/i,
    says: 'that it has no end',
    topics: [],
    lacked: /ends it/,
  },
  {
    of: kind('duty'),
    ours: /no appeal/,
    says: 'that there is no appeal',
    topics: [],
    lacked: /no appeal/,
  },
  {
    of: kind('duty'),
    ours: /separate [A-Z][a-z]+ notice is not/,
    says: 'that no separate notice is needed',
    topics: [],
    lacked: /separate notice/,
  },
  {
    of: kind('right'),
    ours: /does not name/,
    says: 'what the list does not name',
    topics: ['deletion'],
    lacked: /name/,
  },
];

const MATTERS: readonly Sign[] = [
  {
    of: () => true,
    ours: /(?:sales|means) for money|exchange (?:personal data )?for money|sell (?:personal )?data for money/i,
    says: 'that sales are for money',
    topics: ['money'],
    lacked: /counts as a sale/,
  },
  {
    of: () => true,
    ours: /known child(?:'s data)? counts too|child under 13 is sensitive|their data is sensitive/i,
    says: "that a known child's data is sensitive",
    topics: ['known child'],
    lacked: /children|known child|counts as sensitive/,
  },
  {
    of: ({ kind: own, words }) => own === 'duty' && /child|under 13/i.test(words),
    ours: /(?:handle|treat)[^.]{0,40} (?:their data|data of (?:a|someone)|(?:the|known) child's data)/i,
    says: 'that all data of a known child counts',
    topics: ['known child'],
    lacked: /children|known child|counts as sensitive/,
  },
  {
    of: kind('duty', 'minors'),
    ours: /parent's consent|a parent's|parent must|ask (?:a|the) parent|Parents may/i,
    says: 'what a parent does',
    topics: ['parent'],
    lacked: /parent|rules add|known children/,
  },
  {
    of: () => true,
    ours: /\bclear(?:, [a-z ]{4,14})? (?:yes|prior consent)/i,
    says: 'what counts as consent',
    topics: ['consent defined'],
    lacked: /as consent|consent is|that consent/,
  },
  {
    of: kind('assessments'),
    ours: /attorney general|the state may ask/i,
    says: 'who may ask for an assessment',
    topics: ['attorney general'],
    lacked: /may ask/,
  },
  {
    of: kind('assessments'),
    ours: /comparable|similar/,
    says: 'that one assessment counts for another',
    topics: [],
    lacked: /counts/,
  },
  {
    of: kind('penalty'),
    ours: /injunction|court orders|orders? to stop/i,
    says: 'orders of a court',
    topics: ['injunction'],
    lacked: /injunction|order/,
  },
  {
    of: kind('penalty'),
    ours: /restitution/,
    says: 'restitution',
    topics: ['restitution'],
    lacked: /restitution/,
  },
  {
    of: kind('penalty'),
    ours: /\bfees\b|(?:its|state's|and) costs\b/,
    says: 'costs',
    topics: ['costs'],
    lacked: /costs/,
  },
  {
    of: kind('requests'),
    ours: /agent|someone else/i,
    says: 'agents',
    topics: ['agent'],
    lacked: /somebody else|rule on agents/,
  },
  {
    of: kind('limited'),
    says: 'that nothing else applies',
    topics: ['only so far'],
    lacked: /only|nothing else/,
  },
  {
    of: kind('exemption'),
    says: 'the words that take it out',
    topics: ['takes out'],
    lacked: /does not apply/,
  },
  {
    of: kind('right', 'duty'),
    ours: /complain/i,
    says: 'the way to complain',
    topics: ['complaint'],
    lacked: /complain/,
  },
  {
    of: kind('right', 'duty'),
    ours: /loyalty/i,
    says: 'loyalty programs',
    topics: ['loyalty'],
    lacked: /loyalty|rules add|rules want/,
  },
];

/** What of our words neither a passage nor `lacks` names. */
export const unborne = (entry: ReadEntry): string[] =>
  [...CONTRACTS, ...DENIED, ...MATTERS]
    .filter(({ of, ours }) => of(entry) && (ours?.test(entry.words) ?? true))
    .filter(({ topics }) => !topics.some((topic) => entry.topics.has(topic)))
    .filter(({ lacked }) => !lacked.test(entry.lacked))
    .map(({ says }) => says);
