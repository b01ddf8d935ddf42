/** What is told of a change of the law data, and how soon. */
import { describe, expect, test } from 'vitest';
import { CORPUS, CORPUS_ES } from '#law/corpus.server.ts';
import type { DutyStanding, StateNews } from './business-news.ts';
import { isUrgent, newsInWords, type KeptNews } from './news-in-words.ts';

const TODAY = '2026-11-27';
const [DUTY] = CORPUS.laws.find(({ state }) => state === 'DE')?.requirements ?? [];
if (!DUTY) throw new Error('Delaware asks for nothing');

const state = (change: Partial<StateNews> = {}): StateNews => ({
  state: 'DE',
  day: TODAY,
  before: 'applies',
  after: 'applies',
  duties: [],
  class: 'law changed',
  wrong: null,
  cites: [],
  ...change,
});
const news = (change: Partial<KeptNews> = {}): KeptNews => ({
  states: [state()],
  tasks: { come: [], go: [] },
  papers: [],
  requests: [],
  ...change,
});
const duty = (before: DutyStanding | null, after: DutyStanding | null) =>
  news({
    states: [
      state({
        duties: [{ id: DUTY.id, control: DUTY.control, cite: DUTY.cite, before, after }],
      }),
    ],
  });
const owed = (from: string | null): DutyStanding => ({
  owed: from === null ? 'owed' : 'coming up',
  from,
});

describe('at once', () => {
  test.each([
    ['a verdict that flips today', news({ states: [state({ before: 'does not apply' })] }), true],
    [
      'one that flips in a year',
      news({ states: [state({ before: 'exempt', day: '2027-11-27' })] }),
      true,
    ],
    ['a duty from today', duty(null, owed(null)), true],
    ['a duty in 30 days', duty(null, owed('2026-12-27')), true],
    ['a duty in 31 days', duty(null, owed('2026-12-28')), false],
    ['a duty that only may be owed', duty(null, { owed: 'may be owed', from: null }), false],
    [
      'one that may have been owed and now is',
      duty({ owed: 'may be owed', from: null }, owed(null)),
      true,
    ],
    ['a first day that comes nearer', duty(owed('2027-06-01'), owed('2026-12-20')), true],
    ['a duty that ends', duty(owed(null), null), false],
    [
      'an open request with another last day',
      news({
        states: [],
        requests: [{ requestId: 'a', reference: 'R-1', before: '2027-01-04', after: '2027-01-19' }],
      }),
      true,
    ],
    [
      'a document that names the section',
      news({ states: [], papers: [{ template: 'privacy-policy', number: 1, isPublished: true }] }),
      false,
    ],
  ])('%s', (_, kept, expected) => {
    expect(isUrgent(TODAY, kept)).toBe(expected);
  });
});

describe('in words', () => {
  const sentences: Readonly<Record<string, Readonly<Record<'en' | 'es', string>>>> = {
    'a-change': { en: 'The test counts the year before.', es: 'La prueba cuenta el año anterior.' },
  };
  const said = (kept: KeptNews, corpus = CORPUS) =>
    newsInWords(corpus, TODAY, kept, (name) => sentences[name]).states[0];

  test('what changed is said by the sentence of its file, in both languages', () => {
    const changes = ['a-change', 'a change that is not kept'];
    const changed = news({ states: [state({ changes })] });
    expect(said(changed)?.why).toBe('The law changed. The test counts the year before.');
    expect(said(changed, CORPUS_ES)?.why).toMatch(/ La prueba cuenta el año anterior\.$/);
    const wrong = { from: '2026-11-21', until: TODAY };
    const error = news({ states: [state({ changes, class: 'we were wrong', wrong })] });
    expect(said(error)?.wrong).toMatch(/^We were wrong .* The test counts the year before\.$/);
  });

  test('our error comes with its days, and in place of a reason', () => {
    const wrong = { from: '2026-03-02', until: TODAY };
    const kept = news({
      states: [state({ before: 'does not apply', class: 'we were wrong', wrong })],
    });
    expect(said(kept)).toMatchObject({
      wrong:
        'We were wrong from March 2, 2026 until November 27, 2026: we said that the law does not apply to you. In fact the law applies to you.',
      why: null,
    });
    expect(said(kept, CORPUS_ES)?.wrong).toBe(
      'Nos equivocamos desde el 2 de marzo de 2026 hasta el 27 de noviembre de 2026: dijimos que la ley no se aplica a su empresa. En realidad, la ley se aplica a su empresa.',
    );
  });

  test('an error about a day to come says from when on', () => {
    const wrong = { from: '2026-03-02', until: TODAY };
    const kept = news({
      states: [
        state({ before: 'does not apply', day: '2027-01-01', class: 'we were wrong', wrong }),
      ],
    });
    expect(said(kept)?.wrong).toBe(
      'We were wrong from March 2, 2026 until November 27, 2026: we said that the law does not apply to you from January 1, 2027 on. In fact the law applies to you then.',
    );
    expect(said(kept)?.verdict).toBe(
      'Before: the law does not apply to you. From January 1, 2027: the law applies to you.',
    );
  });

  test.each([
    ['does not bind', 'binds', null, 'This law binds you.', 'Esta ley le obliga.'],
    [
      'binds',
      'does not bind',
      null,
      'This law does not bind you any more.',
      'Esta ley ya no le obliga.',
    ],
    [
      'binds',
      'binds',
      null,
      'What this law asks of you changed.',
      'Lo que esta ley le pide cambió.',
    ],
    [
      'may bind',
      'starts later',
      '2027-01-01',
      'This law binds you from January 1, 2027 on.',
      'Esta ley le obliga desde el 1 de enero de 2027.',
    ],
  ] as const)('a law without a size test: %s to %s', (before, after, from, english, spanish) => {
    const small = [{ id: 'doppa', name: 'DOPPA', before, after, from, changes: ['a-change'] }];
    const lawsIn = (corpus = CORPUS) =>
      newsInWords(corpus, TODAY, news({ small }), (name) => sentences[name]).laws;
    expect(lawsIn()[0]?.text).toBe(`DOPPA: ${english} The test counts the year before.`);
    expect(lawsIn(CORPUS_ES)[0]?.text).toContain(`DOPPA: ${spanish} `);
    const isFlip = (before === 'binds') !== (after === 'binds');
    expect(isUrgent(TODAY, news({ states: [], small }))).toBe(isFlip);
  });

  test.each([
    [null, owed(null), 'Starts now.', 'Empieza ahora.'],
    [null, owed('2027-01-01'), 'Starts on January 1, 2027.', 'Empieza el 1 de enero de 2027.'],
    [owed(null), null, 'No longer asked of you.', 'Ya no se le pide.'],
    [
      owed('2027-06-01'),
      owed('2027-01-01'),
      'Starts on January 1, 2027, before: June 1, 2027.',
      'Empieza el 1 de enero de 2027, antes: el 1 de junio de 2027.',
    ],
    [
      null,
      { owed: 'may be owed', from: null } as const,
      'May start now: an answer of yours decides.',
      'Puede empezar ahora: lo decide una respuesta suya.',
    ],
  ])('a duty: %j to %j', (before, after, english, spanish) => {
    expect(said(duty(before, after))?.duties[0]).toMatchObject({
      title: DUTY.title,
      text: english,
    });
    const duties = said(duty(before, after), CORPUS_ES)?.duties;
    expect(duties?.[0]?.text).toBe(spanish);
    expect(duties?.[0]?.title).not.toBe(DUTY.title);
  });

  test('a duty that is in no record any more has the name of its task', () => {
    const kept = duty(owed(null), null);
    const [first] = kept.states;
    const gone = { ...kept.states[0]?.duties[0], id: 'DE-gone' } as StateNews['duties'][number];
    const named = said(news({ states: [{ ...state(), ...first, duties: [gone] }] }));
    const control = CORPUS.controls.controls.find(({ key }) => key === DUTY.control);
    expect(named?.duties[0]?.title).toBe(control?.title);
  });
});
