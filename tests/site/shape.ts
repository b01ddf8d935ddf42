/** What a site of the tests is: a name, and what it answers to whoever asks. */

/** One request as a site sees it. */
export interface Ask {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly origin: string | undefined;
  /** Sec-GPC: 1 was on it. */
  readonly signal: boolean;
  /** What this visitor chose in the banner, from the cookie `choice`. */
  readonly choice: 'refused' | 'accepted' | undefined;
  /** Whether this visitor used the opt-out page, from the cookie `optout`. */
  readonly optedOut: boolean;
  /** What this visitor keeps in a cookie of the site's own. */
  readonly cookie: (name: string) => string | undefined;
  /** Visitors counted from 1; who keeps cookies stays the same one. */
  readonly guest: number;
  readonly scheme: 'http' | 'https';
}

export interface Reply {
  readonly status?: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** never: nothing is ever answered; flood: bytes without end. */
  readonly trick?: 'never' | 'flood';
}

export interface TestSite {
  readonly number: number;
  readonly host: string;
  readonly scheme?: 'http';
  /** Other names of the site, each with the names that it stands for. */
  readonly ownNames?: Readonly<Record<string, readonly string[]>>;
  /** Its certificate is not one to trust. */
  readonly badCertificate?: true;
  readonly answer: (ask: Ask) => Reply;
}
