/**
 * The reports of one business: the assessment, the checklist, the tasks as a table, and all of it
 * as one binder.
 */
import * as z from 'zod/mini';
import { businessId } from '#contract/businesses.ts';
import { PRINTED } from './versions.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';

const reportProblems = [...ownerProblems, 'too-many-tries'] as const;
const printProblems = [...reportProblems, 'printing-stopped', 'busy'] as const;

export const REPORTS = ['report', 'checklist', 'record'] as const;
export type Report = (typeof REPORTS)[number];

export const downloadReport = endpoint({
  name: 'downloadReport',
  method: 'GET',
  path: '/api/businesses/:businessId/reports/:report/:format',
  access: 'owner',
  summary:
    'The assessment report, the checklist with evidence, or the record of where the business stands, as a Word or PDF file',
  params: z.extend(businessId, { report: z.enum(REPORTS), format: z.enum(PRINTED) }),
  status: 200,
  files: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  problems: printProblems,
});

export const downloadTasks = endpoint({
  name: 'downloadTasks',
  method: 'GET',
  path: '/api/businesses/:businessId/tasks.csv',
  access: 'owner',
  summary: 'All tasks as CSV, formulas escaped',
  params: businessId,
  status: 200,
  files: ['text/csv; charset=utf-8'],
  problems: reportProblems,
});

export const downloadBinder = endpoint({
  name: 'downloadBinder',
  method: 'GET',
  path: '/api/businesses/:businessId/binder.zip',
  access: 'owner',
  summary:
    'Report, checklist, record, the latest version of each document, tasks, history, version of the law data and a list of hashes, as one ZIP',
  params: businessId,
  status: 200,
  files: ['application/zip'],
  problems: printProblems,
});
