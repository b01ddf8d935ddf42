/**
 * A look without a browser, on sites of the tests: what is seen, what stays unsaid, and why nothing
 * can be.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judge } from '#engine/site/judgement/judge.ts';
import { type ServedSites, serveSites } from '../tests/site/server.ts';
import { Guard } from './guard/guard.ts';
import { lookWithoutBrowser } from './look.ts';
import { READY_SITE } from './site-book.ts';

let served: ServedSites;
beforeAll(async () => {
  served = await serveSites();
});
afterAll(() => served.close());

const look = (host: string) => {
  const table = { hosts: { ...served.table.hosts }, spki: [...served.table.spki] };
  const names = { addresses: async () => [], aliases: async () => [] };
  const guard = new Guard({
    names,
    table: table as ConstructorParameters<typeof Guard>[0]['table'],
    bytesAtMost: 9_000_000,
  });
  return lookWithoutBrowser(`https://${host}/`, { guard, agent: 'x', spki: table.spki });
};
const found = async (host: string) => judge(await look(host), READY_SITE);

test('tags in the HTML are seen, and never said to have stopped or to send', async () => {
  const findings = await found('deaf-to-signal.example');
  expect(findings).toContainEqual(
    expect.objectContaining({ finding: 'tool seen', tool: 'tiktok-pixel' }),
  );
  expect(findings.filter(({ finding }) => finding === 'tool still sends')).toEqual([]);
});

test('links and files are looked at: none, one that is dead, one that asks to sign in', async () => {
  const names = async (host: string) => (await found(host)).map(({ finding }) => finding);
  expect(await names('no-link.example')).toContain('opt-out link missing');
  expect(await names('dead-link.example')).toContain('opt-out link dead');
  expect(await names('link-to-sign-in.example')).toContain('opt-out needs an account');
  expect((await look('says-it-honors.example')).texts.gpcJson).toMatchObject({ gpc: true });
});

test('a quiet site is told nothing that has to be mended', async () => {
  const findings = await found('quiet-studio.example');
  expect(findings.filter(({ finding }) => finding !== 'tool seen')).toEqual([]);
});

test.each([
  ['bad-certificate.example', 'certificate wrong'],
  ['bot-wall.example', 'bot wall'],
  ['nobody-has-this-name.example', 'blocked address'],
])('%s cannot be looked at: %s', async (host, why) => {
  const { visits } = await look(host);
  expect(visits[0]?.troubles).toEqual([why]);
});
