/**
 * The law data as one JSON file, one table and the schema. The same records give the same bytes.
 */
import { createHash } from 'node:crypto';
import Papa from 'papaparse';
import { z } from 'zod';
import {
  BREACH_NOTICES,
  CONTROL_BOOK,
  CURE_TERMS,
  CORPUS_HASH,
  FACT_BOOK,
  LAWS,
  RECOMMENDATIONS,
  REQUEST_DEFAULTS,
  REQUEST_FILES,
  SENSITIVE_BOOK,
} from '#law/corpus.server.ts';
import { readingFile } from '#law/reading-book.ts';
import { READING_FILES } from '#law/readings.server.ts';
import {
  breachNoticeBook,
  controlBook,
  cureBook,
  factBook,
  isoDate,
  lawRecord,
  recommendationBook,
  requestDefaults,
  requestFile,
  rule,
  sensitiveBook,
  type LawRecord,
} from '#law/schema.ts';

const dataSet = z.strictObject({
  name: z.literal('Statewise law data'),
  /** The version of the program that wrote it. */
  version: z.string(),
  /** SHA-256 of the records in the repository: identifies the version of the law data. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** The newest day on which one of the laws was checked; each record has its own. */
  checkedTo: isoDate,
  notice: z.string(),
  laws: z.array(lawRecord),
  facts: factBook,
  controls: controlBook,
  sensitive: sensitiveBook,
  recommendations: recommendationBook,
  breachNotices: breachNoticeBook,
  cureTerms: cureBook,
  requests: z.array(requestFile),
  requestDefaults,
  /** Which words each entry was read in; not in the hash. */
  readings: z.array(readingFile),
});
export type DataSet = z.infer<typeof dataSet>;

const NOTICE =
  'General guidance, not legal advice. Summaries are in our own words; the cited section decides. MIT licence.';

/** All law data in one object. */
export function lawData(version: string): DataSet {
  return {
    name: 'Statewise law data',
    version,
    hash: CORPUS_HASH,
    checkedTo:
      LAWS.map((law) => law.checkedTo)
        .toSorted()
        .at(-1) ?? FACT_BOOK.reviewed,
    notice: NOTICE,
    laws: LAWS,
    facts: FACT_BOOK,
    controls: CONTROL_BOOK,
    sensitive: SENSITIVE_BOOK,
    recommendations: RECOMMENDATIONS,
    breachNotices: BREACH_NOTICES,
    cureTerms: CURE_TERMS,
    requests: REQUEST_FILES,
    requestDefaults: REQUEST_DEFAULTS,
    readings: [...READING_FILES],
  };
}

/** The JSON Schema (draft 2020-12) that the JSON file follows. */
export function lawSchema(): object {
  for (const [schema, id] of [
    [rule, 'Rule'],
    [lawRecord, 'LawRecord'],
    [factBook, 'FactBook'],
    [controlBook, 'ControlBook'],
    [sensitiveBook, 'SensitiveBook'],
    [recommendationBook, 'RecommendationBook'],
  ] as const)
    if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id });
  return z.toJSONSchema(dataSet);
}

export const COLUMNS = [
  'state',
  'kind',
  'scope',
  'id',
  'title',
  'text',
  'cite',
  'from',
  'until',
  'rule',
] as const;
export type Row = Record<(typeof COLUMNS)[number], string>;

/**
 * Every prong, exemption and requirement, one row each; a rule is JSON, and empty if there is none.
 */
export function lawRows(laws: readonly LawRecord[]): Row[] {
  return laws.flatMap(({ state, applicability, exemptions, requirements }) => [
    ...applicability.prongs.map(({ reach, label, note, ...rest }) =>
      rowOf({ ...rest, state, kind: 'prong', scope: reach, title: label, text: note }),
    ),
    ...exemptions.map(({ level, text, ...rest }) =>
      rowOf({ ...rest, state, kind: 'exemption', scope: level, text }),
    ),
    ...requirements.map(({ title, text, advice, when, ...rest }) =>
      rowOf({
        ...rest,
        state,
        kind: 'requirement',
        scope: advice ? 'advice' : 'duty',
        title,
        text,
        if: when,
      }),
    ),
  ]);
}

interface Parts {
  readonly state: string;
  readonly kind: string;
  readonly scope: string;
  readonly id: string;
  readonly cite: string;
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly if?: z.infer<typeof rule> | undefined;
}

function rowOf(parts: Parts): Row {
  const { state, kind, scope, id, cite, title = '', text = '', from = '', until = '' } = parts;
  const written = parts.if === undefined ? '' : JSON.stringify(parts.if);
  return { state, kind, scope, id, title, text, cite, from, until, rule: written };
}

/** RFC 4180, with a byte order mark for spreadsheets and with formulas escaped. */
export function csvOf(rows: readonly Row[]): string {
  const table = Papa.unparse([...rows], {
    columns: [...COLUMNS],
    newline: '\r\n',
    escapeFormulae: true,
  });
  return `\u{FEFF}${table}\r\n`;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** All files by name; the last lists the SHA-256 of each, in the format of `sha256sum -c`. */
export function lawFiles(version: string): Record<string, string> {
  const data = lawData(version);
  const files = {
    'law.json': json(data),
    'law.csv': csvOf(lawRows(data.laws)),
    'law.schema.json': json(lawSchema()),
  };
  const sums = Object.entries(files).map(
    ([name, text]) => `${createHash('sha256').update(text).digest('hex')}  ${name}\n`,
  );
  return { ...files, SHA256SUMS: sums.join('') };
}
