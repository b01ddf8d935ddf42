/** Routes of regulators' letters. */
import * as calls from '#contract/documents/regulator-letters.ts';
import type { Serve } from '#server/base/http/serve.ts';
import type { Services } from '#server/subjects/services.ts';
import { downloadLetterDocument } from './letter-files.ts';
import * as letters from './service.ts';

export function regulatorLetterRoutes(serve: Serve, services: Services): void {
  serve(calls.listRegulatorLetters, ({ owner, params }) =>
    letters.listRegulatorLetters(owner, services, params.businessId),
  );

  serve(calls.readLetterText, ({ owner, params, body }) =>
    letters.readLetterText(owner, services, params.businessId, body),
  );

  serve(calls.addRegulatorLetter, ({ owner, params, body }) =>
    letters.addRegulatorLetter(owner, services, params.businessId, body),
  );

  serve(calls.changeRegulatorLetter, ({ owner, params, body }) =>
    letters.changeRegulatorLetter(owner, services, params, body),
  );

  serve(calls.deleteRegulatorLetter, ({ owner, params }) =>
    letters.deleteRegulatorLetter(owner, services, params),
  );

  serve(calls.downloadLetterPaper, ({ owner, params }) =>
    downloadLetterDocument(owner, services, params, {
      document: params.letterPaper,
      format: params.format,
    }),
  );
}
