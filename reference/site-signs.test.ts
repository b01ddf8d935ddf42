/**
 * The signs of the opt-out tester: each belongs to a tool, and the list of companies is the
 * package's.
 */
import { describe, expect, test } from 'vitest';
import { companiesOfPackage } from '../scripts/advertising-companies/companies.ts';
import { registeredName } from '#engine/site/record/own-name.ts';
import { hitsOf } from '#engine/site/signs/signs.ts';
import { isJudged } from '#engine/site/judgement/verdicts.ts';
import { asked, READY } from '../tests/site/records.ts';
import { MARKED, QUIET, UNMARKED } from '../tests/site/judged-requests.ts';
import { RECORDED } from '../tests/site/recorded-requests.ts';
import { TOOLS } from './data.server.ts';
import { siteSigns } from './schema-site-signs.ts';
import { ADVERTISING_COMPANIES, SITE_SIGNS } from './site-signs.server.ts';

const ids = new Set(TOOLS.map(({ id }) => id));

describe('signs', () => {
  test('each is of a tool of tools.json, or of a company that has a name here alone, once', () => {
    const named = SITE_SIGNS.tools.map(({ tool }) => tool);
    const companies = new Set(ADVERTISING_COMPANIES.companies.map(([id]) => id));
    const wrong = SITE_SIGNS.tools.filter(
      ({ tool, name }) => ids.has(tool) === (name !== undefined) || companies.has(tool),
    );
    expect(wrong.map(({ tool }) => tool)).toEqual([]);
    // such a company advertises and does nothing else
    const own = SITE_SIGNS.tools.filter(({ name }) => name !== undefined);
    expect(own.filter(({ tool }) => !isJudged(READY, tool))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  test('a host alone, and a loose shape without a host, are refused', () => {
    const [first] = SITE_SIGNS.tools;
    const having = (sends: unknown[]) => ({ ...SITE_SIGNS, tools: [{ ...first, sends }] });
    expect(siteSigns.safeParse(having([{ hosts: ['facebook.com'] }])).success).toBe(false);
    expect(siteSigns.safeParse(having([{ has: ['id', 'ev'] }])).success).toBe(false);
    expect(siteSigns.safeParse(having([{ hosts: ['x.com'], path: '^/a(' }])).success).toBe(false);
  });

  test('marks of limited use are parameters whose values are kept', () => {
    const marks = SITE_SIGNS.tools.flatMap(({ less = [] }) => less).concat(SITE_SIGNS.less);
    const lost = marks.filter(({ parameter }) => !Object.hasOwn(SITE_SIGNS.keep, parameter));
    expect(lost.map(({ parameter }) => parameter)).toEqual([]);
  });
});

describe('recorded requests', () => {
  const own = new Set(['shop.example']);
  const seen = (line: string) => {
    const request = asked(line);
    return hitsOf(READY, request, own.has(registeredName(request.host)));
  };

  test.each(RECORDED)('%s %s: %s', (tool, does, line) => {
    expect(seen(line).map((hit) => [hit.tool, hit.does])).toEqual([[tool, does]]);
  });

  test('every tool with signs has one, and 60 or more are covered', () => {
    const tested = new Set(RECORDED.map(([tool]) => tool));
    expect(SITE_SIGNS.tools.map(({ tool }) => tool).filter((id) => !tested.has(id))).toEqual([]);
    expect(tested.size).toBeGreaterThanOrEqual(60);
  });

  test.each(MARKED)('%s promises less: %s', (tool, line, mark) => {
    expect(seen(line).map((hit) => [hit.tool, hit.less])).toEqual([[tool, mark]]);
  });

  test.each(UNMARKED)('%s promises nothing: %s', (tool, line) => {
    expect(seen(line).map((hit) => [hit.tool, hit.less])).toEqual([[tool, undefined]]);
  });

  test.each(QUIET)('sends nothing that could be stopped: %s', (line) => {
    expect(seen(line).filter(({ does }) => does === 'sends')).toEqual([]);
  });
});

describe('advertising companies', () => {
  test('are those of the package: `node scripts/advertising-companies.ts` writes them anew', () => {
    expect(ADVERTISING_COMPANIES).toEqual(companiesOfPackage());
  });

  test('each has one id of its own, short, and none of a tool', () => {
    const own = ADVERTISING_COMPANIES.companies.map(([id]) => id);
    expect(new Set(own).size).toBe(own.length);
    expect(own.filter((id) => ids.has(id) || id.length > 30)).toEqual([]);
    expect(own).toEqual(expect.arrayContaining(['adnxs', 'pubmatic', 'openx', 'demdex']));
  });
});
