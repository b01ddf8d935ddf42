/**
 * What the server says to owners in replies, mails and files: each text with file and line, found
 * in source files as those of pages are, and in the fields of data that people read.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ANSWER_LINES,
  COMPANY_KINDS,
  COMPANY_WORK,
  LIKELY_LINES,
  LIKELY_STAFF_LINES,
} from '#documents/map/kinds.ts';
import { CATEGORIES, OF_ONE_TOOL } from '#documents/map/proposals/companies.ts';
import {
  FROM_ANSWERS,
  FROM_DETAILS,
  FROM_PROFILE,
  FROM_TOOLS,
  FROM_TRADE,
} from '#documents/map/proposal.ts';
import { NOT_ASSESSED } from '#engine/duties/upcoming.ts';
import { SITE_VERDICTS } from '#engine/words/site.ts';
import { verdictKind } from '#contract/results.ts';
import { DISCLAIMER } from '#documents/reports/guide.ts';
import { LABELS_ES, LAWS } from '#law/corpus.server.ts';
import { messagesOf } from '#web/builder/spanish/messages.ts';
import { inLetters, lineAt, type ServerText } from './letter-marks.ts';

/** Catalogs of English text → Spanish text: of the server, and of the law's own words. */
const CATALOGS = 'server/base/spanish/*.json';
const OF_LAW = 'law/duties-es.json';

/** Source files whose words are told to owners. */
const CODE = [
  'engine/requests/{clock/why,steps/*}.ts',
  'server/subjects/documents/drafting/{need,policy-need,known-practices}.ts',
  'server/subjects/documents/known/known-values.ts',
  'server/subjects/documents/{client-work,details/*}.ts',
  'server/subjects/documents/{known/subject,versions/service}.ts',
  'engine/site/report/{finding-texts,kit-proof}.ts',
  'engine/intake/{doubts,kind}.ts',
  'server/subjects/site-tests/{law,reply}.ts',
  'server/subjects/site-tests/proof/proof.ts',
  'server/subjects/site-tests/running/*.ts',
  'server/subjects/site-tests/tester/*.ts',
  'documents/{template/copy-descriptions,map/{child-keeping,client-clashes,map-clashes,mismatches,teen-clashes},values/values,tree/open-points,filling/{clashes/contradictions,clashes/mismatch-pairs,clashes/not-yet-pairs,clashes/promises,clashes/club-data,passages,keep-notes,clashes/forbidden-sales,grounds}}.ts',
  'law/templates.ts',
  'server/subjects/documents/drafting/open-questions.ts',
  'engine/duties/duties.ts',
  'documents/reports/{report,stand-record,work-list,work-blocks,answer-words,task-dates,look-again-entry,coming-changes,contract-ends}.ts',
  'documents/map/proposals/*.ts',
  'documents/cure/{cure-words,cure-documents,doubted-kind-words,step-words}.ts',
  'server/subjects/regulator-letters/result.ts',
  'engine/letters/letter-why.ts',
  'server/subjects/requests/{copy/copy-state,acting/{copy-actions,change},copy-files/mask-file,intake/mail-proposal}.ts',
];

/** Data, with the fields that are told. */
const DATA: readonly (readonly [files: string, fields: RegExp])[] = [
  [
    'law/requests/{[A-Z]*,defaults}.json',
    new RegExp(
      [
        String.raw`^doubts\.\d+\.text$`,
        String.raw`\.doubt$`,
        String.raw`\.refuse\.\d+\.text$`,
        String.raw`^exceptions\.`,
        String.raw`\.cap\.text$`,
        String.raw`\.extension\.mustSay\.`,
        String.raw`\.fee\.(kind|when\.\d+)$`,
        String.raw`\.denialMustSay\.`,
        String.raw`\.whenDenied$`,
        String.raw`\.agent\.proof$`,
        String.raw`\.passOn\.\d+\.(to|duty)$`,
        String.raw`\.neverSend\.what\.`,
        String.raw`\.neverAsk\.\d+\.what$`,
        String.raw`^outside\.\d+\.(law|right)$`,
      ].join('|'),
    ),
  ],
  ['documents/templates/es/words.json', /^labels\./],
  ['law/sensitive.json', /\.why$/],
  ['law/cure.json', /\.(weighs|doubts\.\d+)$/],
  ['reference/tools.json', /\.category$/],
  [
    'reference/trade-packs.json',
    /^trades\.\d+\.(name|purposes\.|lines\.\d+\.(kind|kept|(sources|purposes)\.))/,
  ],
  [
    'reference/site-builders.json',
    /\.(text|paste\.\d+|link\.\d+|choices|form\.\d+|doubt|steps\.\d+)$/,
  ],
  ['reference/plan.json', /\.range$/],
  ['reference/parent-checks.json', /\.methods\.\d+$/],
  [
    'reference/site-findings.json',
    /\.(title|means|todo\.\d+)$|^(why|verdicts|situations|cannot)\./,
  ],
  [
    'documents/templates/{variables-*,practices}.json',
    /\.(label|listed|example)$|\.choices\.\d+$|\.rows(For\..*|WithoutProfile)?\.[\d.]*\d$/,
  ],
  [
    'law/states/*.json',
    /^requirements\.\d+\.(title|text|evidence)$|^timeline\.\d+\.what$|^enforcement\.cure\.text$|\.term\.what$|^optOutSignal\.conditional$/,
  ],
];

/** Values of the program, by the fields that people read. */
const VALUES: readonly (readonly [file: string, values: unknown, not?: RegExp])[] = [
  [
    'documents/map/kinds.ts',
    [COMPANY_KINDS, COMPANY_WORK, ANSWER_LINES, LIKELY_LINES, LIKELY_STAFF_LINES],
    /\.(companies|people|group)(\.|$)/,
  ],
  ['documents/map/proposals/companies.ts', [CATEGORIES, OF_ONE_TOOL], /\.covers$/],
  ['documents/map/proposal.ts', [FROM_PROFILE, FROM_ANSWERS, FROM_TOOLS, FROM_TRADE, FROM_DETAILS]],
  ['engine/words/site.ts', SITE_VERDICTS],
  ['documents/reports/guide.ts', [DISCLAIMER]],
  ['contract/results.ts', verdictKind.options],
  ['engine/duties/upcoming.ts', [NOT_ASSESSED]],
];

function* textsAt(value: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value))
      yield* textsAt(one, path === '' ? name : `${path}.${name}`);
}

/** Whether a text has words: not a number, a name of one letter, or nothing. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text);

function* inData(root: string): Generator<ServerText> {
  for (const [files, fields] of DATA)
    for (const file of globSync(files, { cwd: root })) {
      const raw = readFileSync(join(root, file), 'utf8');
      for (const [path, key] of textsAt(JSON.parse(raw), ''))
        if (fields.test(path) && hasWords(key))
          yield { file, line: lineAt(raw, raw.indexOf(JSON.stringify(key))), key };
    }
}

function* inValues(root: string): Generator<ServerText> {
  for (const [file, values, not] of VALUES) {
    const code = readFileSync(join(root, file), 'utf8');
    for (const [path, key] of textsAt(values, ''))
      if (not?.test(path) !== true && hasWords(key))
        yield { file, line: lineAt(code, code.indexOf(key)), key };
  }
}

/** Exemptions that the check does not show: all others have their Spanish in labels-es.json. */
function* inExemptions(root: string): Generator<ServerText> {
  for (const { state, exemptions } of LAWS) {
    const file = `law/states/${state}.json`;
    const raw = readFileSync(join(root, file), 'utf8');
    for (const { id, text: key } of exemptions)
      if (LABELS_ES[state]?.exemptions[id] === undefined)
        yield { file, line: lineAt(raw, raw.indexOf(JSON.stringify(key))), key };
  }
}

/** `keep="you sell data"`, and the sentence before a paragraph that stays only then. */
const CONDITION = /(?<= keep=")[^"]+(?=")|^Keep this paragraph only if (?:\{\{.*?\}\}|[^.{])*\./gm;

/** The conditions that templates name themselves. */
function* inTemplates(root: string): Generator<ServerText> {
  for (const file of globSync('documents/templates/*.md', { cwd: root })) {
    const raw = readFileSync(join(root, file), 'utf8');
    for (const { 0: key, index } of raw.matchAll(CONDITION))
      yield { file, line: lineAt(raw, index), key: key.replaceAll(/\{\{.*?\}\}/g, '{0}') };
  }
}

function* inCode(root: string): Generator<ServerText> {
  const files = globSync(CODE, { cwd: root, exclude: ['**/*.test.ts', '**/*.es.ts'] });
  for (const file of files) {
    const code = readFileSync(join(root, file), 'utf8');
    for (const { key, start } of messagesOf(file, code))
      yield { file, line: lineAt(code, start), key };
  }
}

/** All of them, in the order of their files. */
export const serverTexts = (root: string): ServerText[] => [
  ...inCode(root),
  ...inValues(root),
  ...inData(root),
  ...inExemptions(root),
  ...inTemplates(root),
  ...inLetters(root),
];

/** Strings that read like words, and are values of the program. */
const NO_TEXTS = 'server/base/spanish/not-texts.json';

const jsonAt = (root: string, path: string): unknown =>
  JSON.parse(readFileSync(join(root, path), 'utf8'));

/** English text → Spanish text, of all files. */
export function readServerTexts(root: string): ReadonlyMap<string, string> {
  const files = globSync([CATALOGS, OF_LAW], { cwd: root }).filter(
    (file) => !file.endsWith(NO_TEXTS),
  );
  return new Map(
    files.flatMap((file) => Object.entries(jsonAt(root, file) as Record<string, string>)),
  );
}

/** What needs no text there: values, and what calls say of failures. */
export const textsElsewhere = (root: string): string[] => [
  ...(jsonAt(root, NO_TEXTS) as string[]),
  ...Object.keys(jsonAt(root, 'contract/in-spanish.json') as object),
];
