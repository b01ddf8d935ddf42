import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const HOUR = 60 * 60 * 1000;
/** 2026-11-22T14-45-19-123Z-…eml */
const WRITTEN = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})-(\d{3}Z)-.*\.eml$/;

const recipientOf = (text: string) =>
  /^To:\s*(?:.*<)?([^<>\s]+)>?\s*$/im.exec(text)?.[1]?.toLowerCase();

/** The newest link to a new password that the server wrote for this address within the hour. */
export function readResetLink(dataDir: string, email: string, now: Date): string | undefined {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return undefined;
  for (const name of readdirSync(folder).toSorted().toReversed()) {
    const [, hour, minute, second, rest] = WRITTEN.exec(name) ?? [];
    const written = Date.parse(`${hour}:${minute}:${second}.${rest}`);
    if (Number.isNaN(written) || now.getTime() - written >= HOUR) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    const link = /^https?:\/\/\S+\/reset#[\w-]+/m.exec(text)?.[0];
    if (link !== undefined && recipientOf(text) === email.trim().toLowerCase()) return link;
  }
  return undefined;
}
