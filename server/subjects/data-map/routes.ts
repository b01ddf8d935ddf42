/** Routes of a business's data map. */
import * as calls from '#contract/documents/data-map.ts';
import type { Serve } from '#server/base/http/serve.ts';
import type { Services } from '#server/subjects/services.ts';
import { importDataMap, mapFile, readDataMap, saveDataMap } from './service.ts';

export function dataMapRoutes(serve: Serve, services: Services): void {
  serve(calls.readDataMap, ({ owner, params }) =>
    readDataMap(owner, services.db, services, params.businessId),
  );

  serve(calls.saveDataMap, ({ owner, params, body }) =>
    saveDataMap(owner, services, params.businessId, body),
  );

  serve(calls.importDataMap, ({ owner, params, body }) =>
    importDataMap(owner, services, params.businessId, body),
  );

  serve(calls.downloadDataMap, ({ owner, params }) => mapFile(owner, services, params.businessId));
}
