/**
 * HAR files of three browsers, and what is no HAR file. The entries are written by the format's own
 * page, version 1.2.
 */
import { describe, expect, test } from 'vitest';
import { READY } from '../../../tests/site/records.ts';
import { HAR_PROBLEMS, readHar } from './har.ts';
import { judge } from '#engine/site/judgement/judge.ts';
import type { VisitSituation } from './visit.ts';

const GPC = [{ name: 'Sec-GPC', value: '1' }];
const entry = (url: string, more: object = {}, request: object = {}) => ({
  startedDateTime: '2026-11-22T10:00:01.000Z',
  request: { method: 'GET', url, headers: GPC, ...request },
  response: { status: 200, content: { mimeType: 'image/gif' } },
  ...more,
});
const document = { response: { status: 200, content: { mimeType: 'text/html; charset=utf-8' } } };
const META = 'https://www.facebook.com/tr/?id=1&ev=PageView';
const read = (log: object, situation: VisitSituation = 'plain') =>
  readHar(JSON.stringify({ log }), { situation, keep: READY.book.signs.keep });
const recordOf = (log: object, situation?: VisitSituation) => {
  const answer = read(log, situation);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.record;
};

describe('files', () => {
  const page = entry('https://shop.example/', document);
  test('Chrome: kinds by name, sockets, bodies as text', () => {
    const { url, browser, visits } = recordOf({
      creator: { name: 'WebInspector', version: '537.36' },
      entries: [
        { ...page, _resourceType: 'document' },
        entry(
          'https://www.facebook.com/tr/',
          { _resourceType: 'ping' },
          { method: 'post', postData: { text: 'id=1&ev=PageView&dpo=LDU' } },
        ),
        entry('wss://ws.example/live', { _resourceType: 'websocket' }),
        entry('data:image/gif;base64,AA'),
      ],
    });
    expect([url, browser]).toEqual(['https://shop.example/', 'WebInspector 537.36']);
    expect(
      visits[0]?.requests.map(({ method, kind, host, kept }) => [method, kind, host, kept]),
    ).toEqual([
      ['GET', 'document', 'shop.example', {}],
      ['POST', 'beacon', 'www.facebook.com', { ev: 'PageView', dpo: 'LDU' }],
      ['GET', 'socket', 'ws.example', {}],
    ]);
  });

  test('Firefox and Safari: kinds by type, bodies as pairs, pages without an address', () => {
    const { url, visits } = recordOf({
      browser: { name: 'Firefox', version: '145' },
      pages: [{ title: 'Shop' }],
      entries: [
        page,
        entry(
          'https://www.facebook.com/tr/',
          {},
          { method: 'POST', postData: { params: [{ name: 'ev', value: 'PageView' }] } },
        ),
        entry('https://shop.example/a', {
          response: { status: 0, content: { mimeType: 'application/javascript' } },
        }),
      ],
    });
    expect(url).toBe('https://shop.example/');
    expect(
      visits[0]?.requests.map(({ kind, parameters, status }) => [kind, parameters, status]),
    ).toEqual([
      ['document', [], 200],
      ['image', ['ev'], 200],
      ['script', [], undefined],
    ]);
  });

  test.each([
    ['not json', 'no file'],
    ['not json', ''],
    ['not har', '{"log":{}}'],
    ['not har', '[1]'],
    ['empty', '{"log":{"entries":[]}}'],
    ['no address', '{"log":{"entries":[{"request":{"url":"about:blank"}},null,7]}}'],
    ['too long', JSON.stringify({ log: { entries: Array.from({ length: 20_001 }, () => 1) } })],
  ] as const)('%s: %.40s', (problem, text) => {
    expect(readHar(text, { situation: 'plain', keep: {} })).toEqual({ problem });
    expect(HAR_PROBLEMS[problem]).toMatch(/^This file .*\.$/);
  });
});

describe('what may be said', () => {
  const verdicts = (entries: object[], situation: VisitSituation) =>
    judge(recordOf({ entries }, situation), READY)
      .filter(({ finding }) => finding === 'tool still sends')
      .map(({ verdict, why }) => [verdict, why]);
  const page = entry('https://shop.example/', document);

  test('still sends, after a signal that the page itself carried', () => {
    expect(verdicts([page, entry(META)], 'gpc')).toEqual([['still sends', undefined]]);
    const without = entry('https://shop.example/', document, { headers: [] });
    expect(verdicts([without, entry(META, {}, { headers: [] })], 'gpc')).toEqual([
      ['cannot tell', 'signal not proven'],
    ]);
  });

  test('never "stopped", and nothing that only a page could show', () => {
    const before = recordOf({ entries: [page, entry(META)] });
    const after = recordOf({ entries: [page] }, 'gpc');
    const both = {
      ...before,
      visits: [...before.visits, ...before.visits, ...after.visits, ...after.visits],
    };
    expect(judge(both, READY).map(({ finding, verdict, why }) => [finding, verdict, why])).toEqual([
      ['tool seen', undefined, undefined],
      ['tool still sends', 'cannot tell', 'seen without a browser'],
    ]);
  });
});
