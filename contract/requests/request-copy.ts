/** The copy of a person's data: put together from files, handed over by a link that opens once. */
import * as z from 'zod/mini';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { identityWays } from './request-items.ts';
import { requestId, requestWhole, textOf } from './request-shapes.ts';

const base = '/api/businesses/:businessId/requests/:requestId/copy' as const;

const MB = 1024 * 1024;
/** Limits of a copy: bytes of a file and of all of them, files, and letters of a name. */
export const MOST_OF_COPY = { file: 4 * MB, all: 10 * MB, files: 20, name: 80 } as const;

/** Four letters for three bytes, and the words around them. */
const MOST_BYTES = Math.ceil((MOST_OF_COPY.file * 4) / 3) + 10_000;

export const addCopyFile = endpoint({
  name: 'addCopyFile',
  method: 'POST',
  path: `${base}/files`,
  access: 'owner',
  helping: 'prepares',
  summary:
    'Add a file to the copy for the person. What laws forbid to send is masked in tables and texts, and named',
  params: requestId,
  body: z.object({
    name: textOf(MOST_OF_COPY.name, 'A name').check(z.minLength(1, 'Give the file a name')),
    kind: z.enum(['csv', 'json', 'pdf', 'text'], 'Choose a CSV, JSON, PDF or text file'),
    /** In base64. */
    content: z
      .string()
      .check(
        z.minLength(1, 'The file is empty'),
        z.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'The file did not arrive whole. Choose it again'),
      ),
    /** False: send it as it is, where the law of the request does not forbid that. */
    mask: z.boolean(),
  }),
  mostBytes: MOST_BYTES,
  status: 201,
  reply: requestWhole,
  problems: [...ownerProblems, 'invalid-input', 'not-allowed-now', 'quota-reached'],
});

export const dropCopyFile = endpoint({
  name: 'dropCopyFile',
  method: 'DELETE',
  path: `${base}/files/:fileId`,
  access: 'owner',
  helping: 'prepares',
  summary: 'Take a file out of the copy for the person',
  params: z.extend(requestId, { fileId: z.string().check(z.maxLength(60)) }),
  status: 204,
  problems: [...ownerProblems, 'not-allowed-now'],
});

export const handOverCopy = endpoint({
  name: 'handOverCopy',
  method: 'POST',
  path: base,
  access: 'owner',
  helping: 'sends',
  summary: 'Mail a link to the confirmed address, which opens the copy once and then ends',
  params: requestId,
  body: z.object({
    version: z.number(),
    /** The owner looked through each PDF, and all files where a law forbids to send numbers. */
    looked: z.boolean(),
    /** By what the owner saw who asks; empty: not checked. */
    identity: z.optional(identityWays),
  }),
  status: 200,
  reply: requestWhole,
  problems: [
    ...ownerProblems,
    'invalid-input',
    'stale-version',
    'not-allowed-now',
    'too-many-tries',
  ],
});

export const takeBackCopy = endpoint({
  name: 'takeBackCopy',
  method: 'DELETE',
  path: base,
  access: 'owner',
  helping: 'sends',
  summary: 'End the link to the copy before somebody opened it; the files stay',
  params: requestId,
  status: 204,
  problems: ownerProblems,
});
