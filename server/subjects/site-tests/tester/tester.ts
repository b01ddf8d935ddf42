/**
 * What tests sites for this server: a browser where there is one, and a child process around it.
 */
import { CannotTest } from '#site-test/options.ts';
import type { SiteRecord, VisitSituation } from '#engine/site/record/visit.ts';
import type { Database } from '#server/base/database/database.ts';

/** What a test is asked to do. */
interface TestJob {
  readonly url: string;
  readonly kind: 'look' | 'press' | 'fetch';
}

/** How far a test is. */
export interface TestProgress {
  readonly step: 'starting' | 'loading' | 'pressing' | 'reading' | 'leaving' | 'judging';
  readonly situation: VisitSituation | null;
  readonly visitsDone: number;
  readonly visitsPlanned: number | null;
}

/** What was found at an address that may prove a site. */
export interface FoundText {
  /** HTTP status; null where nothing answered. */
  readonly status: number | null;
  readonly text: string;
}

export interface SiteTester {
  /** Whether a browser is there; where not, why. */
  readonly browser: { readonly there: boolean; readonly why: string | null };
  /** Tests a site. Throws CannotTest with a reason for people, or what the signal says. */
  readonly test: (
    job: TestJob,
    onProgress: (progress: TestProgress) => void,
    signal: AbortSignal,
  ) => Promise<SiteRecord>;
  /** Reads the two places that may prove a site: its home page and the file. */
  readonly readProofs: (
    host: string,
  ) => Promise<{ readonly home: FoundText; readonly file: FoundText }>;
}

/** What running tests needs. */
export interface TestServices {
  readonly db: Database;
  readonly now: () => Date;
  readonly origin: () => string;
  readonly siteTester: SiteTester;
  readonly mails: { readonly deliver: () => Promise<void> };
}

/** For an application that tests no sites. */
export const NO_TESTER: SiteTester = {
  browser: { there: false, why: 'This installation has no Chromium.' },
  test: () => Promise.reject(new CannotTest('This installation tests no sites.')),
  readProofs: () =>
    Promise.resolve({ home: { status: null, text: '' }, file: { status: null, text: '' } }),
};
