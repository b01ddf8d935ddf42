/** The signs of the opt-out tester: each belongs to a tool, and the list of companies is the package's. */
import { describe, expect, test } from 'vitest';
import { companiesOfPackage } from '../scripts/advertising-companies/companies.ts';
import { TOOLS } from './data.server.ts';
import { siteSigns } from './schema-site-signs.ts';
import { ADVERTISING_COMPANIES, SITE_SIGNS } from './site-signs.server.ts';

const ids = new Set(TOOLS.map(({ id }) => id));

describe('signs', () => {
  test('each is of a tool of tools.json, once', () => {
    const named = SITE_SIGNS.tools.map(({ tool }) => tool);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
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
