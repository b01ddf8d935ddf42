/** The files of deploy/monitoring, read for their tests, and Prometheus' own tool. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'deploy/monitoring');
export const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string; readonly runbook: string };
}
const { groups } = parse(read('deploy/monitoring/alerts.yml')) as { groups: { rules: Rule[] }[] };
export const RULES = groups.flatMap(({ rules }) => rules);

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}
export const { panels: PANELS } = JSON.parse(read('deploy/monitoring/dashboard.json')) as {
  panels: Panel[];
};
/** The queries of the dashboard, with the title of each panel. */
export const QUERIES = PANELS.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => [title, expr] as const),
);

/** What fires each alert, for `promtool test rules`. */
export const TRIED = read('deploy/monitoring/alerts.test.yml');

/** Debian has it in the package `prometheus`; what needs it is skipped without, and counts so. */
export const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

/** Runs it in the folder of the files. */
export function promtool(...words: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync('promtool', words, {
    cwd: FOLDER,
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}
