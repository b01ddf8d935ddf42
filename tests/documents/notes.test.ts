/** A filled document is the owner's: our name and texts are in the notes only, which can be removed as one piece. */
import { describe, expect, test } from 'vitest';
import { pdfOf } from '#documents/formats/pdf.ts';
import { readTree } from '#documents/source/stored-tree.ts';
import { wordOf } from '#documents/formats/word.ts';
import { htmlOf } from '#documents/tree/html.ts';
import { headerName, headingsOf, NOTES, notesBlocks } from '#documents/tree/tree.ts';
import { partsOf } from '../pages/word-file.ts';
import { pdfPages } from './extracted.ts';
import { made, TEMPLATES, wordsOf } from './made.ts';

const OURS = /statewise|legal advice|law data|where each part comes from/i;
const FORMATS = TEMPLATES.map((template) => ({ id: template.id, template }));

describe.each(FORMATS)('$id', ({ template }) => {
  const { tree } = made(template, ['DE', 'NJ', 'TX'], {
    values: { businessName: 'Harbor Books' },
  });

  test('before the notes nothing is ours', () => {
    const { title, subtitle, subject, footer, blocks } = tree;
    expect([title, subtitle, subject, footer, wordsOf(blocks)].join(' ')).not.toMatch(OURS);
    expect(headerName(tree)).toBe('Harbor Books');
    expect(footer).toBe('Version of November 21, 2026.');
    expect(wordsOf(notesBlocks(tree))).toMatch(
      /Law checked to [A-Z][a-z]+ \d{1,2}, 2026\. Law data [\da-f]{12}/,
    );
    expect(headingsOf(notesBlocks(tree))[0]).toEqual({ kind: 'heading', level: 1, text: NOTES });
  });

  test('the template without a business is ours', () => {
    const { tree: neutral } = made(template, []);
    expect(headerName(neutral)).toBe('Statewise');
    expect(neutral.notes).toBeUndefined();
    expect(neutral.footer).toContain('General guidance, not legal advice.');
  });

  test('PDF: the notes have pages and numbers of their own', { timeout: 30_000 }, async () => {
    const pages = await pdfPages(await pdfOf(tree));
    const first = pages.findIndex((page) => page.replaceAll(/\s+/g, ' ').includes(NOTES));
    expect(first).toBeGreaterThan(0);
    expect(pages.slice(0, first).join(' ')).not.toMatch(OURS);
    expect(pages[first - 1]).toContain(`Page ${first} of ${first}`);
    expect(pages[first]).toContain(`Page 1 of ${pages.length - first}`);
  });

  test('Word: headers, footers and properties have the name of the business', async () => {
    const parts = partsOf(Buffer.from(await wordOf(tree)));
    for (const [name, xml] of parts) {
      if (/word\/header|word\/footer|docProps/.test(name)) expect(xml).not.toMatch(OURS);
      if (/word\/header\d/.test(name)) expect(xml).toContain('Harbor Books');
    }
  });

  test('HTML: the list of contents stays true when the notes go', () => {
    const [, contents = ''] = /<nav class="paper__contents"(.*?)<\/nav>/s.exec(htmlOf(tree)) ?? [];
    expect(contents).not.toContain('Notes for you');
  });
});

test('a document that was stored before is read as it was', () => {
  const old = {
    title: 'Harbor Books: privacy policy',
    subtitle: 'Privacy policy for Delaware.',
    subject: 'Privacy policy',
    language: 'en',
    footer:
      'Law as of November 20, 2026. Law data 0123456789ab. General guidance, not legal advice.',
    contents: true,
    blocks: [{ kind: 'heading', level: 1, text: 'Where each part comes from' }],
  };
  const tree = readTree(JSON.parse(JSON.stringify(old)));
  expect(tree).toEqual(old);
  expect(headerName(tree)).toBe('Statewise');
});

test('a long name leaves room for the short title', () => {
  const { tree } = made(TEMPLATES[0]!, ['DE'], { values: { businessName: 'x'.repeat(200) } });
  expect(headerName(tree)).toBe(`${'x'.repeat(59)}…`);
});
