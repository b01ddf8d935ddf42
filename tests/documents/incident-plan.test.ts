/**
 * The incident plan: its first page, and the days of the breach laws beside the data that they come
 * from.
 */
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { pdfOf } from '#documents/formats/pdf/pdf.ts';
import { isDoubtful } from '#documents/values/breach-values.ts';
import { plain } from '#documents/tree/tree.ts';
import type { Block } from '#documents/tree/tree.ts';
import { BREACH_NOTICES, LAWS } from '#law/corpus.server.ts';
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import type { BreachNotice, NoticeTime } from '#law/schema.ts';
import { made, templateNamed, withNotes, wordsOf } from './make-document.ts';

const PLAN = templateNamed('incident-response-plan');
const { states: NOTICES } = BREACH_NOTICES;
const noticeOf = (code: string) => {
  const found = NOTICES.find(({ state }) => state === code);
  if (!found) throw new Error(`no entry of ${code}`);
  return found;
};

/** All that the owner of a small shop would fill in. */
const DETAILS = {
  businessName: 'Harbor Books',
  privacyOwner: 'Robin Reyes',
  contactEmail: 'privacy@harborbooks.example',
  planPlace: 'office, red binder',
  incidentLead: 'Robin Reyes',
  incidentLeadPhone: '302-555-0100',
  incidentDeputy: 'Sam Ito, 302-555-0101',
  incidentDecider: 'Lee Moss, 302-555-0106',
  itHelp: 'Bay Computers, 302-555-0102',
  lawyerContact: 'Kim Law, 302-555-0103',
  insurerContact: 'Shore Insurance, policy 44, 302-555-0104',
  bankContact: 'First Bank, 302-555-0105',
};
const FACTS = { usesProcessors: true, processesBiometricData: false };
const BUSINESSES = [['TX'], ['CA', 'DE', 'MN', 'NJ', 'TX', 'VT']];
const planOf = (codes: readonly string[]) =>
  made(PLAN, codes, {
    values: DETAILS,
    facts: FACTS,
  });

/** The rows of the table with this head, within passages too. */
function rowsUnder(blocks: readonly Block[], head: string): string[][] {
  return blocks.flatMap((block) => {
    if (block.kind === 'passage') return rowsUnder(block.blocks, head);
    if (block.kind !== 'table' || block.head[0] !== head) return [];
    return block.rows.map((row) => row.map(plain));
  });
}

const timeIn = (when: NoticeTime) =>
  when.days === null ? '' : `within ${when.days} ${when.unit} after ${when.after}`;

/** What the row of a state has to say, from the data and not by way of the code that writes it. */
function expectRow(row: readonly string[] | undefined, notice: BreachNotice) {
  const [state = '', people = '', office = '', bureaus = ''] = row ?? [];
  expect(state).toMatch(new RegExp(`^${notice.name}${isDoubtful(notice) ? '\\*' : ''}\n`));
  if (notice.withheld) {
    expect([people, office, bureaus].join(' ')).toMatch(/^Not known to us since .*\d{4}/);
    expect([people, office, bureaus].join(' ')).not.toMatch(/\d days|None named/);
    return;
  }
  if (notice.people.days === null) expect(people).toBe('No fixed days');
  else
    expect(people).toBe(
      `Within ${notice.people.days} ${notice.people.unit} after ${notice.people.after}`,
    );
  if (notice.office === null) expect(office).toBe('None named');
  else {
    expect(office).toContain(notice.office.who);
    expect(office).toContain(timeIn(notice.office.when));
  }
  const least = notice.bureaus?.least ?? 1;
  if (notice.bureaus === null) expect(bureaus).toBe('None named');
  else expect(bureaus.toLowerCase()).toContain(timeIn(notice.bureaus.when).toLowerCase());
  // "more than 1,000" and "1,000 or more" are both numbers of the laws
  if (least > 1)
    expect([least, least - 1].map((n) => n.toLocaleString('en-US'))).toContain(
      /[\d,]+/.exec(bureaus)?.[0].replace(/,$/, ''),
    );
}

describe.each(BUSINESSES)('the plan of a business in %s …', (...codes) => {
  const { tree } = planOf(codes);

  test('has the days of its states, with the sections', () => {
    const rows = rowsUnder(tree.blocks, 'State and sections');
    expect(rows).toHaveLength(codes.length);
    for (const [at, code] of codes.entries()) {
      const notice = noticeOf(code);
      expectRow(rows[at], notice);
      const [section = ''] = notice.people.cite.split('(');
      expect(rows[at]?.[0]).toContain(section);
      expect(wordsOf(tree.blocks)).toContain(notice.vendor?.when ?? notice.withheld?.why);
      for (const doubt of notice.doubts) expect(wordsOf(tree.blocks)).toContain(doubt);
    }
  });

  test('has every state and DC, whoever binds the business', () => {
    const rows = rowsUnder(tree.blocks, 'State and law');
    expect(rows).toHaveLength(NOTICES.length);
    for (const [at, notice] of NOTICES.entries()) {
      expectRow(rows[at], notice);
      expect(rows[at]?.[0]).toContain(notice.law);
    }
  });

  test('says beneath it what is not certain', () => {
    const words = wordsOf(tree.blocks);
    const doubts = NOTICES.flatMap((notice) => notice.doubts);
    expect(doubts.length).toBeGreaterThan(5);
    for (const doubt of doubts) expect(words).toContain(doubt);
  });

  test('begins with one page that is enough for the first 24 hours', async () => {
    const pdf = await getDocumentProxy(await pdfOf(tree));
    const { text } = await extractText(pdf, { mergePages: false });
    const [first = '', second = ''] = text.map((page) => page.replaceAll(/\s+/g, ' '));
    for (const words of [
      'The first 24 hours',
      '302-555-0100',
      'One person speaks for us',
      'part 4',
    ])
      expect(first).toContain(words);
    expect(first).not.toContain('Part 1');
    expect(second).toContain('Part 1: how we keep data safe');
    expect((await pdf.getPage(1)).view).toEqual([0, 0, 612, 792]);
  });

  test('has a log with lines to write', () => {
    const log = rowsUnder(tree.blocks, 'Date and time');
    expect(log.length).toBeGreaterThanOrEqual(6);
    expect(log.flat().join('')).toBe('');
  });
});

test('a long name and all states leave the first 24 hours on one page', async () => {
  const long = {
    ...DETAILS,
    businessName: 'The Harbor Books and Stationery Company of Wilmington and Dover LLC',
    incidentDeputy: 'Samantha Ito-Hernandez, shop floor, 302-555-0101 or 302-555-0199',
  };
  const codes = LAWS.map(({ state }) => state);
  const { tree } = made(PLAN, codes, { values: long, facts: FACTS });
  const pdf = await getDocumentProxy(await pdfOf(tree));
  const { text } = await extractText(pdf, { mergePages: false });
  expect(text[0]).toContain('Decision and reason');
  expect(text[1]).toContain('Part 1: how we keep data safe');
});

test('the edition without a business has the days of all states with a privacy act, and of all others', () => {
  const { tree } = made(PLAN, []);
  expect(rowsUnder(withNotes(tree), 'State and sections')).toHaveLength(LAWS.length);
  expect(rowsUnder(withNotes(tree), 'State and law')).toHaveLength(NOTICES.length);
});

test('what the documents must contain names no other days', () => {
  const pointers = REQUIRED_ELEMENTS.find(({ id }) => id === 'ir-breach-laws')?.states ?? {};
  const named = Object.entries(pointers).flatMap(([code, needed]) => {
    const days = /sets (\d+) days/.exec(needed?.note ?? '')?.[1];
    return days === undefined ? [] : [[code, Number(days)] as const];
  });
  expect(named.length).toBeGreaterThan(8);
  for (const [code, days] of named)
    expect([code, noticeOf(code).people.days]).toEqual([code, days]);
});
