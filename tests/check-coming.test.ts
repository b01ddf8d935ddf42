/** A law that changes within a year is told with the answer of today, on the real laws. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import { indexFacts } from '#engine/facts/facts.ts';
import { readSheet } from '#web/parts/interview/answers/sheet.ts';
import { sayIn } from '#web/parts/interview/wording/say.ts';
import { AtContactPoint } from '#web/parts/contact/where-to-write.tsx';
import { contactPoint } from '#web/parts/contact/installation.server.ts';
import { Result } from '#web/pages/check/result/result.tsx';

const index = indexFacts(FACT_BOOK);

function told(language: 'en' | 'es', states: string, answers: string, asOf = '2026-11-24'): string {
  const nothing = () => undefined;
  const result = createElement(Result, {
    sheet: readSheet(`#states=${states}&${answers}&at=result`, index),
    law: { laws: LAWS, asOf, today: '2026-11-24', index },
    say: sayIn(language, index),
    dutyFile: '/data/duties.json',
    smallLawFile: '/data/small-laws-en.json',
    registers: [],
    onAsk: nothing,
    onEdit: nothing,
    onRestart: nothing,
    onDay: nothing,
    onTell: nothing,
  });
  const page = createElement(
    AtContactPoint,
    { value: contactPoint(language === 'es' ? { language } : {}) },
    result,
  );
  return renderToStaticMarkup(createElement(StaticRouter, { location: '/check' }, page));
}

/** A tax preparer with 14,000 people in Delaware, where 10,000 count from January 1, 2027. */
const SELLS_NOTHING =
  'sellsPersonalData=no&targetedAdvertising=no&acquiresPersonalData=no&sellsSensitiveData=no&offersDataForSale=no&processesSensitiveData=no&processesBiometricData=no&nonprofit=no&government=no&bank=no&coveredByGlba=no&sbaSmallBusiness=yes&annualRevenueUSD=900000';
const PREPARER = `consumers.DE=14000&${SELLS_NOTHING}`;

test('the headline and the card name the day from which Delaware’s law applies, with the number that counts then', () => {
  const html = told('en', 'DE', PREPARER);
  expect(html).toMatch(
    /<mark>[^<]*From January 1, 2027, the law of Delaware (?:binds|may bind) you\./,
  );
  expect(html).toMatch(/From January 1, 2027: (?:applies|cannot tell)/);
  expect(html).toMatch(/From January 1, 2027: applies\.<\/strong>[^<]*10,000 or more/);
  expect(told('es', 'DE', PREPARER)).toMatch(/Desde el 1 de enero de 2027/);
});

test('below the coming number, after the day, and where nothing changes, no day is told', () => {
  const few = told('en', 'DE', PREPARER.replace('14000', '900'));
  expect(few).not.toMatch(/<mark>[^<]*From January/);
  expect(told('en', 'DE', PREPARER, '2027-01-02')).not.toContain('From January 1, 2027:');
  expect(told('en', 'IA', PREPARER.replace('DE', 'IA'))).not.toMatch(/<mark>[^<]*From /);
});

test('a law that starts within a year is in the headline; one that starts later is only counted', () => {
  const many = `consumers.OK=120000&consumers.LA=120000&consumers.VT=120000&${SELLS_NOTHING.replace('900000', '90000000')}`;
  const [, headline] = /<mark>([^<]*)</.exec(told('en', 'LA,OK,VT', many)) ?? [];
  expect(headline).toContain('From January 1, 2027, the laws of Louisiana and Oklahoma bind you.');
  expect(headline).not.toContain('Vermont');
  expect(told('es', 'LA,OK', many)).toContain('le obligan las leyes de Luisiana y Oklahoma');
});
