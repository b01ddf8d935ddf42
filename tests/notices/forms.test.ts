/**
 * One notice in every format: text, Markdown, HTML, Word and PDF give the same rows, on the page
 * and in the command.
 */
import { expect, test } from 'vitest';
import { pdfOf } from '#documents/formats/pdf/pdf.ts';
import { wordOf } from '#documents/formats/word/word.ts';
import { htmlOf } from '#documents/markup/html.ts';
import type { Block, DocumentTree } from '#documents/tree/tree.ts';
import { readNotice } from '#web/pages/notice-checker/read/notice-file.ts';
import { nodeTrees } from '../../scripts/notice-check/trees.ts';
import { checked } from './asking.ts';

const heading = (text: string, level: 1 | 2 = 2): Block => ({ kind: 'heading', level, text });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text: [text] });
const list = (...items: string[]): Block => ({
  kind: 'list',
  ordered: false,
  items: items.map((item) => [item]),
});

const BLOCKS: readonly Block[] = [
  paragraph('Last updated: June 24, 2026'),
  paragraph('Harbor Kites LLC runs this shop and answers for your data.'),
  heading('What we collect'),
  paragraph('We collect the following kinds of data:'),
  list(
    'Contact details: name, email address and phone number, directly from you',
    'Order details: what you bought, your shipping address and your payment card',
    'Device details: IP address, browser and pages viewed, collected automatically',
  ),
  heading('How we use your data'),
  list(
    'We use contact details to answer you and to send the newsletter',
    'We use order details to ship kites, take payment and prevent fraud',
  ),
  heading('Who we share it with'),
  paragraph(
    'We share your shipping address with parcel carriers and your payment data with a payment processor.',
  ),
  paragraph('We do not sell your personal data.'),
  heading('How long we keep it'),
  paragraph('Order details are kept for seven years. The rest is deleted after two years.'),
  heading('Your rights'),
  paragraph('If you live in Colorado, Delaware, Texas or Virginia you have the right to:'),
  list(
    'access the personal data that we hold about you',
    'correct inaccurate data',
    'delete your data',
    'get a copy of your data in a portable format',
    'opt out of the sale of personal data, targeted advertising and profiling',
  ),
  paragraph(
    'To make a request, email privacy@harborkites.test or call 302-555-0147. We verify your identity by matching your order number with our records.',
  ),
  paragraph(
    'An authorized agent may make a request for you with your written permission. If we refuse, you may appeal our decision by email.',
  ),
  heading('Do Not Track'),
  paragraph('We do not respond to Do Not Track signals.'),
  heading('Changes to this policy'),
  paragraph('We post a changed policy on this page with a new date.'),
  heading('Contact us'),
  paragraph('If you have questions about this policy, email privacy@harborkites.test.'),
];

const PAPER: DocumentTree = {
  title: 'Privacy policy',
  subtitle: '',
  subject: 'Privacy policy',
  language: 'en',
  footer: '',
  blocks: BLOCKS,
};

const words = (text: readonly unknown[]) => text.join('');

function lines(mark: { heading: string; item: string }): string {
  const rest = BLOCKS.map((block) => {
    if (block.kind === 'heading') return `${mark.heading}${block.text}`;
    if (block.kind === 'list') return block.items.map((item) => mark.item + words(item)).join('\n');
    return block.kind === 'paragraph' ? words(block.text) : '';
  });
  return [`${mark.heading}${PAPER.title}`, ...rest].join('\n\n');
}

const bytes = (text: string) => new TextEncoder().encode(text);
const FACTS = { sellsPersonalData: false, targetedAdvertising: false };

test('the same rows from every form', async () => {
  const files: [string, Uint8Array][] = [
    ['notice.txt', bytes(lines({ heading: '', item: '- ' }))],
    ['notice.md', bytes(lines({ heading: '## ', item: '- ' }))],
    ['notice.html', bytes(htmlOf(PAPER))],
    ['notice.docx', await wordOf(PAPER)],
    ['notice.pdf', await pdfOf(PAPER)],
  ];
  const rows = new Map<string, string[]>();
  for (const [name, content] of files) {
    const read = await readNotice(name, content, nodeTrees);
    if ('problem' in read) throw new Error(`${name}: ${read.problem}`);
    const { findings, date } = checked(read.text, ['CA', 'CO', 'DE', 'TX', 'VA'], FACTS);
    expect(date?.day, name).toBe('2026-06-24');
    rows.set(
      name,
      findings
        // the grade counts sentences, and each format splits them differently
        .filter(({ id }) => id !== 'pn-plain-words')
        .map(({ id, state, status, lacks }) => `${state} ${id} ${status} ${lacks.join('; ')}`),
    );
  }
  const text = rows.get('notice.txt') ?? [];
  expect(text.filter((row) => row.includes(' found ')).length).toBeGreaterThan(60);
  for (const [name, own] of rows) expect(own, name).toEqual(text);
});
