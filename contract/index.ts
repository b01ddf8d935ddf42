/** All API calls. */
import * as account from './account/account.ts';
import * as accountHistory from './account/account-history.ts';
import * as answers from './answers.ts';
import * as assessments from './assessments.ts';
import * as auth from './account/auth.ts';
import * as businesses from './businesses.ts';
import * as clientWork from './documents/client-work.ts';
import * as details from './documents/details.ts';
import * as coming from './documents/coming.ts';
import * as documents from './documents/documents.ts';
import * as dataMap from './documents/data-map.ts';
import type { Endpoint } from './endpoint.ts';
import * as everything from './account/account-export.ts';
import * as feeds from './feeds.ts';
import * as heldRequests from './requests/quarantine.ts';
import * as lawNews from './account/law-news.ts';
import * as letters from './documents/regulator-letters.ts';
import * as proof from './documents/proof.ts';
import * as publications from './documents/publications.ts';
import * as requestGiving from './requests/request-giving.ts';
import * as requestCopy from './requests/request-copy.ts';
import * as requestDesk from './requests/request-desk.ts';
import * as requestLetters from './requests/request-letters.ts';
import { proveLetter } from './requests/request-proof.ts';
import * as arrivedMails from './requests/arrived-mails.ts';
import * as requestMail from './requests/request-mail.ts';
import * as requests from './requests/requests.ts';
import * as secondFactor from './account/second-factor.ts';
import * as reports from './documents/reports.ts';
import * as plan from './plan.ts';
import * as smallTasks from './small-tasks.ts';
import * as sharing from './account/sharing.ts';
import * as kits from './site-tests/kits.ts';
import * as sites from './site-tests/sites.ts';
import * as siteTests from './site-tests/site-tests.ts';
import * as states from './states.ts';
import * as templates from './documents/templates.ts';
import * as versions from './documents/versions.ts';

export const ENDPOINTS: readonly Endpoint[] = [
  auth.me,
  auth.login,
  auth.register,
  auth.logout,
  secondFactor.secondStep,
  secondFactor.secondStepPasskey,
  secondFactor.passkeySignInOptions,
  secondFactor.passkeySignIn,
  auth.verify,
  auth.resendVerification,
  auth.forgot,
  auth.reset,
  businesses.listBusinesses,
  businesses.createBusiness,
  businesses.readBusiness,
  businesses.changeBusiness,
  businesses.deleteBusiness,
  answers.readAnswers,
  answers.saveAnswers,
  assessments.readAssessment,
  assessments.saveAssessment,
  assessments.listReceipts,
  assessments.readReceipt,
  assessments.markTask,
  assessments.markRequirement,
  assessments.listHistory,
  plan.readPlan,
  plan.setPlanning,
  lawNews.readLawNews,
  lawNews.markLawNewsRead,
  smallTasks.readSmallTasks,
  smallTasks.markSmallTask,
  plan.listUpcoming,
  feeds.readFeed,
  feeds.makeFeed,
  feeds.revokeFeed,
  feeds.downloadLookAgain,
  feeds.downloadChanges,
  documents.listDocuments,
  documents.readDocument,
  proof.downloadProof,
  versions.makeDocument,
  coming.readComingDocument,
  coming.downloadComing,
  coming.listNewEditions,
  coming.switchOn,
  versions.listVersions,
  versions.readVersion,
  versions.compareVersions,
  versions.downloadVersion,
  versions.downloadNotes,
  publications.readSiteCopy,
  publications.downloadSiteCopy,
  publications.readHosting,
  publications.chooseSlug,
  publications.allowSearch,
  publications.publish,
  publications.withdraw,
  publications.listSiteBuilders,
  clientWork.readClientWork,
  details.readDetails,
  details.saveDetails,
  dataMap.readDataMap,
  dataMap.saveDataMap,
  dataMap.importDataMap,
  dataMap.downloadDataMap,
  reports.downloadReport,
  reports.downloadTasks,
  reports.downloadBinder,
  letters.listRegulatorLetters,
  letters.readLetterText,
  letters.addRegulatorLetter,
  letters.changeRegulatorLetter,
  letters.deleteRegulatorLetter,
  letters.downloadLetterPaper,
  account.readAccount,
  accountHistory.listAccountHistory,
  secondFactor.listFactors,
  secondFactor.startApp,
  secondFactor.confirmApp,
  secondFactor.passkeyOptions,
  secondFactor.addPasskey,
  secondFactor.removeFactor,
  secondFactor.newRecoveryCodes,
  secondFactor.proveOwner,
  secondFactor.provePasskey,
  account.changePassword,
  account.changeTimeZone,
  account.changeLanguage,
  account.changeName,
  account.changeEmail,
  account.keepEmail,
  account.endOtherSessions,
  account.endSession,
  everything.downloadAccount,
  account.deleteAccount,
  sharing.listSharing,
  sharing.inviteMember,
  sharing.changeMember,
  sharing.removeMember,
  sharing.leaveShared,
  sharing.makeReadLink,
  sharing.endReadLink,
  sharing.readInvitation,
  sharing.acceptInvitation,
  sharing.startTransfer,
  sharing.endTransfer,
  sharing.acceptTransfer,
  states.listStates,
  states.readState,
  states.listRequirements,
  templates.listTemplates,
  templates.listRatings,
  templates.rateTemplate,
  templates.withdrawRating,
  requestDesk.readDesk,
  requestDesk.changeDesk,
  requestDesk.addTrial,
  requestDesk.removeTrial,
  requestDesk.makeDeskCalendar,
  requestDesk.endDeskCalendar,
  requestDesk.downloadRequestLog,
  requestDesk.readRequestFigures,
  requestDesk.readDesks,
  requestDesk.readDeskEvidence,
  requests.listRequests,
  requests.enterRequest,
  requests.findRequests,
  requestMail.readRequestMail,
  arrivedMails.listArrivedMails,
  arrivedMails.settleArrivedMail,
  requests.readRequest,
  heldRequests.actOnHeld,
  requests.actOnRequest,
  requests.changeRequest,
  requests.addRequestNote,
  requests.eraseRequest,
  requestGiving.giveRequest,
  requestGiving.takeRequestBack,
  requestGiving.listGivenRequests,
  requestCopy.addCopyFile,
  requestCopy.dropCopyFile,
  requestCopy.handOverCopy,
  requestCopy.takeBackCopy,
  requestLetters.draftLetter,
  requestLetters.saveLetter,
  requestLetters.sendLetter,
  requestLetters.downloadLetter,
  proveLetter,
  siteTests.listSiteTests,
  siteTests.startSiteTest,
  siteTests.stopSiteTest,
  siteTests.readSiteTest,
  siteTests.readSitePicture,
  siteTests.downloadSiteRecord,
  siteTests.readSiteEvidence,
  sites.proveSite,
  sites.scheduleSite,
  kits.listSiteKits,
  kits.makeSiteKit,
  sites.dismissSeenTool,
];
