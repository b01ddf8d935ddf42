/** Routes of an owner's documents and of the details that fill them. */
import { readClientWork as clientWorkCall } from '#contract/documents/client-work.ts';
import * as detailCalls from '#contract/documents/details.ts';
import * as calls from '#contract/documents/documents.ts';
import * as comingCalls from '#contract/documents/coming.ts';
import { downloadProof as proofCall } from '#contract/documents/proof.ts';
import * as versionCalls from '#contract/documents/versions.ts';
import type { Services } from '#server/subjects/services.ts';
import { compareVersions } from './versions/comparison.ts';
import { readClientWork } from './client-work.ts';
import { changeDetails, readDetails } from './details/details.ts';
import { downloadComing } from './versions/coming-file.ts';
import { downloadNotes, downloadVersion } from './versions/version-files.ts';
import { makeVersion, readVersion, versionHeads, versionRef } from './versions/versions.ts';
import { downloadProof } from './proof/proof-file.ts';
import { comingDocument } from './drafting/coming.ts';
import { listDocuments, readDraft, waitingEditions } from './versions/service.ts';
import type { Serve } from '#server/base/http/serve.ts';

export function documentRoutes(serve: Serve, services: Services): void {
  serve(calls.listDocuments, ({ owner, params }) =>
    listDocuments(owner, services, params.businessId),
  );

  serve(calls.readDocument, ({ owner, params }) =>
    readDraft(owner, services, params.businessId, params.template),
  );

  comingRoutes(serve, services);

  serve(versionCalls.makeDocument, ({ owner, params }) =>
    makeVersion(owner, services, params.businessId, params.template),
  );

  serve(versionCalls.listVersions, ({ owner, params }) =>
    versionHeads(owner, services, params.businessId, params.template),
  );

  serve(versionCalls.readVersion, ({ owner, params }) =>
    readVersion(owner, services, versionRef(params)),
  );

  serve(versionCalls.compareVersions, ({ owner, params, query }) => {
    const other = query.with === undefined ? undefined : Number(query.with);
    return compareVersions(owner, services, versionRef(params), other);
  });

  serve(versionCalls.downloadVersion, ({ owner, params }) =>
    downloadVersion(owner, services, versionRef(params), params.format),
  );

  serve(versionCalls.downloadNotes, ({ owner, params }) =>
    downloadNotes(owner, services, versionRef(params), params.format),
  );

  serve(proofCall, ({ owner, params }) => downloadProof(owner, services, params));

  serve(detailCalls.readDetails, ({ owner, params }) =>
    readDetails(owner, services.db, services, params.businessId),
  );

  serve(clientWorkCall, ({ owner, params }) => readClientWork(owner, services, params.businessId));

  serve(detailCalls.saveDetails, ({ owner, params, body }) =>
    changeDetails(owner, services, params.businessId, body),
  );
}

function comingRoutes(serve: Serve, services: Services): void {
  serve(comingCalls.readComingDocument, ({ owner, params }) =>
    comingDocument(owner, services, params.businessId, params.template),
  );

  serve(comingCalls.downloadComing, ({ owner, params }) => downloadComing(owner, services, params));

  serve(comingCalls.listNewEditions, ({ owner, params }) =>
    waitingEditions(owner, services, params.businessId),
  );
}
