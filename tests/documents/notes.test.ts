/**
 * A filled document is the owner's alone: what is ours, and what is for the owner, is a file of its
 * own.
 */
import { describe, expect, test } from 'vitest';
import { pdfOf } from '#documents/formats/pdf/pdf.ts';
import { readTree } from '#documents/source/stored-tree.ts';
import { wordOf } from '#documents/formats/word/word.ts';
import { htmlOf } from '#documents/markup/html.ts';
import { partsOf as partsOfNotes, split } from '#documents/tree/notes.ts';
import { headerName, headingsOf } from '#documents/tree/tree.ts';
import { partsOf } from '../pages/word-file.ts';
import { pdfPages, pdfText, wordText } from './text-extraction.ts';
import { made, TEMPLATES, wordsOf } from './make-document.ts';

const OURS = /statewise|legal advice|law data|where each part comes from|notes for you/i;
const FORMATS = TEMPLATES.map((template) => ({ id: template.id, template }));

describe.each(FORMATS)('$id', ({ template }) => {
  const { document, notes } = split(
    made(template, ['DE', 'NJ', 'TX'], { values: { businessName: 'Harbor Books' } }).tree,
  );

  test('the document has nothing of ours, and the notes have the law data', () => {
    const { title, subtitle, subject, footer, blocks } = document;
    expect([title, subtitle, subject, footer, wordsOf(blocks)].join(' ')).not.toMatch(OURS);
    expect(headerName(document)).toBe('Harbor Books');
    expect(footer).toBe('Version of November 21, 2026.');
    expect(wordsOf(notes?.blocks ?? [])).toMatch(
      /Law checked to [A-Z][a-z]+ \d{1,2}, 2026\. Law data [\da-f]{12}/,
    );
    expect(notes?.title).toBe(`Notes for you: ${document.subject}`);
    expect(headingsOf(notes?.blocks ?? [])[0]?.level).toBe(1);
    expect(partsOfNotes(notes!)).toBeGreaterThan(0);
  });

  test('the template without a business is one piece, and ours', () => {
    const neutral = made(template, []).tree;
    expect(headerName(neutral)).toBe('Statewise');
    expect(neutral.notes).toBeUndefined();
    expect(neutral.footer).toContain('General guidance, not legal advice.');
  });

  test('PDF: no page of notes', async () => {
    const pages = await pdfPages(await pdfOf(document));
    expect(pages.join(' ')).not.toMatch(OURS);
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
    expect((await pdfText(await pdfOf(notes!))).replaceAll(/\s+/g, ' ')).toContain(
      'Do not publish or send them',
    );
  });

  test('Word: no notes in its text, and headers, footers and properties are the business’s', async () => {
    const file = await wordOf(document);
    expect(wordText(file)).not.toMatch(OURS);
    for (const [name, xml] of partsOf(Buffer.from(file))) {
      if (/word\/header|word\/footer|docProps/.test(name)) expect(xml).not.toMatch(OURS);
      if (/word\/header\d/.test(name)) expect(xml).toContain('Harbor Books');
    }
    expect(wordText(await wordOf(notes!))).toContain('Where each part comes from');
  });

  test('HTML: no notes', () => {
    expect(htmlOf(document)).not.toMatch(/statewise|notes for you|law data/i);
  });
});

describe('a document that was stored before', () => {
  const old = {
    title: 'Harbor Books: privacy policy',
    subtitle: 'Privacy policy for Delaware.',
    subject: 'Privacy policy',
    language: 'en',
    footer:
      'Law as of November 20, 2026. Law data 0123456789ab. General guidance, not legal advice.',
    contents: true,
    blocks: [
      { kind: 'heading', level: 1, text: 'Who we are' },
      { kind: 'page' },
      { kind: 'heading', level: 1, text: 'Where each part comes from' },
      { kind: 'paragraph', text: ['6 Del. C. § 12D-106'] },
    ],
  };
  const tree = readTree(JSON.parse(JSON.stringify(old)));

  test('is read as it was', () => {
    expect(tree).toEqual(old);
    expect(headerName(tree)).toBe('Statewise');
  });

  test('is split where its annex begins', () => {
    const { document, notes } = split(tree);
    expect(document.blocks).toEqual(old.blocks.slice(0, 1));
    expect(notes?.blocks).toEqual(old.blocks.slice(2));
  });

  test('has no notes if it has no annex', () => {
    const bare = { ...tree, blocks: tree.blocks.slice(0, 1) };
    expect(split(bare)).toEqual({ document: bare, notes: undefined });
  });
});

test('notes beside the text move to the notes, with their heading; one about a choice stays', () => {
  const tree = readTree({
    title: 'A',
    subtitle: 'B',
    subject: 'C',
    language: 'en',
    footer: 'D',
    owner: 'E',
    blocks: [
      { kind: 'heading', level: 1, text: 'Selling' },
      {
        kind: 'passage',
        note: null,
        grounds: [],
        blocks: [{ kind: 'note', text: [{ strong: 'For you: ' }, 'look at your tags.'] }],
      },
      { kind: 'note', text: [{ strong: 'For you: ' }, 'keep only one line.'] },
    ],
    notes: { basis: 'Law.', blocks: [] },
  });
  const { document, notes } = split(tree);
  expect(wordsOf(document.blocks)).toBe('Selling For you: keep only one line.');
  expect(wordsOf(notes?.blocks ?? [])).toContain('Selling. Look at your tags.');
});

test('a long name leaves room for the short title', () => {
  const { tree } = made(TEMPLATES[0]!, ['DE'], { values: { businessName: 'x'.repeat(200) } });
  expect(headerName(tree)).toBe(`${'x'.repeat(59)}…`);
});
