/**
 * Verdicts where the browser has no signal of its own and the test set it: what it did not reach
 * says nothing.
 */
import { expect, test } from 'vitest';
import { asked, READY, record, visit } from '../../../tests/site/records.ts';
import { judge } from './judge.ts';
import type { SentRequest } from '#engine/site/record/visit.ts';

const META = 'https://www.facebook.com/tr/?id=123&ev=PageView&dl=x';
const LDU = `${META}&dpo=LDU&dpoco=1&dpost=1000`;
const beyond = (line: string) => asked(line, { beyondSignal: true, kind: 'fetch' });
const plain = [visit('plain', [META]), visit('plain', [META])];
const after = (...requests: (string | SentRequest)[]) => {
  const each = visit('gpc', requests, { signalWasSet: true });
  return judge(record([...plain, each, each], { browser: '150.0.1' }), READY);
};
const verdict = (...requests: (string | SentRequest)[]) =>
  after(...requests)
    .filter(({ finding }) => finding === 'tool still sends')
    .map((each) => [each.verdict, each.why]);

test('a request that the signal did not reach is no alarm and no proof that the tool stopped', () => {
  expect(verdict(beyond(META))).toEqual([['cannot tell', 'signal out of reach']]);
  expect(verdict(beyond(META), LDU)).toEqual([['cannot tell', 'signal out of reach']]);
});

test('what the signal did reach is judged as ever', () => {
  expect(verdict(beyond(META), META)).toEqual([['still sends', undefined]]);
  expect(verdict(LDU)).toEqual([['sends less', undefined]]);
  expect(verdict()).toEqual([['stopped', undefined]]);
  // another company's request out of reach is not this tool's
  expect(verdict(beyond('https://api.shop.example/prices'))).toEqual([['stopped', undefined]]);
});

test('the report says that the test set the signal, and only then', () => {
  const said = (findings: ReturnType<typeof judge>) =>
    findings.filter(({ finding }) => finding === 'signal set by the test');
  expect(said(after(META))).toEqual([
    {
      finding: 'signal set by the test',
      evidence: [
        'Chromium 150.0.1 has no signal of its own: the test set it on requests and pages; workers may not see it',
      ],
    },
  ]);
  expect(said(judge(record([...plain, visit('gpc', [META])]), READY))).toEqual([]);
});
