/** The pages about all laws as Markdown (docs/quality.md): whole, and found from the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CORPUS_HASH, LAWS } from '#law/corpus.server.ts';
import { faqOn } from '#web/words/faq/faq-on-day.ts';
import { allFiles, SITE } from './built-site.ts';

const read = (name: string) => readFileSync(join(SITE, name), 'utf8');
/** The editions of a page, by what stands behind its name. */
const editions = (name: string, end: string) =>
  allFiles()
    .filter((file) => file.startsWith(`${name}@`) && file.endsWith(end))
    .map((file) => file.slice(0, -end.length))
    .toSorted();

test.each(['faq', 'compare-states'])('%s: one text for each edition of the page', (name) => {
  expect(editions(name, '.md')).toEqual(editions(name, '.html'));
  expect(editions(name, '.md').length).toBeGreaterThan(1);
  for (const edition of editions(name, '.html'))
    expect(read(`${edition}.html`)).toMatch(
      new RegExp(`<link rel="alternate" type="text/markdown" href="[^"]*/${name}\\.md"/>`),
    );
});

test('the questions stand there whole, each with its sections', () => {
  const day = editions('faq', '.md')[0]?.split('@')[1] ?? '';
  const text = read(`faq@${day}.md`);
  for (const { question, cites } of faqOn(LAWS, day)) {
    expect(text).toContain(`### ${question}`);
    for (const { cite } of cites) expect(text).toContain(cite);
  }
});

test('the comparison has a line for each state under each point', () => {
  const text = read(`${editions('compare-states', '.md')[0]}.md`);
  const points = text.split('\n## ').slice(1);
  expect(points.length).toBeGreaterThan(10);
  for (const point of points) for (const { name } of LAWS) expect(point).toContain(`| ${name} |`);
});

test('the law data says its hash, each law with its day, and every doubt', () => {
  const text = read('law-data.md');
  expect(text).toContain(CORPUS_HASH);
  for (const { name, state } of LAWS) {
    expect(text).toContain(`## ${name}`);
    expect(text).toContain(`/law/${state}.json`);
  }
  expect(text.match(/In doubt: /g)).toHaveLength(LAWS.flatMap(({ doubts }) => doubts).length);
});
