/**
 * docs/quality.md U20: how hard the public pages are to read. Our own words count: sentences in the
 * main part, without citations, published figures, names, and the texts of the records and of the
 * requirements, which are measured elsewhere.
 */
import { describe, expect, test } from 'vitest';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import { PROBLEMS } from '#contract/problems.ts';
import { type Page, PAGES } from '#web/pages.ts';
import { filesOf, read } from './built-site.ts';
import { gradeOf, sentencesOf, syllables, wordsIn } from '#text/reading-grade.ts';
import { type Element, first, hasClass, named, parse, textOf } from './html-tree.ts';

const quoted = [
  'cite',
  'cites',
  'said',
  'compare__said',
  'pairs__said',
  'reading__row--said',
  'vh',
  'tile',
  'badge',
  'crumbs',
  'toc',
];
const skipped = (each: Element) =>
  quoted.some((name) => hasClass(name)(each)) ||
  ['nav', 'button', 'select', 'h1', 'h2', 'h3', 'h4', 'th', 'dt', 'summary'].includes(each.name);

/** Every sentence of a record. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 24 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
const records = new Map(LAWS.map((law) => [`/${law.slug}`, stringsIn(law)]));
const recordsOf = (page: Page) =>
  page.file === 'guide' ? (records.get(page.path) ?? []) : [...records.values()].flat();

const NAMES = new RegExp(
  [
    ...LAWS.map(({ law }) => law.name.replace(/ \(.*/, '')),
    ...LAWS.map(({ name }) => name),
    'Attorney General',
    'Department of Justice',
    'Division of Consumer Affairs',
    'Global Privacy Control',
    'Small Business Administration',
    'Office of Higher Education',
    'Consumer Fraud Act',
    'Statewise',
    'High Priority',
    'Medium Priority',
    'Low Priority',
  ]
    .map((name) => name.replace(/[.()]/g, '\\$&'))
    .join('|'),
  'g',
);

/** A gap counts as one word: its label is measured by itself. */
const GAP = /<mark>\[([^<]+)\]<\/mark>/g;
/** A sentence that waits for the owner's yes is a sentence like any other. */
const PRACTICE = /<mark>\[Keep only if true: ([^<]+)\]<\/mark>/g;
const labelsOf = (page: Page) =>
  filesOf(page).flatMap((file) =>
    [...read(file).replaceAll(PRACTICE, '').matchAll(GAP)].map(([, label = '']) => label),
  );

/** Blocks of whole sentences; labels and figures are left out. */
function proseOf(page: Page): string {
  const [file = ''] = filesOf(page);
  const main = first(
    parse(read(file).replaceAll(PRACTICE, '$1').replaceAll(GAP, 'this')),
    named('main'),
  );
  const own = recordsOf(page);
  return textOf(main, skipped)
    .split('\n')
    .filter((line) => !own.some((string) => line.includes(string)))
    .map((line) => line.replaceAll(NAMES, 'Name').trim())
    .filter((line) => /[.?!]$/.test(line) && wordsIn(line).length > 3)
    .join('\n');
}

// the measure is one of English; the Spanish is held by its glossary (spanish.test.ts)
const PUBLIC = PAGES.filter((page) => page.kind !== 'private' && page.language !== 'es');
const READ = PUBLIC.map((page) => {
  const prose = proseOf(page);
  return {
    path: page.path,
    words: wordsIn(prose).length,
    grade: Math.round(gradeOf(prose) * 10) / 10,
    prose,
  };
});
const middle = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

describe('the measure itself', () => {
  const COUNTED = {
    1: 'cat rules named laws fix asked state please months where those told based size',
    2: 'people business statute listed applies data little because sources only answer notice guidance table number lawyer being even person section money counted into often',
    3: 'privacy idea example customer employees personal deliver consumer company however penalty another evidence compliance assessment',
    4: 'violation information activity security definition territory understanding residential',
    5: 'individual organization university notification opportunity',
  };

  test('syllables, on words that these pages use', () => {
    const words = Object.entries(COUNTED).flatMap(([count, list]) =>
      list.split(' ').map((word) => ({ word, count: Number(count), found: syllables(word) })),
    );
    const off = words.filter(({ count, found }) => count !== found);
    const sum = (key: 'count' | 'found') => words.reduce((total, each) => total + each[key], 0);
    expect(off.length / words.length, JSON.stringify(off)).toBeLessThanOrEqual(0.1);
    expect(Math.abs(sum('found') / sum('count') - 1)).toBeLessThanOrEqual(0.03);
  });

  test('known texts', () => {
    expect(gradeOf('The cat sat on the mat.')).toBeLessThan(0);
    expect(
      gradeOf('The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.'),
    ).toBeGreaterThan(10);
    expect(sentencesOf('Ask first. Then act! See 6 Del. C. for more.')).toHaveLength(3);
  });
});

describe('U20: pages', () => {
  test.each(READ)('$path: grade $grade over $words words', ({ grade }) => {
    expect(grade).toBeLessThanOrEqual(8);
  });

  test('in the middle at most grade 7', () => {
    const guides = READ.filter(({ path }) => records.has(path)).map(({ grade }) => grade);
    const others = READ.filter(({ path }) => !records.has(path)).map(({ grade }) => grade);
    expect(middle([...guides, ...others])).toBeLessThanOrEqual(7);
    expect(middle(others)).toBeLessThanOrEqual(7);
  });

  test('no sentence of ours has more than 25 words', () => {
    const long = READ.flatMap(({ path, prose }) =>
      sentencesOf(prose)
        .filter((sentence) => wordsIn(sentence).length > 25)
        .map((sentence) => `${path}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });

  test('no label of a gap has more than 20 words, each sentence that it offers by itself', () => {
    const labels = [...new Set(PUBLIC.flatMap(labelsOf))];
    expect(labels.length).toBeGreaterThan(50);
    const long = labels.flatMap(sentencesOf).filter((label) => wordsIn(label).length > 20);
    expect(long).toEqual([]);
  });
});

describe('U20: questions, labels and errors, at most grade 6', () => {
  test('reported: the questions and requirements of the records, which are rewritten later', () => {
    const groups = {
      questions: FACT_BOOK.facts.map(({ question }) => question),
      requirements: LAWS.flatMap((law) => law.requirements.map(({ text }) => text)),
      errors: Object.values(PROBLEMS).map(([, message]) => message),
    };
    for (const [name, texts] of Object.entries(groups)) {
      const grades = texts.map(gradeOf);
      const over = grades.filter((grade) => grade > 6).length;
      process.stdout.write(
        `reading grade of ${name}: middle ${middle(grades).toFixed(1)}, ${over} of ${texts.length} over 6\n`,
      );
    }
    expect(groups.questions.length).toBeGreaterThan(20);
  });
});
