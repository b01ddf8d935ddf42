/** All that replies can say of requests, sites and letters has its Spanish, put together too. */
import { describe, expect, test } from 'vitest';
import { LAWYER_WORDS, KEEP } from '#documents/cure/cure-words.ts';
import type { Finding } from '#engine/site/judgement/finding.ts';
import { findingText, resultSentence } from '#engine/site/report/finding-texts.ts';
import { FINDINGS, SITE_SITUATIONS, SITE_VERDICTS } from '#engine/words/site.ts';
import { REQUEST_LAWS } from '#law/corpus.server.ts';
import { TOOLS } from '#reference/data.server.ts';
import { SITE_FINDINGS } from '#reference/site-signs.server.ts';
import { textInSpanish } from '#server/base/spanish/texts.ts';
import { englishRuns, refusedIn } from './spanish-glossary.ts';

/** What is left in English of texts, and what is against the glossary. */
function left(texts: Iterable<string>) {
  const spanish = [...new Set(texts)].map((text) => textInSpanish(text) ?? text);
  expect(spanish.length).toBeGreaterThan(3);
  return [...spanish.filter(englishRuns), ...spanish.flatMap(refusedIn)];
}

const NAMES = new Map([
  ['meta-pixel', 'Meta'],
  ['ga', 'Google'],
  ['tt', 'TikTok'],
  ['pin', 'Pinterest'],
]);

describe('a test of a site', () => {
  test('each finding, with each verdict after each situation', () => {
    const texts = FINDINGS.flatMap((finding) =>
      SITE_SITUATIONS.flatMap((situation) =>
        [undefined, ...SITE_VERDICTS].flatMap((verdict) => {
          const why = Object.keys(SITE_FINDINGS.why)[0];
          const found: Finding = {
            finding,
            tool: 'meta-pixel',
            situation,
            verdict,
            why,
            evidence: [],
          };
          const of = [found, { finding, evidence: [] }];
          return of.flatMap((one) => {
            const { title, means, todo } = findingText(one, NAMES, SITE_FINDINGS);
            return [title, means, ...todo];
          });
        }),
      ),
    ).filter((text) => text !== '');
    expect(left(texts)).toEqual([]);
  });

  test('each first sentence', () => {
    const reasons = [undefined, ...Object.keys(SITE_FINDINGS.why)];
    const texts = SITE_VERDICTS.flatMap((verdict) =>
      reasons.flatMap((why) =>
        [1, 2, 4].map((count) =>
          resultSentence(
            [...NAMES.keys()].slice(0, count).map((tool) => ({
              finding: 'tool still sends' as const,
              tool,
              situation: 'reject' as const,
              verdict,
              why,
              evidence: [],
            })),
            NAMES,
            SITE_FINDINGS,
          ),
        ),
      ),
    );
    const others = FINDINGS.map((finding) =>
      resultSentence([{ finding, tool: 'ga', evidence: [] }], NAMES, SITE_FINDINGS),
    );
    expect(left([...texts, ...others])).toEqual([]);
  });

  test('what each tool is for, and what to switch in it', () => {
    expect(left(TOOLS.flatMap(({ purpose, whatToSwitch }) => [purpose, whatToSwitch]))).toEqual([]);
  });
});

test('grounds, duties and doubts of each law on requests', () => {
  const texts = REQUEST_LAWS.flatMap(({ doubts, rules }) => [
    ...doubts.map(({ text }) => text),
    ...Object.values(rules).flatMap((rule) => [
      ...rule.refuse.map(({ text }) => text),
      ...rule.denialMustSay,
      ...(rule.passOn ?? []).flatMap(({ to, duty }) => [to, duty]),
      ...(rule.fee?.when ?? []),
    ]),
  ]);
  const names = /\(?(?:[A-Z][\w.]* )+(?:§|Code|Act|Laws|Rule)[^;]*|HB \d+|P\.L\.[^;]*/g;
  expect(left(texts).filter((text) => englishRuns(text.replaceAll(names, '')))).toEqual([]);
});

test('reasons for a lawyer, and what to keep after a letter', () => {
  expect(left([...Object.values(LAWYER_WORDS), ...KEEP])).toEqual([]);
});
