/**
 * How long `check_laws` takes beside the engine alone: all laws for random businesses, through the
 * protocol's own client and server in one process. `npm run bench:assistant`.
 */
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { loadavg } from 'node:os';
import { assistantServer } from '#assistant/server.ts';
import { closeFacts, indexFacts } from '#engine/facts/facts.ts';
import { decide } from '#engine/verdict/verdict.ts';
import { LAW_CASES } from '#law/cases.server.ts';
import { FACT_BOOK, lawOf } from '#law/corpus.server.ts';

const index = indexFacts(FACT_BOOK);
const ROUNDS = 3;

const sorted = (times: number[]) => times.toSorted((one, other) => one - other);
const at = (times: number[], part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;

async function main(): Promise<void> {
  const [here, there] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'bench', version: '1' });
  await assistantServer(() => '2026-11-20').connect(there);
  await client.connect(here);
  await client.listTools();
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
      await client.callTool({
        name: 'check_laws',
        arguments: { states: [state], facts, as_of: asOf },
      });
      // the first round warms up
      if (round === 0) continue;
      alone.push(between - start);
      asked.push(performance.now() - between);
    }
  }
  await client.close();
  const [engine, server] = [sorted(alone), sorted(asked)];
  for (const [name, times] of [
    ['engine alone', engine],
    ['check_laws', server],
  ] as const)
    console.log(
      `${name}: ${at(times, 0.5).toFixed(3)} ms in the middle, ${at(times, 0.99).toFixed(3)} ms p99`,
    );
  console.log(
    `check_laws p99 is ${(at(server, 0.99) / at(engine, 0.99)).toFixed(1)} times the engine's; ${server.length} calls, load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  );
}

await main();
