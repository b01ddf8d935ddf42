/** What a test of a site is asked to do, and what it tells while it runs. */
import type { SeenPicture, SiteVisit, VisitSituation } from '#engine/site/record/visit.ts';
import type { HostTable } from './guard/host-table.ts';

/** Whoever tests: another account of the machine, for a server that runs as root. */
export interface TestAccount {
  readonly uid: number;
  readonly gid: number;
}

export interface SiteTestOptions {
  /** Path of a Chromium; without one the site is looked at without a browser. */
  readonly browser?: string | undefined;
  /**
   * Whether the banner's refusal and the opt-out are pressed, beside the looks without and with the
   * signal.
   */
  readonly press: boolean;
  /** Names that are reached on this machine; for tests and the local command alone. */
  readonly hosts?: HostTable | undefined;
  /** Sets the signal as for a browser that has none of its own, whichever this is; for tests. */
  readonly setsSignal?: boolean | undefined;
  /** Runs the browser without its sandbox: only where its owner has said so. */
  readonly unsandboxed?: boolean | undefined;
  /** The account that the test runs as, where this process is root. */
  readonly account?: TestAccount | undefined;
  /** Ends the test; what was seen until then comes back. */
  readonly signal?: AbortSignal | undefined;
}

/** What is being done now, for people who wait. */
export type SiteTestProgress =
  | {
      readonly step: 'visit begins';
      readonly situation: VisitSituation;
      /** The banner is accepted before. */
      readonly yesFirst: boolean;
      readonly number: number;
      readonly of: number;
    }
  /** The sandbox does not work here, and the caller allowed a test without. */
  | { readonly step: 'without sandbox'; readonly why: string }
  | { readonly step: 'doing'; readonly what: 'loading' | 'pressing' | 'reading' | 'leaving' }
  | {
      readonly step: 'visit ended';
      readonly visit: SiteVisit;
      /** The most that the browser's processes held at once. */
      readonly megabytes: number;
      /** The banner was closed without a choice, or accepted: a visit beside the others. */
      readonly beside: 'close' | 'accept' | undefined;
      /** Where the banner was accepted: what was sent after it, and after the no that followed. */
      readonly accepted: readonly SiteVisit[];
      readonly pictures: readonly SeenPicture[];
    };

/** Why a site could not be tested at all. */
export class CannotTest extends Error {}
