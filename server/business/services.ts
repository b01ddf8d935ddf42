import type { IdentityServices } from '#server/identity/services.ts';
import type { DerivedCache } from './assessments/derived-cache.ts';

/** What the floor that knows businesses works with. */
export interface BusinessServices extends IdentityServices {
  readonly derived: DerivedCache;
}
