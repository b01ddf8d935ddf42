/** An owner's documents, and the details that fill them. */
import { readDetails, saveDetails } from '#contract/details.ts';
import * as calls from '#contract/documents.ts';
import type { House } from '../house.ts';
import { compareKept } from '../papers/comparing.ts';
import { changeDetails, detailsOf } from '../papers/detailing.ts';
import { printKept } from '../papers/downloading.ts';
import { makeVersion, readKept, versionsOf } from '../papers/making.ts';
import { documentsOf, draftOf } from '../papers/reading.ts';
import type { Serve } from '../serve.ts';

export function documentRoutes(serve: Serve, house: House): void {
  serve(calls.listDocuments, ({ owner, params }) => documentsOf(owner, house, params.businessId));

  serve(calls.readDocument, ({ owner, params }) =>
    draftOf(owner, house, params.businessId, params.template),
  );

  serve(calls.makeDocument, ({ owner, params }) =>
    makeVersion(owner, house, params.businessId, params.template),
  );

  serve(calls.listVersions, ({ owner, params }) =>
    versionsOf(owner, house, params.businessId, params.template),
  );

  serve(calls.readVersion, ({ owner, params }) =>
    readKept(owner, house, params.businessId, params.template, Number(params.number)),
  );

  serve(calls.compareVersions, ({ owner, params, query }) =>
    compareKept(
      owner,
      house,
      params.businessId,
      params.template,
      Number(params.number),
      query.with === undefined ? undefined : Number(query.with),
    ),
  );

  serve(calls.downloadVersion, ({ owner, params }) => {
    const { businessId, template, number, format } = params;
    return printKept(owner, house, businessId, template, Number(number), format);
  });

  serve(readDetails, ({ owner, params }) => detailsOf(owner, house.db, house, params.businessId));

  serve(saveDetails, ({ owner, params, body }) =>
    changeDetails(owner, house, params.businessId, body),
  );
}
