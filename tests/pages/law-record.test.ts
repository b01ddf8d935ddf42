/** Each rule of each record has an address that stays, and the law data can be fetched. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packChain } from '#law/changes.server.ts';
import { CORPUS_HASH, LAWS } from '#law/corpus.server.ts';
import { packOf } from '#law/packs.server.ts';
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

test('each test, right and duty of a guide leads to its rule', () => {
  for (const { state, slug } of LAWS) {
    const record = read(`law/${state}.html`);
    const files = readdirSync(SITE).filter((name) =>
      new RegExp(`^${slug}(@[\\d-]+)?\\.html$`).test(name),
    );
    expect(files.length, slug).toBeGreaterThan(0);
    for (const file of files) {
      const guide = read(file);
      const led = [...guide.matchAll(new RegExp(`href="/law/${state}#([^"]+)"`, 'g'))].map(
        ([, id]) => id,
      );
      expect(
        led.filter((id) => !record.includes(`id="${id}"`)),
        file,
      ).toEqual([]);
      const duties = [...guide.matchAll(new RegExp(`<li id="(${state}-\\d+)"`, 'g'))].map(
        ([, id]) => id,
      );
      expect(duties.length, file).toBeGreaterThan(4);
      expect(led, file).toEqual(expect.arrayContaining([...duties, 'requests', 'penalty', 'cure']));
    }
  }
});

interface Rule {
  id: string;
  href: string | null;
}
interface Change {
  name: string;
  what: string;
  rules: Rule[];
}
const told = () =>
  JSON.parse(read('changes.json')) as {
    steps: { day: string; hash: string; before: string; deciding: Change[] }[];
    errata: (Change & { from: string; until: string; concerned: string; cite: string | null })[];
    pending: { name: string }[];
  };

test('the changes are a page, JSON, a feed and Markdown that tell the same steps', () => {
  const { steps } = told();
  expect(steps.toReversed().map(({ hash }) => hash)).toEqual(packChain().slice(1));
  const page = read('changes.html');
  for (const { hash, day, deciding } of steps) {
    const short = hash.slice(0, 12);
    expect(page).toContain(`id="d${short}"`);
    expect(read('changes.xml')).toContain(`/changes#d${short}`);
    expect(read('changes.md')).toContain(`## ${day}`);
    for (const { name, rules } of deciding) {
      expect(page).toContain(`id="${name}"`);
      for (const { href } of rules) {
        const [path = '', anchor] = (href ?? '/changes').split('#');
        if (anchor) expect(read(`${path.slice(1)}.html`), anchor).toContain(`id="${anchor}"`);
      }
    }
  }
});

test('our errors stand in all four, with their days and whom they concerned', () => {
  const { errata } = told();
  const sections = ['R.I. Gen. Laws § 6-48.1-4(a)(2)', '6 Del. C. § 12D-103(c)(12)'];
  expect(errata.map(({ cite }) => cite)).toEqual(expect.arrayContaining(sections));
  const others = [read('changes.xml'), read('changes.md')].map((text) =>
    text.replaceAll('&amp;', '&'),
  );
  for (const { name, what, from, until, concerned } of errata) {
    expect(from <= until).toBe(true);
    expect(read('changes.html')).toContain(`href="#${name}"`);
    for (const text of others) {
      expect(text).toContain(what);
      expect(text).toContain(concerned);
      expect(text).toContain(`From ${from} until ${until}.`);
    }
  }
});

test('first days of laws, of duties and of changes are a calendar', () => {
  const text = read('changes.ics').replaceAll('\r\n ', '');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
  const begins = LAWS.flatMap(({ effective, requirements }) => [
    effective,
    ...requirements.flatMap(({ from }) => from ?? []),
  ]).filter((day) => day > packOf(CORPUS_HASH).day);
  expect(begins.length).toBeGreaterThan(4);
  for (const day of begins) expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
  for (const { name } of told().steps.flatMap(({ deciding }) => deciding))
    expect(text).toContain(`/changes#${name}`);
  const ids = [...text.matchAll(/^UID:(.+)\r$/gm)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
