/** Routes of the request desk, for owners. */
import * as arrivedCalls from '#contract/requests/arrived-mails.ts';
import { actOnHeld as heldCall } from '#contract/requests/quarantine.ts';
import * as deskCalls from '#contract/requests/request-desk.ts';
import { readRequestMail as readRequestMailCall } from '#contract/requests/request-mail.ts';
import * as copies from '#contract/requests/request-copy.ts';
import * as letters from '#contract/requests/request-letters.ts';
import { proveLetter as proveCall } from '#contract/requests/request-proof.ts';
import * as giving from '#contract/requests/request-giving.ts';
import * as calls from '#contract/requests/requests.ts';
import type { Serve } from '#server/base/http/serve.ts';
import type { Services } from '#server/subjects/services.ts';
import { readArrived, settleMail } from './arriving/arrived.ts';
import { actOnQuarantined } from './intake/quarantine-actions.ts';
import { endCalendar, makeCalendar } from './jobs/calendar.ts';
import { addNoteTo, changeOne, eraseNow } from './acting/change.ts';
import { actOnRequest } from './acting/actions.ts';
import { giveRequest, takeRequestBack } from './giving/giving.ts';
import { listGivenTo } from './giving/given-list.ts';
import { addToCopy, handOver, takeBack, takeFromCopy } from './acting/copy-actions.ts';
import { changeDesk, readDesk } from './desk/desk.ts';
import { addExample, enterByHand, removeExamples } from './intake/enter.ts';
import { readRequestMail } from './intake/read-mail.ts';
import { deskEvidence } from './log/evidence.ts';
import { figuresOf } from './log/figures.ts';
import { letterFile, logFile } from './log/files.ts';
import { draftLetter } from './letters/letters.ts';
import { proveLetter } from './letters/proof.ts';
import { saveLetter } from './letters/leaving/unsent.ts';
import { listRequests, searchRequests } from './desk/list.ts';
import { listDeskStandings } from './desk/overview.ts';
import { deskOf } from './log/log.ts';
import { readWhole } from './desk/one.ts';
import { sendLetter } from './letters/leaving/sending.ts';

export function requestRoutes(serve: Serve, services: Services): void {
  deskRoutes(serve, services);
  oneRoutes(serve, services);
  letterRoutes(serve, services);
  ownersCopyRoutes(serve, services);
  givingRoutes(serve, services);
}

function deskRoutes(serve: Serve, services: Services): void {
  serve(deskCalls.readDesk, ({ owner, params }) => readDesk(owner, services, params.businessId));

  serve(readRequestMailCall, ({ owner, params, body }) =>
    readRequestMail(owner, services, params.businessId, body),
  );

  serve(arrivedCalls.listArrivedMails, ({ owner, params, query: { show, order, from } }) =>
    readArrived(owner, services, params.businessId, {
      show,
      order,
      from: from === undefined ? 0 : Number(from),
    }),
  );

  serve(arrivedCalls.settleArrivedMail, ({ owner, params, body }) =>
    settleMail(owner, services, params, body),
  );

  serve(deskCalls.readDesks, ({ owner }) => listDeskStandings(owner, services));

  serve(deskCalls.readDeskEvidence, async ({ owner, params }) =>
    deskEvidence(services.db, await deskOf(owner, services, params.businessId), services.now()),
  );

  serve(deskCalls.changeDesk, ({ owner, params, body }) =>
    changeDesk(owner, services, params.businessId, body),
  );

  serve(deskCalls.addTrial, ({ owner, params }) => addExample(owner, services, params.businessId));

  serve(deskCalls.removeTrial, async ({ owner, params }) => {
    await removeExamples(owner, services, params.businessId);
    return undefined;
  });

  serve(deskCalls.makeDeskCalendar, ({ owner, params }) =>
    makeCalendar(owner, services, params.businessId),
  );

  serve(deskCalls.endDeskCalendar, async ({ owner, params }) => {
    await endCalendar(owner, services, params.businessId);
    return undefined;
  });

  serve(deskCalls.downloadRequestLog, ({ owner, params }) => logFile(owner, services, params));

  serve(deskCalls.readRequestFigures, async ({ owner, params }) =>
    figuresOf(services.db, await deskOf(owner, services, params.businessId), services.now()),
  );
}

function oneRoutes(serve: Serve, services: Services): void {
  serve(calls.listRequests, ({ owner, params, query: { show, reason, from } }) =>
    listRequests(owner, services, params.businessId, {
      show,
      reason,
      from: from === undefined ? 0 : Number(from),
    }),
  );

  serve(calls.findRequests, ({ owner, params, body }) =>
    searchRequests(owner, services, params.businessId, body.text),
  );

  serve(calls.readRequest, ({ owner, params }) => readWhole(owner, services, params));

  serve(calls.enterRequest, ({ owner, params, body, submissionKey }) =>
    enterByHand(owner, services, params.businessId, body, submissionKey),
  );

  serve(heldCall, ({ owner, params, body }) =>
    actOnQuarantined(owner, services, params.businessId, body),
  );

  serve(calls.actOnRequest, ({ owner, params, body }) =>
    actOnRequest(owner, services, params, body),
  );

  serve(calls.changeRequest, ({ owner, params, body }) => changeOne(owner, services, params, body));

  serve(calls.addRequestNote, ({ owner, params, body }) =>
    addNoteTo(owner, services, params, body),
  );

  serve(calls.eraseRequest, async ({ owner, params, query }) => {
    await eraseNow(owner, services, params, query.appeal === 'too');
    return undefined;
  });
}

function letterRoutes(serve: Serve, services: Services): void {
  serve(letters.draftLetter, ({ owner, params, body }) =>
    draftLetter(owner, services, params, body),
  );

  serve(letters.saveLetter, ({ owner, params, body }) => saveLetter(owner, services, params, body));

  serve(letters.sendLetter, ({ owner, params, body }) => sendLetter(owner, services, params, body));

  serve(proveCall, ({ owner, params, body }) =>
    proveLetter(owner, services, params.businessId, body.text),
  );

  serve(letters.downloadLetter, ({ owner, params }) => letterFile(owner, services, params));
}

function ownersCopyRoutes(serve: Serve, services: Services): void {
  serve(copies.addCopyFile, ({ owner, params, body }) => addToCopy(owner, services, params, body));

  serve(copies.dropCopyFile, async ({ owner, params }) => {
    await takeFromCopy(owner, services, params);
    return undefined;
  });

  serve(copies.handOverCopy, ({ owner, params, body }) => handOver(owner, services, params, body));

  serve(copies.takeBackCopy, async ({ owner, params }) => {
    await takeBack(owner, services, params);
    return undefined;
  });
}

function givingRoutes(serve: Serve, services: Services): void {
  serve(giving.giveRequest, ({ owner, params, body }) =>
    giveRequest(owner, services, params, body),
  );

  serve(giving.takeRequestBack, async ({ owner, params }) => {
    await takeRequestBack(owner, services, params);
    return undefined;
  });

  serve(giving.listGivenRequests, ({ owner }) => listGivenTo(owner, services));
}
