/** Routes of what owners put on a site. */
import * as calls from '#contract/publications.ts';
import { versionRef } from '../documents/versions.ts';
import type { Serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { downloadSiteCopy, readSiteCopy } from './site-copy.ts';

export function publicationRoutes(serve: Serve, services: Services): void {
  const { turns } = services;

  serve(calls.readSiteCopy, ({ owner, params }) =>
    turns.take(() => readSiteCopy(owner, services, versionRef(params))),
  );

  serve(calls.downloadSiteCopy, ({ owner, params }) =>
    turns.take(() => downloadSiteCopy(owner, services, versionRef(params))),
  );
}
