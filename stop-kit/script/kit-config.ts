/** What the kit of one site knows: written into the script by the maker. */
export interface KitConfig {
  /** Version of the kit, and the day on which it was made. */
  readonly version: string;
  readonly day: string;
  /** Ids of the tools that are held after an opt-out. */
  readonly held: readonly string[];
  /**
   * Where they load from and send to: `x.com` is this host alone, `.x.com` also all below it,
   * `x.com/tr` what begins so, `/ingest/` a path of the site's own host. `*` stands for anything
   * but a slash.
   */
  readonly places: readonly string[];
  /** Cookies and entries of the browser's stores; `*` stands for any letters. */
  readonly stored: readonly string[];
  /** What is shown beside the link once somebody opted out. */
  readonly said: string;
  /** What Google's tags are told to leave: kinds of storage of its consent mode. */
  readonly denied: readonly string[];
}
