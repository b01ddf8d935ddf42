/** An owner's documents, and the details that fill them. */
import { readDetails, saveDetails } from '#contract/details.ts';
import * as calls from '#contract/documents.ts';
import type { House } from '../services.ts';
import { compareKept } from './comparison.ts';
import { changeDetails, detailsOf } from './details.ts';
import { printKept } from './version-files.ts';
import { makeVersion, readKept, versionsOf } from './versions.ts';
import { documentsOf, draftOf } from './service.ts';
import type { Serve } from '../http/serve.ts';

export function documentRoutes(serve: Serve, house: House): void {
  const { turns } = house;

  serve(calls.listDocuments, ({ owner, params }) =>
    turns.take(() => documentsOf(owner, house, params.businessId)),
  );

  serve(calls.readDocument, ({ owner, params }) =>
    turns.take(() => draftOf(owner, house, params.businessId, params.template)),
  );

  serve(calls.makeDocument, ({ owner, params }) =>
    turns.take(() => makeVersion(owner, house, params.businessId, params.template)),
  );

  serve(calls.listVersions, ({ owner, params }) =>
    versionsOf(owner, house, params.businessId, params.template),
  );

  serve(calls.readVersion, ({ owner, params }) =>
    turns.take(() =>
      readKept(owner, house, params.businessId, params.template, Number(params.number)),
    ),
  );

  serve(calls.compareVersions, ({ owner, params: { businessId, template, number }, query }) => {
    const other = query.with === undefined ? undefined : Number(query.with);
    return turns.take(() => compareKept(owner, house, businessId, template, Number(number), other));
  });

  serve(calls.downloadVersion, ({ owner, params }) => {
    const { businessId, template, number, format } = params;
    return printKept(owner, house, businessId, template, Number(number), format);
  });

  serve(readDetails, ({ owner, params }) =>
    turns.take(() => detailsOf(owner, house.db, house, params.businessId)),
  );

  serve(saveDetails, ({ owner, params, body }) =>
    turns.take(() => changeDetails(owner, house, params.businessId, body)),
  );
}
