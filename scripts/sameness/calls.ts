/** Every GET call of the server's own OpenAPI description, and the replies to refused calls. */
import type { Visitor } from './visitor.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly enum?: readonly string[] };
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: unknown;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

type Values = Readonly<Record<string, readonly string[]>>;

/** For a parameter of which the account has nothing, such as a request: the reply says so. */
const NOWHERE = ['00000000-0000-4000-8000-000000000000'];

/** Each way to fill in the parameters of a path. */
function filled(path: string, { parameters = [] }: Operation, values: Values): string[] {
  let paths = [path];
  for (const { name, in: place, schema } of parameters) {
    if (place !== 'path') continue;
    const all = schema.enum ?? values[name] ?? NOWHERE;
    paths = paths.flatMap((one) => all.map((value) => one.replace(`{${name}}`, value)));
  }
  return paths;
}

/** Names of what the recorded account lacks: calls for it are refused. */
const OF_NOBODY = [
  'factorId',
  'sessionName',
  'shareId',
  'memberId',
  'linkId',
  'testId',
  'requestId',
  'letterId',
  'picture',
];

const described = (visitor: Visitor) => visitor.get<Description>('/api/openapi.json');
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

async function valuesFor(visitor: Visitor, businessId: readonly string[]): Promise<Values> {
  const states = await visitor.get<{ id: string }[]>('/api/states');
  const templates = await visitor.get<{ id: string }[]>('/api/templates');
  const [first = ''] = businessId;
  const { lawDataHash = 'none' } = await visitor.get<{ lawDataHash?: string }>(
    `/api/assessments/${first}`,
  );
  return {
    lawDataHash: [lawDataHash],
    businessId,
    template: idsOf(templates),
    stateId: [...idsOf(states), 'delaware', 'de'],
    number: ['1', '2'],
    taskId: ['privacy-notice'],
    requirementId: ['DE-01'],
    ...Object.fromEntries(OF_NOBODY.map((name) => [name, ['none']])),
  };
}

/** Calls every GET of the description, with every value of its parameters. */
export async function readAll(visitor: Visitor, businesses: readonly string[]): Promise<void> {
  const { paths } = await described(visitor);
  const values = await valuesFor(visitor, businesses);
  for (const [path, { get }] of Object.entries(paths))
    for (const address of get ? filled(path, get, values) : []) await visitor.get(address);
  const [first = ''] = businesses;
  const kept = `/api/businesses/${first}/documents/privacy-policy/versions`;
  await visitor.get(`${kept}/1/difference?with=2`);
  await visitor.get(`${kept}/1/difference?with=none`);
}

/**
 * Calls that must be refused: every call without an account, and for the owner every call with a
 * body, with a wrong one.
 */
export async function tryAll(owner: Visitor, stranger: Visitor): Promise<void> {
  const { paths } = await described(owner);
  const nowhere = await valuesFor(owner, ['none']);
  const one = Object.fromEntries(
    Object.entries(nowhere).map(([name, all]) => [name, all.slice(0, 1)]),
  );
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const [address = ''] = filled(path, operation, one);
      const called = method.toUpperCase();
      const ends = path.endsWith('/logout');
      await stranger.call(called, address, operation.requestBody ? { body: {} } : {});
      if (operation.requestBody) {
        await owner.call(called, address, { body: {} });
        await owner.call(called, address, { body: { version: 'x', email: 'x', status: 'x' } });
      } else if (path.includes('{businessId}') && !ends) await owner.call(called, address);
    }
}
