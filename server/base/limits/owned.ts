import { rateLimits } from '#server/base/database/schema.ts';
import type { Owned } from '#server/base/owned.ts';

export const ownedLimits: Owned = { tables: [rateLimits] };
