/** The law data as files of the site: all of it, one file for each law, and their hashes. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FileBeside } from '#web/builder/add-files.server.ts';
import { lawFiles } from '../law-data-set.ts';

/** `law.json`, `law.csv`, `law.schema.json`, `law/DE.json` …, and `law/SHA256SUMS`. */
export function lawDataFiles(): FileBeside[] {
  const root = new URL('../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(root, 'utf8')) as { version: string };
  const { SHA256SUMS: _, ...whole } = lawFiles(version);
  const { laws, ...shared } = JSON.parse(whole['law.json'] ?? '{}') as {
    laws: { state: string }[];
    readings: { state: string }[];
    [name: string]: unknown;
  };
  const { hash, notice, licence } = shared;
  const readingsOf = (of: string) => shared.readings.find(({ state }) => state === of) ?? null;
  const single = laws.map(
    (law) =>
      [
        `law/${law.state}.json`,
        `${JSON.stringify({ version, hash, notice, licence, law, readings: readingsOf(law.state) }, null, 2)}\n`,
      ] as const,
  );
  const files = [...Object.entries(whole), ...single];
  const sums = files
    .map(([name, text]) => `${createHash('sha256').update(text).digest('hex')}  ${name}\n`)
    .join('');
  return [...files, ['law/SHA256SUMS', sums] as const].map(([name, text]) => ({
    name: name === 'law/SHA256SUMS' ? 'law/SHA256SUMS.txt' : name,
    make: () => text,
  }));
}
