/** Every Spanish text follows the glossary; English text on a Spanish page is marked as English. */
import { readFileSync } from 'node:fs';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { contactPoint } from '#web/parts/contact/installation.server.ts';
import { AtContactPoint } from '#web/parts/contact/where-to-write.tsx';
import { STATES, type StateCode } from '#law/codes.ts';
import { FACT_BOOK, LABELS_ES } from '#law/corpus.server.ts';
import { indexFacts } from '#engine/facts/facts.ts';
import { type Page, PAGES } from '#web/pages.ts';
import { readSheet } from '#web/parts/interview/answers/sheet.ts';
import { data } from '#web/pages/check/page-data.server.ts';
import { Result } from '#web/pages/check/result/result.tsx';
import { sayIn } from '#web/parts/interview/wording/say.ts';
import { SmallLawShelf } from '#web/parts/small-laws/shelf.tsx';
import { smallLawData } from '#web/parts/small-laws/small-data.server.ts';
import { OWNERS_SMALL_LAWS, type SmallLawData } from '#web/parts/small-laws/small-data.ts';
import { Broken } from '#web/parts/shell/broken.tsx';
import { ACCOUNT_FORM_WORDS } from '#web/words/check/account-form.ts';
import { CHECK_ES } from '#web/words/check/es.ts';
import { RESULT_ES } from '#web/words/check/result-es.ts';
import { ES } from '#web/words/check-helpers/es.ts';
import { BROKEN_ES } from '#web/words/broken.ts';
import { headTags } from '#web/builder/head-tags.ts';
import { SITE_WORDS } from '#web/words/small-laws/site-question.ts';
import { SMALL_LAW_WORDS } from '#web/words/small-laws/words.ts';
import { englishIn, refusedIn } from '../spanish-glossary.ts';
import { type Element, first, parse } from './html-tree.ts';

const index = indexFacts(FACT_BOOK);
const json = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

/** Every text; functions are called for one and for many. */
function texts(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function')
    return ['1', '2', '1,000,000'].flatMap((n) =>
      texts((words as (...parts: unknown[]) => unknown)(n, n, n)),
    );
  if (typeof words !== 'object' || words === null) return [];
  return Object.values(words).flatMap(texts);
}

const WRITTEN: Record<string, unknown> = {
  'the check': CHECK_ES,
  'the account under its result': ACCOUNT_FORM_WORDS.es,
  'its result': RESULT_ES,
  'its helpers': ES,
  'labels of the law': LABELS_ES,
  'laws without a size test': Object.values(json('law/small-laws-es.json') as object),
  'what stands around them': [SITE_WORDS.es, SMALL_LAW_WORDS.es],
  'the page that did not open': BROKEN_ES,
  tools: json('reference/tools-es.json'),
  'lines of business': Object.values(json('reference/industry-codes-es.json') as object),
};

describe('the glossary', () => {
  test.each(Object.entries(WRITTEN))('holds in %s', (_, words) => {
    expect(texts(words).flatMap(refusedIn)).toEqual([]);
  });

  test.each([
    ['Esto no cumple la prueba: 5 personas.', 'condición'],
    ['datos de de 25,000 a 99,999 personas', 'de entre'],
    ['compra, venta o intercambio de datos', 'compartir'],
    ['Usted no está exento.', 'su empresa'],
    ['1 personas en su lista', 'one'],
    ['9 % de sus ingresos', '20%'],
    ['sus leyes no se pesan ni se pesan', ''],
  ])('refuses %j', (text, instead) => {
    if (instead !== '') expect(refusedIn(text).join()).toContain(instead);
  });

  test('proof stays proof', () => {
    expect(refusedIn('Guardar prueba de su tamaño')).toEqual([]);
    expect(refusedIn('Pruebe otra palabra')).toEqual([]);
  });
});

const page = PAGES.find(({ path }) => path === '/es/check') as Page;
const view = data(page);
const say = sayIn('es', index);
const EVERY = STATES.map(({ code }) => code).join();

/** Sheets that produce every verdict, in all states. */
const SHEETS = {
  'nothing known': '',
  'small and quiet':
    'total=900&sellsPersonalData=no&targetedAdvertising=no&processesSensitiveData=no&sbaSmallBusiness=yes&employees=1&annualRevenueUSD=0-1000000',
  'a seller':
    'total=40000&sellsPersonalData=yes&sellsForMoney=yes&sellsSensitiveData=yes&saleRevenuePercent=51&sbaSmallBusiness=yes&dataBroker=yes&acquiresPersonalData=yes',
  large: STATES.map(({ code }) => `consumers.${code}=1000000`).join('&') + '&sbaSmallBusiness=no',
  'a clinic':
    'hipaaCoveredEntity=yes&nonprofit=yes&total=250000&collectsOnline=yes&controlsHealthData=yes&reproductiveHealthData=yes&servicesForMinors=yes&processesBiometricData=yes',
  'a bank': 'glbaInstitution=yes&bank=yes&insurer=yes&total=25000',
  'a city college': 'government=yes&higherEducation=yes&total=1',
  'a firm without a site': 'total=900&collectsOnline=no',
  'a giant': 'annualRevenueUSD=2000000000&adRevenuePercent=60&smartSpeaker=yes&appStoreApps=1',
  nowhere: 'states=none&collectsOnline=yes',
};

/** The file that the browser loads. */
const SMALL_LAWS_ES = JSON.parse(
  smallLawData().find(({ name }) => name === OWNERS_SMALL_LAWS.es.slice(1))?.text ?? '',
) as SmallLawData;

function drawn(answers: string, asOf: string): Element {
  const states = answers === SHEETS.nowhere ? '' : `states=${EVERY}&`;
  const sheet = readSheet(`#${states}${answers}&at=result`, index);
  const law = { laws: view.laws, asOf, today: '2026-11-22', index };
  const nothing = () => undefined;
  const result = createElement(Result, {
    sheet,
    law,
    say,
    dutyFile: '/data/duties.json',
    smallLawFile: view.smallLawFile,
    registers: view.registers,
    onAsk: nothing,
    onEdit: nothing,
    onRestart: nothing,
    onDay: nothing,
    onTell: nothing,
  });
  // loaded after the page, so drawn beside the result here
  const shelf = createElement(SmallLawShelf, {
    ...SMALL_LAWS_ES,
    answers: sheet.answers,
    named: sheet.states,
    asOf,
    say,
    onTell: nothing,
  });
  const page = createElement(
    AtContactPoint,
    { value: contactPoint({ language: 'es' }) },
    result,
    shelf,
  );
  return parse(renderToStaticMarkup(createElement(StaticRouter, { location: '/es/check' }, page)));
}

const HEARD = ['aria-label', 'title', 'alt', 'placeholder'];

/** Each text and accessible name, without parts marked as English. */
function* spanishIn(element: Element): Generator<string> {
  if (element.attributes['lang'] === 'en') return;
  for (const name of HEARD) if (element.attributes[name]) yield element.attributes[name];
  for (const child of element.children)
    if (typeof child === 'string') yield child;
    else yield* spanishIn(child);
}

/** The same by blocks, so that words of neighbours are together. */
const linesIn = (element: Element) => [...spanishIn(element)].filter((text) => text.trim() !== '');

describe.each(Object.entries(SHEETS))('the result of %s', (_, answers) => {
  test.each(['2026-11-22', '2027-01-01', '2028-06-01'])('as of %s', (asOf) => {
    const root = drawn(answers, asOf);
    const lines = linesIn(root);
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.flatMap((line) => englishIn(line) ?? []).map((word) => word)).toEqual([]);
    expect(lines.flatMap(refusedIn)).toEqual([]);
    expect(lines.filter((line) => /undefined|NaN|\[object| {2}|\.\./.test(line))).toEqual([]);
  });
});

test('every verdict is drawn, and citations are marked as English', () => {
  const seen = Object.values(SHEETS)
    .flatMap((answers) => ['2026-11-22', '2028-06-01'].map((asOf) => drawn(answers, asOf)))
    .map((root) => linesIn(root).join('\n'))
    .join('\n');
  const { 'not in force yet': _, ...words } = RESULT_ES.words;
  for (const word of [
    ...Object.values(words),
    'Empieza el',
    'Queda una obligación',
    'debe cumplir',
    'Lo que esta ley no cubre',
  ])
    expect(seen).toContain(word);
  expect(seen).not.toMatch(/Stat\. §|Code §|C\.R\.S\.|U\.S\.C\./);
});

test('names of states in sentences are Spanish', () => {
  const names = view.laws.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Nueva Jersey', 'Luisiana', 'Oregón', 'Nuevo Hampshire']),
  );
  expect(say.names(['TX', 'IA'] as StateCode[])).toBe('Texas y Iowa');
  expect(say.names(['IA', 'IN'] as StateCode[])).toBe('Iowa e Indiana');
});

test('a page that did not open says so in the words that its head brings, else in English', () => {
  const head = parse(headTags(page));
  const meta = first(head, ({ attributes }) => attributes['name'] === 'broken').attributes;
  const shown = (found: object | null) => {
    vi.stubGlobal('document', { querySelector: () => found });
    const broken = new Broken({ children: null });
    Object.assign(broken, { state: Broken.getDerivedStateFromError(new Error('planted')) });
    const html = renderToStaticMarkup(broken.render() as ReactElement);
    vi.unstubAllGlobals();
    return html;
  };
  for (const text of BROKEN_ES) expect(shown(meta)).toContain(text);
  expect(englishIn(shown(meta).replaceAll(/<[^>]*>/g, ' '))).toBe(undefined);
  expect(shown(null)).toContain('This page did not open');
});
