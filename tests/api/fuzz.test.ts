/**
 * docs/quality.md R9: every call of the contract with valid and broken input mixed, each also with
 * what succeeds: sign-in, links of mails, second factor, sharing and deletion too. FUZZ_REQUESTS
 * and FUZZ_SEED change amount and chance.
 */
import { expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { problemReply } from '#contract/problems.ts';
import { onOneDatabase } from './databases.ts';
import { NEED_A_BROWSER, ready, type Ready } from './fuzz-calls.ts';
import { FuzzOwners } from './fuzz-owners.ts';
import { broken, elsewhere, pick, randomFrom, varied, type Chance } from './spoiling.ts';
import { useStage } from './stage.ts';
import { FULL } from '../full.ts';

/** On both databases together. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? (FULL ? 100_000 : 960));
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const EACH = Math.ceil(REQUESTS / 2 / ENDPOINTS.length);
/** Good requests of each call, and spoilt ones between one and the next. */
const GOOD = Math.max(1, Math.round(EACH / 27));
const SPOILT = Math.ceil(EACH / GOOD) - 1;
/** These print several files: once is enough. */
const LONG = new Set(['downloadBinder']);

const STACK = /node_modules|\.ts:\d+|^\s*at \S+ \(/m;

interface Counts {
  sent: number;
  good: number;
  refused: number;
}

onOneDatabase('R9: fuzz', (database) => {
  const stage = useStage(database, { mails: true, queue: { aMinute: Infinity } });

  test('no call fails: valid and broken input mixed', async () => {
    const random = randomFrom(SEED);
    const calls = new FuzzOwners(stage());
    const counts = new Map<string, Counts>();
    const wrong: string[] = [];

    const send = async (endpoint: Endpoint, asked: Ready, payload: unknown) => {
      const body = typeof payload === 'string' || Buffer.isBuffer(payload);
      const reply = await stage().app.inject({
        method: endpoint.method,
        url: asked.url,
        ...(body && { payload }),
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(asked.cookie !== undefined && { cookie: asked.cookie }),
        },
      });
      const { statusCode } = reply;
      const count = counts.get(endpoint.name) ?? { sent: 0, good: 0, refused: 0 };
      counts.set(endpoint.name, count);
      count.sent += 1;
      if (statusCode < 300) count.good += 1;
      else count.refused += 1;
      const said = () =>
        `${endpoint.name} ${asked.url} ${String(payload).slice(0, 300)} gave ${statusCode} ${reply.body.slice(0, 300)}`;
      if (statusCode >= 500) wrong.push(said());
      if (statusCode >= 400) {
        if (STACK.test(reply.body) || !problemReply.safeParse(parsed(reply.body)).success)
          wrong.push(said());
      }
      return statusCode;
    };

    for (const endpoint of ENDPOINTS) {
      for (let turn = 0; turn < (LONG.has(endpoint.name) ? 1 : GOOD); turn += 1) {
        const good = await ready(calls, endpoint);
        const text = good.body === undefined ? undefined : JSON.stringify(good.body);
        let usedUp = false;
        for (let round = 0; round < SPOILT; round += 1) {
          const spoilt = spoiltCopy(good, text, random, LONG.has(endpoint.name));
          // one that happened to be valid may have used it up, and a link ends at a wrong try
          usedUp = (await send(endpoint, ...spoilt)) < 300 || usedUp;
        }
        const fresh = usedUp && endpoint.method !== 'GET' ? await ready(calls, endpoint) : good;
        const status = await send(endpoint, fresh, fresh.body && JSON.stringify(fresh.body));
        if (status >= 300 && !NEED_A_BROWSER.has(endpoint.name))
          wrong.push(`${endpoint.name}: the good request gave ${status}`);
      }
    }

    const all = [...counts.values()];
    const sum = (of: keyof Counts) => all.reduce((total, each) => total + each[of], 0);
    console.log(
      [
        `fuzz, ${database.name}, seed ${SEED}: ${sum('sent')} requests, ${sum('good')} of them 2xx, ${sum('refused')} refused`,
        ...[...counts].map(([name, { sent, good }]) => `${name} ${good}/${sent}`),
      ].join('\n  '),
    );
    expect(wrong.slice(0, 20)).toEqual([]);
    const never = [...counts].filter(([, { good }]) => good === 0).map(([name]) => name);
    expect(new Set(never)).toEqual(NEED_A_BROWSER);
    expect(counts.size).toBe(ENDPOINTS.length);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A spoilt copy: its body, its address, or nobody who asks. */
function spoiltCopy(
  good: Ready,
  text: string | undefined,
  random: Chance,
  mustFail: boolean,
): [Ready, string | Buffer | undefined] {
  const way = mustFail ? 'nobody' : pick(['body', 'values', 'address', 'nobody'], random);
  const strange = { ...good, url: elsewhere(good.url, random) };
  if (way === 'nobody') return [{ url: strange.url, cookie: 'session=nobody' }, text];
  if (way === 'address' || text === undefined) return [strange, text];
  if (way === 'values') return [good, JSON.stringify(varied(good.body, random))];
  return [good, broken(text, random)];
}
