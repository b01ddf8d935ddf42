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
import { READING_FILES } from '../readings.server.ts';
import { LAW_CASES } from '../cases.server.ts';
import { idsGone } from '../earlier-law.server.ts';
import { CONTROL_KEYS, FACT_KEYS } from '../vocabulary.ts';
import type { CheckedCorpus } from './check.ts';

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
    cases: [...LAW_CASES],
    gone: LAWS.flatMap(({ state }) => idsGone(state).map((id) => ({ state, id }))),
    guides: GUIDE_FIGURES.figures,
    smallLaws: unparsed('../small-laws.json') as CheckedCorpus['smallLaws'],
    smallLawsEs: unparsed('../small-laws-es.json') as CheckedCorpus['smallLawsEs'],
    breachNotices: BREACH_NOTICES,
    brokers: unparsed('../broker-registers.json') as CheckedCorpus['brokers'],
    cureTerms: CURE_TERMS,
    labels: LABELS_ES,
    requests: REQUEST_FILES,
    requestDefaults: REQUEST_DEFAULTS,
    readings: [...READING_FILES],
    states: [...STATES],
    factKeys: [...FACT_KEYS],
    controlKeys: [...CONTROL_KEYS],
  });
}
