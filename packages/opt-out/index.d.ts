/** How grave a finding is. error: data left after a no. note: it cannot be told. */
export type Gravity = 'error' | 'warning' | 'note' | 'pass' | 'info';

export interface ReportRow {
  readonly finding: {
    readonly finding: string;
    readonly tool?: string | undefined;
    readonly situation?: 'plain' | 'gpc' | 'reject' | 'optOut' | undefined;
    readonly verdict?:
      | 'still sends'
      | 'sends less'
      | 'stopped'
      | 'not seen'
      | 'cannot tell'
      | undefined;
    readonly evidence: readonly string[];
    readonly why?: string | undefined;
  };
  readonly gravity: Gravity;
  readonly title: string;
  readonly means: string;
  readonly steps: readonly string[];
  /** State and section, of the states that were asked for. */
  readonly sections: readonly string[];
  /** The baseline holds it, as bad or worse. */
  readonly isKnown: boolean;
}

export interface OptOutOptions {
  /** Two-letter codes of the states whose sections are named. */
  readonly states?: readonly string[];
  /** error (default): data that left after a no; warning: also what else laws ask for. */
  readonly failOn?: 'error' | 'warning';
  /** fail: what cannot be told fails too. pass (default): it does not. */
  readonly cannotTell?: 'pass' | 'fail';
  /** Path of a baseline file, made with --write-baseline. */
  readonly baseline?: string;
  /** Path of a Chromium; left out in a Playwright test: that of the page. */
  readonly browser?: string;
  /** Names that are reached on this machine, each with its places, as '127.0.0.1:3000'. */
  readonly hosts?: {
    readonly hosts: Readonly<
      Record<
        string,
        {
          readonly http?: string | undefined;
          readonly https?: string | undefined;
          readonly aliases?: readonly string[] | undefined;
        }
      >
    >;
    readonly spki?: readonly string[] | undefined;
  };
}

export interface OptOutResult {
  readonly url: string;
  /** ISO date of the test. */
  readonly day: string;
  readonly rows: readonly ReportRow[];
  readonly failed: readonly ReportRow[];
}

/** Tests the site at an address; takes one to three minutes. Rejects where it cannot be tested. */
export declare function testOptOut(
  url: string,
  options: OptOutOptions & { readonly browser: string },
): Promise<OptOutResult>;

/** What is used of a page of Playwright. */
export interface TestedPage {
  readonly url: () => string;
  readonly context: () => {
    readonly browser: () => {
      readonly browserType: () => {
        readonly name: () => string;
        readonly executablePath: () => string;
      };
    } | null;
  };
}

/**
 * For Playwright's `expect.extend`. Rejects where the site could not be tested, under `.not` too.
 */
export declare function toHonorOptOut(
  page: TestedPage,
  options?: OptOutOptions,
): Promise<{ pass: boolean; name: string; message: () => string }>;
