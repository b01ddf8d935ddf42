/** Nodes of Statewise: of this source tree, or of a copy with one more migration. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readyAt } from '../ready-at.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SOURCES =
  'package.json calendar text law reference engine contract documents server web'.split(' ');
export const NEW_COLUMN = 'rolling_upgrade';

/** Copies the sources and adds a migration that expands the schema. Returns the folder. */
export function nextVersion(folder: string): string {
  const copy = join(folder, 'next-version');
  mkdirSync(copy);
  for (const name of SOURCES) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const migrations = join(copy, 'server/base/database/migrations');
  const journalFile = join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as {
    entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
  };
  const last = journal.entries.at(-1);
  if (!last) throw new Error('there is no migration to follow');
  const tag = '9999_rolling_upgrade';
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1000, tag });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(
    join(migrations, `${tag}.sql`),
    `-- expands
ALTER TABLE "businesses" ADD COLUMN "${NEW_COLUMN}" text;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "businesses_${NEW_COLUMN}" ON "businesses" ("${NEW_COLUMN}");
`,
  );
  return copy;
}

export interface NodePlace {
  readonly folder: string;
  readonly port: number;
  readonly databaseUrl: string;
}

export class SiteNode {
  readonly #place: NodePlace;
  #process: ChildProcess | undefined;

  constructor(place: NodePlace) {
    this.#place = place;
    const site = join(place.folder, 'site');
    mkdirSync(site, { recursive: true });
    for (const name of ['index', '404'])
      writeFileSync(join(site, `${name}.html`), `<!doctype html><title>${name}</title>`);
  }

  /** Starts the version in `tree` and waits until it is ready. */
  async start(tree = ROOT): Promise<void> {
    const { folder, port, databaseUrl } = this.#place;
    const node = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(tree, 'server/main.ts')],
      {
        env: {
          PATH: process.env['PATH'],
          PORT: String(port),
          DATA_DIR: join(folder, 'data'),
          SITE_DIR: join(folder, 'site'),
          DATABASE_URL: databaseUrl,
          TRUSTED_PROXY: '127.0.0.1',
        },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    this.#process = node;
    await readyAt(node);
  }

  /** Ends it; undefined where it was not there, else its exit code or the signal. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | NodeJS.Signals | null | undefined> {
    const node = this.#process;
    if (!node) return undefined;
    const gone = new Promise<number | NodeJS.Signals | null>((done) =>
      node.once('exit', (code, by) => done(code ?? by)),
    );
    node.kill(signal);
    this.#process = undefined;
    return gone;
  }
}
