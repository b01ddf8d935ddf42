/** All law data with its cases, as the checks read it. */
import { readFileSync } from 'node:fs';
import { STATES } from '../codes.ts';
import {
  BREACH_NOTICES,
  CONTROL_BOOK,
  CURE_TERMS,
  FACT_BOOK,
  GUIDE_FIGURES,
  LABELS_ES,
  LAWS,
  RECOMMENDATIONS,
  REQUEST_DEFAULTS,
  REQUEST_FILES,
  SENSITIVE_BOOK,
} from '../corpus.server.ts';
import { lawCases } from '../schema.ts';
import { CONTROL_KEYS, FACT_KEYS } from '../vocabulary.ts';
import type { CheckedCorpus } from './check.ts';

function casesOf(code: string) {
  const file = new URL(`../cases/${code}.json`, import.meta.url);
  return lawCases.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const unparsed = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** A mutable copy. */
export function wholeCorpus(): CheckedCorpus {
  return structuredClone({
    laws: LAWS,
    facts: FACT_BOOK,
    controls: CONTROL_BOOK,
    sensitive: SENSITIVE_BOOK,
    recommendations: RECOMMENDATIONS,
    cases: STATES.map(({ code }) => casesOf(code)),
    guides: GUIDE_FIGURES.figures,
    everywhere: unparsed('../everywhere.json') as CheckedCorpus['everywhere'],
    breachNotices: BREACH_NOTICES,
    brokers: unparsed('../broker-registers.json') as CheckedCorpus['brokers'],
    cureTerms: CURE_TERMS,
    labels: LABELS_ES,
    requests: REQUEST_FILES,
    requestDefaults: REQUEST_DEFAULTS,
    states: [...STATES],
    factKeys: [...FACT_KEYS],
    controlKeys: [...CONTROL_KEYS],
  });
}
