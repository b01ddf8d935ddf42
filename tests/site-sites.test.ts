/**
 * The sites for the tester of opt-outs: each has its truth, answers, and a wrong word about it is
 * noticed. No browser is needed.
 */
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { X509Certificate } from 'node:crypto';
import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCertificate } from './site/certificate.ts';
import { holdAgainst, type TestedResult } from './site/against-truth.ts';
import { rates } from './site/rates.ts';
import { serveSites, type ServedSites } from './site/server.ts';
import { ALL_TRUTHS, NEXT_NUMBER, SETS } from './site/sets.ts';

let served: ServedSites;
beforeAll(async () => {
  served = await serveSites();
});
afterAll(() => served.close());

/** The home page of a site over HTTPS, with the key that it showed. */
function home(host: string, headers: Record<string, string> = {}) {
  const [address, port] = served.table.hosts[host]?.https.split(':') ?? [];
  return new Promise<{ status: number; body: string; spki: string | undefined }>((done, fail) => {
    const asked = request(
      {
        host: address,
        port,
        path: '/',
        servername: host,
        headers: { host, ...headers },
        // The key is what is looked at, as Chromium's list of keys does.
        rejectUnauthorized: false,
      },
      (answer) => {
        let body = '';
        const key = (answer.socket as TLSSocket).getPeerX509Certificate()?.publicKey;
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (body += part));
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            body,
            spki: key?.export({ type: 'spki', format: 'der' }).toString('hex'),
          }),
        );
      },
    );
    asked.on('error', fail).end();
  });
}

test('each site has a truth of its own number, in one set', () => {
  const numbers = ALL_TRUTHS.map(({ number }) => number);
  const twice = numbers.filter((number, at) => numbers.indexOf(number) !== at);
  expect(twice, `the next free number is ${NEXT_NUMBER}`).toEqual([]);
  const sites = new Set(served.sites.map(({ number }) => number));
  expect(sites, 'tests/site/sites/ beside tests/site/truths/').toEqual(new Set(numbers));
  expect(served.sites).toHaveLength(sites.size);
});

test.each(['tests/site/README.md', 'docs/decisions/0095-sites-of-the-tests.md'])(
  '%s names each set',
  (path) => {
    const text = readFileSync(join(import.meta.dirname, '..', path), 'utf8');
    expect(Object.keys(SETS).filter((name) => !text.includes(`\`-- ${name}\``))).toEqual([]);
  },
);

/** Sites in the common frame, whose foot leads to the notice; the others are written by hand. */
const FRAMED = new Set(
  ['ways', 'habits'].flatMap((name) => SETS[name] ?? []).map(({ number }) => number),
);

test('each site has a home page with a notice and answers, but for the two that must not', async () => {
  const usual = served.sites.filter(({ number }) => number !== 25 && number !== 29);
  for (const { host, number } of usual) {
    const { status, body } = await home(host);
    expect([host, status]).toEqual([host, 200]);
    if (FRAMED.has(number)) expect(body, host).toContain('href="/privacy"');
  }
  expect((await home('bot-wall.example')).status).toBe(403);
});

test('a site that hears the header leaves the tag out, and one that does not sends it all the same', async () => {
  const signal = { 'sec-gpc': '1' };
  expect((await home('header-heard.example')).body).toContain('s.pinimg.com');
  expect((await home('header-heard.example', signal)).body).not.toContain('s.pinimg.com');
  expect((await home('deaf-to-signal.example', signal)).body).toContain('analytics.tiktok.com');
});

test('one site shows another key than the rest', async () => {
  const keys = await Promise.all(
    ['clean-shop.example', 'no-link.example', 'bad-certificate.example'].map(
      async (host) => (await home(host)).spki,
    ),
  );
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a certificate is signed by its own key and names its hosts', () => {
  const { cert } = makeCertificate(['one.example', 'www.facebook.com']);
  const read = new X509Certificate(cert);
  expect(read.verify(read.publicKey)).toBe(true);
  expect(read.checkHost('www.facebook.com')).toBe('www.facebook.com');
});

const said = (...findings: TestedResult['findings']): TestedResult => ({ findings, visits: [] });
const truthOf = (number: number) => ALL_TRUTHS.find((each) => each.number === number)!;
const meta = { finding: 'tool still sends', tool: 'meta-pixel' } as const;

test('the truth itself holds, and what is left out is missed', () => {
  const whole = said(
    { ...meta, situation: 'gpc', verdict: 'still sends' },
    { ...meta, situation: 'reject', verdict: 'stopped' },
    { ...meta, situation: 'optOut', verdict: 'stopped' },
  );
  expect(holdAgainst(truthOf(1), whole)).toMatchObject({
    expected: 3,
    missed: [],
    falseAlarms: [],
    falseStopped: [],
  });
  const { missed } = holdAgainst(truthOf(1), said(whole.findings[0]!));
  expect(missed).toEqual(['meta-pixel, optOut: stopped', 'meta-pixel, reject: stopped']);
});

test('a false "stopped" and a false alarm are noticed', () => {
  const stopped = said({ ...meta, situation: 'gpc', verdict: 'stopped' });
  expect(holdAgainst(truthOf(1), stopped).falseStopped).toHaveLength(1);
  expect(holdAgainst(truthOf(30), stopped).falseStopped).toHaveLength(1);
  const alarm = said({ ...meta, situation: 'reject', verdict: 'still sends' });
  expect(holdAgainst(truthOf(1), alarm).falseAlarms).toHaveLength(1);
  expect(holdAgainst(truthOf(34), said({ finding: 'opt-out link missing' })).falseAlarms).toEqual([
    'opt-out link missing',
  ]);
});

test('rates of a run: what was found, quiet rules, and what was said to stop', () => {
  const half = said(
    { ...meta, situation: 'gpc', verdict: 'still sends' },
    { ...meta, situation: 'reject', verdict: 'stopped' },
    { ...meta, situation: 'optOut', verdict: 'still sends' },
    { finding: 'opt-out link missing' },
  );
  const compared = holdAgainst(truthOf(1), half);
  expect(compared.stops).toEqual({ true: 2, said: 1 });
  // the two situations in which Meta is silent, beside the findings that accuse
  expect(compared.quiet).toBeGreaterThan(10);
  const text = rates([compared, compared]);
  expect(text).toContain('4 of 6 found (66.7 %); 4 false alarms in');
  expect(text).toContain('0 false "stopped"; "stopped" said 2 of 4 times where it is so (50.0 %)');
});

test('too many bytes are noticed', () => {
  const much = { findings: [], visits: [{ bytes: 70_000_000 }] };
  expect(holdAgainst(truthOf(26), much).missed).toContain('70000000 bytes in a visit');
});
