/**
 * The proof sheet holds what the document holds: each sentence once, in order; what is open first;
 * each section in the table at the end.
 */
import { describe, expect, test } from 'vitest';
import { fill } from '#documents/filling/fill.ts';
import { plain } from '#documents/tree/tree.ts';
import type { Block } from '#documents/tree/tree.ts';
import { BUSINESSES, printedFilling } from '../printed-sentences.ts';
import type { ProofRecord } from './proof-grounds.ts';
import { proofLines } from './proof-lines.ts';
import { proofSheet } from './proof-sheet.ts';
import { TEMPLATES } from '../templates.server.ts';

const SAID: ProofRecord = {
  answers: new Map([['sellsPersonalData', { by: 'Ann Reed', on: '2026-11-03' }]]),
  details: new Map([['practiceDeletes', { by: null, on: '2026-11-04' }]]),
  map: { by: 'Ann Reed', on: '2026-11-05' },
  mapped: new Set(['dataTable']),
  questionOf: (fact) => fact,
};
const OF = { contentHash: 'a'.repeat(64), version: null };

const bare = (text: string) => text.replaceAll(/[\s|]+/g, '');

function textIn(block: Block): string {
  switch (block.kind) {
    case 'passage':
      return block.blocks.map(textIn).join(' ');
    case 'paragraph':
      return plain(block.text);
    case 'list':
      return block.items.map(plain).join(' ');
    case 'checklist':
      return block.items.map(({ text }) => plain(text)).join(' ');
    case 'form':
      return block.lines.map(plain).join(' ');
    case 'table':
      return block.rows.map((row) => row.map(plain).join(' ')).join(' ');
    default:
      return '';
  }
}

type Table = Extract<Block, { kind: 'table' }>;
const tables = (blocks: readonly Block[]) =>
  blocks.filter((block): block is Table => block.kind === 'table');

describe.each(Object.entries(BUSINESSES))('of %s', (_, business) => {
  test.each(TEMPLATES.map((template) => [template.id, template] as const))(
    '%s',
    (_id, template) => {
      const filling = printedFilling(business, template);
      const lines = proofLines(filling).parts.flatMap((part) => part.lines);
      expect(lines.length).toBeGreaterThan(5);
      let rest = bare(fill(filling).tree.blocks.map(textIn).join(' '));
      for (const { words } of lines) {
        const at = rest.indexOf(bare(words));
        expect(at, words).toBeGreaterThanOrEqual(0);
        rest = rest.slice(at + bare(words).length);
      }
      const sheet = proofSheet(filling, SAID, OF);
      expect(JSON.stringify(sheet)).not.toMatch(/[\uE000\uE001]/);
      const all = tables(sheet.blocks);
      const rows = all.filter(({ head }) => head.includes('Words')).flatMap((table) => table.rows);
      expect(rows.map(([number]) => plain(number ?? []))).toEqual(
        lines.map(({ number }) => String(number)),
      );
      expect(rows.every(([, , stands]) => plain(stands ?? []) !== '')).toBe(true);
      const open = all.find(({ head }) => head.includes('Where'));
      const isOpen = lines.some(({ gaps, note }) => gaps.length > 0 || note !== null);
      expect(open !== undefined).toBe(isOpen || fill(filling).contradictions.length > 0);
      const cites = new Set(
        lines
          .flatMap(({ grounds }) => grounds.flatMap((ground) => ground.cites))
          .map(({ cite }) => cite),
      );
      const authorities = all.find(({ head }) => head.includes('Sentences'));
      for (const cite of cites)
        expect(authorities?.rows.some(([, section]) => plain(section ?? []).startsWith(cite))).toBe(
          true,
        );
      // a section that asks for one sentence is no mere advice
      const duties = new Set(
        lines
          .flatMap(({ grounds }) => grounds.flatMap((ground) => ground.cites))
          .flatMap(({ state, cite, advised }) => (advised ? [] : [`${state} ${cite}`])),
      );
      const advice = (authorities?.rows ?? []).flatMap(([state, section]) => {
        const [cite = '', note = ''] = plain(section ?? []).split('\n');
        return note === 'Good practice for these sentences, no duty.'
          ? [`${plain(state ?? [])} ${cite}`]
          : [];
      });
      expect(advice.filter((each) => duties.has(each))).toEqual([]);
    },
  );
});

test('who said it, and when, stands beside it; without a name, the day', () => {
  const business = {
    states: ['DE'],
    facts: { sellsPersonalData: false },
    values: { practiceDeletes: 'Yes' },
  };
  const policy = TEMPLATES.find(({ id }) => id === 'privacy-policy');
  if (!policy) throw new Error('no policy');
  const text = JSON.stringify(proofSheet(printedFilling(business, policy), SAID, OF).blocks);
  expect(text).toContain('Answer to “sellsPersonalData”: No (Ann Reed, November 3, 2026).');
  expect(text).toMatch(/Owner said Yes to “do you delete data[^”]+” \(November 4, 2026\)\./);
  expect(text).not.toContain('No ground found');
});

test('what “none” takes out leaves the sentences beside it; a detail stands with its own words', () => {
  const business = {
    states: ['DE'],
    facts: { targetedAdvertising: true, sellsPersonalData: false },
    values: { optOutPageUrl: 'none', clientWork: 'Only for clients' },
  };
  const policy = TEMPLATES.find(({ id }) => id === 'privacy-policy');
  if (!policy) throw new Error('no policy');
  const filling = printedFilling(business, policy);
  const said = { by: 'Ann Reed', on: '2026-11-06' };
  const sheet = proofSheet(filling, { ...SAID, details: new Map([['clientWork', said]]) }, OF);
  const text = JSON.stringify(sheet.blocks);
  expect(text).toMatch(
    /Owner’s answer to “[^”]+”: Only for clients \(Ann Reed, November 6, 2026\)/,
  );
  expect(text).not.toContain('“clientWork”');
  const printed = bare(fill(filling).tree.blocks.map(textIn).join(' '));
  const lines = proofLines(filling).parts.flatMap((part) => part.lines);
  expect(printed).toContain(bare(lines.map(({ words }) => words).join('')));
});

describe('what a lawyer reads', () => {
  const policy = TEMPLATES.find(({ id }) => id === 'privacy-policy');
  if (!policy) throw new Error('no policy');
  const business = {
    states: ['IN', 'DE'],
    facts: { targetedAdvertising: true, sellsPersonalData: false, knowsChildren: true },
    values: { practiceOptOutStopsAds: 'Not yet', contactEmail: 'a@b.example' },
  };
  const filling = printedFilling(business, policy);
  const lines = proofLines(filling).parts.flatMap((part) => part.lines);
  const sheet = proofSheet(filling, SAID, OF);
  const all = tables(sheet.blocks);
  const rows = all.filter(({ head }) => head.includes('Words')).flatMap((table) => table.rows);
  const rowOf = (words: string) => {
    const found = rows.find(([, said]) => plain(said ?? []).includes(words));
    return (found ?? []).map((cell) => plain(cell));
  };

  test('words that lead to a sentence are no sentence of their own', () => {
    expect(rowOf('To delete.')[1]).toMatch(/^To delete\. You have the right/);
    expect(lines.map(({ words }) => words)).not.toContain('Ads.');
  });

  test('what the law says stands on the law', () => {
    expect(rowOf('In Indiana this covers')[2]).toContain('law’s record');
    expect(rowOf('You have the right to have personal data deleted')[2]).toContain('law’s record');
    expect(JSON.stringify(sheet)).not.toContain('What the owner entered');
  });

  test('a law that an answer brings in stands on its section, and on the answer', () => {
    const [, , stands] = rowOf('The law forbids us to keep it for ever');
    expect(stands).toContain('From the law’s record (');
    expect(stands).toContain('CFR');
    expect(stands).toMatch(/applies since:\s+[^.]*“knowsChildren”:? Yes/);
    // a claim of the business still stands on the owner's word alone
    expect(rowOf('We use personal data for targeted advertising')[2]).not.toContain('law’s record');
  });

  test('a clash names the sentences that stand on it', () => {
    const open = all.find(({ head }) => head.includes('Where'));
    const clash = open?.rows.find(([, what]) => plain(what ?? []).includes('do not fit'));
    const number = rowOf('ads picked from what you do on the sites of others')[0];
    expect(plain(clash?.[0] ?? [])).toContain(number);
  });

  test('what is said above is named by its number', () => {
    expect(JSON.stringify(sheet)).not.toContain('As before.');
    for (const [number, , stands, section] of rows)
      for (const cell of [stands, section]) {
        const [, at] = /As at no\. (\d{1,3})\./.exec(plain(cell ?? [])) ?? [];
        if (at !== undefined) expect(Number(at)).toBeLessThan(Number(plain(number ?? [])));
      }
    expect(JSON.stringify(rows)).toContain('As at no. ');
  });
});
