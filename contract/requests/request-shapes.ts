/** What a request is to the desk: in the list, and whole. */
import * as z from 'zod/mini';
import { businessId } from '#contract/businesses.ts';
import { deskType, itemRow, itemWhole, LETTER_KINDS } from './request-items.ts';
import { calendarDate } from '#contract/results.ts';
import { ourWords } from '#contract/our-words.ts';

export const MOST_OF_REQUEST = {
  name: 120,
  email: 254,
  post: 300,
  order: 80,
  text: 2000,
  note: 2000,
  reason: 500,
  subject: 150,
  letter: 20_000,
} as const;

/**
 * Why a request is held for a look: first what happens to people, too; last what machines alone do.
 * In this order the owner sees them, so that no flood hides a person.
 */
export const QUARANTINE_REASONS = [
  'old form',
  'very many today',
  'many from one network',
  'many from one address',
  'too fast',
  'not sent from the form',
  'a hidden field was filled in',
] as const;
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];
export const quarantineReason = z.enum(QUARANTINE_REASONS);

export const requestId = z.extend(businessId, { requestId: z.string().check(z.maxLength(60)) });

/** Text of at most so many characters. */
export const textOf = (most: number, what: string) =>
  z.string().check(z.trim(), z.maxLength(most, `${what} has at most ${most} characters`));
export const orNull = (most: number, what: string) => z.nullable(textOf(most, what));

const CHANNELS = ['form', 'email', 'phone', 'post', 'counter', 'vendor'] as const;
export const channel = z.enum(CHANNELS, 'Choose how it came in');
export const by = z.enum(['self', 'agent', 'parent'], 'Choose who asks');
export const state = z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a state')));

export const requestRow = z.object({
  id: z.string(),
  version: z.number(),
  reference: z.string(),
  receivedOn: calendarDate,
  channel,
  state,
  /** The state whose clock counts: another one where none was said. */
  clockState: state,
  verdict: z.string(),
  by,
  /** null: none given, or erased. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  items: z.array(itemRow),
  held: z.nullable(quarantineReason),
  /** It was held, and the owner said that it is no request. */
  setAside: z.boolean(),
  isTrial: z.boolean(),
  closedOn: z.nullable(calendarDate),
  erasedOn: z.nullable(calendarDate),
  /** A mail about it was refused. */
  refusedMail: z.boolean(),
  /** It is closed by a letter that waits for the mail server, and has not left yet. */
  mailWaits: z.boolean(),
  /** It is open, and a letter waits for the mail server: what that says counts once it has left. */
  letterWaits: z.boolean(),
  /** In the owner’s list: the helpers who have it, by name or address. */
  givenTo: z.optional(z.array(z.string())),
});
export type RequestRow = z.infer<typeof requestRow>;

const person = z.object({
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  post: z.nullable(z.string()),
  order: z.nullable(z.string()),
  text: z.nullable(z.string()),
  onBehalfOf: z.nullable(z.string()),
  added: z.array(z.object({ on: calendarDate, text: z.string() })),
});

const event = z.object({
  seq: z.number(),
  item: z.nullable(z.string()),
  what: z.string(),
  on: calendarDate,
  at: z.string(),
  by: z.string(),
  fields: z.record(z.string(), z.unknown()),
});

/** What has changed in a request since a letter about it was drafted. */
const outdatedLetter = z.object({
  /** The law that counts, what was asked, or what was ticked or handed over. */
  by: z.enum(['law', 'asked', 'done']),
  /** The state whose law it was written for; null: none binds. */
  was: z.nullable(z.string()),
});
export type OutdatedLetter = z.infer<typeof outdatedLetter>;

export const deskLetter = z.object({
  id: z.string(),
  version: z.number(),
  kind: z.enum(LETTER_KINDS),
  item: z.nullable(z.string()),
  subject: z.string(),
  text: z.string(),
  /** What still has to be filled in, each as the text marks it, in the language of the page. */
  gaps: z.array(ourWords),
  /** The ground and the reason that stand in the text; null: none is found in it. */
  ground: z.nullable(z.string()),
  /** Of a refusal: whether its text is about a part only; null: it does not tell. */
  partly: z.nullable(z.boolean()),
  reason: z.nullable(z.string()),
  /** Null: it stands on what the request is now, or it has left. */
  outdated: z.nullable(outdatedLetter),
  savedAt: z.string(),
  savedBy: z.string(),
  sentAt: z.nullable(z.string()),
  sentBy: z.nullable(z.enum(['mail', 'print'])),
  delivery: z.nullable(z.enum(['waiting', 'sent', 'refused'])),
  deliveryNote: z.nullable(z.string()),
});
export type DeskLetter = z.infer<typeof deskLetter>;

/** What is done in a tool: `stop` for who opts out. */
export const TOOL_ACTS = ['find', 'export', 'correct', 'delete', 'stop'] as const;

const ticked = z.object({ name: z.string(), on: z.nullable(calendarDate) });
const toolStep = z.object({
  act: z.enum(TOOL_ACTS),
  text: ourWords,
  /** The page that says so; null: general knowledge, nothing was read. */
  source: z.nullable(z.string()),
  /** Whether the maker wrote the page; others write guides, and in makers' communities. */
  byMaker: z.boolean(),
});

export const requestWhole = z.extend(requestRow, {
  today: calendarDate,
  /** That of the business: its clock decides days and times of the desk. */
  timeZone: z.string(),
  receivedAt: z.string(),
  enteredAt: z.string(),
  language: z.enum(['en', 'es']),
  person: z.nullable(person),
  /** Their words speak of others at home. */
  household: z.boolean(),
  masked: z.number(),
  items: z.array(itemWhole),
  events: z.array(event),
  letters: z.array(deskLetter),
  notes: z.array(z.object({ id: z.string(), text: z.string(), at: z.string(), by: z.string() })),
  keptFor: z.nullable(z.string()),
  /** It was ended by a word of the owner that may be undone: `still-stands`. */
  mayStillStand: z.boolean(),
  /** Details of the business that letters need and nobody told yet, as their gaps are marked. */
  untold: z.array(z.object({ name: z.string(), what: z.array(z.string()) })),
  /** Whether letters leave by mail: a mail server is set up. */
  mails: z.boolean(),
  /** Until then an appeal and its answer are kept; null: nobody appealed. */
  keptUntil: z.nullable(calendarDate),
  /** On this day the person's data goes; null: not closed, or kept. */
  erasedAfter: z.nullable(calendarDate),
  /** Other requests from the same address in the last 12 months. */
  earlier: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      receivedOn: calendarDate,
      items: z.array(deskType),
      /** Refused; this one may appeal it: the last day then, or none. Null: it cannot. */
      appeal: z.nullable(z.record(z.enum(['by', 'refusedOn', 'until']), z.nullable(calendarDate))),
    }),
  ),
  /**
   * Systems to search and companies to tell, from the data map, with the day on which each was
   * ticked.
   */
  checklist: z.object({
    /** The day on which the pages of the steps were read. */
    read: calendarDate,
    systems: z.array(
      z.extend(ticked, {
        steps: z.array(toolStep),
        /** By the data map it holds nothing but data of staff and applicants. */
        staffOnly: z.boolean(),
      }),
    ),
    companies: z.array(ticked),
  }),
  /** The copy of their data that is put together and handed over. */
  copy: z.object({
    files: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        kind: z.enum(['csv', 'json', 'pdf', 'text']),
        size: z.number(),
        sha256: z.string(),
        /** What laws forbid to send, as they name it, and how often it was found. */
        found: z.array(z.object({ what: ourWords, count: z.number() })),
        isMasked: z.boolean(),
        addedAt: z.string(),
        addedBy: z.string(),
        /** On this day the file goes, handed over or not. */
        goesOn: calendarDate,
      }),
    ),
    /** The link was mailed, works until then and was not opened yet; null: there is none. */
    until: z.nullable(z.string()),
    /** The mail with the link was refused: nobody got it. */
    isRefused: z.boolean(),
    /** Why it cannot be handed over now; null: it can. */
    barred: z.nullable(ourWords),
    /** The section that forbids to send some numbers; null: that is the owner's choice here. */
    forbids: z.nullable(z.string()),
  }),
  /**
   * A law beyond the 24 that gives people of the state one of these rights; its days are not
   * counted here.
   */
  outside: z.nullable(z.object({ law: ourWords, right: ourWords })),
  /** Who was given the request as a helper; only its owner is told. */
  given: z.array(
    z.object({
      memberId: z.string(),
      email: z.string(),
      /** null until the invitation was accepted. */
      name: z.nullable(z.string()),
      sends: z.boolean(),
      givenAt: z.string(),
    }),
  ),
  /** What the helper may do to whom it was given; null: whoever asks is no helper. */
  helps: z.nullable(z.object({ sends: z.boolean() })),
  /** The mailed link was sent, and works until then. */
  linkUntil: z.nullable(z.string()),
});
export type RequestWhole = z.infer<typeof requestWhole>;
