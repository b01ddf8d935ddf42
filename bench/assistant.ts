/**
 * How long the tools for assistants take, through the protocol's own client and server in one
 * process: `check_laws` beside the engine alone over all law cases; then each tool, with a call of
 * the tests and with each single state. `npm run bench:assistant`.
 */
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { loadavg } from 'node:os';
import { assistantServer } from '#assistant/server.ts';
import { closeFacts, indexFacts } from '#engine/facts/facts.ts';
import { decide } from '#engine/verdict/verdict.ts';
import { LAW_CASES } from '#law/cases.server.ts';
import { FACT_BOOK, LAWS, lawOf } from '#law/corpus.server.ts';
import { GOOD } from '../tests/assistant-calls.ts';

const index = indexFacts(FACT_BOOK);
const ROUNDS = 3;
/** Calls of each tool that are measured, after as many that warm up. */
const CALLS = 200;

const sorted = (times: number[]) => times.toSorted((one, other) => one - other);
const at = (times: number[], part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;

/** What a call took: by the clock, and of the processor, whatever else the machine does. */
interface Took {
  readonly ms: number;
  readonly cpu: number;
  readonly bytes: number;
}
type Ask = (name: string, given: Record<string, unknown>) => Promise<Took>;

/** All law cases, each by the engine alone and by the server. */
async function casesBesideEngine(ask: Ask): Promise<void> {
  const cases = LAW_CASES.flatMap(({ state, cases: own }) => own.map((one) => ({ state, ...one })));
  const asked: number[] = [];
  const alone: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { state, facts, asOf } of cases) {
      const law = lawOf(state);
      if (!law) continue;
      const start = performance.now();
      const closed = closeFacts(facts, index);
      if ('facts' in closed) decide(law, closed.facts, asOf, index);
      const between = performance.now();
      const { ms } = await ask('check_laws', { states: [state], facts, as_of: asOf });
      // the first round warms up
      if (round === 0) continue;
      alone.push(between - start);
      asked.push(ms);
    }
  }
  const [engine, server] = [sorted(alone), sorted(asked)];
  for (const [name, times] of [
    ['engine alone', engine],
    ['check_laws', server],
  ] as const)
    console.log(
      `${name}: ${at(times, 0.5).toFixed(3)} ms in the middle, ${at(times, 0.99).toFixed(3)} ms p99`,
    );
  console.log(
    `check_laws p99 is ${(at(server, 0.99) / at(engine, 0.99)).toFixed(1)} times the engine's; ${server.length} calls`,
  );
}

/** The call of the tests, with all its states or with one, in turns. */
function variedCall(given: Record<string, unknown>, turn: number): Record<string, unknown> {
  const state = LAWS[turn % LAWS.length]?.state;
  if (turn % 4 === 0 || !Array.isArray(given['states'])) return given;
  const other = state === 'CT' ? 'DE' : 'CT';
  return { ...given, states: [state, other] };
}

async function eachTool(ask: Ask): Promise<void> {
  for (const [name, given] of GOOD) {
    const times: number[] = [];
    const work: number[] = [];
    let most = 0;
    for (let turn = -CALLS; turn < CALLS; turn++) {
      const { ms, cpu, bytes } = await ask(name, variedCall(given, turn + CALLS));
      most = Math.max(most, bytes);
      if (turn < 0) continue;
      times.push(ms);
      work.push(cpu);
    }
    const [all, own] = [sorted(times), sorted(work)];
    console.log(
      `${name}: ${at(all, 0.5).toFixed(1)} ms in the middle, ${at(all, 0.99).toFixed(1)} ms p99, of the processor ${at(own, 0.99).toFixed(1)} ms; text of at most ${Math.ceil(most / 4)} tokens`,
    );
  }
}

async function main(): Promise<void> {
  const [here, there] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'bench', version: '1' });
  await assistantServer(() => '2026-11-20').connect(there);
  await client.connect(here);
  await client.listTools();
  const ask: Ask = async (name, given) => {
    const [start, used] = [performance.now(), process.threadCpuUsage()];
    const { content } = await client.callTool({ name, arguments: given });
    const ms = performance.now() - start;
    const { user, system } = process.threadCpuUsage(used);
    const [first] = content;
    return {
      ms,
      cpu: (user + system) / 1000,
      bytes: first?.type === 'text' ? Buffer.byteLength(first.text) : 0,
    };
  };
  await casesBesideEngine(ask);
  await eachTool(ask);
  console.log(`load ${(loadavg()[0] ?? 0).toFixed(1)}`);
  await client.close();
}

await main();
