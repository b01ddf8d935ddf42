/**
 * The shapes of the law data as TypeScript without zod: written from the same schemas as the
 * records, so that neither package brings a dependency along. packages/types-fit.ts holds the two
 * against each other.
 */
import { z } from 'zod';
import {
  breachNoticeBook,
  category,
  condition,
  controlBook,
  controlKey,
  cureBook,
  factBook,
  factKey,
  isoDate,
  lawRecord,
  recommendationBook,
  requestDefaults,
  requestFile,
  rule,
  sensitiveBook,
  stateCode,
} from '#law/schema.ts';
import { REQUEST_TYPES } from '#law/vocabulary.ts';
import { tool } from './tool.ts';

/** What is used of json-schema-to-typescript. */
interface Printer {
  readonly compile: (schema: object, name: string, options: object) => Promise<string>;
}

/** Each type by name: a record with names as its keys would become one with any. */
const defaults = requestDefaults.extend({
  types: z.strictObject(
    Object.fromEntries(REQUEST_TYPES.map((type) => [type, requestDefaults.shape.types.valueType])),
  ),
});

const NAMED = {
  FactKey: factKey,
  ControlKey: controlKey,
  Category: category,
  StateCode: stateCode,
  Condition: condition,
  Rule: rule,
  LawRecord: lawRecord,
  FactBook: factBook,
  ControlBook: controlBook,
  SensitiveBook: sensitiveBook,
  RecommendationBook: recommendationBook,
  BreachNoticeBook: breachNoticeBook,
  CureBook: cureBook,
  RequestFile: requestFile,
  RequestDefaults: defaults,
} as const;

/** All law data in one object, as the package keeps it. */
export const lawData = z.strictObject({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  checkedTo: isoDate,
  reviewBy: isoDate,
  notice: z.string(),
  laws: z.array(lawRecord),
  facts: factBook,
  controls: controlBook,
  sensitive: sensitiveBook,
  recommendations: recommendationBook,
  breachNotices: breachNoticeBook,
  cureTerms: cureBook,
  requests: z.array(requestFile),
  requestDefaults: defaults,
});

/**
 * The JSON Schema (draft 2020-12) of all law data, with a name for each shape that has one. `ref`:
 * a shape that stands at several places is written once.
 */
export function packageSchema(reused: 'inline' | 'ref' = 'inline'): object {
  const named = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) named.add(schema, { id });
  return z.toJSONSchema(lawData, { metadata: named, reused });
}

/** Shapes that are parts of a named one. */
const PARTS = `
export type Prong = LawRecord['applicability']['prongs'][number];
export type Exemption = LawRecord['exemptions'][number];
export type Requirement = LawRecord['requirements'][number];
export type FactDefinition = FactBook['facts'][number];
export type Control = ControlBook['controls'][number];
export type RequestType = keyof RequestDefaults['types'];
export type RequestLayer = RequestDefaults['common'];
export type RequestFamily = RequestDefaults['types'][RequestType]['family'];
export type RequestSource = NonNullable<RequestFile['rights'][RequestType]>['source'];
export type RefusalGround = NonNullable<RequestLayer['refuse']>[number];
export type GroundId = RefusalGround['id'];
export type Office = RequestFile['regulator'];
export type * from '../../../law/request-law.ts';
`;

/** The text of law-types.ts. */
export async function typesText(): Promise<string> {
  const { compile } = await tool<Printer>('json-schema-to-typescript');
  const schema = { ...packageSchema(), title: 'LawData' };
  const text = await compile(schema, 'LawData', {
    additionalProperties: false,
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
  });
  const plain = text.replaceAll(
    /\/\*\*\n(?: \*[^\n]*\n)*? \* (?:This interface was referenced by|via the)[^\n]*\n(?: \*[^\n]*\n)*? ?\*\/\n/g,
    '',
  );
  return `${plain}${PARTS}`;
}
