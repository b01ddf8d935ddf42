import { directory, walks } from '#server/base/database/schema.ts';
import type { Owned } from '#server/base/owned.ts';

export const ownedDirectory: Owned = { tables: [directory, walks] };
