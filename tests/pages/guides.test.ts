/**
 * The guides: published figures next to the statute, the same requirements as the API, every
 * version, every block.
 */
import { describe, expect, test } from 'vitest';
import { guideDocument } from '#documents/reports/guide.ts';
import { differingPoints } from '#engine/compare/differences.ts';
import { markdownOf } from '#documents/markup/markdown.ts';
import { changeDates, intervals, lastChange } from '#engine/verdict/change-days.ts';
import { shortAnswer } from '#engine/explain/short-answer/short-answer-english.ts';
import { counts } from '#engine/rules/truth.ts';
import { type StateCode, STATES } from '#law/codes.ts';
import { FACT_BOOK, GUIDE_FIGURES, LAWS, lawOf } from '#law/corpus.server.ts';
import type { GuideFigure } from '#law/schema.ts';
import { PAGES } from '#web/pages.ts';
import { GUIDE_WORDS, OTHER_GUIDE } from '#web/words/articles/guides.ts';
import { longDate } from '#text/english.ts';
import { filesOf, read } from './built-site.ts';
import { all, type Element, first, hasClass, named, parse, textOf } from './html-tree.ts';
import { usePages } from './pages-stage.ts';

const guides = PAGES.filter((page) => page.file === 'guide');
const dayOf = (file: string) => /@(\d{4}-\d{2}-\d{2})/.exec(file)?.[1] ?? '';
const trees = new Map<string, Element>();
function mainOf(file: string): Element {
  const known = trees.get(file);
  if (known) return known;
  const tree = first(parse(read(file)), named('main'));
  trees.set(file, tree);
  return tree;
}

const guideOf = (slug: string) => {
  const page = guides.find((each) => each.path === `/${slug}`);
  if (!page) throw new Error(`no guide at /${slug}`);
  return filesOf(page);
};
const oneLine = (element: Element) => textOf(element).replaceAll('\n', ' ');

/** The rows of "Where sources differ"; those after the first few are in a second, folded table. */
const differRows = (main: Element) =>
  all(main, hasClass('table--differ')).flatMap((table) => all(table, named('tr')).slice(1));

/** The possible places of a figure: its card, its line, its row, its cell. */
const holders = (main: Element) => [
  ...differRows(main),
  ...all(
    main,
    (each) =>
      hasClass('reading')(each) ||
      each.name === 'td' ||
      (each.name === 'li' && all(each, hasClass('pairs__said')).length === 1) ||
      (each.name === 'div' &&
        each.children.some((one) => typeof one !== 'string' && one.name === 'dt')),
  ),
];

/**
 * Whether a figure has a card of its own: it is at the top of the page or in the section on what is
 * special.
 */
function placed(point: string, state: StateCode): boolean {
  const { lead, special } = GUIDE_WORDS[state] ?? OTHER_GUIDE;
  return lead.includes(point) || special?.points.includes(point) === true;
}

interface Shown {
  readonly id: string;
  readonly slug: string;
  readonly file: string;
  readonly figure: GuideFigure;
}

const SHOWN: Shown[] = GUIDE_FIGURES.figures.flatMap((figure) =>
  figure.screens
    .filter((screen) => guides.some((page) => page.path === `/${screen}`))
    .flatMap((slug) => guideOf(slug).map((file) => ({ id: figure.id, slug, file, figure }))),
);

describe('published figures are next to the statute (docs/requirements-decisions.md 1)', () => {
  test('every figure of a guide is looked at', () => {
    expect(new Set(SHOWN.map(({ id }) => id)).size).toBe(
      GUIDE_FIGURES.figures.filter(({ screens }) =>
        screens.some((one) => one !== 'compare' && one !== 'cost-calculator'),
      ).length,
    );
  });

  test.each(SHOWN)('$id on $file', ({ slug, file, figure }) => {
    const law = lawOf(figure.state);
    const reading = figure.readings.find((each) => counts(each, dayOf(file)));
    if (!law || !reading) throw new Error('the figure has no reading on that day');
    const main = mainOf(file);
    const said = holders(main)
      .map(oneLine)
      .filter((text) => text.includes(figure.said));
    expect(said, 'it stands on the page').not.toEqual([]);
    const labelled = said.filter((text) => /You may have read|Guides and statute agree/.test(text));
    expect(labelled, 'with its label').not.toEqual([]);
    if (reading.agrees || law.slug !== slug) return;
    const beside = labelled.filter(
      (text) =>
        text.includes(reading.text.slice(0, 12)) &&
        text.includes(reading.cite.replace(/ \([a-z].*/, '')),
    );
    expect(beside, 'the statute stands beside it, with its section').not.toEqual([]);
    const rows = differRows(main).map(oneLine);
    const row = rows.find((text) => text.startsWith(figure.point) && text.includes(figure.said));
    expect(row).toContain(reading.text);
    expect(row).toContain(reading.cite);
  });

  test.each(SHOWN.filter(({ figure, slug }) => lawOf(figure.state)?.slug !== slug))(
    '$id of another state is labelled in the comparison of $file, beside the section',
    ({ file, figure }) => {
      const cells = all(first(mainOf(file), hasClass('compare')), named('td')).map(oneLine);
      const own = cells.filter((text) => text.includes(`You may have read: ${figure.said}`));
      expect(own.length).toBeGreaterThan(0);
      for (const text of own) expect(text).toMatch(/§|chapter|\d:\d/);
    },
  );

  test.each(SHOWN)('$id is not repeated down $file', ({ slug, file, figure }) => {
    const law = lawOf(figure.state);
    const reading = figure.readings.find((each) => counts(each, dayOf(file)));
    if (law?.slug !== slug || reading?.agrees !== false) return;
    const main = mainOf(file);
    const cards = [
      ...all(main, hasClass('reading')),
      ...all(main, hasClass('pairs')).flatMap((list) => all(list, named('li'))),
    ].map(oneLine);
    const held = cards.filter((text) =>
      [': ', ' '].some((mark) => text.includes(`You may have read${mark}${figure.said} §`)),
    );
    if (placed(figure.point, law.state)) expect(held).toHaveLength(1);
    expect(held.length, 'cards, beside the one row of the table').toBeLessThanOrEqual(1);
    const rows = differRows(main).map(oneLine);
    const own = rows.filter(
      (text) => text.startsWith(`${figure.point} `) && text.includes(`read: ${figure.said} `),
    );
    expect(own).toHaveLength(1);
  });

  test.each(guides.flatMap(filesOf))('%s: nothing published stands without its label', (file) => {
    const main = mainOf(file);
    for (const cell of all(main, hasClass('compare__said')))
      expect(oneLine(cell)).toMatch(/^“ ?You may have read: /);
    for (const pair of all(main, hasClass('pairs__said')))
      expect(oneLine(pair)).toMatch(/^“ ?You may have read: /);
    for (const row of all(main, hasClass('reading'))) {
      expect(oneLine(row)).toContain('You may have read');
      expect(oneLine(row)).toContain('The statute');
    }
    for (const cell of all(main, (each) => each.name === 'td' && hasClass('said')(each)))
      expect(oneLine(cell)).toMatch(/^You may have read: /);
  });
});

describe('versions', () => {
  test.each(LAWS)('$name: one for each interval, each says its own', (law) => {
    const { beside } = GUIDE_WORDS[law.state] ?? OTHER_GUIDE;
    const dates = [law, ...beside.flatMap((code) => lawOf(code) ?? [])].flatMap((each) =>
      changeDates(each, GUIDE_FIGURES.figures),
    );
    const expected = intervals([...new Set(dates)].toSorted(), FACT_BOOK.reviewed);
    expect(guideOf(law.slug).map(dayOf).toSorted()).toEqual(expected.map(({ from }) => from));
    const own = intervals(changeDates(law, GUIDE_FIGURES.figures), FACT_BOOK.reviewed);
    for (const { from } of expected) {
      const words = oneLine(mainOf(`${law.slug}@${from}.html`));
      // Other data on the page may change between the law's own days: the page still states the
      // period of its law.
      const so = own.findLast((each) => each.from <= from);
      const end = so?.until
        ? ` to ${longDate(so.until)}.`
        : '. No later change is on our calendar.';
      const since = lastChange(law, from);
      const form = since === null ? 'as enacted' : `as it reads from ${longDate(since)}`;
      expect(words).toContain(`${law.name} law ${form}${end}`);
      expect(words).toContain(`Checked to ${longDate(law.checkedTo)}.`);
      expect(since === null || since <= from).toBe(true);
      expect(words).toContain(
        `${law.effective <= from ? 'In force since' : 'Starts on'} ${longDate(law.effective)}`,
      );
    }
  });

  test.each(LAWS)(
    '$name: the days offered are those on which this law changes, and today',
    (law) => {
      const own = intervals(changeDates(law, GUIDE_FIGURES.figures), FACT_BOOK.reviewed);
      const later = own.slice(1).map(({ from }) => from);
      for (const file of guideOf(law.slug)) {
        const links = all(first(mainOf(file), hasClass('guidetop')), named('a')).map(
          (link) => link.attributes['href'] ?? '',
        );
        const days = links.flatMap((link) => /[?]asOf=(.*)$/.exec(link)?.[1] ?? []);
        const now = own.findLast((each) => each.from <= dayOf(file))?.from;
        expect(days).toEqual(later.filter((day) => day !== now));
        expect(links.includes(`/${law.slug}`)).toBe(later.length > 0);
      }
    },
  );
});

describe('the top of a guide', () => {
  test.each(guides.flatMap(filesOf))(
    '%s: the whole short answer within 1,300 characters',
    (file) => {
      const law = LAWS.find(({ slug }) => file.startsWith(`${slug}@`));
      if (!law) throw new Error(file);
      const start = oneLine(mainOf(file)).slice(0, 1300).replaceAll(/\s+/g, ' ');
      const { lead, ways, parts, below, notes, next } = shortAnswer(law, dayOf(file));
      const said = [lead, ...ways, parts?.lead ?? '', ...(parts?.each ?? []), below, ...notes];
      for (const sentence of [...said, next?.text ?? ''])
        expect(start).toContain(sentence.replaceAll('*', ''));
      expect(all(first(mainOf(file), hasClass('guidetop')), named('details'))).toEqual([]);
    },
  );

  test.each(LAWS)(
    '$name: the check opens with the state ticked; the size table where it counts',
    (law) => {
      for (const file of guideOf(law.slug)) {
        const top = first(mainOf(file), hasClass('guidetop'));
        const links = all(top, named('a')).map((link) => link.attributes['href']);
        expect(links).toContain(`/check#states=${law.state}&at=edit:states`);
        const size = links.includes(`/check#states=${law.state}&at=aid:size`);
        expect(size).toBe(['MN', 'NE', 'TX'].includes(law.state));
      }
    },
  );

  test('files and plain text have the same short answer', () => {
    for (const law of LAWS)
      for (const { from, until } of intervals(
        changeDates(law, GUIDE_FIGURES.figures),
        FACT_BOOK.reviewed,
      )) {
        const text = markdownOf(
          guideDocument(law, from, until, differingPoints(GUIDE_FIGURES.figures, law, from)),
        ).replaceAll('\\', '');
        const { lead, ways, below } = shortAnswer(law, from);
        for (const sentence of [lead, ...ways, below])
          expect(text).toContain(sentence.replaceAll('*', ''));
      }
  });
});

describe('on the server', () => {
  const stage = usePages();
  const on = (day: string) => void (stage().clock.now = new Date(`${day}T17:00:00Z`));
  const get = async (url: string) => (await stage().call('GET', url)).body;

  test('Delaware’s requirements are those that the API serves, on every day of its versions', async () => {
    for (const file of guideOf('delaware')) {
      const day = dayOf(file);
      on(day);
      interface Item {
        readonly id: string;
        readonly title: string;
        readonly requirementText: string;
        readonly sourceSection: string;
        readonly priorityLevel: 1 | 2 | 3;
        readonly penaltyDescription: string;
        readonly applicabilityThreshold: string;
      }
      const served: Item[] = JSON.parse(await get('/api/states/DE/requirements'));
      expect(served.length).toBeGreaterThan(9);
      const page = first(parse(await get('/delaware')), named('main'));
      const drawn = all(
        page,
        (each) => each.name === 'li' && each.attributes['id']?.startsWith('DE-') === true,
      );
      expect(drawn.map((each) => each.attributes['id'])).toEqual(served.map(({ id }) => id));
      served.forEach((item, at) => {
        const words = drawn[at] ? oneLine(drawn[at]) : '';
        const level = { 1: 'High Priority', 2: 'Medium Priority', 3: 'Low Priority' }[
          item.priorityLevel
        ];
        for (const part of [
          item.title,
          item.requirementText,
          item.sourceSection,
          level,
          item.penaltyDescription,
          item.applicabilityThreshold,
        ])
          expect(words).toContain(part);
      });
    }
  });

  test('on January 1, 2027 Delaware says 10,000, by the clock and by ?asOf=, without a rebuild', async () => {
    on('2026-12-31');
    const before = oneLine(parse(await get('/delaware')));
    expect(before).toContain('You handled data on 35,000 or more people in Delaware last year.');
    expect(before).toContain(
      'From January 1, 2027 it binds you if one of these is true. You handled data on 10,000',
    );
    const asked = await get('/delaware?asOf=2027-01-01');
    on('2027-01-01');
    const after = await get('/delaware');
    expect(after).toBe(asked);
    const words = oneLine(parse(after));
    expect(words).toContain('You handled data on 10,000 or more people in Delaware last year.');
    expect(words).not.toContain('handled data on 35,000');
    expect(await get('/delaware.md')).toContain('10,000');
    expect(oneLine(parse(await get('/states')))).toContain('10,000+ people, or 5,000+');
    expect(oneLine(parse(await get('/iowa')))).toContain(
      '10,000 in Delaware since January 1, 2027',
    );
    expect(await get('/delaware?asOf=2026-12-01')).not.toBe(after);
  });

  test('the guides and checklists of the requirements are files', async () => {
    on('2026-11-25');
    for (const { slug } of STATES)
      for (const name of [
        'compliance-guide.pdf',
        'compliance-guide.docx',
        'checklist.pdf',
        'checklist.docx',
      ])
        expect((await stage().call('GET', `/guides/${slug}-${name}`)).statusCode).toBe(200);
  });
});

/** [state, block of docs/requirements.md 2, what the page must say or link] */
const BLOCKS: [slug: string, block: string, ...held: string[]][] = [
  ['delaware', 'hero, effective date', 'Effective date', 'Jan 1, 2025'],
  ['delaware', 'hero, penalty', 'Max penalty', '$10,000'],
  ['delaware', 'hero, threshold', 'Consumer threshold', '35,000+'],
  ['delaware', 'hero, applicability', 'Applicability', 'All SMBs'],
  ['delaware', 'banner', 'free assessment in under 5 minutes', '/dashboard'],
  [
    'delaware',
    'overview',
    'The Delaware Personal Data Privacy Act has been in force since January 1, 2025.',
  ],
  ['delaware', 'who must comply', 'Does it apply to you?'],
  ['delaware', 'requirements list', 'What to do', '#DE-01'],
  ['delaware', 'implementation timeline', 'Implementation timeline', 'Month 1'],
  [
    'delaware',
    'quick actions',
    '/dashboard',
    'Download Checklist',
    '/guides/delaware-checklist.pdf',
    '/compare-states',
  ],
  [
    'delaware',
    'official links',
    'Official sources',
    'https://delcode.delaware.gov/title6/c012d/index.html',
  ],
  ['delaware', 'other guides', '/states/iowa', '/states/nebraska', '/compare-states'],
  ['delaware', 'guide PDF', '/guides/delaware-compliance-guide.pdf'],
  ['iowa', 'hero', 'Jan 1, 2025', '$7,500', '100,000+'],
  ['iowa', 'hero, Business Focus', 'Business Focus', 'Commercial'],
  ['iowa', 'banner', 'free assessment in under 5 minutes', '/dashboard'],
  [
    'iowa',
    'overview',
    'The Iowa Consumer Data Protection Act has been in force since January 1, 2025.',
  ],
  ['iowa', 'differences, threshold', 'How Iowa differs', "Threshold higher than Delaware's 35,000"],
  ['iowa', 'differences, assessments', 'Data protection assessments for high-risk processing'],
  [
    'iowa',
    'differences, enforcement',
    'Attorney General exclusive enforcement',
    '30-day cure period for first violations',
  ],
  [
    'iowa',
    'six rights',
    'Know, delete, correct, data portability, opt-out of targeted advertising and data sales, non-discrimination',
  ],
  ['iowa', 'step 1', 'Step 1: Data inventory and mapping'],
  ['iowa', 'step 2', 'Step 2: Privacy policy updates'],
  ['iowa', 'step 3', 'Step 3: Consumer request infrastructure'],
  ['iowa', 'step 4', 'Step 4: Data protection assessments'],
  [
    'iowa',
    'tools',
    '/dashboard',
    '/compare-states',
    'Checklist template',
    '/guides/iowa-checklist.docx',
  ],
  ['iowa', 'other guides', '/states/delaware', '/states/nebraska', '/compare-states'],
  ['iowa', 'guide PDF', '/guides/iowa-compliance-guide.pdf'],
  ['nebraska', 'requirements', 'What to do', '#NE-01'],
  ['nebraska', 'links', '/dashboard', '/assessment', '/compare-states'],
  ['nebraska', 'other guides', '/states/delaware', '/states/iowa'],
  [
    'nebraska',
    'the legislature',
    'https://nebraskalegislature.gov/laws/statutes.php?statute=87-1101',
  ],
  ['nebraska', 'the state government', 'https://ago.nebraska.gov/'],
  [
    'nebraska',
    'figures',
    '100,000',
    '$25M',
    '$7,500',
    '2025-01-01',
    '25,000 records plus data-sale revenue also covers',
  ],
  ['nebraska', 'guide PDF', '/guides/nebraska-compliance-guide.pdf'],
  ['new-jersey', 'header links', '/assessment', '/cost-calculator'],
  ['new-jersey', 'badge', 'In force since January 15, 2025'],
  [
    'new-jersey',
    'stat cards',
    'January 15, 2025',
    '100,000+ NJ consumers annually',
    '$10,000 per violation',
    'Revenue over $25M and 25,000+ consumers',
  ],
  [
    'new-jersey',
    'applicability, sales',
    'Revenue from selling personal data and 25,000+ consumers',
  ],
  ['new-jersey', 'applicability, websites', 'Commercial websites or apps targeting NJ residents'],
  ['new-jersey', 'rights', 'Know, access, delete, correct, opt-out of targeted ads and data sales'],
  [
    'new-jersey',
    'obligations',
    'Privacy policy',
    'requests within 45 days',
    'Reasonable data security',
    'Agreements with vendors',
    'Ways to opt out',
  ],
  ['new-jersey', 'penalties, who enforces', 'State Division of Consumer Affairs'],
  ['new-jersey', 'penalties, counted separately', 'Ongoing violations', 'Count separately'],
  ['new-jersey', 'penalties, cure', '30 days for first violations'],
  ['new-jersey', 'common violations', 'Common violations', 'Browser signals that are ignored'],
  [
    'new-jersey',
    'timeline',
    'Weeks 1-2: Assessment',
    'Weeks 3-4: Policy and notices',
    'Weeks 5-8: Technical implementation',
    'Weeks 9-12: Testing and training',
  ],
  ['new-jersey', 'comparison', 'Beside other states', '/delaware', '/iowa'],
  ['new-jersey', 'comparison, cure in Iowa', 'You may have read: 90 days'],
  ['new-jersey', 'official links', 'Official sources', 'https://www.njconsumeraffairs.gov/'],
  ['minnesota', 'header links', '/assessment', '/cost-calculator'],
  ['minnesota', 'badge, both readings', 'August 1, 2025', 'In force since July 31, 2025'],
  ['minnesota', 'stats', '100,000+ MN consumers', '$7,500', 'Revenue over $25M and 25,000+'],
  [
    'minnesota',
    'applicability',
    'Selling data and 25,000+',
    'Conducts business in Minnesota and processes consumer data',
  ],
  [
    'minnesota',
    'rights',
    'Know, access, delete, correct, data portability, opt-out of targeted ads, sales and profiling',
  ],
  [
    'minnesota',
    'obligations',
    'Privacy policy',
    'requests within 45 days, extendable to 90',
    'assessment for high-risk processing',
    'Consent for sensitive data',
    'Agreements with processors',
    'No more data than needed',
  ],
  [
    'minnesota',
    'special section',
    'Special to Minnesota',
    'Biometric protections',
    'Automated decision-making',
    'Data protection assessment for high-risk processing',
    'Agricultural data considerations',
  ],
  ['minnesota', 'universal opt-out', 'Universal opt-out support'],
  [
    'minnesota',
    'enforcement',
    'The Attorney General exclusively',
    'Each affected consumer may be a separate violation',
    '30 days for initial violations',
    'A pattern may raise penalties',
  ],
  [
    'minnesota',
    'timeline',
    'Four steps in fourteen weeks',
    'Weeks 1-3',
    'Weeks 4-6',
    'Weeks 7-10',
    'Weeks 11-14',
  ],
  [
    'minnesota',
    'comparison with portability',
    'Right to a portable copy',
    'You may have read: Yes',
    'You may have read: No',
  ],
  [
    'minnesota',
    'official links',
    'Official sources',
    'https://www.revisor.mn.gov/statutes/cite/325M',
  ],
];

describe('blocks of the guides (docs/requirements.md 2)', () => {
  test.each(BLOCKS)('%s: %s', (slug, _block, ...held) => {
    const [file = ''] = guideOf(slug);
    const main = mainOf(file);
    const links = all(main, named('a')).map((link) => link.attributes['href']);
    const ids = all(main, (each) => each.attributes['id'] !== undefined).map(
      (each) => each.attributes['id'],
    );
    const words = oneLine(main);
    for (const one of held) {
      if (one.startsWith('#')) expect(ids).toContain(one.slice(1));
      else if (/^(\/|https:)/.test(one)) expect(links).toContain(one);
      else expect(words).toContain(one);
    }
  });

  test('the portability row reads Yes, No, No, and the statute Yes in all three', () => {
    for (const file of guideOf('minnesota')) {
      const row = all(first(mainOf(file), hasClass('compare')), named('tr')).find((each) =>
        oneLine(each).includes('Right to a portable copy'),
      );
      const cells = row ? all(row, named('td')).map(oneLine) : [];
      expect(cells.map((text) => /^\w+/.exec(text)?.[0])).toEqual(['Yes', 'Yes', 'Yes']);
      expect(cells.map((text) => /You may have read: (\w+)/.exec(text)?.[1])).toEqual([
        'Yes',
        'No',
        'No',
      ]);
    }
  });

  test.each(['new-jersey', 'minnesota'])('%s: the closing call leads to all three', (slug) => {
    const [file = ''] = guideOf(slug);
    const call = all(mainOf(file), named('section')).at(-1);
    const links = call ? all(call, named('a')).map((link) => link.attributes['href']) : [];
    expect(links).toEqual(
      expect.arrayContaining(['/assessment', '/cost-calculator', '/compare-states']),
    );
  });
});
