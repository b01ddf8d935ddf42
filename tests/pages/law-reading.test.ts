/**
 * How hard the owner-facing texts of the law records are to read (docs/quality.md U20). Each text
 * is measured on its own, short texts of one list are measured together. Proper names, names of
 * acts and sentences that a law prescribes count as one word.
 */
import { describe, expect, test } from 'vitest';
import { CONTROL_BOOK, FACT_BOOK, LAWS, RECOMMENDATIONS } from '#law/corpus.server.ts';
import { gradeOf, sentencesOf, wordsIn } from '#text/reading-grade.ts';

const NAMES = [
  ...LAWS.map(({ law }) => law.name.replace(/ \(.*/, '')),
  ...LAWS.map(({ name }) => name),
  'Attorney General',
  'attorney general',
  'Department of Consumer Protection',
  'Department of Justice',
  'Department of Transportation',
  'Division of Consumer Affairs',
  'Division of Consumer Protection',
  'Office of Higher Education',
  'Motor Vehicle Commission',
  'Small Business Administration',
  'Oregon Health and Science University',
  'Oregon State Bar',
  'Airline Deregulation Act',
  "Driver's Privacy Protection Act",
  'Fair Credit Reporting Act',
  'Farm Credit Act',
  'Gramm-Leach-Bliley Act',
  'Oregon Bank Act',
  'Securities Exchange Act',
  'Small Business Act',
  'Social Security',
  'COPPA',
  'FERPA',
  'HIPAA',
  'Global Privacy Control',
  'NIST Privacy Framework',
  'Google Ads',
  'Meta',
  'TikTok',
  'privacy@delaware.gov',
  '{state}',
  '{states}',
];
const NAME = new RegExp(
  NAMES.toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.(){}]/g, '\\$&'))
    .join('|'),
  'g',
);
/** Words that a law prescribes, or offers as the text of a link. */
const PRESCRIBED = /["“](?:NOTICE:|Your Privacy Rights)[^"”]*["”]/g;

const plain = (text: string) => text.replace(PRESCRIBED, '“Name.”').replace(NAME, 'Name');
const grade = (text: string) => Math.round(gradeOf(plain(text)) * 10) / 10;

type Piece = readonly [id: string, text: string];
type Group = {
  readonly most: number;
  /** The highest grade in the middle of the group; the same as `most` if left out. */
  readonly middle?: number;
  readonly pieces: readonly Piece[];
  /** Texts above the grade, and why they cannot be plainer. */
  readonly over?: Readonly<Record<string, string>>;
};

const joined = (texts: readonly string[]) => texts.join('\n');

const TERM = 'Names a kind of institution by the term that the law and the question use.';
const ASSOCIATION = `${TERM} There is no common word for a national securities association.`;
const UTILITY = `${TERM} "Utility" has four syllables and no short synonym.`;

const GROUPS: Readonly<Record<string, Group>> = {
  'requirements, each': {
    most: 8,
    middle: 7,
    pieces: LAWS.flatMap((law) => law.requirements.map(({ id, text }): Piece => [id, text])),
  },
  'titles of requirements, per state': {
    most: 8,
    pieces: LAWS.map((law): Piece => [
      law.state,
      joined(law.requirements.map(({ title }) => title)),
    ]),
  },
  'evidence, per state': {
    most: 8,
    pieces: LAWS.map((law): Piece => [
      law.state,
      joined(law.requirements.map(({ evidence }) => evidence)),
    ]),
  },
  'rights, per state': {
    most: 8,
    pieces: LAWS.map((law): Piece => [law.state, joined(law.rights.map(({ text }) => text))]),
  },
  'links to the state, each': {
    most: 8,
    pieces: LAWS.map(({ state, applicability }): Piece => [state, applicability.nexus.text]),
  },
  'exemptions, each': {
    most: 9,
    pieces: LAWS.flatMap((law) => law.exemptions.map(({ id, text }): Piece => [id, text])),
    over: {
      'AL-x-securities-association': ASSOCIATION,
      'CO-x-securities-association': ASSOCIATION,
      'CT-x-securities-association': ASSOCIATION,
      'DE-x-securities-association': ASSOCIATION,
      'MD-x-securities-association': ASSOCIATION,
      'MN-x-securities-association': ASSOCIATION,
      'MT-x-securities-association': ASSOCIATION,
      'NH-x-securities-association': ASSOCIATION,
      'RI-x-securities-association': ASSOCIATION,
      'KY-x-small-phone-and-city-utilities': `${UTILITY} One sentence leaves open, as the law does, which of the three must not sell or share.`,
      'LA-x-electric-utility': UTILITY,
      'NE-x-gas-utility': UTILITY,
      'OR-x-bank': `${TERM} "Affiliates or subsidiaries" are the law's two kinds of tied firms.`,
      'OR-x-insurer': `${TERM} Four kinds of insurance business are told apart.`,
    },
  },
  'tests, each': {
    most: 12,
    pieces: LAWS.flatMap(({ state, applicability }) =>
      applicability.prongs.map(({ id, label }): Piece => [`${state} ${id}`, label]),
    ),
    over: {
      'CO limited-biometric': 'Both "biometric identifiers" and "biometric data" are terms of it.',
    },
  },
  'questions, each': {
    most: 6,
    pieces: FACT_BOOK.facts.map(({ key, question }): Piece => [key, question]),
    over: {
      sellsSensitiveData:
        'Seven words; "sensitive information" is the term that the help explains.',
      higherEducation: 'Six words; "university" has no plainer word.',
      publicUtility: 'Six words; "regulated public utility" is the whole condition.',
    },
  },
  'helps, each': {
    most: 8,
    middle: 7,
    pieces: FACT_BOOK.facts.map(({ key, help }): Piece => [key, help]),
  },
  'reasons for a question, each': {
    most: 8,
    middle: 7,
    pieces: FACT_BOOK.facts.map(({ key, why }): Piece => [key, why]),
  },
  'reasons for a typical answer, each': {
    most: 8,
    pieces: FACT_BOOK.facts.flatMap(({ key, typical }): Piece[] =>
      typical ? [[key, typical.why]] : [],
    ),
  },
  'reasons for an implied answer, each': {
    most: 8,
    pieces: FACT_BOOK.implications.map(({ why }, at): Piece => [String(at), why]),
  },
  'controls, each as a whole': {
    most: 8,
    pieces: CONTROL_BOOK.controls.map(({ key, title, achieves, steps, evidence }): Piece => [
      key,
      joined([title, achieves, ...steps, evidence]),
    ]),
  },
  'templates, each': {
    most: 8,
    pieces: CONTROL_BOOK.templates.map(({ id, title, description }): Piece => [
      id,
      joined([title, description]),
    ]),
  },
  'recommendations, each': {
    most: 8,
    pieces: RECOMMENDATIONS.map(({ id, title, description }): Piece => [
      id,
      joined([title, description]),
    ]),
  },
};

const LONGEST_SENTENCE = 25;
/**
 * A question with at least this many words must be in plain words; the formula is unreliable below
 * that.
 */
const LONG_QUESTION = 8;

const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);
const middleOf = (values: readonly number[]) => sorted(values)[Math.floor(values.length / 2)] ?? 0;

describe.each(Object.entries(GROUPS))('%s', (name, { most, middle = most, pieces, over = {} }) => {
  const grades = new Map(pieces.map(([id, text]) => [id, grade(text)]));

  test(`at most grade ${most}, but for the listed exceptions`, () => {
    const all = [...grades.values()];
    process.stdout.write(
      `reading grade of ${name}: middle ${middleOf(all).toFixed(1)}, highest ${Math.max(...all).toFixed(1)} of ${all.length}\n`,
    );
    expect(grades.size).toBe(pieces.length);
    const hard = pieces
      .filter(([id]) => (grades.get(id) ?? 0) > most && !(id in over))
      .map(([id, text]) => `${id}, grade ${grades.get(id)}: ${text}`);
    expect(hard).toEqual([]);
  });

  test('no exception is stale', () => {
    expect(Object.keys(over).filter((id) => (grades.get(id) ?? 0) <= most)).toEqual([]);
  });

  test(`in the middle at most grade ${middle}`, () => {
    expect(middleOf([...grades.values()])).toBeLessThanOrEqual(middle);
  });

  test(`no sentence has more than ${LONGEST_SENTENCE} words`, () => {
    const long = pieces.flatMap(([id, text]) =>
      sentencesOf(plain(text))
        .filter((sentence) => wordsIn(sentence).length > LONGEST_SENTENCE)
        .map((sentence) => `${id}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });
});

test('a question may be an exception only if it is short', () => {
  const { over = {}, pieces } = GROUPS['questions, each'] ?? { pieces: [] };
  const wordy = pieces.filter(([id, text]) => id in over && wordsIn(text).length >= LONG_QUESTION);
  expect(wordy.map(([id]) => id)).toEqual([]);
});
