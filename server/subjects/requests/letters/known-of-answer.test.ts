/**
 * An answer with data asks for nothing that the data map or the copy says, and claims nothing of
 * the person that only the owner can know.
 */
import { expect, test } from 'vitest';
import type { MapLine, MapRecipient } from '#contract/documents/data-map.ts';
import { blankLine, blankRecipient } from '#documents/map/entries.ts';
import { knownOfAnswer, withKnown, type KnownSources } from './known-of-answer.ts';

const COLUMNS = ['Kind of data', 'Where it came from', 'What we use it for', 'Who received it'];

const line = (kind: string, more: Partial<MapLine> = {}) => ({
  ...blankLine(kind, kind),
  people: ['customers' as const],
  sources: ['the person'],
  purposes: ['to send receipts'],
  state: 'confirmed' as const,
  from: null,
  ...more,
});
const company = (name: string, more: Partial<MapRecipient> = {}) => ({
  ...blankRecipient(name),
  name,
  kind: 'email service',
  role: 'processor' as const,
  named: true,
  sold: false,
  ads: false,
  state: 'confirmed' as const,
  from: null,
  ...more,
});
const ADS = { kind: 'advertising company', role: 'third party', sold: true, ads: true } as const;
const map = {
  lines: [
    line('Email addresses', { recipients: ['Klaviyo', 'Meta'] }),
    line('Photos', { sources: [], purposes: [] }),
    line('Pay', { people: ['staff'] }),
    line('Guesses', { state: 'proposed' }),
  ],
  recipients: [company('Klaviyo'), company('Meta', ADS)],
  tools: [],
  complete: { lines: true, recipients: true },
};
const known = (more: Partial<KnownSources> = {}) =>
  knownOfAnswer(
    { map, files: [], rules: [], asked: [], byLink: false, language: 'en', ...more },
    COLUMNS,
  );

test('kinds with the same sources, uses and receivers stand in one row', () => {
  const lines = ['Names', 'Email addresses', 'Phone numbers'].map((kind) =>
    line(kind, { recipients: [kind === 'Names' ? 'Meta' : 'Klaviyo'] }),
  );
  const rows = known({ map: { ...map, lines } }).values['answerTable'] as string[][];
  expect(rows.slice(1).map(([kind]) => kind)).toEqual([
    'Names',
    'Email addresses and Phone numbers',
  ]);
});

test('each confirmed kind of data of customers is a line; what is open in it is a gap', () => {
  expect(known().values['answerTable']).toEqual([
    COLUMNS,
    [
      'Email addresses',
      'you',
      'to send receipts, to aim ads at people and to sell to other companies',
      'Klaviyo (email service) and Meta (advertising company)',
    ],
    [
      'Photos',
      '[fill in: where it came from, for “Photos”]',
      '[fill in: what we use it for, for “Photos”]',
      'nobody',
    ],
  ]);
  const unbegun = { ...map, lines: [line('Guesses', { state: 'proposed' })] };
  expect(known({ map: unbegun }).values).toEqual({});
});

test('sale and disclosure stand apart where the law wants it, and are a gap while not told', () => {
  const rules = [{ soldApart: true as const }];
  const whoGot = (recipients: typeof map.recipients) =>
    known({ rules, map: { ...map, recipients } }).values['answerTable']?.[1]?.[3];
  expect(whoGot(map.recipients)).toBe(
    'sold to or shared with Meta (advertising company), disclosed to Klaviyo (email service)',
  );
  expect(whoGot([company('Klaviyo')])).toBe('disclosed to Klaviyo (email service)');
  expect(whoGot([company('Meta', { ...ADS, sold: null, ads: null })])).toBe(
    '[fill in: what fits before “Meta (advertising company)”: “sold to or shared with”, or “disclosed to”] Meta (advertising company)',
  );
});

test('of whom it is not told whether they buy, that alone is asked, once for all kinds of data', () => {
  const lines = ['Names', 'Phones', 'Photos'].map((kind) =>
    line(kind, {
      recipients: kind === 'Photos' ? ['Klaviyo'] : ['Meta', 'Klaviyo'],
      sources: [kind],
    }),
  );
  const recipients = [company('Klaviyo'), company('Meta', { ...ADS, sold: null, ads: null })];
  const rules = [{ soldApart: true as const }];
  const cells = (language: 'en' | 'es') => {
    const rows = known({ rules, language, map: { ...map, lines, recipients } });
    return (rows.values['answerTable'] as string[][]).map((row) => row[3]).slice(1);
  };
  const asked =
    'disclosed to Klaviyo (email service), [fill in: what fits before “Meta (advertising company)”: “sold to or shared with”, or “disclosed to”] Meta (advertising company)';
  expect(cells('en')).toEqual([asked, asked, 'disclosed to Klaviyo (email service)']);
  // the Spanish text asks for Spanish words
  expect(cells('es')[0]).toContain('“vendidos o compartidos con”, or “revelados a”]');
});

test('all that California’s letter says of the list goes with it', () => {
  const california = [
    'Below is a summary of your data.',
    'Kind of data | Where it came from\nEmail addresses | you',
    'The table shows the categories and their sources. It shows the purposes, and to which kinds each was sold. The specific pieces are in the copy.',
  ].join('\n\n');
  expect(withKnown(california, known(), 'en').split('\n\n')).toEqual([
    '[choose: Keep this list of your data map only if it is so for this person] Below is a summary of your data. The table shows the categories and their sources. It shows the purposes, and to which kinds each was sold.\nKind of data | Where it came from\nEmail addresses | you',
    'The specific pieces are in the copy.',
  ]);
});

test('the Spanish words are those of the catalog, the owner’s own stay', () => {
  const spanish = known({ language: 'es' }).values['answerTable'];
  expect(spanish?.[1]).toEqual([
    'Correos electrónicos',
    'usted',
    expect.stringContaining('para enviar recibos') as string,
    'Klaviyo (servicio de correo electrónico) y Meta (advertising company)',
  ]);
});

test('third parties are named, or told by kind, as the law has it', () => {
  const who = (receivers: 'kinds' | 'names' | 'buyers', complete = true) =>
    known({
      rules: [{ receivers }],
      asked: ['third-party-list'],
      map: { ...map, complete: { ...map.complete, recipients: complete } },
    }).receivers;
  expect(who('names')).toBe('Meta');
  expect(who('kinds')).toBe('Meta (advertising company)');
  const none = (complete: boolean) =>
    known({
      asked: ['third-party-list'],
      map: {
        ...map,
        recipients: [company('Klaviyo')],
        complete: { ...map.complete, recipients: complete },
      },
    }).receivers;
  expect(none(true)).toBe('nobody');
  expect(none(false)).toBeUndefined();
  expect(known().receivers).toBeUndefined();
});

const LETTER = [
  'Below is a summary of your data. These third parties, or kinds of them, received your data: [fill in: who received it, or “nobody”].',
  'Kind of data | Where it came from\nEmail addresses | you',
  '[choose: Keep this paragraph only if it fits] For your security, some numbers are not included. We hold these: password.',
  'You get the full copy. [choose: Keep only if true: If it comes by email, it is locked with a password that we give you on the phone]',
].join('\n\n');

test('where a law wants the list, its mark says to write another one in its place', () => {
  const wanted = known({ rules: [{ soldApart: true }] });
  expect(withKnown(LETTER, wanted, 'en')).toContain(
    '[choose: Keep this list of your data map if it is so for this person. If not, write your own] Below is',
  );
});

test('the third parties stand in their sentence where a paragraph begins with it', () => {
  const asked = ['third-party-list'];
  const alone =
    'These third parties, or kinds of them, received your data: [fill in: who received it, or “nobody”].';
  expect(withKnown(alone, known({ asked }), 'en')).toBe(
    '[choose: Keep this paragraph only if it is so for this person] These third parties, or kinds of them, received your data: Meta (advertising company).',
  );
});

test('what the owner alone can know stays a choice; what is certain is none', () => {
  const files = [{ isMasked: true, found: [{ what: 'biometric data', count: 2 }] }];
  const all = known({ files, byLink: true, asked: ['third-party-list'] });
  expect(all.values['withheldNumbers']).toBe('biometric data');
  expect(withKnown(LETTER, all, 'en').split('\n\n')).toEqual([
    '[choose: Keep this paragraph only if it is so for this person] These third parties, or kinds of them, received your data: Meta (advertising company).',
    '[choose: Keep this list of your data map only if it is so for this person] Below is a summary of your data.\nKind of data | Where it came from\nEmail addresses | you',
    'For your security, some numbers are not included. We hold these: password.',
    'You get the full copy.',
  ]);
  const unmasked = known({ files: [{ isMasked: false, found: [{ what: 'x', count: 1 }] }] });
  expect(unmasked.values['withheldNumbers']).toBeUndefined();
  const nothing = {
    values: {},
    table: undefined,
    receivers: undefined,
    masked: false,
    isTableWanted: false,
  };
  expect(withKnown(LETTER, { ...nothing, byLink: false }, 'en')).toBe(LETTER);
});
