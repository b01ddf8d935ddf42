/** What every room keeps, from the ground up. A new room that keeps something stands here. */
import { ownedDirectory } from './base/directory/owned.ts';
import { ownedHistory } from './base/history/owned.ts';
import { ownedLimits } from './base/limits/owned.ts';
import { ownedMails } from './base/mail/owned.ts';
import type { Owned } from './base/owned.ts';
import { ownedAddresses } from './business/addresses/owned.ts';
import { ownedAssessments } from './business/assessments/owned.ts';
import { ownedBusinesses } from './business/businesses/owned.ts';
import { ownedPlanning } from './business/plan/owned.ts';
import { ownedDetails } from './business/stored/owned.ts';
import { ownedAccount } from './identity/accounts/owned.ts';
import { ownedFactors } from './identity/second-factor/owned.ts';
import { ownedSessions } from './identity/sessions/owned.ts';
import { ownedDataMap } from './subjects/data-map/owned.ts';
import { ownedDocuments } from './subjects/documents/owned.ts';
import { ownedFeeds } from './subjects/feeds/owned.ts';
import { ownedLawNews } from './subjects/law-news/owned.ts';
import { ownedPublications } from './subjects/publications/owned.ts';
import { ownedRegulatorLetters } from './subjects/regulator-letters/owned.ts';
import { ownedRequests } from './subjects/requests/owned.ts';
import type { Services } from './subjects/services.ts';
import { ownedSharing } from './subjects/sharing/owned.ts';
import { ownedSiteTests } from './subjects/site-tests/owned.ts';
import { ownedTemplates } from './subjects/templates/owned.ts';

export const OWNED: readonly Owned<Services>[] = [
  ownedDirectory,
  ownedLimits,
  ownedMails,
  ownedHistory,
  ownedAccount,
  ownedFactors,
  ownedSessions,
  ownedBusinesses,
  ownedPlanning,
  ownedAssessments,
  ownedDetails,
  ownedAddresses,
  ownedSharing,
  ownedDataMap,
  ownedDocuments,
  ownedPublications,
  ownedRegulatorLetters,
  ownedRequests,
  ownedSiteTests,
  ownedLawNews,
  ownedFeeds,
  ownedTemplates,
];
