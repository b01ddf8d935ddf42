/**
 * Guides and checklists as files (docs/quality.md U24): tagged, named, in English, with their
 * fonts; Word with real headings; all from the record.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checklistDocument } from '#documents/reports/checklist.ts';
import { guideDocument } from '#documents/reports/guide.ts';
import { differingPoints } from '#engine/compare/differences.ts';
import { changeDates, intervals } from '#engine/verdict/change-days.ts';
import { comparedState } from '#engine/compare/compare.ts';
import { requirementList } from '#engine/assessment/requirement-list.ts';
import { FACT_BOOK, GUIDE_FIGURES, LAWS } from '#law/corpus.server.ts';
import { pdfText } from '../documents/text-extraction.ts';
import { allFiles, SITE } from './built-site.ts';
import { partsOf } from './word-file.ts';

const GUIDES = join(SITE, 'guides');
const EDITIONS = LAWS.flatMap((law) =>
  intervals(changeDates(law, GUIDE_FIGURES.figures), FACT_BOOK.reviewed).map(({ from, until }) => ({
    law,
    name: law.name,
    from,
    until,
  })),
);
const known = new Map<string, Promise<string>>();

/** The words of a PDF, read once. */
function wordsOf(file: string): Promise<string> {
  const words = known.get(file) ?? pdfText(readFileSync(join(GUIDES, file)));
  known.set(file, words);
  return words;
}

const squeezed = (text: string) => text.replace(/[\s\u00ad-]+/g, '');

test('one file of each kind for every version of every law, and no other', () => {
  const expected = EDITIONS.flatMap(({ law, from }) =>
    ['compliance-guide', 'checklist'].flatMap((kind) =>
      ['pdf', 'docx'].map((end) => `guides/${law.slug}-${kind}@${from}.${end}`),
    ),
  );
  expect(
    allFiles()
      .filter((name) => name.startsWith('guides/'))
      .toSorted(),
  ).toEqual(expected.toSorted());
});

describe.each(EDITIONS)('$name from $from', ({ law, from, until }) => {
  const papers = [
    {
      kind: 'compliance-guide',
      tree: guideDocument(law, from, until, differingPoints(GUIDE_FIGURES.figures, law, from)),
    },
    { kind: 'checklist', tree: checklistDocument(law, from) },
  ];

  test.each(papers)('PDF, $kind: tagged, titled, in English, fonts inside', ({ kind, tree }) => {
    const bytes = readFileSync(join(GUIDES, `${law.slug}-${kind}@${from}.pdf`));
    const raw = bytes.toString('latin1');
    expect(raw.startsWith('%PDF-1.')).toBe(true);
    expect(raw).toContain('/StructTreeRoot');
    expect(raw).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    expect(raw).toMatch(/\/Lang \(en/);
    expect(raw).toContain(`/Title (${tree.title})`);
    expect(raw.match(/\/Type \/FontDescriptor/g)?.length).toBeGreaterThan(0);
    expect(raw.match(/\/FontFile2 /g)?.length).toBe(raw.match(/\/Type \/FontDescriptor/g)?.length);
    expect(raw).toContain('/Outlines');
    expect(raw).not.toMatch(/\/(JavaScript|Launch|EmbeddedFile)\b/);
    expect(bytes.length).toBeLessThan(300_000);
  });

  test.each(papers)('Word, $kind: headings, table heads, language, title', ({ kind, tree }) => {
    const parts = partsOf(readFileSync(join(GUIDES, `${law.slug}-${kind}@${from}.docx`)));
    const document = parts.get('word/document.xml') ?? '';
    expect(document).toMatch(/<w:pStyle w:val="Heading1"\/>/);
    const tables = document.match(/<w:tbl>/g)?.length ?? 0;
    expect(document.match(/<w:tblHeader/g)?.length ?? 0).toBe(tables);
    expect(parts.get('docProps/core.xml')).toContain(`<dc:title>${tree.title}</dc:title>`);
    expect(parts.get('word/styles.xml')).toMatch(/w:lang [^>]*w:val="en-US"/);
  });

  const read = async (kind: string) => squeezed(await wordsOf(`${law.slug}-${kind}@${from}.pdf`));
  const both = async () => [await read('compliance-guide'), await read('checklist')] as const;

  test('the guide contains every duty with its section, and the checklist every duty', async () => {
    const [guide, list] = await both();
    const day = from < law.effective ? law.effective : from;
    for (const { title, sourceSection } of requirementList(law, day)) {
      expect(guide).toContain(squeezed(title));
      expect(guide).toContain(squeezed(sourceSection));
      expect(list).toContain(squeezed(title));
    }
  });

  test('no published figure that the record does not say', async () => {
    const record = squeezed(JSON.stringify([law, comparedState(law, from)]).toLowerCase());
    const only = GUIDE_FIGURES.figures
      .filter(({ state, said }) => state === law.state && said.length > 3)
      .map(({ said }) => squeezed(said.toLowerCase()))
      .filter((said) => !record.includes(said));
    for (const words of (await both()).map((text) => text.toLowerCase())) {
      for (const said of only) expect(words).not.toContain(said);
      expect(words).not.toContain('youmayhaveread');
    }
  });
});
