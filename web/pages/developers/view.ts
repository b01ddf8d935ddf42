/** A piece of code on the page, and what it prints where it prints something. */
export interface Example {
  readonly code: string;
  readonly prints?: string;
}

/** The examples, from the packages' own texts. */
export interface DevelopersView {
  /** Address of this site, without a trailing slash. */
  readonly origin: string;
  readonly fetch: Example;
  readonly law: Example;
  readonly engine: Example;
  readonly assistant: Example;
  readonly optOut: Example;
  readonly playwright: Example;
}
