import { mails } from '#server/base/database/schema.ts';
import type { Owned } from '#server/base/owned.ts';

export const ownedMails: Owned = { tables: [mails] };
