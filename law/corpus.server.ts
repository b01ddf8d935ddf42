/** Loads, parses and freezes all law data. Never bundled for the browser (".server"). */
import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { STATES } from './codes.ts';
import { controlsServing, factsRead } from './fact-uses.ts';
import { corpusInSpanish } from './corpus-in-spanish.ts';
import { DATA_FILES, hashOfFiles } from './data-files.server.ts';
import { requestLawOf } from './request-rules.ts';
import {
  breachNoticeBook,
  controlFile,
  cureBook,
  factFile,
  guideFigures,
  labelBook,
  lawRecord,
  recommendationBook,
  requestDefaults,
  requestFile,
  sensitiveBook,
  dutyTexts,
  textBook,
} from './schema.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

function load<T>(name: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(JSON.parse(read(name)));
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`${name} is not a valid record: ${faults.join('; ')}`);
  }
  return deepFreeze(parsed.data);
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

/** The laws in the order of states' names. */
export const LAWS = STATES.map((state) => load(`./states/${state.code}.json`, lawRecord));
export const FACT_BOOK = deepFreeze(factsRead(load('./facts.json', factFile), LAWS));
export const CONTROL_BOOK = deepFreeze(controlsServing(load('./controls.json', controlFile), LAWS));
export const SENSITIVE_BOOK = load('./sensitive.json', sensitiveBook);
/** Kept apart from the records: the engine never reads them (docs/requirements-decisions.md 1). */
export const GUIDE_FIGURES = load('./guide-figures.json', guideFigures);
/** The texts of the records that the check shows, in Spanish. */
export const LABELS_ES = load('./labels-es.json', labelBook);
/** What owners read beside the records, in Spanish. */
const TEXTS_ES = load('./texts-es.json', textBook);
/** What each law asks for, how it lets fix, and when what begins: English → Spanish. */
export const DUTIES_ES = load('./duties-es.json', dutyTexts);
/** Documents read it; the engine never does: no verdict and no score rests on it. */
export const BREACH_NOTICES = load('./breach-notice.json', breachNoticeBook);
/** For the answer to a regulator's letter; no verdict and no score rests on it. */
export const CURE_TERMS = load('./cure.json', cureBook);
export const RECOMMENDATIONS = load('./recommendations.json', recommendationBook);
/** The layers of the law on requests, as they are kept. */
export const REQUEST_DEFAULTS = load('./requests/defaults.json', requestDefaults);
export const REQUEST_FILES = STATES.map(({ code }) => load(`./requests/${code}.json`, requestFile));
/** What each law says on requests, in the order of states' names. */
export const REQUEST_LAWS = deepFreeze(
  REQUEST_FILES.map((file, index) =>
    requestLawOf(file, REQUEST_DEFAULTS, LAWS[index]?.effective ?? ''),
  ),
);

/** SHA-256 of all data files in a fixed order: identifies the version of the law data. */
export const CORPUS_HASH = hashOfFiles(DATA_FILES.map((name) => [name, read(name)]));

/** The record of a state by its code in any case, or undefined. */
export function lawOf(code: string) {
  const wanted = code.toUpperCase();
  return LAWS.find((law) => law.state === wanted);
}

/** What the law of a state says on requests, by its code in any case, or undefined. */
export function requestLaw(code: string) {
  const wanted = code.toUpperCase();
  return REQUEST_LAWS.find((law) => law.state === wanted);
}

/** All law data, in the engine's input type. */
export const CORPUS = {
  laws: LAWS,
  facts: FACT_BOOK,
  controls: CONTROL_BOOK,
  sensitive: SENSITIVE_BOOK,
  recommendations: RECOMMENDATIONS,
  hash: CORPUS_HASH,
} as const;

/** The same law, with the texts that owners read in Spanish. */
export const CORPUS_ES = deepFreeze(
  corpusInSpanish(CORPUS, { labels: LABELS_ES, texts: TEXTS_ES, duties: DUTIES_ES }),
);
