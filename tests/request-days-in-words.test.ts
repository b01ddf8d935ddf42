/**
 * Wherever the product names the days of a request in words of its own, they are those of the law
 * on requests.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { statesMeant } from '#documents/source/states-meant.server.ts';
import { CORPUS, FACT_BOOK, LAWS, REQUEST_LAWS, requestLaw } from '#law/corpus.server.ts';
import type { RequestRule } from '#law/schema.ts';
import { SMALL_LAWS } from '#law/small-laws.ts';
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import { faqOn } from '#web/words/faq/faq-on-day.ts';
import { GUIDE_WORDS } from '#web/words/articles/guides.ts';

const FAQ = faqOn(LAWS, FACT_BOOK.reviewed);

type Days = (number | null | undefined)[];
const of = (code: string, type: 'access' | 'opt-out-sale' | 'withdraw-consent') =>
  requestLaw(code)?.rules[type];
const from =
  (days: (rule: RequestRule) => Days, type: Parameters<typeof of>[1] = 'access') =>
  (code: string): Days => {
    const rule = of(code, type);
    return rule ? days(rule) : [];
  };

const answer = from((rule) => [rule.answer?.days]);
const confirm = from((rule) => [rule.acknowledge?.days]);
const more = from((rule) => [rule.extension?.days]);
const appeal = from((rule) => [rule.appeal?.days, rule.appeal?.extension?.days]);
const effect = from((rule) => [rule.effect?.days], 'opt-out-sale');

/** What the element of a document is about. */
const DAYS_OF: Readonly<Record<string, (code: string) => Days>> = {
  'oo-time-to-act': effect,
  'oo-time-to-act-money': effect,
  'oo-sensitive-opt-out': effect,
  'rp-acknowledge': confirm,
  'la-received': confirm,
  'rp-answer-time': answer,
  'ld-in-time': answer,
  'rp-extend': more,
  'le-new-date': from((rule) => [rule.extension?.lastDay]),
  'rp-appeal-time': appeal,
  'lp-time': appeal,
  'lp-extension': from((rule) => [rule.appeal?.extension?.days]),
  'cn-withdraw-time': from((rule) => [rule.withdrawal?.days], 'withdraw-consent'),
};

const daysIn = (text: string) =>
  [...text.matchAll(/(\d+)(?= (?:more |business )*days| with reasons)/g)].map(([days]) =>
    Number(days),
  );
const given = (days: Days) => days.filter((each) => typeof each === 'number');

describe('what a document has to hold', () => {
  const elements = REQUIRED_ELEMENTS.filter(({ id }) => id in DAYS_OF);
  test.each(elements)('$id', ({ id, states }) => {
    const told = Object.entries(states).filter(([, { note }]) => daysIn(note ?? '').length > 0);
    expect(told).not.toEqual([]);
    for (const [code, { note = '' }] of told)
      expect([code, daysIn(note)]).toEqual([code, given(DAYS_OF[id]?.(code) ?? [])]);
  });

  test('each element of the list is there', () => {
    expect(elements).toHaveLength(Object.keys(DAYS_OF).length);
  });
});

/** A template may count from the first last day instead. */
const ALSO: typeof DAYS_OF = { 'le-new-date': more };
const TEMPLATES = new URL('../documents/templates/', import.meta.url);
const BLOCK = /:::element\{id="([^"]+)" only(?:="([^"]+)")?(?: [^}]*)?\}\n([\s\S]*?)\n:::/g;

test('sentences of templates that name the days of some states', () => {
  let seen = 0;
  for (const file of readdirSync(TEMPLATES).filter((name) => name.endsWith('.md'))) {
    const template = readFileSync(new URL(file, TEMPLATES), 'utf8');
    for (const [, ids = '', only = '', text = ''] of template.matchAll(BLOCK)) {
      const named = ids.split(' ');
      const daysOf = named.flatMap((id) => [DAYS_OF[id] ?? [], ALSO[id] ?? []].flat());
      if (daysOf.length === 0) continue;
      for (const code of statesMeant(undefined, only, named))
        for (const days of daysIn(text)) {
          seen += 1;
          const known = daysOf.flatMap((each) => given(each(code)));
          expect([file, code, known]).toEqual([file, code, expect.arrayContaining([days])]);
        }
    }
  }
  expect(seen).toBeGreaterThan(9);
});

test('questions and answers: most states, and Iowa', () => {
  const others = REQUEST_LAWS.filter((law) => law.rules.access?.answer?.days !== 45);
  expect(others.map(({ state }) => state)).toEqual(['IA']);
  const longer = REQUEST_LAWS.filter((law) => law.rules.access?.extension?.days !== 45);
  expect(longer.map(({ state }) => state)).toEqual(['FL']);
  const said = FAQ.find(({ id }) => id === 'answer-request')?.answer[0] ?? '';
  expect(said).toMatch(/^In most states 45 days .* 45 more .* Iowa gives 90 days, and 45 more\.$/);
});

test('the words of guides', () => {
  let seen = 0;
  for (const [code, words] of Object.entries(GUIDE_WORDS)) {
    const texts =
      JSON.stringify(words).match(/[^"]*\b(?:answers?|requests)\b[^"]* days[^"]*/gi) ?? [];
    const rule = of(code, 'access');
    for (const text of texts) {
      seen += 1;
      expect([code, daysIn(text)]).toEqual([code, [rule?.answer?.days]]);
      const longest = /extendable to (\d+)/.exec(text)?.[1];
      if (longest) expect(rule?.extension?.lastDay).toBe(Number(longest));
    }
  }
  expect(seen).toBeGreaterThan(3);
});

/** Every number of days in the law on requests of a state. */
function daysOfState(code: string): ReadonlySet<number> {
  const known = new Set<number>();
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const inner of Object.values(value)) {
      if (typeof inner === 'number') known.add(inner);
      else walk(inner);
    }
  };
  walk(requestLaw(code)?.rules);
  return known;
}

const SENTENCES = /(?<=[.;])\s/;
/** Not the time to mend a violation, nor what brokers and breaches have to do. */
const OF_REQUESTS =
  /\b(?:answer|decide|appeal|confirm receipt|consent|response|extension|requests? .* in \d)/i;

test('what records of all states say of rights, sensitive data and what is special', () => {
  let seen = 0;
  for (const { state, rights, sensitiveData, distinctive } of CORPUS.laws) {
    const known = daysOfState(state);
    const texts = [...rights, ...distinctive, sensitiveData].map(({ text }) => text);
    for (const sentence of texts.flatMap((text) => text.split(SENTENCES)))
      for (const days of OF_REQUESTS.test(sentence) ? daysIn(sentence) : []) {
        seen += 1;
        expect([state, sentence, known.has(days)]).toEqual([state, sentence, true]);
      }
  }
  expect(seen).toBeGreaterThan(8);
});

test('what guides and the comparison show are the days of the record, and those are of the law on requests', () => {
  for (const { state, requests } of CORPUS.laws) {
    const rules = requestLaw(state)?.rules;
    const access = rules?.access;
    const days = [requests.respondDays, requests.extensionDays, requests.confirmReceiptDays];
    expect([state, ...days]).toEqual([
      state,
      access?.answer?.days,
      access?.extension?.days,
      access?.acknowledge?.days,
    ]);
    expect([state, requests.appealRespondDays, requests.appealExtensionDays]).toEqual([
      state,
      access?.appeal?.days ?? null,
      access?.appeal?.extension?.days,
    ]);
    expect([state, requests.optOutDays ?? requests.respondDays]).toEqual([
      state,
      rules?.['opt-out-sale']?.effect?.days ?? requests.respondDays,
    ]);
  }
});

/** Sentences of templates for whoever reads them in any state. */
const FOR_ALL: readonly [RegExp, (code: string) => boolean, readonly string[]][] = [
  // its paragraph is for Colorado and Minnesota alone, the only states with such more time
  [
    /lets us extend the 45 days by up to 60 more days/,
    (code) => appeal(code).includes(45) && appeal(code).includes(60),
    REQUEST_LAWS.filter(({ rules }) => rules.access?.appeal?.extension).map(({ state }) => state),
  ],
  [
    /Most states give us 45 days: answer within 45 days/,
    (code) => answer(code).includes(45),
    REQUEST_LAWS.filter(({ state }) => state !== 'IA').map(({ state }) => state),
  ],
];

/** What stands for a law without a size test, by its ids; one may hold another. */
const SMALL_LAW = /^(:{3,})law\{id="([^"]+)"[^}]*\}\n([\s\S]*?)\n\1$/gm;

test('parts for laws without a size test name their days', () => {
  const texts = readdirSync(TEMPLATES)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(new URL(name, TEMPLATES), 'utf8'));
  const partsIn = (text: string): (readonly [ids: string[], text: string])[] =>
    [...text.matchAll(SMALL_LAW)].flatMap(([, , ids = '', part = '']) => [
      [ids.split(' '), part.replaceAll(SMALL_LAW, '')] as const,
      ...partsIn(part),
    ]);
  const parts = texts.flatMap(partsIn);
  expect(parts.some(([, text]) => daysIn(text).length > 0)).toBe(true);
  for (const [ids, text] of parts) {
    const laws = SMALL_LAWS.laws.filter(({ id }) => ids.includes(id));
    const theirs = new Set(laws.flatMap(({ days }) => days.map(({ number }) => number)));
    expect(
      daysIn(text).filter((days) => !theirs.has(days)),
      ids.join(),
    ).toEqual([]);
  }
});

test('no template names days of requests beside these and its elements', () => {
  const found: string[] = [];
  for (const file of readdirSync(TEMPLATES).filter((name) => name.endsWith('.md')))
    for (const sentence of readFileSync(new URL(file, TEMPLATES), 'utf8')
      .replaceAll(BLOCK, '')
      .replaceAll(SMALL_LAW, '')
      .split(/\n|(?<=[.;])\s/))
      if (
        daysIn(sentence).length > 0 &&
        /answer|request|appeal|opt.?out|refus|extend/i.test(sentence)
      )
        found.push(sentence);
  expect(
    found
      .map((text) => FOR_ALL.findIndex(([words]) => words.test(text)))
      .toSorted((one, other) => one - other),
  ).toEqual(FOR_ALL.map((_, at) => at));
  for (const [words, isTrue, codes] of FOR_ALL)
    for (const code of codes)
      expect([String(words), code, isTrue(code)]).toEqual([String(words), code, true]);
});
