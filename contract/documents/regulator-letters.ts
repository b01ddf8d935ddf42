/** Letters from a regulator to a business: stored, worked out, answered. */
import * as z from 'zod/mini';
import { LETTER_DOCUMENTS, LETTER_KINDS, LETTER_SIGNS } from '#engine/words/letters.ts';
import { businessId } from '#contract/businesses.ts';
import { PRINTED } from './versions.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { ourWords } from '#contract/our-words.ts';
import {
  letter,
  letterState,
  MOST_LETTER,
  moreTime,
  order,
  readOn,
  result,
} from './regulator-letter.ts';

const storedLetter = z.object({
  id: z.string(),
  version: z.number(),
  savedAt: z.string(),
  letter,
  result,
});
export type RegulatorLetter = z.infer<typeof storedLetter>;

const letterId = z.extend(businessId, { letterId: z.string().check(z.maxLength(60)) });
const base = '/api/businesses/:businessId/regulator-letters' as const;

export const listRegulatorLetters = endpoint({
  name: 'listRegulatorLetters',
  method: 'GET',
  path: base,
  access: 'owner',
  summary:
    'The regulators’ letters of a business, newest first, with the time to cure and what to do',
  params: businessId,
  status: 200,
  reply: z.object({ letters: z.array(storedLetter) }),
  problems: ownerProblems,
});

export const readLetterText = endpoint({
  name: 'readLetterText',
  method: 'POST',
  path: `${base}/read`,
  access: 'owner',
  sharing: 'read',
  summary: 'What can be read off the text of a letter, as proposals; nothing is stored',
  params: businessId,
  body: z.object({
    text: z
      .string()
      .check(
        z.minLength(1, 'Paste the letter first'),
        z.maxLength(MOST_LETTER.text, 'Paste at most 20,000 characters'),
      ),
    /** Left out: not told yet, so that days from receipt have no last day. */
    receivedOn: z.optional(readOn),
  }),
  status: 200,
  reply: z.object({
    kind: z.enum(LETTER_KINDS),
    /** Why it is read so, in sentences. */
    why: z.array(ourWords),
    office: z.nullable(z.string()),
    orders: z.array(order),
    moreTime: z.nullable(moreTime),
    objectBy: z.nullable(z.string()),
    states: z.array(letterState),
    dated: z.nullable(z.string()),
    days: z.nullable(z.number()),
    lastDay: z.nullable(z.string()),
    reference: z.nullable(z.string()),
    sections: z.string(),
    signs: z.array(z.enum(LETTER_SIGNS)),
    /** Requirement ids under the sections, for the first state. */
    requirementIds: z.array(z.string()),
  }),
  problems: [...ownerProblems, 'invalid-input'],
});
export type LetterReading = z.infer<(typeof readLetterText)['reply']>;

export const addRegulatorLetter = endpoint({
  name: 'addRegulatorLetter',
  method: 'POST',
  path: base,
  access: 'owner',
  summary: 'Store a letter',
  params: businessId,
  body: letter,
  status: 201,
  reply: storedLetter,
  problems: [...ownerProblems, 'invalid-input', 'too-many-letters'],
});

export const changeRegulatorLetter = endpoint({
  name: 'changeRegulatorLetter',
  method: 'PUT',
  path: `${base}/:letterId`,
  access: 'owner',
  summary: 'Change a letter, and tell what was done about it',
  params: letterId,
  body: z.object({
    version: z.number().check(z.refine(Number.isInteger, 'Send the version you read')),
    letter,
  }),
  status: 200,
  reply: storedLetter,
  problems: [...ownerProblems, 'invalid-input', 'stale-version'],
});

export const deleteRegulatorLetter = endpoint({
  name: 'deleteRegulatorLetter',
  method: 'DELETE',
  path: `${base}/:letterId`,
  access: 'owner',
  summary: 'Delete a letter and what was told about it',
  params: letterId,
  status: 204,
  problems: ownerProblems,
});

export const downloadLetterPaper = endpoint({
  name: 'downloadLetterPaper',
  method: 'GET',
  path: `${base}/:letterId/:letterPaper/:format`,
  access: 'owner',
  summary:
    'The plan, the answer, the statement of cure, the request for more time, the list of what is handed over, or the file for counsel, as a Word or PDF file',
  params: z.extend(letterId, { letterPaper: z.enum(LETTER_DOCUMENTS), format: z.enum(PRINTED) }),
  status: 200,
  files: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  problems: [...ownerProblems, 'too-many-tries', 'printing-stopped', 'busy'],
});
