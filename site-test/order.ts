/** What the process of a test is told, and what it tells. */
import type { SiteRecord } from '#engine/site/record/visit.ts';
import type { SiteTestOptions, SiteTestProgress } from './options.ts';

export interface CollectorOrder {
  readonly url: string;
  readonly options: Omit<SiteTestOptions, 'signal' | 'account'>;
  /** An empty folder that is the test's own. */
  readonly folder: string;
  readonly withSandbox: boolean;
}

/** Why a browser does not start: without its sandbox it may. */
export interface BrowserProblem {
  readonly problem: 'sandbox' | 'browser' | 'fault';
  readonly said: string;
}

export type CollectorReport =
  | { readonly progress: SiteTestProgress }
  | { readonly record: SiteRecord }
  | BrowserProblem;
