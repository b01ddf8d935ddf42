/** The five live pages of the public site: required texts, sizes, and reading grades. */
import { describe, expect, test } from 'vitest';
import { COST_INDUSTRIES, COST_STATES, estimateCost } from '#engine/cost/cost.ts';
import { FIRST_STATES, STATES } from '#law/codes.ts';
import { FACT_BOOK, GUIDE_FIGURES, LAWS } from '#law/corpus.server.ts';
import { asCsv } from '#web/pages/compare-states/as-csv.ts';
import { data as compareData, versions } from '#web/pages/compare-states/page-data.server.ts';
import { differing, dutyRows, OTHER_POINTS } from '#web/pages/compare-states/rows.ts';
import type { CompareView, StateView } from '#web/pages/compare-states/view.ts';
import { data as costData } from '#web/pages/cost-calculator/page-data.server.ts';
import { matchesSearch as answers } from '#web/pages/faq/search.ts';
import { type Page, PAGES } from '#web/pages.ts';
import { toCsv } from '#web/parts/files/csv.ts';
import { COMPARE } from '#web/words/compare.ts';
import { CALCULATOR_STATES, COST_ADVICE, COSTS, FORMULA, VOLUMES } from '#web/words/costs.ts';
import { faqOn } from '#web/words/faq/faq-on-day.ts';
import { dollars } from '#text/figures.ts';
import { SIZE_PROFILES, STEPS } from '#web/words/steps.ts';
import { TEMPLATE_LIST } from '#law/templates.ts';
import { filesOf, firstLoad, read, text, wire } from './built-site.ts';

const FAQ = faqOn(LAWS, FACT_BOOK.reviewed);

const PATHS = [
  '/compare-states',
  '/cost-calculator',
  '/faq',
  '/templates',
  '/implementation-guide',
];

function pageAt(path: string): Page {
  const page = PAGES.find((each) => each.path === path);
  if (!page) throw new Error(`${path} is not in the table of pages`);
  return page;
}

const htmlOf = (path: string) => read(filesOf(pageAt(path))[0] ?? '');
const visible = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

function stateIn(view: CompareView, code: string): StateView {
  const state = view.states.find((each) => each.state === code);
  if (!state) throw new Error(`${code} is not compared`);
  return state;
}

describe.each(PATHS)('%s', (path) => {
  const html = htmlOf(path);

  test('is live, may be listed, and carries at most 110 kB of script', () => {
    const page = pageAt(path);
    expect([page.kind, page.indexed]).toEqual(['live', true]);
    const size = firstLoad(html).reduce((sum, script) => sum + wire(script), 0);
    expect(size / 1000).toBeLessThanOrEqual(110);
  });

  test('loads neither zod nor the query client', () => {
    const code = firstLoad(html).map((script) => read(script.slice(1)));
    expect(code.filter((one) => /invalid_format|QueryClient|staleTime/.test(one))).toEqual([]);
  });

  test('its data takes at most 40 kB on the wire together with the page', () => {
    for (const file of filesOf(pageAt(path)))
      expect(wire(`/${file}`) / 1000).toBeLessThanOrEqual(40);
  });
});

describe('compare states (docs/requirements.md 2, 5, 9)', () => {
  const view = compareData(pageAt('/compare-states'), versions()[0] ?? '');
  const html = htmlOf('/compare-states');
  const chosen = COMPARE.defaults.map((code) => stateIn(view, code));

  test('each cell names its law and its row', () => {
    const tables = html.match(/<table role="table" class="compare[\s\S]*?<\/table>/g) ?? [];
    expect(tables).toHaveLength(4);
    const ids = new Set([...html.matchAll(/<th[^>]* id="([^"]+)"/g)].map(([, id]) => id));
    const cells = [
      ...tables.join('').matchAll(/<td role="cell"(?: headers="([^"]*)")?( class="corner")?/g),
    ];
    expect(cells.length).toBeGreaterThan(30);
    for (const [, headers = '', corner] of cells) {
      if (corner !== undefined) continue;
      expect(headers).toMatch(/^[a-z-]+-[A-Z]{2} [a-z-]+$/);
      for (const id of headers.split(' ')) expect(ids.has(id), id).toBe(true);
    }
  });

  test('texts, limits and defaults to the letter', () => {
    expect(COMPARE.most).toBe(4);
    expect(COMPARE.fewest).toBe(2);
    expect(COMPARE.defaults).toEqual(['DE', 'IA', 'NJ']);
    expect(COMPARE.full).toBe('Maximum of 4 states can be compared at once');
    expect(COMPARE.few).toEqual({
      title: 'Select States to Compare',
      text: 'Choose at least 2 states from the selection above to see a detailed comparison.',
    });
  });

  test('the five boxes first, then every other state with a record', () => {
    expect(view.states.slice(0, 5).map(({ state }) => state)).toEqual([...FIRST_STATES]);
    expect(view.states).toHaveLength(STATES.length);
  });

  test('the table is in the page without script: five points of the requirements, the states, their links', () => {
    const words = visible(html);
    for (const point of [
      'Law name',
      'Effective date',
      'Consumer threshold',
      'Revenue threshold',
      'Max penalty',
      'Requirements by category',
      'Unique features',
    ])
      expect(words).toContain(point);
    for (const { name, state } of chosen) {
      expect(words).toContain(name);
      expect(html).toContain(`href="/states/${state.toLowerCase()}"`);
    }
    for (const link of ['/assessment', '/dashboard']) expect(html).toContain(`href="${link}"`);
  });

  test('every figure of the comparison agrees with the record or is shown next to it', () => {
    for (const from of versions()) {
      const shown = compareData(pageAt('/compare-states'), from);
      for (const figure of GUIDE_FIGURES.figures.filter(({ screens }) =>
        screens.includes('compare'),
      )) {
        const reading = figure.readings.find(
          (each) => (each.from ?? '') <= from && from <= (each.until ?? '9999'),
        );
        const { points, differs } = stateIn(shown, figure.state);
        const said = Object.values(points).flatMap((cell) => cell.said ?? []);
        expect(said.includes(figure.said), `${figure.id} on ${from}`).toBe(!reading?.agrees);
        expect(differs.some((each) => each.text === reading?.text)).toBe(!reading?.agrees);
      }
    }
  });

  test('no published figure is shown without its label', () => {
    const cells = text(html, /compare__said">.*?<\/span><span>(.*?)<\/span>/gs);
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.filter((cell) => !cell.startsWith('You may have read: '))).toEqual([]);
  });

  test('a page for each day on which something changes, and Delaware falls to 10,000 in 2027', () => {
    expect(versions()).toContain('2027-01-01');
    expect(filesOf(pageAt('/compare-states'))).toHaveLength(versions().length);
    const count = (from: string) =>
      stateIn(compareData(pageAt('/compare-states'), from), 'DE').points.consumers.value;
    expect([count(versions()[0] ?? ''), count('2027-01-01')]).toEqual(['35,000+', '10,000+']);
    const day = view.days.find(({ from }) => from === '2027-01-01');
    expect(day?.changes).toEqual(expect.arrayContaining(['Delaware', 'Oklahoma', 'Louisiana']));
  });

  test('only what differs leaves out equal answers and shared duties', () => {
    const [one] = chosen;
    if (!one) throw new Error('no state');
    expect(differing(OTHER_POINTS, [one, one]).map(({ key }) => key)).toEqual(['minors']);
    expect(dutyRows([one, one], 'differing')).toEqual([]);
    const all = dutyRows(chosen, 'all').flatMap(({ lists }) => lists.flat());
    expect(all).toHaveLength(chosen.reduce((sum, { duties }) => sum + duties.length, 0));
    expect(new Set(all.map(({ difficulty }) => difficulty))).toEqual(
      new Set(['Easy', 'Medium', 'Hard']),
    );
  });

  test('as CSV: published figures in a column of their own, the same number of cells in each row', () => {
    const rows = asCsv(view, chosen).split('\r\n');
    const cells = rows.map((row) => row.match(/"(?:[^"]|"")*"/g) ?? []);
    expect(new Set(cells.map((row) => row.length))).toEqual(new Set([10]));
    expect(cells[0]?.[3]).toBe('"Delaware: you may have read (not the statute)"');
    const revenue = cells.find(([label]) => label === '"Revenue threshold"');
    expect(revenue?.slice(1, 4)).toEqual(['"None"', expect.stringContaining('12D-103'), '"$20M"']);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('a cell %j is no formula', (value) => {
    expect(toCsv([[value]])).toBe(`"'${value}"`);
  });
  test('quotes are doubled', () => expect(toCsv([['a "b"', 'c']])).toBe('"a ""b""","c"'));
});

describe('cost calculator (docs/requirements.md 2, 5, 9)', () => {
  const html = htmlOf('/cost-calculator');
  const words = visible(html);

  test('texts and times to the letter', () => {
    expect(COSTS.noState).toBe('Please select at least one state to calculate compliance costs.');
    expect(COSTS.calculatingMs).toBe(1500);
    expect(words).toContain(COSTS.noState);
  });

  test('all fields are there: nine industries, eight states, four volumes, three times', () => {
    for (const industry of Object.keys(COST_INDUSTRIES)) expect(words).toContain(industry);
    expect(Object.keys(COST_INDUSTRIES)).toHaveLength(9);
    expect(CALCULATOR_STATES.map(({ code }) => code).toSorted()).toEqual(
      Object.keys(COST_STATES).toSorted(),
    );
    for (const { name } of CALCULATOR_STATES) expect(words).toContain(name);
    expect(VOLUMES.map(({ id }) => id)).toEqual(['low', 'medium', 'high', 'enterprise']);
    for (const band of ['under 10k', '10k-100k', '100k-1M', 'over 1M', '1-3', '3-6', '6-12'])
      expect(words).toContain(band);
    expect(words).toContain(COSTS.notInSum);
    expect(html).toMatch(/<button class="btn btn--lg"[^>]* disabled=""/);
  });

  test('the formula in words has the figures of the engine', () => {
    const said = FORMULA.map(({ rule }) => rule).join(' ');
    for (const [industry, factor] of Object.entries(COST_INDUSTRIES))
      expect(said).toMatch(new RegExp(`${industry}[^;.]*? ${factor}`));
    const form = {
      employeeCount: 0,
      industry: 'Other',
      annualRevenue: 0,
      operatingStates: [],
      hasPrivacyOfficer: false,
      hasExistingPolicies: false,
    } as const;
    const { breakdown } = estimateCost(form);
    expect(said).toContain(dollars(breakdown.legalConsulting));
    expect(said).toContain(dollars(breakdown.softwareTools));
    expect(breakdown.internalTime).toBe(40 * 35);
  });

  test("counts of requirements are shown next to the record's", () => {
    const { counts } = costData();
    expect(counts.map(({ state }) => state).toSorted()).toEqual(
      Object.keys(COST_STATES).toSorted(),
    );
    for (const { state, said, text: reading } of counts) {
      const record = LAWS.find((law) => law.state === state);
      expect(reading).toContain(
        `${record?.requirements.filter(({ advice }) => !advice).length} duties`,
      );
      expect(said).toMatch(/^(15|10|6) requirements$/);
    }
  });

  test('each trigger has its advice; what regulators did has dates and sources', () => {
    expect(Object.keys(COST_ADVICE)).toHaveLength(4);
    expect(words).toContain('What regulators did');
    expect(words).toMatch(/All \d+ cases against small firms are about data brokers/);
    const { actions } = costData();
    expect(words.match(/Source: /g)).toHaveLength(actions.length);
    expect(html).not.toContain('javascript:');
  });
});

describe('FAQ (docs/requirements.md 2, 9)', () => {
  const words = visible(htmlOf('/faq'));

  test('12 entries in 12 categories, each with at least two sections and one thing to do', () => {
    expect(FAQ).toHaveLength(12);
    expect(new Set(FAQ.map(({ category }) => category)).size).toBe(12);
    expect(FAQ.filter(({ cites, todo }) => cites.length < 2 || todo === '')).toEqual([]);
  });
  test.each(FAQ.map((entry) => [entry.id, entry] as const))('%s is 80 to 180 words', (_, entry) => {
    const length = entry.answer.join(' ').split(/\s+/).length;
    expect(length).toBeGreaterThanOrEqual(80);
    expect(length).toBeLessThanOrEqual(180);
  });
  test('every answer, section and id is in the page without script', () => {
    const html = htmlOf('/faq');
    for (const { id, question, answer, cites } of FAQ) {
      expect(html).toContain(`id="${id}"`);
      expect(words).toContain(question);
      for (const paragraph of answer) expect(words).toContain(paragraph);
      expect(cites.every(({ state }) => LAWS.some((law) => law.state === state))).toBe(true);
    }
  });
  test('search requires every word, in any order, and the category', () => {
    const found = (typed: string, category = '') =>
      FAQ.filter((entry) => answers(entry, typed, category)).map(({ id }) => id);
    expect(found('')).toHaveLength(12);
    expect(found('control PRIVACY global')).toContain('gpc');
    expect(found('zebra')).toEqual([]);
    expect(found('', 'Vendors')).toEqual(['vendors']);
  });
});

describe('implementation guide (docs/requirements.md 2, 3, 9)', () => {
  const words = visible(htmlOf('/implementation-guide'));

  test('three profiles with time and cost as given', () => {
    expect(SIZE_PROFILES.map(({ id, time, cost }) => [id, time, cost])).toEqual([
      ['small', '3-4 months', '$15,000-$25,000'],
      ['medium', '4-6 months', '$25,000-$50,000'],
      ['large', '6-12 months', '$50,000-$150,000'],
    ]);
    for (const { time, cost } of SIZE_PROFILES) expect(words).toContain(`${time}, ${cost}`);
  });
  test('ten steps with every field in the page', () => {
    expect(STEPS).toHaveLength(10);
    for (const step of STEPS) {
      const { title, description, timeEstimate, priority, category } = step;
      const said = [title, description, timeEstimate, `${priority} priority`, category];
      for (const one of [
        ...said,
        ...step.deliverables,
        ...step.resources.map(({ label }) => label),
      ])
        expect(words).toContain(one);
    }
  });
  test('every resource leads to a page and a place that exist', () => {
    for (const { to } of STEPS.flatMap(({ resources }) => resources)) {
      const { pathname, hash, searchParams } = new URL(to, 'http://here');
      expect(
        PAGES.some(({ path }) => path === pathname),
        to,
      ).toBe(true);
      if (hash !== '')
        expect(
          FAQ.some(({ id }) => `#${id}` === hash),
          to,
        ).toBe(true);
      const show = searchParams.get('show');
      if (show !== null)
        expect(
          TEMPLATE_LIST.some(({ id }) => id === show),
          to,
        ).toBe(true);
    }
  });
});

/** Flesch-Kincaid: how many years of school a text asks for. */
function grade(sentences: readonly string[]): number {
  const words = sentences.flatMap((one) => one.match(/[A-Za-z]+(?:['’][a-z]+)?/g) ?? []);
  const syllables = words.reduce((sum, word) => {
    const groups = word
      .toLowerCase()
      .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
      .match(/[aeiouy]{1,2}/g);
    return sum + Math.max(1, groups?.length ?? 1);
  }, 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

const sentencesIn = (texts: readonly string[]) =>
  texts.flatMap((one) => one.split(/(?<=[.?!:;])\s+/)).filter((one) => /[a-z]{2}/i.test(one));

test.each([
  ['compare', [COMPARE.lede, COMPARE.few.text]],
  [
    'calculator',
    [
      COSTS.lede,
      COSTS.notInSum,
      COSTS.estimate,
      ...Object.values(COST_ADVICE).map(({ text: advice }) => advice),
    ],
  ],
  ['faq', FAQ.flatMap(({ answer, todo }) => [...answer, todo])],
  ['templates', TEMPLATE_LIST.flatMap(({ description, audience }) => [description, audience])],
  ['steps', STEPS.map(({ description }) => description)],
] as [string, string[]][])('U20: the words of %s ask for at most 8 years of school', (_, texts) => {
  expect(grade(sentencesIn(texts))).toBeLessThanOrEqual(8);
});
