/** The proof sheet of a document, for whoever signs it off. */
import * as z from 'zod/mini';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { PRINTED, templateOf } from './versions.ts';

export const downloadProof = endpoint({
  name: 'downloadProof',
  method: 'GET',
  path: '/api/businesses/:businessId/documents/:template/proof/:format',
  access: 'owner',
  summary:
    'The proof sheet of a document, for a lawyer: each sentence with what it stands on and its section, open points first, as a Word or PDF file',
  params: z.extend(templateOf, { format: z.enum(PRINTED) }),
  status: 200,
  files: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  problems: [...ownerProblems, 'printing-stopped', 'busy', 'too-many-tries'],
});
