/** The OpenAPI 3.1 description, generated from the endpoints that the server registers. */
import * as z from 'zod/mini';
import { addsToStored, type Endpoint } from '#contract/endpoint.ts';
import { PROBLEMS, problemReply, type ProblemCode } from '#contract/problems.ts';

/** Problems that every call may answer with, besides its own. */
const ALWAYS: readonly ProblemCode[] = ['malformed-request', 'unexpected', 'storage-unavailable'];
const ON_CHANGES: readonly ProblemCode[] = [
  'wrong-origin',
  'too-large',
  'wrong-content-type',
  'malformed-json',
];

const ON_OWNERS: readonly ProblemCode[] = ['busy', 'too-many-tries'];

/** The OpenAPI document for these calls. */
export function openApi(endpoints: readonly Endpoint[], origin: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Statewise API',
      version: '1',
      description:
        'Which US state privacy laws bind a small business, what to do, by when and why. General guidance, not legal advice. If an object of a request names a key twice, the last one counts. Calls of one owner run one after the other; 503 and 429 say in Retry-After when to come back.',
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problemReply, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'Set by login. Named __Host-session under https.',
        },
      },
    },
  };
}

function operation(endpoint: Endpoint) {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(endpoint.access === 'owner' && { security: [{ session: [] }] }),
    parameters: [...parameters(endpoint, 'path'), ...parameters(endpoint, 'query')],
    ...(endpoint.body && {
      requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) },
    }),
    responses: { [endpoint.status]: success(endpoint), ...failures(endpoint) },
  };
}

type JsonSchema = ReturnType<typeof schemaOf>;
const json = (schema: JsonSchema | { $ref: string }) => ({ 'application/json': { schema } });

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parameters(endpoint: Endpoint, place: 'path' | 'query') {
  const schema = place === 'path' ? endpoint.params : endpoint.query;
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: inner,
  }));
}

function success(endpoint: Endpoint) {
  return {
    description: 'Success',
    ...(endpoint.files && {
      content: Object.fromEntries(endpoint.files.map((type) => [type, {}])),
    }),
    ...(endpoint.reply && {
      content: {
        [endpoint.media ?? 'application/json']: { schema: schemaOf(endpoint.reply, 'output') },
      },
    }),
  };
}

/** One response for each status; its description lists the problem codes. */
function failures(endpoint: Endpoint): Record<string, unknown> {
  const codes = [
    ...endpoint.problems,
    ...ALWAYS,
    ...(endpoint.method === 'GET' ? [] : ON_CHANGES),
    ...(endpoint.access === 'owner' ? ON_OWNERS : []),
    ...(addsToStored(endpoint) ? (['quota-reached'] as const) : []),
  ];
  const byStatus = Map.groupBy(new Set(codes), (code) => PROBLEMS[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, all]) => [
      status,
      {
        description: all.map((code) => `${code}: ${PROBLEMS[code][1]}`).join(' '),
        content: json({ $ref: '#/components/schemas/Problem' }),
      },
    ]),
  );
}
