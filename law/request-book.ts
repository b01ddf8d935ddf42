/**
 * The form of requests/*.json: what a consumer may ask for under each law, by which day, and what
 * may be asked of the consumer. One file for each state lays over defaults.json; request-rules.ts
 * resolves them.
 */
import { z } from 'zod';
import {
  agent,
  child,
  identity,
  neverAsk,
  neverSend,
  source,
  sourced,
  verification,
  ways,
} from './request-identity.ts';
import { citation, isoDate, stateCode, text } from './rules.ts';
import { REQUEST_TYPES } from './vocabulary.ts';

const counted = { days: z.int().nonnegative(), kind: z.enum(['calendar', 'business']) };

const acknowledge = z.strictObject({
  ...counted,
  mustSay: z.array(text).min(1),
  notNeeded: text,
  ...sourced,
});
const answer = z.strictObject({
  ...counted,
  also: text,
  must: text.optional(),
  /** The law has one duty for the answer and its effect: late, it is late once. */
  isEffect: z.literal(true).optional(),
  ...sourced,
});
const extension = z.strictObject({
  days: z.int().positive(),
  /** All days from receipt, the first period included. */
  lastDay: z.int().positive(),
  /** The notice has to go out within so many days of receipt. */
  noticeWithin: z.int().positive(),
  mustSay: z.array(text).min(1),
  grounds: text,
  form: text,
  ...sourced,
});
const effect = z.strictObject({
  /** null: the law names no number. */
  days: counted.days.nullable(),
  kind: counted.kind,
  text,
  extendable: z.boolean(),
  cite: citation.optional(),
  source: source.optional(),
});
const withdrawal = z.strictObject({ ...counted, text });
const completionNotice = z.strictObject({ ...counted, text, ...sourced });
const office = z.strictObject({ name: text, url: z.url({ protocol: /^https$/ }).nullable() });
const appeal = z.strictObject({
  /** No act names a number of days for appealing. */
  window: text,
  days: z.int().positive(),
  inWriting: z.literal(true),
  mustSay: z.array(text).min(1),
  whenDenied: text,
  /** The office is named with every answer to an appeal, a granted one too. */
  officeAlways: z.literal(true).optional(),
  complaintTo: office,
  extension: z
    .strictObject({
      days: z.int().positive(),
      noticeWithin: z.int().positive(),
      mustSay: z.array(text).min(1),
    })
    .optional(),
  ...sourced,
});

/** How many answers are free. `counts`: which families of requests the number counts. */
const free = z.union([
  z.literal('always'),
  z.strictObject({
    perYear: z.int().positive(),
    period: z.enum(['12 months', 'annually']),
    counts: z.array(z.enum(['information', 'change'])).min(1),
    /** Whoever only checks whether a correction or deletion was done asks free of charge. */
    checksFree: z.literal(true).optional(),
    note: text.optional(),
    doubt: text.optional(),
  }),
]);
const fee = z.strictObject({ kind: text, when: z.array(text).min(1), ...sourced });
const cap = z.strictObject({
  requests: z.int().positive(),
  period: z.enum(['12 months', 'calendar year']),
  text,
  ...sourced,
});
const passOn = z.strictObject({ to: text, duty: text, ...sourced });
const kept = z.strictObject({
  months: z.int().positive().nullable(),
  what: text.optional(),
  note: text.optional(),
  ...sourced,
});

const REFUSAL_GROUNDS = [
  'not-verified',
  'trade-secret',
  'exemption',
  'deidentified',
  'unfounded',
  'not-feasible',
  'other-purpose',
  'self-service',
  'kept-by-law',
  'fraud',
  'human-appeal',
  'data-is-right',
  'cap',
  // what `exemption` stands for, each with its section (`exceptions`)
  'tax-records',
  'legal-duty',
  'legal-claim',
  'security',
  'asked-for',
  'internal-use',
  'free-speech',
] as const;
const groundId = z.enum(REFUSAL_GROUNDS);
const family = z.enum(['information', 'change', 'stop']);
const ground = z.strictObject({ id: groundId, text, ...sourced });
/** The section on which a ground rests; `types`: of these requests alone. */
const exception = z.strictObject({
  id: groundId,
  types: z.array(z.enum(REQUEST_TYPES)).min(1).optional(),
  ...sourced,
  cite: citation,
});

/** One layer. A field that is null takes an earlier one away; a field left out keeps it. */
const layer = z.strictObject({
  acknowledge: acknowledge.nullable().optional(),
  answer: answer.nullable().optional(),
  extension: extension.nullable().optional(),
  effect: effect.nullable().optional(),
  withdrawal: withdrawal.nullable().optional(),
  completionNotice: completionNotice.nullable().optional(),
  appeal: appeal.nullable().optional(),
  free: free.optional(),
  fee: fee.nullable().optional(),
  cap: cap.nullable().optional(),
  verification: verification.optional(),
  cannotVerify: text.optional(),
  identity: identity.optional(),
  /** What a check of identity may not ask for. */
  neverAsk: neverAsk.optional(),
  /** Nothing need be done until the person has shown who they are; the clock runs on. */
  proofSuspends: z.strictObject(sourced).nullable().optional(),
  agent: agent.nullable().optional(),
  child: child.optional(),
  passOn: z.array(passOn).optional(),
  records: kept.optional(),
  refuse: z.array(ground).min(1).optional(),
  exceptions: z.array(exception).min(1).optional(),
  denialMustSay: z.array(text).min(1).optional(),
  methods: text.optional(),
  neverSend: neverSend.nullable().optional(),
  after: text.nullable().optional(),
});

const right = layer.extend({
  from: isoDate,
  cite: citation,
  source,
  note: text.optional(),
  scope: text.optional(),
  doubt: text.optional(),
  /** The duty holds only under this condition. */
  conditional: text.optional(),
  /** How a list of who received data names them: by kind, by name, or buyers alone by name. */
  receivers: z.enum(['kinds', 'names', 'buyers']).optional(),
  /** The answer tells to whom each kind was sold or shared apart from to whom it was disclosed. */
  soldApart: z.literal(true).optional(),
});
/** Said where a law is silent on a type; a type that is left out is no right either. */
const noRight = z.strictObject({ note: text, cite: citation.optional(), source });

/** What a doubt may be about: a date of the clock, or what may be done. */
const REQUEST_SUBJECTS = [
  'acknowledge',
  'answer',
  'effect',
  'withdraw',
  'appeal',
  'completion-notice',
  'extend',
  'verify',
  'refuse',
  'charge',
  'agent',
] as const;
/** What is not sure. `about` left out: to be read, and shown at no date. */
const doubt = z.strictObject({
  text,
  about: z.array(z.enum(REQUEST_SUBJECTS)).min(1).optional(),
  /** Only for these; all if left out. */
  families: z.array(family).min(1).optional(),
});

const requestType = z.enum(REQUEST_TYPES);

/** requests/<CODE>.json. */
export const requestFile = z.strictObject({
  state: stateCode,
  /** The day of the newest source that was read. */
  checkedTo: isoDate,
  common: layer,
  /** For requests to stop; over defaults.stop. */
  stop: layer,
  rights: z.partialRecord(requestType, right),
  noRights: z.partialRecord(requestType, noRight),
  regulator: office,
  ways: ways.optional(),
  doubts: z.array(doubt),
});

/** requests/defaults.json. `outside`: laws beyond the 24 that give some of these rights. */
export const requestDefaults = z.strictObject({
  types: z.record(requestType, z.strictObject({ family, label: text })),
  common: layer,
  stop: layer,
  /** Grounds that laws name as exceptions, in words for the owner; not in old packs. */
  exceptions: z.partialRecord(groundId, text).optional(),
  outside: z.array(z.strictObject({ state: z.string().length(2), law: text, right: text })),
});

export type RequestType = z.infer<typeof requestType>;
export type RequestLayer = z.infer<typeof layer>;
export type RequestFile = z.infer<typeof requestFile>;
export type RequestDefaults = z.infer<typeof requestDefaults>;
export type RequestFamily = RequestDefaults['types'][RequestType]['family'];
export type RequestSource = z.infer<typeof source>;
export type RefusalGround = z.infer<typeof ground>;
export type GroundId = (typeof REFUSAL_GROUNDS)[number];
export type Office = z.infer<typeof office>;
