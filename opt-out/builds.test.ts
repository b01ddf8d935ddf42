/**
 * What a build is told: the same findings as the tester's, an unrelated change passes, a planted
 * regression fails, and no word of a page breaks a report.
 */
import { describe, expect, test } from 'vitest';
import { recordedSite } from '../tests/site/kept-records.ts';
import { asked, page, READY, visit } from '../tests/site/records.ts';
import { judge } from '#engine/site/judgement/judge.ts';
import type { SiteRecord } from '#engine/site/record/visit.ts';
import { baselineText, readBaseline } from './baseline.ts';
import { findingsOf } from './findings.ts';
import { soFar } from './progress.ts';
import { badgeOf } from './reports/badge.ts';
import { junitReport } from './reports/junit.ts';
import { markdownReport } from './reports/markdown.ts';
import { sarifReport } from './reports/sarif.ts';
import { failing, reportRows } from './rows.ts';

const RULE = { failOn: 'error', cannotTell: 'pass' } as const;
const META = 'https://www.facebook.com/tr/?id=1&ev=PageView';
const TIKTOK = 'POST https://analytics.tiktok.com/api/v2/pixel {"event":"Pageview"}';

/** A record of two plain visits, and two with the signal. */
function recordOf(plain: readonly string[], signal: readonly string[]): SiteRecord {
  const pages = [page()];
  const seen = (situation: 'plain' | 'gpc', lines: readonly string[]) =>
    visit(situation, [asked('https://shop.example/', { kind: 'document' }), ...lines], { pages });
  return {
    url: 'https://shop.example/',
    from: '',
    startedAt: '2026-11-27T10:00:00.000Z',
    browser: 'Chromium 140',
    visits: [seen('plain', plain), seen('plain', plain), seen('gpc', signal), seen('gpc', signal)],
    texts: {},
  };
}

const rowsOf = (record: SiteRecord, before?: SiteRecord) => {
  const baseline =
    before === undefined
      ? undefined
      : readBaseline(baselineText(before.url, '2026-11-20', judge(before, READY)));
  if (typeof baseline === 'string') throw new Error(baseline);
  return reportRows(record, findingsOf(record, ['CA', 'CO']), baseline);
};
const titles = (rows: ReturnType<typeof rowsOf>) => failing(rows, RULE).map(({ title }) => title);

const DEAF = recordOf([META], [META]);
const HEARS = recordOf([META], []);

test('rows are the tester’s own findings, each once, with the sections of the states', () => {
  for (const record of [DEAF, HEARS]) {
    const rows = rowsOf(record);
    const found = judge(record, READY);
    expect(new Set(rows.map(({ finding }) => JSON.stringify(finding)))).toEqual(
      new Set(found.map((finding) => JSON.stringify(finding))),
    );
    expect(rows).toHaveLength(found.length);
  }
  const [first] = rowsOf(DEAF);
  expect([first?.gravity, first?.finding.tool]).toEqual(['error', 'meta-pixel']);
  expect(first?.sections.map((each) => each.slice(0, 3))).toEqual(['CA:', 'CO:']);
});

describe('with a baseline', () => {
  test('what is known fails no more; an unrelated change neither', () => {
    expect(titles(rowsOf(DEAF))).toHaveLength(1);
    expect(titles(rowsOf(DEAF, DEAF))).toEqual([]);
    const other = recordOf([META, 'https://cdn.shop.example/new.js'], [META]);
    expect(titles(rowsOf(other, DEAF))).toEqual([]);
  });

  test('a tool that sends again, and a new one, fail', () => {
    expect(titles(rowsOf(HEARS))).toEqual([]);
    expect(titles(rowsOf(DEAF, HEARS))).toEqual([
      expect.stringContaining('still sends, with the browser signal'),
    ]);
    const two = recordOf([META, TIKTOK], [META, TIKTOK]);
    expect(titles(rowsOf(two, DEAF))).toEqual([expect.stringMatching(/^TikTok.*still sends/)]);
  });

  test('a file that is none is said to be none', () => {
    expect(readBaseline('{')).toMatch(/^cannot be read as JSON/);
    expect(readBaseline('{"version":2}')).toMatch(/^is no baseline: version/);
  });
});

/** The elements of an XML text that holds nothing but declaration, elements and escaped words. */
function elementsOf(text: string): string[] {
  const token =
    /<\?xml [^<>]*\?>|<(\/?)([a-z]+)((?: [a-zA-Z-]+="(?:[^"&<]|&[a-z#0-9]+;)*")*)(\/?)>|(?:[^<>&]|&[a-z#0-9]+;)+/y;
  const [open, all]: [string[], string[]] = [[], []];
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const found = token.exec(text);
    if (!found) throw new Error(`not well-formed at ${text.slice(at, at + 40)}`);
    const [, closes, name, , isEmpty] = found;
    if (name === undefined) continue;
    if (closes === '/') expect(open.pop()).toBe(name);
    else {
      all.push(name);
      if (isEmpty !== '/') open.push(name);
    }
  }
  expect(open).toEqual([]);
  return all;
}

describe('reports', () => {
  const rows = rowsOf(DEAF);

  test('JUnit: one failure, what cannot be told is skipped, what stopped passes', () => {
    const names = elementsOf(junitReport(DEAF, rows, RULE));
    expect(names.filter((name) => name === 'failure')).toHaveLength(1);
    expect(names.filter((name) => name === 'testcase')).toHaveLength(
      rows.filter(({ gravity }) => gravity !== 'info').length,
    );
    const after = elementsOf(junitReport(HEARS, rowsOf(HEARS), RULE));
    expect(after).not.toContain('failure');
  });

  test('SARIF: each result has its rule and a place that is a path', () => {
    const { runs } = JSON.parse(sarifReport(DEAF, rows, '0.1.0')) as {
      runs: {
        tool: { driver: { rules: { id: string }[] } };
        results: { ruleId: string; level: string; locations: unknown[] }[];
      }[];
    };
    const [run] = runs;
    const ids = run?.tool.driver.rules.map(({ id }) => id);
    expect(new Set(run?.results.map(({ ruleId }) => ruleId))).toEqual(new Set(ids));
    expect(run?.results[0]).toMatchObject({
      level: 'error',
      locations: [{ physicalLocation: { artifactLocation: { uri: 'shop.example' } } }],
      properties: { address: 'https://shop.example/' },
    });
  });

  test('the badge says what was seen, and the day', () => {
    expect(badgeOf(rows, '2026-11-27')).toContain('1 still sends · 2026-11-27');
    expect(elementsOf(badgeOf(rows, '2026-11-27').trim())[0]).toBe('svg');
    const told = rowsOf(HEARS).filter(({ gravity }) => gravity === 'pass');
    expect(badgeOf(told, '2026-11-27')).toContain('nothing sent after a no · 2026-11-27');
  });

  test('words of a page stay words', () => {
    const evil = '</failure>]]><b>"\'&\u0000\u001b[31m`|# [x](https://evil.example) <img src=x>';
    const hostile = rows.map((row) => ({
      ...row,
      title: evil,
      means: evil,
      finding: { ...row.finding, evidence: [evil] },
    }));
    const record = { ...DEAF, url: `https://shop.example/${encodeURI(evil)}` };
    expect(elementsOf(junitReport(record, hostile, RULE))).toContain('failure');
    const markdown = markdownReport(record, hostile, RULE);
    // in code signs are signs
    const outside = markdown.replaceAll(/`[^`]*`/g, '');
    expect(outside).toMatch(/\\<img/);
    expect(outside).not.toMatch(/(?<!\\)<img|(?<!\\)\[x|x(?<!\\)\]\(/);
    expect(JSON.parse(sarifReport(record, hostile, '0.1.0'))).toMatchObject({ version: '2.1.0' });
  });
});

test('while people wait they learn what is certain, which the whole test never takes back', () => {
  const { url, visits } = DEAF;
  expect(soFar(url, visits.slice(0, 2))).toBeUndefined();
  expect(soFar(url, visits.slice(0, 3))).toContain('Your site still tells Meta');
  const hears = HEARS.visits.slice(0, 3);
  expect(soFar(url, hears)).toContain('we visit again');
  expect(soFar(url, HEARS.visits)).toBeUndefined();
  const kept = [1, 2, 3, 14, 15, 21, 27, 30, 34].flatMap((number) => recordedSite(number) ?? []);
  expect(kept).toHaveLength(9);
  for (const record of kept) {
    const sending = (to: number) =>
      judge({ ...record, visits: record.visits.slice(0, to) }, READY)
        .filter(({ verdict }) => verdict === 'still sends')
        .map(({ tool, situation }) => `${tool} ${situation}`);
    const whole = new Set(sending(record.visits.length));
    for (const to of record.visits.keys())
      expect(sending(to).filter((each) => !whole.has(each))).toEqual([]);
  }
});
