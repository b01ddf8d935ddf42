/**
 * The parts of the notice checker: words, sentences, blocks, scopes, dates, addresses, gaps,
 * deadlines; and that hostile text takes no more time.
 */
import { describe, expect, test } from 'vitest';
import { LAWS } from '#law/corpus.server.ts';
import { NOTICE_SIGNS } from '#reference/notice-signs.server.ts';
import { checked } from '../../tests/notices/asking.ts';
import { badAddresses, contactsIn } from './findings/contacts.ts';
import { datesIn } from './findings/dates.ts';
import { gapsIn } from './findings/gaps.ts';
import type { NoticeText } from './notice.ts';
import { Phrases } from './signs/phrases.ts';
import { blocksOfText } from './text/plain-text.ts';
import { isAddress, scopeOf, stateNameForms } from './text/scope.ts';
import { sentencesIn } from './text/sentences.ts';
import { unitsOf } from './text/units.ts';
import { stem, wordTokens } from './text/words.ts';

const STATES = [
  { state: 'CA', name: 'California' },
  { state: 'IA', name: 'Iowa' },
  { state: 'OR', name: 'Oregon' },
  { state: 'VA', name: 'Virginia' },
];
const names = stateNameForms(STATES, NOTICE_SIGNS.called);
const codes = STATES.map(({ state }) => state);
const scope = (text: string, heading = false) => {
  const found = scopeOf(text, names, codes, heading);
  return found && [...found].join(' ');
};
const sentences = (text: string) => unitsOf(blocksOfText(text), names, codes, []).sentences;

describe('words', () => {
  test('forms of a word have one stem', () => {
    for (const row of [
      'delete deleting deletion deleted',
      'correct corrections correcting',
      'collect collects collected',
      'bookings booking',
      'category categories',
    ])
      expect(new Set(row.split(' ').map(stem)).size, row).toBe(1);
    expect(stem('us')).not.toBe(stem('use'));
  });

  test('soft hyphens, curly quotes, ligatures and contractions', () => {
    expect(
      wordTokens('We don’t sell in\u00ADfor\u00ADma\u00ADtion').map((token) => token.stem),
    ).toEqual(wordTokens('we do not sell information').map((token) => token.stem));
    expect(wordTokens('of\uFB01ce')[0]?.stem).toBe(stem('office'));
  });

  test('addresses, dates and numbers are kinds', () => {
    expect(
      wordTokens('write to a.b@c-d.com before May 3, 2026 or call 614-555-0101 in ten days').map(
        ({ stem: word, kind }) => kind ?? word,
      ),
    ).toEqual(expect.arrayContaining(['@email', '@date', '@phone', '#n']));
  });

  test('phrases: choices, lists and gaps of at most five words', () => {
    const phrases = new Phrases({ data: ['data', 'personal information'] });
    const group = phrases.group('sell|share ... <data>');
    expect(phrases.in(wordTokens('We never sold your personal information')).has(group)).toBe(true);
    expect(phrases.in(wordTokens('We sell a b c d e f data')).has(group)).toBe(false);
    expect(() => phrases.group('<nothing>')).toThrow('nothing');
  });
});

test('sentences end neither in abbreviations nor in addresses nor in numbers of clauses', () => {
  expect(
    sentencesIn(
      'See 6 Del. C. for more. Lamp Inc. sells lamps at 9 Mill St. Dayton. Ask us! Why? 2.1 We keep it.',
    ),
  ).toEqual([
    'See 6 Del. C. for more.',
    'Lamp Inc. sells lamps at 9 Mill St. Dayton.',
    'Ask us!',
    'Why?',
    '2.1 We keep it.',
  ]);
});

describe('blocks of a text', () => {
  const kinds = (text: string) =>
    blocksOfText(text).blocks.map(
      (block) => `${block.kind}: ${block.kind === 'row' ? block.cells.join('+') : block.text}`,
    );

  test('Markdown: headings, items, tables, bold questions, links', () => {
    expect(
      kinds(
        '# A\n\n**Why?** We ship.\n\n- one\n- two\n\n| Data | Use |\n|---|---|\n| Name | Ship |',
      ),
    ).toEqual([
      'heading: A',
      'heading: Why?',
      'paragraph: We ship.',
      'item: one',
      'item: two',
      'row: Data+Use',
      'row: Name+Ship',
    ]);
    expect(blocksOfText('Use [our form](/ask) please.').links).toEqual([
      { text: 'our form', to: '/ask' },
    ]);
  });

  test('broken lines and hyphens of a PDF', () => {
    expect(
      kinds(
        'We keep your per-\nsonal data and let you opt-\nout of ads\nfor ever and ever, as we say in this long line.',
      )[0],
    ).toContain('personal data and let you opt-out of ads');
  });

  test('lines that come back on every page are no text', () => {
    expect(kinds('Lamp shop  Page 1 of 2\n\nWe ship lamps.\n\nLamp shop  Page 2 of 2')).toEqual([
      'paragraph: We ship lamps.',
    ]);
  });
});

describe('for whom a sentence is meant', () => {
  test.each([
    ['If you live in Oregon, you can ask.', 'OR'],
    ['In Iowa you can ask.', 'IA'],
    ['Have it corrected (not a right under Iowa law)', 'CA OR VA'],
    ['Residents of Oregon and Virginia may ask.', 'OR VA'],
  ])('%s', (text, states) => expect(scope(text)).toBe(states));

  test.each([
    'We sell lamps.',
    'You may have rights in California and other states.',
    'A shop in Oregon, Inc. runs this.',
    'West Virginia is lovely for residents.',
    'Portland, Oregon 97201',
  ])('for all: %s', (text) => expect(scope(text)).toBeUndefined());

  test('a heading applies to the text below it', () => {
    const [, below] = sentences(
      '# Privacy policy\n\nAll.\n\n## Notice to Oregon residents\n\nYou may appeal.',
    );
    expect([...(below?.scope ?? [])]).toEqual(['OR']);
    const [mention] = names.find('Portland, Oregon 97201');
    expect(mention && isAddress('Portland, Oregon 97201', mention)).toBe(true);
  });
});

test('dates in every usual form', () => {
  const days = [
    'March 3, 2026',
    '3 March 2026',
    'Mar. 3, 2026',
    '2026-03-03',
    '3/3/2026',
    '03/03/26',
    '3rd of March 2026',
  ];
  expect(days.map((text) => datesIn(`Updated ${text}.`)[0]?.day)).toEqual(
    days.map(() => '2026-03-03'),
  );
  expect(datesIn('within 45 days of 13/45/2026')).toEqual([]);
});

describe('addresses', () => {
  const faults = (text: string, links: NoticeText['links'] = []) =>
    badAddresses(sentences(text), links).map(({ fault }) => fault);

  test.each([
    ['Write to name@ for help.', 'no domain'],
    ['Write to privacy [at] shop [dot] com.', 'hidden'],
    ['Write to privacy (at) shop.com.', 'hidden'],
    ['Write to info@example.com.', 'made-up domain'],
    ['Write to me@yourdomain.com.', 'made-up domain'],
    ['Write to me@shop.', 'broken'],
  ])('%s', (text, fault) => expect(faults(text)).toContain(fault));

  test('links: no address, another address, nowhere', () => {
    expect(faults('x', [{ text: 'Write', to: 'mailto:' }])).toEqual(['empty mailto']);
    expect(faults('x', [{ text: 'a@shop.com', to: 'mailto:b@shop.com' }])).toEqual([
      'other target',
    ]);
    expect(faults('x', [{ text: 'https://shop.com/a', to: 'https://evil.com/a' }])).toEqual([
      'other target',
    ]);
    expect(faults('x', [{ text: 'Opt out', to: '#' }])).toEqual(['empty link']);
    expect(faults('x', [{ text: 'a@shop.com', to: 'mailto:a@shop.com?subject=Privacy' }])).toEqual(
      [],
    );
  });

  test('valid addresses are listed as ways to contact the business', () => {
    const found = contactsIn(
      sentences(
        'Write to a.b+c@lamp-shop.co.uk or call (614) 555-0101, 9 Mill Street, Dayton, OH 45402. Fill in our web form.',
      ),
      [],
    );
    expect(found).toMatchObject({ emails: ['a.b+c@lamp-shop.co.uk'], phones: ['(614) 555-0101'] });
    expect(found.post).toBeDefined();
    expect(found.webForm).toBeDefined();
  });
});

test('what was left to fill in', () => {
  const gaps = gapsIn(
    sentences(
      'Hello [Company Name], see note [1].\n\nTO-DO: write.\n\nLorem ipsum dolor.\n\nName: ________',
    ),
  );
  expect(gaps.map(({ found }) => found)).toEqual([
    '[Company Name]',
    'TO-DO',
    'lorem ipsum',
    '________',
  ]);
});

describe('the whole', () => {
  const notice = (text: string, states = ['DE']) => checked(blocksOfText(text), states, {});

  test('days that are later than the law, and those that are not', () => {
    expect(notice('We respond to requests within 120 days.').days).toMatchObject([
      { about: 'answer', said: 120, law: 45 },
    ]);
    expect(
      notice('We respond within forty-five (45) days. We may need 45 more days.').days,
    ).toEqual([]);
    expect(notice('You may appeal, and we will respond within 60 days.').days).toEqual([]);
  });

  test('a heading alone does not count', () => {
    const { findings } = notice(
      '# Policy\n\n## How long we keep your data\n\n## How to appeal\n\nHello there.',
    );
    expect(
      findings.filter(
        ({ id, status }) => ['pn-retention', 'pn-appeal'].includes(id) && status === 'found',
      ),
    ).toEqual([]);
  });

  test('what is said for one state only is missing for another, with a note', () => {
    const { findings } = notice(
      '# Policy\n\n## Virginia residents\n\nYou may appeal our decision by writing to us.',
      ['DE', 'VA'],
    );
    const appeal = findings.filter(({ id }) => id === 'pn-appeal');
    expect(appeal).toMatchObject([
      { state: 'DE', status: 'missing', onlyFor: ['VA'] },
      { state: 'VA', status: 'found' },
    ]);
  });

  test('nothing at all is checked too', () => {
    expect(notice('').findings.length).toBeGreaterThan(20);
    expect(notice('').date).toBeUndefined();
  });
});

/**
 * Counts how often the engine looks at a word, which grows with the text; independent of the clock.
 */
test('hostile text of a megabyte stays in bounds', () => {
  const lines = [
    'a '.repeat(500),
    '@'.repeat(900),
    '('.repeat(900),
    '- '.repeat(400),
    'we sell not never data '.repeat(40),
    '1.'.repeat(400),
    '[[[['.repeat(200),
    '**'.repeat(400),
    'a.'.repeat(400),
    'x-\n'.repeat(300),
    '| '.repeat(400),
    'If you live in Oregon; '.repeat(40),
  ];
  const text = (size: number) => {
    let made = '';
    for (let at = 0; made.length < size; at += 1) made += `${lines[at % lines.length]}${at}\n\n`;
    return made.slice(0, size);
  };
  const cost = (size: number) => {
    const start = process.cpuUsage();
    checked(blocksOfText(text(size)), ['DE', 'CA', 'OR'], {});
    return process.cpuUsage(start).user;
  };
  cost(50_000);
  // four times the text; a quadratic algorithm would take sixteen times as much processor time
  expect(cost(1_000_000) / cost(250_000)).toBeLessThan(9);
});

describe.each(LAWS)('a notice may speak of $name', ({ state, name, law }) => {
  const every = stateNameForms(LAWS, NOTICE_SIGNS.called);
  const all = LAWS.map((each) => each.state);
  const meant = (title: string) => {
    const [first] = unitsOf(
      blocksOfText(`# ${title}\n\nWe keep orders for a year.`),
      every,
      all,
      [],
    ).sentences;
    return first?.scope && [...first.scope];
  };

  test.each([
    `${name} Privacy Notice`,
    `${name} Consumer Privacy Policy`,
    `Privacy notice for residents of ${name}`,
  ])('in the title: %s', (title) => {
    expect(meant(title)).toEqual([state]);
  });

  test('but a business named after it speaks to all', () => {
    expect(meant(`${name} Books: privacy notice`)).toBeUndefined();
  });

  test('by the name of its people and of its law', () => {
    const [people = ''] = NOTICE_SIGNS.called[state] ?? [];
    expect(every.find(`For ${people}: you may ask.`)).toMatchObject([{ state }]);
    if (law.abbreviation.length > 3)
      expect(every.find(`Under the ${law.abbreviation} you may ask.`)).toMatchObject([{ state }]);
  });
});
