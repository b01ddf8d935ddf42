/** All rules of the architecture about files: the import table, and a few others. */
import { basename, dirname } from 'node:path';
import { readModule } from './modules.ts';
import type { Module, SourceFile } from './modules.ts';
import { refusal } from './refusal.ts';

export interface Violation {
  readonly file: string;
  readonly why: string;
}

const DRAWERS = /^(utils?|helpers?|common|shared|misc|lib|types|hooks)$/;
const MAY_EXPORT_DEFAULT = /^web\/pages\/[^/]+\/page\.tsx$|^[a-z]+\.config\.ts$|\.setup\.ts$/;
const isTest = (path: string) => /^tests\/|\.(test|spec)\.tsx?$/.test(path);

/** Names that would make the engine's result depend on the time or the machine. */
const IMPURE: readonly [RegExp, string][] = [
  [/\bDate\.now\b/, 'the clock (Date.now)'],
  [/\bnew Date\(\s*\)/, 'the clock (new Date without a date)'],
  [/(?<!new )\bDate\(\s*\)/, 'the clock (Date as a function)'],
  [/\bperformance\.now\b/, 'the clock (performance.now)'],
  [/\bTemporal\.Now\b/, 'the clock (Temporal.Now)'],
  [/\bMath\.random\b/, 'chance (Math.random)'],
  [/\bcrypto\b/, 'chance (crypto)'],
  [/\bfetch\(/, 'the network (fetch)'],
  [/\bprocess\./, 'the process'],
  [/\b(setTimeout|setInterval)\(/, 'a timer'],
];

/** Every violation in one file. */
export function violationsIn(file: SourceFile): Violation[] {
  const module = readModule(file);
  const why = [
    ...drawer(module.path),
    ...module.imports.flatMap((each) => refusal(module.path, each) ?? []),
    ...impure(module),
    ...typedOut(module),
    ...(module.hasDefaultExport && !MAY_EXPORT_DEFAULT.test(module.path)
      ? ['only a page may have a default export']
      : []),
  ];
  return why.map((each) => ({ file: file.path, why: each }));
}

function drawer(path: string): string[] {
  const stem = basename(path).split('.')[0] ?? '';
  const named = [...dirname(path).split('/'), stem].filter((part) => DRAWERS.test(part));
  return named.map((part) => `"${part}" is a drawer: name it after what is in it`);
}

function impure({ path, code }: Module): string[] {
  if (!path.startsWith('engine/') || isTest(path)) return [];
  return IMPURE.filter(([pattern]) => pattern.test(code)).map(
    ([, what]) => `the engine may not use ${what}`,
  );
}

/**
 * Pages call the contract's endpoints: a typed-out address would still compile after a call is
 * renamed.
 */
function typedOut({ path, code }: Module): string[] {
  if (!path.startsWith('web/') || isTest(path)) return [];
  return /['"`]\/api\/[a-z]/.test(code)
    ? ['an address of the API is typed out: use the endpoint of the contract']
    : [];
}
