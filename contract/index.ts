/** All API calls. */
import * as account from './account.ts';
import * as accountHistory from './account-history.ts';
import * as assessments from './assessments.ts';
import * as brief from './brief-assessment.ts';
import * as auth from './auth.ts';
import * as businesses from './businesses.ts';
import * as details from './details.ts';
import * as documents from './documents.ts';
import * as dataMap from './data-map.ts';
import type { Endpoint } from './endpoint.ts';
import * as everything from './account-export.ts';
import * as feeds from './feeds.ts';
import * as letters from './regulator-letters.ts';
import * as publications from './publications.ts';
import * as secondFactor from './second-factor.ts';
import * as reports from './reports.ts';
import * as plan from './plan.ts';
import * as sharing from './sharing.ts';
import * as states from './states.ts';
import * as templates from './templates.ts';

export const ENDPOINTS: readonly Endpoint[] = [
  auth.me,
  auth.login,
  auth.register,
  auth.logout,
  secondFactor.secondStep,
  secondFactor.secondStepPasskey,
  auth.verify,
  auth.resendVerification,
  auth.forgot,
  auth.reset,
  businesses.listBusinesses,
  businesses.createBusiness,
  businesses.readBusiness,
  businesses.changeBusiness,
  businesses.deleteBusiness,
  businesses.readAnswers,
  businesses.saveAnswers,
  assessments.readAssessment,
  brief.readBriefAssessment,
  brief.readSharedTexts,
  brief.readStateTexts,
  assessments.saveAssessment,
  assessments.listReceipts,
  assessments.markTask,
  assessments.markRequirement,
  assessments.listHistory,
  plan.readPlan,
  plan.setPlanning,
  plan.listUpcoming,
  feeds.readFeed,
  feeds.makeFeed,
  feeds.revokeFeed,
  feeds.downloadChanges,
  documents.listDocuments,
  documents.readDocument,
  documents.makeDocument,
  documents.listVersions,
  documents.readVersion,
  documents.compareVersions,
  documents.downloadVersion,
  documents.downloadNotes,
  publications.readSiteCopy,
  publications.downloadSiteCopy,
  publications.readHosting,
  publications.chooseSlug,
  publications.allowSearch,
  publications.publish,
  publications.withdraw,
  publications.listSiteBuilders,
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
  account.changeName,
  account.changeEmail,
  account.keepEmail,
  account.endOtherSessions,
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
  states.listStates,
  states.readState,
  states.listRequirements,
  templates.listTemplates,
  templates.listRatings,
  templates.rateTemplate,
  templates.withdrawRating,
];
