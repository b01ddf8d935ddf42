import type { Database } from '#server/base/database/database.ts';

/** What commands of the operator work with. */
export interface Operating {
  readonly db: Database;
  readonly now: () => Date;
  /** The address at which owners reach the installation. */
  readonly origin: () => string;
}
