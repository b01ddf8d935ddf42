/** Reads mail from a server's outbox folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import PostalMime from 'postal-mime';

const WAIT_MS = 100;
const PATIENCE_MS = 60_000;

const names = (outbox: string) =>
  existsSync(outbox)
    ? readdirSync(outbox)
        .filter((name) => name.endsWith('.eml'))
        .toSorted()
    : [];

async function read(outbox: string, name: string): Promise<string> {
  const mail = await PostalMime.parse(readFileSync(join(outbox, name)));
  const to = mail.to?.map(({ address }) => address).join(', ');
  return [mail.from?.address, to, mail.subject, mail.text, mail.html].join('\n');
}

/** Waits until there are that many mails, and returns the last. */
export async function newestMail(outbox: string, count: number): Promise<string> {
  const end = Date.now() + PATIENCE_MS;
  while (names(outbox).length < count) {
    if (Date.now() > end) throw new Error(`${count} mails were expected in ${outbox}`);
    await pass(WAIT_MS);
  }
  return read(outbox, names(outbox).at(-1) ?? '');
}
