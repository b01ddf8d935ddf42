/**
 * Verdicts on laws without a size test: `small-laws -- FACTS.json [--as-of YYYY-MM-DD] [--json]`;
 * `small-laws -- --facts [--json]` lists the facts. docs/command-line.md has the fields.
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import {
  ContradictingFacts,
  smallIndex,
  smallVerdicts,
  type SmallVerdict,
} from '#engine/small-laws/small-verdict.ts';
import { FACT_BOOK } from '#law/corpus.server.ts';
import { SMALL_LAWS } from '#law/small-laws.ts';
import { bytesOf, checkDay, oneFile, printed, Unusable } from './command/one-file.ts';
import { knownFacts, smallFactsIn } from './small-laws/facts.ts';

const HOW =
  'Name the file: npm run --silent small-laws -- FACTS.json [--as-of YYYY-MM-DD] [--json]. With --facts it lists the facts.';

/** Above this many a run takes minutes without a word. */
const MOST_ROWS = 5000;

const row = z.strictObject({
  id: z.union([z.string(), z.number()]).optional(),
  state: z.string().optional(),
  states: z.array(z.string()).optional(),
  asOf: z.iso.date().optional(),
  facts: z.record(z.string(), z.unknown()),
});

const index = smallIndex(FACT_BOOK, SMALL_LAWS);

/** What to mend; a key beside `facts` that is read nowhere is named. */
function faultOf({ issues: [issue] }: z.ZodError): string {
  if (issue?.code !== 'unrecognized_keys')
    return `${issue?.path.join('.') ?? ''} ${issue?.message ?? 'not a business'}`.trim();
  const keys = issue.keys.map((key) => JSON.stringify(key)).join(', ');
  return `${keys} beside "facts" is not read; a fact belongs into "facts", and beside it stand id, state, states and asOf`;
}

/** One business: a row as of `verdict`, or its facts alone. */
function lawsOf(given: unknown, where: string, asOf: string): readonly SmallVerdict[] {
  const alone = typeof given === 'object' && given !== null && !('facts' in given);
  const parsed = row.safeParse(alone ? { facts: given } : given);
  if (!parsed.success) throw new Unusable(`${where}: ${faultOf(parsed.error)}.`);
  const { facts, state, states = [], asOf: own } = parsed.data;
  const places = state === undefined ? states : [state, ...states];
  const read = smallFactsIn(facts, places, index);
  if ('error' in read) throw new Unusable(`${where}: ${read.error}.`);
  try {
    return smallVerdicts(SMALL_LAWS, index, read.facts, own ?? asOf);
  } catch (error) {
    if (error instanceof ContradictingFacts) throw new Unusable(`${where}: ${error.message}`);
    throw error;
  }
}

function inWords(laws: readonly SmallVerdict[]): string {
  const line = ({ name, verdict, from, then, because, notSo, settledBy, cite }: SmallVerdict) =>
    [
      `${name}: ${verdict}${from === undefined ? '' : ` (from ${from}: ${then})`} [${cite}]`,
      ...(notSo.length > 0
        ? notSo.map((fact) => `  not so: ${SMALL_LAWS.nots[fact] ?? fact}`)
        : because.map(({ label }) => `  ${label}`)),
      ...(settledBy.length > 0
        ? [`  settled by: ${settledBy.map((set) => set.join(' + ')).join('; or ')}`]
        : []),
    ].join('\n');
  return `${laws.map(line).join('\n')}\nGeneral guidance, not legal advice.\n`;
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function listed(json: boolean): string {
  const facts = knownFacts(SMALL_LAWS, FACT_BOOK);
  return json
    ? asJson({ facts })
    : facts.map(({ name, type, question }) => `${name} (${type}): ${question}\n`).join('');
}

function read(file: string): unknown {
  const text = new TextDecoder().decode(bytesOf(file));
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Unusable(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
}

function answer(args: readonly string[]): string {
  if (args.includes('--facts')) {
    const options = { facts: { type: 'boolean' }, json: { type: 'boolean' } } as const;
    return listed(
      parseArgs({ args: [...args], options, allowPositionals: true }).values.json === true,
    );
  }
  const options = { 'as-of': { type: 'string' }, json: { type: 'boolean' } } as const;
  const { file, values } = oneFile(args, options, HOW);
  checkDay(values['as-of']);
  const asOf = values['as-of'] ?? new Date().toISOString().slice(0, 10);
  const given = read(file);
  if (!Array.isArray(given)) {
    const laws = lawsOf(given, file, asOf);
    return values.json === true ? asJson({ laws }) : inWords(laws);
  }
  if (given.length > MOST_ROWS)
    throw new Unusable(
      `${file} has ${given.length} businesses; at most ${MOST_ROWS} are read at once. Split the list.`,
    );
  const all = given.map((each: unknown, at) => {
    const own = (each as { id?: unknown } | null)?.id;
    const id = typeof own === 'string' || typeof own === 'number' ? own : at;
    return { id, laws: lawsOf(each, `Row ${id}`, asOf) };
  });
  if (values.json !== true) return all.map(({ id, laws }) => `${id}\n${inWords(laws)}`).join('\n');
  // one business in a list is one business
  const [only] = all;
  return asJson(all.length === 1 && only ? { laws: only.laws } : all);
}

await printed((args) => Promise.resolve().then(() => answer(args)));
