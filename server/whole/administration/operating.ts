import type { OwnedRooms } from '#server/base/owned.ts';
import type { Database } from '#server/base/database/database.ts';

/** What commands of the operator work with. */
export interface Operating {
  readonly db: Database;
  readonly now: () => Date;
  /** What every room of the server keeps. */
  readonly owned: OwnedRooms;
  /** The address at which owners reach the installation. */
  readonly origin: () => string;
}
