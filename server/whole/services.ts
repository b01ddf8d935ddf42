import type { Owned } from '#server/base/owned.ts';
import type { Services } from '#server/subjects/services.ts';

/** What works on the whole of an account or a business. */
export interface WholeServices extends Services {
  /** What every room keeps. */
  readonly owned: readonly Owned<Services>[];
}
