/** Each rule of each record has an address that stays, and the law data can be fetched. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CORPUS_HASH, LAWS } from '#law/corpus.server.ts';
import { SITE } from './built-site.ts';

const read = (name: string) => readFileSync(join(SITE, name), 'utf8');

describe.each(LAWS)('/law/$state', (law) => {
  const page = read(`law/${law.state}.html`);

  test('has every test, exemption, right and duty at its own anchor', () => {
    const { applicability, exemptions, rights, requirements } = law;
    const ids = [...applicability.prongs, ...exemptions, ...rights, ...requirements].map(
      ({ id }) => id,
    );
    expect(ids.filter((id) => !page.includes(`id="${id}"`))).toEqual([]);
    const anchors = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(anchors.filter((id, at) => anchors.indexOf(id) !== at)).toEqual([]);
  });

  test('the record is a file, with the version of the data', () => {
    expect(JSON.parse(read(`law/${law.state}.json`))).toEqual(
      expect.objectContaining({ hash: CORPUS_HASH, law }),
    );
  });
});

test('the checksums are those of the files', () => {
  const lines = read('law/SHA256SUMS.txt').trim().split('\n');
  expect(lines).toHaveLength(LAWS.length + 3);
  for (const line of lines) {
    const [sum, name = ''] = line.split('  ');
    expect(createHash('sha256').update(read(name)).digest('hex'), name).toBe(sum);
  }
});

test('the changes are a page, JSON, a feed and Markdown that tell the same steps', () => {
  const { steps } = JSON.parse(read('changes.json')) as {
    steps: { day: string; hash: string; deciding: { id: string; href: string | null }[] }[];
  };
  expect(steps.length).toBeGreaterThanOrEqual(4);
  const page = read('changes.html');
  for (const { hash, day, deciding } of steps) {
    const short = hash.slice(0, 12);
    expect(page).toContain(`id="d${short}"`);
    expect(read('changes.xml')).toContain(`/changes#d${short}`);
    expect(read('changes.md')).toContain(`## ${day}`);
    for (const { href } of deciding) {
      const [path = '', anchor] = (href ?? '/changes').split('#');
      if (anchor) expect(read(`${path.slice(1)}.html`), anchor).toContain(`id="${anchor}"`);
    }
  }
});
