/** The owner's own papers, and all of them as one binder. */
import * as calls from '#contract/papers.ts';
import type { House } from '../house.ts';
import { binderFile } from '../papers/binding.ts';
import { downloadOwn, tasksFile } from '../papers/own-papers.ts';
import type { Serve } from '../serve.ts';

export function paperRoutes(serve: Serve, house: House): void {
  serve(calls.downloadPaper, ({ owner, params }) =>
    downloadOwn(owner, house, params.businessId, params.paper, params.format),
  );

  serve(calls.downloadTasks, ({ owner, params }) => tasksFile(owner, house, params.businessId));

  serve(calls.downloadBinder, ({ owner, params }) => binderFile(owner, house, params.businessId));
}
