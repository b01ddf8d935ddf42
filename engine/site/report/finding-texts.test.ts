/**
 * The first sentence, the words of findings, the laws behind them, two tests compared, and what to
 * do.
 */
import { describe, expect, test } from 'vitest';
import { CORPUS } from '#law/corpus.server.ts';
import { TOOLS } from '#reference/data.server.ts';
import { SITE_BUILDERS } from '#reference/site-builders.server.ts';
import { SITE_FINDINGS } from '#reference/site-signs.server.ts';
import type { StateCode } from '#law/codes.ts';
import { READY } from '../../../tests/site/records.ts';
import { compareTests } from './comparison.ts';
import { FINDINGS } from '#engine/words/site.ts';
import type { Finding, FindingName, SiteVerdict } from '#engine/site/judgement/finding.ts';
import { citedFindings, requirementsOf } from './law.ts';
import { findingText, resultSentence } from './finding-texts.ts';
import { whatToDo } from './steps.ts';
import type { VisitSituation } from '#engine/site/record/visit.ts';

const sends = (
  tool: string,
  verdict: SiteVerdict,
  situation: VisitSituation = 'reject',
  why?: string,
): Finding => ({ finding: 'tool still sends', tool, situation, verdict, evidence: [], why });
const of = (finding: FindingName, more: Partial<Finding> = {}): Finding => ({
  finding,
  evidence: [],
  ...more,
});
const sentence = (findings: readonly Finding[]) =>
  resultSentence(findings, READY.names, SITE_FINDINGS);

describe('the first sentence', () => {
  const cases: [string, Finding[]][] = [
    [
      'Your site still tells Meta about visitors who said no.',
      [sends('meta-pixel', 'still sends')],
    ],
    [
      'Your site still tells Meta about visitors whose browser said no.',
      [sends('meta-pixel', 'still sends', 'gpc'), sends('meta-pixel', 'stopped')],
    ],
    [
      'Your site still tells Meta, Google, Microsoft and 2 more about visitors who said no.',
      [
        'meta-pixel',
        'google-ads',
        'google-analytics',
        'microsoft-ads',
        'adnxs',
        'tiktok-pixel',
      ].map((tool) => sends(tool, 'still sends')),
    ],
    [
      'Your site tells Meta about visitors who said no, with a mark that asks for less use.',
      [sends('meta-pixel', 'sends less'), sends('google-ads', 'stopped')],
    ],
    [
      'Your site stopped telling Meta about visitors who said no.',
      [sends('meta-pixel', 'stopped', 'gpc'), sends('meta-pixel', 'stopped')],
    ],
    [
      'Your site stopped telling Meta about visitors who said no, but it has no opt-out link.',
      [sends('meta-pixel', 'stopped'), of('opt-out link missing')],
    ],
    [
      'Your site stopped telling Meta about visitors who said no, but saying no is harder than saying yes.',
      [sends('meta-pixel', 'stopped'), of('banner asymmetrical')],
    ],
    [
      'Your site stopped telling Meta about visitors who said no; for TikTok we cannot tell.',
      [sends('meta-pixel', 'stopped'), sends('tiktok-pixel', 'cannot tell', 'gpc', 'bot wall')],
    ],
    [
      'We cannot tell whether your site stops for Meta: the link asks to sign in.',
      [sends('meta-pixel', 'cannot tell', 'optOut', 'needs an account')],
    ],
    [
      'We could not look at your site well enough: a page kept us out, or asked whether we are a person.',
      [of('bot wall', { why: 'bot wall' })],
    ],
    [
      'Your site gives visitors no way to say no to Meta.',
      [of('tool seen', { tool: 'meta-pixel' }), of('opt-out link missing')],
    ],
    [
      'Your own server gets an ad identifier, and we cannot see where it goes.',
      [of('own server gets an ad identifier', { why: 'own server gets an identifier' })],
    ],
    ['We saw no advertising tool that sends data about your visitors.', []],
  ];
  test.each(cases)('%s', (said, findings) => {
    expect(sentence(findings)).toBe(said);
    expect(sentence(findings.toReversed())).toBe(said);
  });
});

describe('words', () => {
  const all = Object.values(SITE_FINDINGS.findings);
  test('every finding and every reason has them, and no other', () => {
    expect(Object.keys(SITE_FINDINGS.findings).toSorted()).toEqual([...FINDINGS].toSorted());
  });

  test('sentences are short, steps begin with a capital and end with a stop', () => {
    const texts = all.flatMap(({ means, todo }) => [means, ...todo]);
    const long = texts
      .flatMap((text) => text.split(/(?<=[.?!]) /))
      .filter((each) => each.split(/\s+/).length > 25);
    expect(long).toEqual([]);
    expect(texts.filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
    for (const word of ['violation', 'compliant', 'illegal', 'fine'])
      expect(texts.join(' ')).not.toMatch(new RegExp(`\\b${word}\\b`, 'i'));
  });

  test('a verdict names the tool, when, and why nothing can be told', () => {
    const told = findingText(
      sends('meta-pixel', 'cannot tell', 'optOut', 'needs an account'),
      READY.names,
      SITE_FINDINGS,
    );
    expect(told.title).toBe('Meta: cannot tell, after the opt-out link');
    expect(told.means).toBe('We cannot tell whether Meta stops: the link asks to sign in.');
    const stopped = findingText(sends('meta-pixel', 'stopped', 'gpc'), READY.names, SITE_FINDINGS);
    expect([stopped.todo, stopped.kind]).toEqual([[], 'seen']);
  });
});

describe('laws', () => {
  const ids = (finding: Finding, states: readonly StateCode[], asOf = '2026-11-22') =>
    requirementsOf(finding, SITE_FINDINGS, { laws: CORPUS.laws, states, asOf });
  const every = CORPUS.laws.map(({ state }) => state);
  const signal = sends('meta-pixel', 'still sends', 'gpc');

  const OF_THE_DESIGN: readonly StateCode[] = [
    ...(['CA', 'CO', 'CT', 'DE', 'MN', 'MT', 'NE', 'NH', 'NJ', 'OR', 'TX'] as const),
    ...(['AL', 'LA', 'MD', 'VT'] as const),
  ];

  test('the signal: each law whose record asks for it, from its day', () => {
    const found = ids(signal, every).map(({ id }) => id.slice(0, 2));
    const asking = CORPUS.laws.filter(({ optOutSignal }) => optOutSignal.required);
    expect(found).toEqual(expect.arrayContaining(asking.map(({ state }) => state)));
  });

  test('the signal: the states of the design, each with its section', () => {
    const found = ids(signal, OF_THE_DESIGN);
    expect(
      found
        .filter(({ from, conditional }) => from === null && conditional === undefined)
        .map(({ id }) => id),
    ).toEqual([
      'CA-05',
      'CO-04',
      'CT-04',
      'DE-09',
      'MN-03',
      'MT-03',
      'NE-11',
      'NH-08',
      'NJ-08',
      'OR-03',
      'TX-06',
    ]);
    expect(found.filter(({ from }) => from !== null).map(({ id, from }) => [id, from])).toEqual([
      ['AL-08', '2027-05-01'],
      ['LA-06', '2027-01-01'],
      ['VT-08', '2028-01-01'],
    ]);
    expect(
      found.filter(({ conditional }) => conditional !== undefined).map(({ id }) => id),
    ).toEqual(['AL-08', 'MD-19']);
    expect(found.every(({ cite }) => cite.length > 5)).toBe(true);
  });

  test('Texas and Nebraska hang on other states', () => {
    const texas = (states: StateCode[]) =>
      ids(signal, states).find(({ id }) => id === 'TX-06')?.conditional;
    expect(texas(['TX'])).toMatch(/other states/);
    expect(texas(['TX', 'NE', 'MD', 'VT'])).toMatch(/other states/);
    expect(texas(['TX', 'CA'])).toBeUndefined();
  });

  test('the link and the banner: all laws, in force or not', () => {
    const found = ids(sends('meta-pixel', 'still sends', 'optOut'), every);
    const inForce = CORPUS.laws.filter(({ effective }) => effective <= '2026-11-22');
    expect(found).toHaveLength(every.length);
    expect(found.filter(({ from }) => from === null)).toHaveLength(inForce.length);
    expect(found.every(({ control }) => control === 'opt-out-sale-ads')).toBe(true);
  });

  test('California alone speaks of words, the limit link and the confirmation', () => {
    for (const name of [
      'opt-out link has old words',
      'limit link missing',
      'signal not confirmed on the site',
    ] as const)
      expect(
        ids(of(name), every).map(({ state }) => state),
        name,
      ).toEqual(['CA']);
  });

  test('a list of the owner’s own requirements narrows them', () => {
    const owner = {
      laws: CORPUS.laws,
      states: every,
      asOf: '2026-11-22',
      listed: new Set(['CA-05']),
    };
    expect(requirementsOf(signal, SITE_FINDINGS, owner).map(({ id }) => id)).toEqual(['CA-05']);
  });

  test('to know: where no section speaks of it', () => {
    const owner = { laws: CORPUS.laws, states: ['UT'] as const, asOf: '2026-11-22' };
    const told = citedFindings(
      [of('gpc.json missing'), of('session recording'), of('notice missing')],
      SITE_FINDINGS,
      owner,
    );
    expect(told.map(({ toKnow }) => toKnow)).toEqual([true, true, false]);
  });
});

describe('two tests', () => {
  test('what stopped, started again, is new, is unclear, is mended', () => {
    const before = [
      sends('meta-pixel', 'still sends'),
      sends('google-ads', 'stopped'),
      sends('criteo', 'still sends'),
      of('opt-out link dead'),
      of('tool seen', { tool: 'meta-pixel' }),
    ];
    const now = [
      sends('meta-pixel', 'stopped'),
      sends('google-ads', 'still sends'),
      sends('criteo', 'cannot tell'),
      sends('taboola', 'sends less'),
      of('tool seen', { tool: 'meta-pixel' }),
      of('tool seen', { tool: 'taboola' }),
    ];
    const { stopped, startedAgain, startedNew, unclear, added, mended } = compareTests(before, now);
    expect(
      [stopped, startedAgain, startedNew, unclear, added].map((each) =>
        each.map(({ tool }) => tool),
      ),
    ).toEqual([['meta-pixel'], ['google-ads'], ['taboola'], ['criteo'], ['taboola']]);
    expect(mended.map(({ finding }) => finding)).toEqual(['opt-out link dead']);
  });

  test('a test that could not look mends nothing; a test like the last changes nothing', () => {
    const before = [of('opt-out link dead')];
    expect(compareTests(before, [of('bot wall', { why: 'bot wall' })]).mended).toEqual([]);
    expect(Object.values(compareTests(before, before)).flat()).toEqual([]);
  });
});

describe('what to do', () => {
  test('the tool’s own switch, the site builder’s place, and the test again', () => {
    const tool = TOOLS.find(({ id }) => id === 'meta-pixel');
    const shopify = SITE_BUILDERS.builders.find(({ id }) => id === 'shopify');
    const { steps, source } = whatToDo(tool, shopify);
    expect(steps[0]).toBe(tool?.whatToSwitch);
    expect(steps.join(' ')).toContain('Customer events');
    expect([steps.at(-1), source]).toEqual(['Test your site again.', shopify?.tags.source]);
  });

  test('where one way to say no stops it and another does not, they are joined first', () => {
    const first = (...verdicts: [VisitSituation, SiteVerdict][]) =>
      whatToDo(
        undefined,
        undefined,
        verdicts.map(([situation, verdict]) => ({ situation, verdict })),
      ).steps[0];
    expect(first(['gpc', 'still sends'], ['reject', 'stopped'], ['optOut', 'stopped'])).toMatch(
      /^The refusal in your banner and your opt-out link already stop it\. Let the browser signal /,
    );
    expect(first(['gpc', 'stopped'], ['optOut', 'still sends'])).toMatch(
      /^The browser signal .* already stops it\. Let your opt-out link do the same/,
    );
    const others = first(['gpc', 'still sends'], ['reject', 'cannot tell']);
    expect(others).toBe(whatToDo(undefined, undefined).steps[0]);
  });

  test('without tool and builder there are steps too', () => {
    expect(whatToDo(undefined, undefined).steps.length).toBeGreaterThan(3);
  });
});
