/**
 * Every expression of what is shipped: those that stand in the sources, those that are built at the
 * start, those of the book of signs.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

export interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** File and line where it stands first. */
  readonly where: string;
}

const FOLDERS =
  'calendar,text,law,reference,engine,contract,documents,server,site-test,opt-out,web';
/** Those that build expressions, and can be imported for them without starting anything. */
const PURE = [
  'text/*.ts',
  'engine/**/*.ts',
  'contract/**/*.ts',
  'documents/{tree,markup,template,values,filling,reports,cure,map}/**/*.ts',
  'site-test/page/words.ts',
  'server/{base/day,base/directory/secret-tokens,subjects/site-tests/proof/proof-tags}.ts',
  'server/subjects/requests/copy-files/labelled.ts',
  'web/pages/notice-checker/read/{nesting,pdf-page}.ts',
];
/**
 * Whether something may repeat without bound. Where all repeats are bounded, each sign of a text
 * costs at most as much as the bounds allow; what that is in time, tests/reading-time.test.ts
 * measures.
 */
const repeats = (source: string) =>
  /[*+]|\{\d+,\}/.test(source.replaceAll(/\\./gs, '').replaceAll(/\[[^\]]*\]/g, ''));

const filesOf = (globs: string) =>
  globSync(globs)
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .toSorted();

function inSource(file: string): Pattern[] {
  const text = readFileSync(file, 'utf8');
  const found: Pattern[] = [];
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const line = text.slice(0, node.start).split('\n').length;
      found.push({ source: node.regex.pattern, flags: node.regex.flags, where: `${file}:${line}` });
    },
  }).visit(parseSync(file, text).program);
  return found;
}

/** Imports the files one by one and notes what they build while they load. */
async function builtAtStart(): Promise<Pattern[]> {
  const found: Pattern[] = [];
  const Plain = globalThis.RegExp;
  let file = '';
  globalThis.RegExp = new Proxy(Plain, {
    construct(target, given: [string | RegExp, string?], made): RegExp {
      const built: RegExp = Reflect.construct(target, given, made);
      found.push({ source: built.source, flags: built.flags, where: `built by ${file}` });
      return built;
    },
  });
  try {
    for (file of PURE.flatMap(filesOf)) await import(`../../${file}`);
  } finally {
    globalThis.RegExp = Plain;
  }
  return found.filter(({ where }) => where !== 'built by ');
}

/**
 * Files that build expressions where nobody looks at them: not imported here, and not named with a
 * reason.
 */
export function unseenBuilders(known: Readonly<Record<string, string>>): string[] {
  const seen = new Set(PURE.flatMap(filesOf));
  return filesOf(`{${FOLDERS}}/**/*.{ts,tsx}`).filter(
    (file) =>
      !seen.has(file) && known[file] === undefined && /\bRegExp\(/.test(readFileSync(file, 'utf8')),
  );
}

function inSigns(value: unknown, where: string): Pattern[] {
  if (typeof value === 'string') return [{ source: value, flags: 'i', where }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => inSigns(inner, `${where}.${name}`));
}

/** Each expression once, flags that change no step left out. */
export async function allPatterns(): Promise<Pattern[]> {
  const signs: unknown = JSON.parse(readFileSync('reference/site-signs.json', 'utf8'));
  const all = [
    ...filesOf(`{${FOLDERS}}/**/*.{ts,tsx}`).flatMap(inSource),
    ...(await builtAtStart()),
    ...inSigns(signs, 'reference/site-signs.json'),
  ];
  const once = new Map<string, Pattern>();
  for (const pattern of all) {
    const flags = pattern.flags.replaceAll(/[dgvy]/g, (flag) => (flag === 'v' ? 'u' : ''));
    const key = `/${pattern.source}/${flags}`;
    if (repeats(pattern.source) && !once.has(key)) once.set(key, { ...pattern, flags });
  }
  return [...once.values()];
}
