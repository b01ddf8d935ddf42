/** The owner's own papers, and all of them as one binder. */
import * as calls from '#contract/reports.ts';
import type { House } from '../services.ts';
import { binderFile } from './binder.ts';
import { downloadOwn, tasksFile } from './reports.ts';
import type { Serve } from '../http/serve.ts';

export function paperRoutes(serve: Serve, house: House): void {
  serve(calls.downloadPaper, ({ owner, params }) =>
    downloadOwn(owner, house, params.businessId, params.paper, params.format),
  );

  serve(calls.downloadTasks, ({ owner, params }) => tasksFile(owner, house, params.businessId));

  serve(calls.downloadBinder, ({ owner, params }) => binderFile(owner, house, params.businessId));
}
