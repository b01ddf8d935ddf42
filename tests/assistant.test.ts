/** The server for assistants, asked by the protocol's own client. */
import { createHash } from 'node:crypto';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { AnySchema } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withEarlierTests } from '#law/earlier-law.server.ts';
import { lawEntries } from '#assistant/entries.ts';
import { assistantServer } from '#assistant/server.ts';
import { POINTS } from '#engine/compare/compare.ts';
import { closeFacts, indexFacts } from '#engine/facts/facts.ts';
import { decide } from '#engine/verdict/verdict.ts';
import { LAW_CASES } from '#law/cases.server.ts';
import { FACT_BOOK, LAWS, lawOf } from '#law/corpus.server.ts';
import { FACT_KEYS } from '#law/vocabulary.ts';
import { GOOD, NOTICE } from './assistant-calls.ts';
import { FULL } from './full.ts';

const DAY = '2026-11-20';
const client = new Client({ name: 'tests', version: '1' });

interface Reply {
  readonly isError: boolean;
  readonly text: string;
  readonly data: Record<string, unknown>;
}

async function call(name: string, given: unknown, by = client): Promise<Reply> {
  const reply = await by.callTool({ name, arguments: given as Record<string, unknown> });
  const [first] = reply.content;
  return {
    isError: reply.isError === true,
    text: first?.type === 'text' ? first.text : '',
    data: (reply.structuredContent ?? {}) as Record<string, unknown>,
  };
}

const open = async (uri: string) => {
  const [first] = (await client.readResource({ uri })).contents;
  return JSON.parse(first && 'text' in first ? first.text : 'null') as unknown;
};

const schemas = new Map<string, ReturnType<Ajv2020['compile']>>();

beforeAll(async () => {
  const [here, there] = InMemoryTransport.createLinkedPair();
  await assistantServer(() => DAY).connect(there);
  await client.connect(here);
  const ajv = new Ajv2020({ strict: false });
  for (const { name, outputSchema } of (await client.listTools()).tools)
    schemas.set(name, ajv.compile(outputSchema as AnySchema));
});
afterAll(() => client.close());

/** Each sentence of the records that a reply could say. */
const SENTENCES = new Set(
  LAWS.flatMap((law) => [
    ...law.applicability.prongs.map(({ label }) => label),
    ...[...law.exemptions, ...law.rights].map(({ text }) => text),
    ...law.requirements.flatMap(({ title, text }) => [title, text, `${title}: ${text}`]),
    ...law.timeline.map(({ what }) => what),
    law.law.name,
    law.applicability.nexus.text,
    law.optOutSignal.text,
    law.enforcement.cure.text,
    ...(lawEntries(law.state) ?? [])
      .filter(({ id }) => /^..\/(request|sensitive|notice|breach|change)\//.test(id))
      .map(({ text }) => text),
  ]),
);

/** Sentences of law in a reply that have no citation beside them, or one that is not listed. */
function uncited(value: unknown, listed: ReadonlySet<unknown>): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = value as Record<string, unknown>;
  const bare = Object.values(own).filter(
    (each): each is string =>
      typeof each === 'string' && SENTENCES.has(each) && !listed.has(own['citation'] ?? own['id']),
  );
  return [...bare, ...Object.values(own).flatMap((each) => uncited(each, listed))];
}

interface Common {
  readonly as_of: string;
  readonly citations: readonly { readonly id: string; readonly cite: string }[];
}

/** What holds of every reply with an answer. */
function holds(name: string, { isError, text, data }: Reply): string[] {
  expect(isError, text).toBe(false);
  const valid = schemas.get(name);
  expect(valid?.(data), JSON.stringify(valid?.errors)).toBe(true);
  const { citations } = data as unknown as Common;
  const listed = new Set(citations.map(({ id }) => id));
  expect(uncited(data, listed)).toEqual([]);
  expect(citations.filter(({ cite }) => cite.length < 3)).toEqual([]);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(4000);
  expect(text).toContain('not legal advice');
  return [...listed];
}

describe('what the server offers', () => {
  test('tools in a fixed order, read-only, with words that do not change unnoticed', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(GOOD.map(([name]) => name));
    for (const { annotations } of tools)
      expect(annotations).toEqual({
        readOnlyHint: true,
        idempotentHint: true,
        destructiveHint: false,
        openWorldHint: false,
      });
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual([
      'interview_owner',
      'explain_verdict',
      'prepare_for_counsel',
    ]);
    const words = [...tools, ...prompts].map(({ name, title, description }) => [
      name,
      title,
      description,
    ]);
    // who changes a word on purpose changes this too
    expect(createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16)).toBe(
      '2f895dadebc4690c',
    );
  });

  test('each prompt names the states asked about', async () => {
    for (const { name } of (await client.listPrompts()).prompts) {
      const { messages } = await client.getPrompt({ name, arguments: { states: 'Utah' } });
      expect(JSON.stringify(messages)).toContain('Utah');
    }
  });

  test('each tool has an answer that fits its schema, with all its citations', async () => {
    for (const [name, given] of GOOD) {
      const reply = await call(name, given);
      for (const id of holds(name, reply))
        expect(await open(`statewise://law/${id.replace('/', '#')}`)).toMatchObject({ id });
      // in the text as well: no line says a sentence of law without its citation
      const bare = reply.text
        .split('\n')
        .filter((line) => !/\[[A-Z]{2}\//.test(line))
        .filter((line) => [...SENTENCES].some((sentence) => line.includes(sentence)));
      expect(bare).toEqual([]);
    }
    // the test itself would notice one
    const [sentence] = SENTENCES;
    expect(uncited({ laws: [{ text: sentence, citation: 'CT/prong/volume' }] }, new Set())).toEqual(
      [sentence],
    );
  });
});

describe('law', () => {
  const index = indexFacts(FACT_BOOK);
  const named = new Set<string>();

  test('every law case gets the verdict of the engine', async () => {
    for (const { state, cases } of LAW_CASES) {
      for (const one of cases) {
        const law = lawOf(state);
        const closed = closeFacts(one.facts, index);
        if (!law || 'contradiction' in closed) throw new Error(one.id);
        const wanted = decide(withEarlierTests(law), closed.facts, one.asOf, index);
        const given = { states: [state], facts: one.facts, as_of: one.asOf };
        const reply = await call('check_laws', given);
        for (const id of holds('check_laws', reply)) named.add(id);
        const [got] = reply.data['laws'] as Record<string, unknown>[];
        expect([one.id, got?.['verdict'], got?.['then'], got?.['settled_by']]).toEqual([
          one.id,
          wanted.verdict,
          wanted.then,
          wanted.settledBy,
        ]);
        expect(got?.['because']).toMatchObject(
          wanted.because.map(({ kind, id, label }) => ({
            text: label,
            citation: `${state}/${kind}/${id}`,
          })),
        );
        expect(reply.data['as_of']).toBe(one.asOf);
        expect(got?.['ask']).toHaveLength(wanted.settledBy[0]?.length ?? 0);
      }
      const first = cases[0];
      for (const name of ['next_question', 'list_duties'])
        for (const id of holds(name, await call(name, { states: [state], facts: first?.facts })))
          named.add(id);
      const other = state === 'CT' ? 'DE' : 'CT';
      for (const [name, given] of [
        ['get_law', { what: state }],
        ['compare_laws', { states: [state, other] }],
      ] as const)
        for (const id of holds(name, await call(name, given))) named.add(id);
    }
  });

  test('every id of a citation opens as a resource, and as an entry', async () => {
    expect(named.size).toBeGreaterThan(300);
    for (const id of named) {
      expect(await open(`statewise://law/${id.replace('/', '#')}`)).toMatchObject({ id });
    }
    holds('get_law', await call('get_law', { what: [...named][7] }));
    expect(await open('statewise://law/CT')).toContainEqual(
      expect.objectContaining({ id: 'CT/prong/volume' }),
    );
    expect(await open('statewise://facts')).toHaveLength(FACT_BOOK.facts.length);
    expect(await open('statewise://changes')).not.toEqual([]);
    await expect(open('statewise://law/NY')).rejects.toThrow();
  });

  test('where Connecticut counts 35,000, the day before its first day says so', async () => {
    const given = { states: ['CT'], facts: { consumers: 35_000 } };
    const verdictOn = async (day: string) => {
      const { data } = await call('check_laws', { ...given, as_of: day });
      return (data['laws'] as { verdict: string }[])[0]?.verdict;
    };
    expect(await verdictOn('2026-07-01')).toBe('applies');
    expect(await verdictOn('2026-06-30')).not.toBe('applies');
  });
});

describe('what an assistant gets wrong', () => {
  test.each([
    ['check_laws', { states: ['CT'], facts: { consumers: -1 } }, 'zero or more'],
    ['check_laws', { states: ['CT'], facts: { consumer: 1 } }, 'consumer'],
    ['check_laws', { states: ['Connecticut'] }, 'states'],
    [
      'check_laws',
      { states: ['CT'], facts: { consumers: 5, sensitiveConsumers: 9 } },
      'contradict each other',
    ],
    ['check_laws', { states: ['CT'], as_of: 'tomorrow' }, 'as_of'],
    ['get_law', { what: 'nothing like it' }, 'Nothing on record'],
    ['compare_laws', { states: ['CT', 'NY'] }, 'two states or more'],
  ])('%s %j: says what to do', async (name, given, words) => {
    const { isError, text } = await call(name, given);
    expect(isError).toBe(true);
    expect(text).toContain(words);
  });

  test('laws side by side differ in what they say, and nothing is left out', async () => {
    const { data } = await call('compare_laws', { states: ['CT', 'UT'], as_of: DAY });
    const { differs, same } = data as unknown as {
      differs: { topic: string; cells: { text: string; detail: string }[] }[];
      same: string[];
    };
    expect([...differs.map(({ topic }) => topic), ...same].toSorted()).toEqual(
      Object.keys(POINTS).toSorted(),
    );
    for (const { cells } of differs)
      expect(new Set(cells.map((cell) => JSON.stringify([cell.text, cell.detail]))).size).toBe(2);
    expect(differs.map(({ topic }) => topic)).toContain('appeal');
  });

  test('a state without a law on record is named, not guessed', async () => {
    const { data } = await call('check_laws', { states: ['NY', 'ct'] });
    expect(data['not_on_record']).toEqual(['NY']);
  });

  test('random arguments never break the protocol', async () => {
    const value = fc.oneof(
      fc.double(),
      fc.nat(200_000),
      fc.boolean(),
      fc.string(),
      fc.constant(null),
      fc.record({ least: fc.nat(90_000), most: fc.nat(90_000) }, { requiredKeys: ['least'] }),
    );
    const facts = fc.dictionary(fc.constantFrom(...FACT_KEYS, '__proto__', ''), value, {
      maxKeys: 5,
    });
    const state = fc.constantFrom('CT', 'de', 'NY', 'ZZ', '', 'Texas');
    const claim = fc
      .tuple(fc.constantFrom('Delaware applies to ', 'Iowa: ', ''), fc.nat(99_999), fc.string())
      .map(([start, number, end]) => `${start}${number} ${end} consumers`);
    const likely = fc.record(
      {
        states: fc.array(state, { maxLength: 3 }),
        facts,
        by_state: fc.dictionary(state, facts, { maxKeys: 2 }),
        as_of: fc.constantFrom('2026-01-01', '2027-01-01', '2026-02-30', ''),
        what: fc.string(),
        state,
        type: fc.constantFrom('access', 'opt-out-sale', 'appeal', ''),
        received: fc.constantFrom('2026-01-01', '2031-12-31', 'x'),
        found: fc.constantFrom('2026-02-28', ''),
        people: fc.dictionary(state, fc.nat(900), { maxKeys: 3 }),
        kinds: fc.constantFrom(['Health information'], ['x'], []),
        tool: fc.oneof(fc.string(), fc.constantFrom('meta', 'google.com')),
        text: fc.oneof(fc.string(), fc.constant(NOTICE)),
        claims: fc.array(claim, { maxLength: 3 }),
        from: fc.constantFrom('04fadefd', 'zz', ''),
        until: fc.constantFrom('2027-06-01', '1999-01-01'),
      },
      { requiredKeys: [] },
    );
    const given = fc.oneof(likely, fc.dictionary(fc.string(), fc.anything(), { maxKeys: 4 }));
    const { tools } = await client.listTools();
    const keys = new Map(
      tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {})]),
    );
    /** Three of four times without the keys that the tool does not take. */
    const ownOf = (name: string, sent: unknown) =>
      chosen++ % 4 === 0
        ? sent
        : Object.fromEntries(
            Object.entries(sent ?? {}).filter(([key]) => keys.get(name)?.includes(key)),
          );
    let chosen = 0;
    const answered = new Set<string>();
    const names = fc.constantFrom(...GOOD.map(([name]) => name));
    await fc.assert(
      fc.asyncProperty(names, given, async (name, each) => {
        // what JSON cannot say does not arrive
        const sent = JSON.parse(
          JSON.stringify(each, (_, one: unknown) => (typeof one === 'bigint' ? null : one)),
        ) as unknown;
        const reply = await call(name, name === 'about' ? {} : ownOf(name, sent));
        if (reply.isError) expect(reply.text).not.toMatch(/at .*\.ts|TypeError/);
        else {
          answered.add(name);
          holds(name, reply);
        }
      }),
      { numRuns: FULL ? 10_000 : 300 },
    );
    if (FULL) expect([...answered].toSorted()).toEqual(GOOD.map(([name]) => name).toSorted());
  });
});

describe('a client that shows forms', () => {
  /** Of Delaware the number of people alone is missing; Utah is settled. */
  const OPEN = { acquiresPersonalData: false, sellsPersonalData: false, annualRevenueUSD: 100_000 };

  /** What `check_laws` says of Delaware, and what the owner was asked. */
  async function settled(answer: object, capabilities: object) {
    const asked: string[] = [];
    const other = new Client({ name: 'forms', version: '1' }, { capabilities });
    if ('elicitation' in capabilities)
      other.setRequestHandler('elicitation/create', ({ params }) => {
        asked.push(JSON.stringify(params));
        return answer as { action: 'decline' };
      });
    const [here, there] = InMemoryTransport.createLinkedPair();
    await assistantServer(() => DAY).connect(there);
    await other.connect(here);
    try {
      const given = { states: ['UT', 'DE'], as_of: '2027-02-01', facts: OPEN };
      const reply = await call('check_laws', given, other);
      const laws = reply.data['laws'] as { verdict: string; settled_by: string[][] }[];
      return { asked, delaware: laws[1] };
    } finally {
      await other.close();
    }
  }

  test('is asked for the one fact that would settle a verdict', async () => {
    const forms = { elicitation: { form: {} } };
    const accepted = { action: 'accept', content: { answer: 12_000 } };
    const told = await settled(accepted, forms);
    expect(told.asked).toHaveLength(1);
    expect(told.asked[0]).toContain('Delaware');
    expect(told.asked[0]).toContain('"minimum":0');
    expect(told.delaware).toMatchObject({ verdict: 'applies', settled_by: [] });
    for (const unknown of [{ action: 'decline' }, { action: 'accept', content: {} }]) {
      const left = await settled(unknown, forms);
      expect(left.asked).toHaveLength(1);
      expect(left.delaware).toMatchObject({ verdict: 'cannot tell', settled_by: [['consumers']] });
    }
    const plain = await settled(accepted, {});
    expect(plain.asked).toEqual([]);
    expect(plain.delaware).toMatchObject({ verdict: 'cannot tell', settled_by: [['consumers']] });
  });
});

test('over standard input and output, as npm run mcp starts it', async () => {
  const other = new Client({ name: 'tests', version: '1' });
  const faults: Error[] = [];
  // a line on standard output that is not of the protocol is one
  Object.assign(other, { onerror: (error: Error) => faults.push(error) });
  const root = new URL('..', import.meta.url).pathname;
  await other.connect(
    new StdioClientTransport({ command: process.execPath, args: ['scripts/mcp.ts'], cwd: root }),
  );
  try {
    for (const [name, given] of GOOD) {
      const day = name === 'about' ? {} : { as_of: DAY };
      if (name === 'about') expect((await call(name, given, other)).isError).toBe(false);
      else
        expect((await call(name, { ...given, ...day }, other)).data['laws']).toEqual(
          (await call(name, { ...given, ...day })).data['laws'],
        );
    }
    expect(faults).toEqual([]);
  } finally {
    await other.close();
  }
});
