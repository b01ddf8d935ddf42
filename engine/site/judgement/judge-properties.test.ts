/**
 * What holds for every record: never "stopped" over a send, never better by more requests, never a
 * crash, no order.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { QUIET } from '../../../tests/site/judged-requests.ts';
import { RECORDED } from '../../../tests/site/recorded-requests.ts';
import { asked, page, READY, record, visit } from '../../../tests/site/records.ts';
import type { Finding } from './finding.ts';
import { judge } from './judge.ts';
import { readHar } from '#engine/site/record/har.ts';
import { hitsOf } from '#engine/site/signs/signs.ts';
import type { SentRequest, SiteVisit, VisitSituation } from '#engine/site/record/visit.ts';

const LINES = [...RECORDED.map(([, , line]) => line), ...QUIET];
const requests = fc
  .array(fc.constantFrom(...LINES), { maxLength: 6 })
  .map((lines) => lines.map((line) => asked(line)));
const situations = fc.constantFrom<VisitSituation>('plain', 'gpc', 'reject', 'optOut');
const outcomes = fc.constantFrom(
  'pressed',
  'nothing to press',
  'dead link',
  'needs an account',
  'failed',
);

const visits: fc.Arbitrary<SiteVisit> = fc
  .record({
    situation: situations,
    sent: requests,
    by: fc.constantFrom('browser', 'browser', 'browser', 'har', 'fetch'),
    signalProven: fc.boolean(),
    atRest: fc.boolean(),
    outcome: outcomes,
    troubled: fc.boolean(),
  })
  .map(({ situation, sent, by, signalProven, atRest, outcome, troubled }) =>
    visit(situation, sent, {
      by,
      signalProven: situation !== 'gpc' || signalProven,
      atRest,
      troubles: troubled ? ['bot wall'] : [],
      pressed:
        situation === 'reject' || situation === 'optOut'
          ? { controls: ['Save'], at: 'https://shop.example/c', outcome, asks: [] }
          : undefined,
    }),
  );
const records = fc.array(visits, { maxLength: 8 });
const RUNS = { numRuns: 300 };

const verdictOf = (
  findings: readonly Finding[],
  tool: string | undefined,
  situation: string | undefined,
) =>
  findings.find(
    (each) =>
      each.finding === 'tool still sends' && each.tool === tool && each.situation === situation,
  )?.verdict;
const sendsTo = (tool: string) => (request: SentRequest) =>
  hitsOf(READY, request, request.host === 'shop.example').some(
    (hit) => hit.tool === tool && hit.does === 'sends',
  );

describe('for every record', () => {
  test('never "stopped" where a visit of the situation holds a send, was not proven, or only one was made', () => {
    let stopped = 0;
    fc.assert(
      fc.property(records, (all) => {
        for (const { verdict, tool = '', situation } of judge(record(all), READY)) {
          if (verdict !== 'stopped') continue;
          stopped += 1;
          const after = all.filter((each) => each.situation === situation);
          expect(after.length).toBeGreaterThanOrEqual(2);
          expect(after.flatMap(({ requests }) => requests).some(sendsTo(tool))).toBe(false);
          expect(
            after.every(
              ({ by, atRest, signalProven, troubles }) =>
                by === 'browser' && atRest && signalProven && troubles.length === 0,
            ),
          ).toBe(true);
          const before = all.filter((each) => each.situation === 'plain' && each.by === 'browser');
          expect(before.length).toBeGreaterThan(0);
          expect(before.every(({ requests }) => requests.some(sendsTo(tool)))).toBe(true);
        }
      }),
      RUNS,
    );
    // records at random seldom fulfil all of it
    const sure = [visit('plain', LINES), visit('gpc', []), visit('gpc', [])];
    stopped += judge(record(sure), READY).filter(({ verdict }) => verdict === 'stopped').length;
    expect(stopped).toBeGreaterThan(20);
  });

  test('more requests never turn "still sends" into anything better', () => {
    fc.assert(
      fc.property(records, requests, fc.nat(), (all, more, at) => {
        if (all.length === 0) return;
        const wider = all.map((each, place) =>
          place === at % all.length ? { ...each, requests: [...each.requests, ...more] } : each,
        );
        const after = judge(record(wider), READY);
        for (const { tool, situation, verdict } of judge(record(all), READY))
          if (verdict === 'still sends' && tool !== undefined)
            expect(verdictOf(after, tool, situation)).toBe('still sends');
      }),
      RUNS,
    );
  });

  test('the order of visits and of requests does not matter', () => {
    fc.assert(
      fc.property(records, (all) => {
        const turned = all
          .map((each) => ({ ...each, requests: each.requests.toReversed() }))
          .toReversed();
        expect(judge(record(turned), READY)).toEqual(judge(record(all), READY));
      }),
      RUNS,
    );
  });

  test('a HAR file or a fetch never says "stopped"', () => {
    fc.assert(
      fc.property(records, fc.constantFrom('har', 'fetch'), (all, by) => {
        const found = judge(record(all.map((each) => ({ ...each, by }))), READY);
        expect(found.filter(({ verdict }) => verdict === 'stopped')).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('nothing breaks it', () => {
  test('strange words, addresses, strings and dates', () => {
    const strange = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('%E0%A4%A', 'https://', '\u0000', '[[', '=~~='),
    );
    fc.assert(
      fc.property(
        fc.array(strange, { minLength: 8, maxLength: 8 }),
        fc.jsonValue(),
        (words, gpcJson) => {
          const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = ''] = words;
          const request = {
            ...asked('https://shop.example/'),
            host: a,
            path: b,
            parameters: [c, d],
            kept: { gpp: e, usp: f, gcs: g },
          };
          const button = { words: a, area: 0, contrast: 0, layer: 1, kind: 'button' } as const;
          const seen = page({
            url: b,
            links: [{ words: c, href: d, isInFooter: true }],
            banner: { words: e, buttons: [button], preTicked: [f] },
            strings: { gpp: g, OptanonConsent: h },
            embedded: [a, b],
          });
          const all = (['plain', 'gpc', 'optOut'] as const).flatMap((situation) => [
            visit(situation, [request], { pages: [seen] }),
            visit(situation, [], { by: 'fetch', pages: [seen] }),
          ]);
          const texts = { gpcJson, notice: { url: a, status: 200, text: b.repeat(30) } };
          expect(Array.isArray(judge(record(all, { url: c, startedAt: d, texts }), READY))).toBe(
            true,
          );
        },
      ),
      RUNS,
    );
  });

  test('any text as a HAR file', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((value) =>
            JSON.stringify({
              log: {
                entries: [
                  value,
                  { request: { url: 'https://a.example', headers: value, postData: value } },
                ],
                pages: value,
              },
            }),
          ),
        ),
        (text) => {
          const answer = readHar(text, { situation: 'gpc', keep: READY.book.signs.keep });
          if ('record' in answer) expect(Array.isArray(judge(answer.record, READY))).toBe(true);
          else expect(answer.problem).toMatch(/^(?:not json|not har|empty|no address)$/);
        },
      ),
      RUNS,
    );
  });
});
