/** What opens by its address: the questions, a law whole, one entry of it, the changes to come. */
import {
  ResourceNotFoundError,
  ResourceTemplate,
  type McpServer,
} from '@modelcontextprotocol/server';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import { entryOf, lawEntries } from './entries.ts';

const json = (uri: string, value: unknown) => ({
  contents: [{ uri, mimeType: 'application/json', text: JSON.stringify(value) }],
});

const JSON_TYPE = 'application/json';

const facts = () =>
  FACT_BOOK.facts.map(({ key, type, perState, question, help, why, states }) => ({
    key,
    type,
    perState,
    question,
    help,
    why,
    states,
  }));

/** They begin with their law, which says so itself. */
const WITH_THE_LAW = /^..\/(request|notice)\//;

/** Entries that start or end after a day, by date. */
function changes(day: string) {
  return LAWS.flatMap(({ state }) => lawEntries(state) ?? [])
    .filter(({ id }) => !WITH_THE_LAW.test(id))
    .flatMap((entry) => [
      ...(entry.from !== null && entry.from > day
        ? [{ date: entry.from, what: 'starts', entry }]
        : []),
      ...(entry.until !== null && entry.until >= day
        ? [{ date: entry.until, what: 'last day', entry }]
        : []),
    ])
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** `statewise://law/CT` or `statewise://law/CT#prong/volume`. */
function law(uri: string) {
  const [state = '', id] = uri
    .replace(/^statewise:\/\/law\//, '')
    .split('#', 2)
    .map(decodeURIComponent);
  const found = id === undefined ? lawEntries(state) : entryOf(`${state.toUpperCase()}/${id}`);
  if (!found) throw new ResourceNotFoundError(uri);
  return found;
}

export function addResources(server: McpServer, today: () => string): void {
  server.registerResource(
    'facts',
    'statewise://facts',
    {
      title: 'Questions to the owner',
      description: 'Keys, types and questions of all facts.',
      mimeType: JSON_TYPE,
    },
    (uri) => json(uri.href, facts()),
  );
  server.registerResource(
    'changes',
    'statewise://changes',
    {
      title: 'Coming changes',
      description: 'Entries of all laws that start or end from today on.',
      mimeType: JSON_TYPE,
    },
    (uri) => json(uri.href, changes(today())),
  );
  const list = () => ({
    resources: LAWS.map(({ state, name }) => ({
      uri: `statewise://law/${state}`,
      name: `law-${state}`,
      title: `Privacy law of ${name}`,
      mimeType: JSON_TYPE,
    })),
  });
  server.registerResource(
    'law',
    new ResourceTemplate('statewise://law/{+entry}', { list }),
    {
      title: 'A law, or one entry of it',
      description: 'statewise://law/CT, or an id of a citation: statewise://law/CT#prong/volume',
      mimeType: JSON_TYPE,
    },
    (uri) => json(uri.href, law(uri.href)),
  );
}
