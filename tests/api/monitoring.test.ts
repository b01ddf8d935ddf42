/**
 * deploy/monitoring: every figure, label and value that its alerts and its dashboard name is in
 * what a server really shows; Prometheus' own tool tries the alerts where it is installed.
 * What needs no server: tests/monitoring.test.ts.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#calendar/lengths.ts';
import { assemble } from '#server/assemble.ts';
import { backupName } from '#server/base/backup/file.ts';
import type { OpenDatabase } from '#server/base/database/database.ts';
import { mails } from '#server/base/database/schema.ts';
import { INSIDE } from '#server/base/operations/inside.ts';
import { noteHistoryCheck } from '#server/base/operations/last-history-check.ts';
import { WORKS } from '#server/base/operations/work-faults.ts';
import { readConfig } from '#server/base/settings/config.ts';
import { hasPromtool, PANELS, promtool, QUERIES, RULES, TRIED } from '../monitoring-files.ts';
import { oneDatabase } from './databases.ts';

const ASKED = [...RULES.map(({ alert, expr }) => [alert, expr] as const), ...QUERIES];

/** Prometheus makes it itself, with the name of the job in prometheus.yml. */
const ITS_OWN = 'up{instance="a",job="statewise"} 1';
const TOKEN = 'a-token-of-twenty-signs';

let folder = '';
let database: OpenDatabase;
let shown = '';
let quiet = '';

/** What the server shows with and without a queue, a pool, a backup and a check of the history. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'statewise-figures-'));
  database = await oneDatabase().open();
  const poolUse = () => ({ most: 10, used: 3, waiting: 1 });
  const shownBy = async (settings: Record<string, string>, db: OpenDatabase['db']) => {
    const { app, faults, close } = await assemble({
      config: readConfig({ DATA_DIR: folder, METRICS_TOKEN: TOKEN, ...settings }),
      db,
      warn: () => {},
      ...('BACKUP_DIR' in settings && { poolUse }),
    });
    faults.warnOf('desks')('a fault');
    await app.inject('/healthz');
    await app.inject({ method: 'POST', url: '/api/auth/login', payload: {} });
    const { body } = await app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    await close();
    return body;
  };
  quiet = await shownBy({}, database.db);
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  writeFileSync(join(backups, backupName(new Date())), '');
  noteHistoryCheck(folder, { at: new Date(Date.now() - HOUR_MS), faults: 2 });
  const now = Date.now();
  const mail = { recipient: 'a@example.com', subject: 's', text: 't', html: 'h' };
  const queued = (id: string, tries: number) => ({
    ...mail,
    id,
    tries,
    createdAt: new Date(now - HOUR_MS),
    nextTryAt: new Date(now + DAY_MS),
  });
  await database.db.insert(mails).values([queued('one', 3), queued('two', 12)]);
  shown = await shownBy({ BACKUP_DIR: backups }, database.db);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Name → label → the values that it has. */
function seriesOf(text: string): Map<string, Map<string, Set<string>>> {
  const found = new Map<string, Map<string, Set<string>>>();
  for (const line of [...text.split('\n'), ITS_OWN]) {
    const [, name, labels = ''] = /^([a-z]\w*)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
    if (name === undefined) continue;
    const known = found.get(name) ?? new Map<string, Set<string>>();
    found.set(name, known);
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g))
      known.set(label, (known.get(label) ?? new Set()).add(value));
  }
  return found;
}

const NAME = /\b(?:statewise_\w+|up)\b/g;
/** A name, and what stands in its braces. */
const SELECTED = /\b(statewise_\w+|up)\{([^}]*)\}/g;

/** What is asked and not shown. */
function missingIn(expr: string): string[] {
  const series = seriesOf(shown);
  const names = expr.match(NAME) ?? [];
  const unknown = names.filter((name) => !series.has(name));
  const matched = [...expr.matchAll(SELECTED)].flatMap(([, name = '', inside = '']) =>
    [...inside.matchAll(/(\w+)(=~|!=|=)"([^"]*)"/g)].flatMap(([, label = '', how, value = '']) => {
      const values = series.get(name)?.get(label);
      if (!values) return [`${name}{${label}}`];
      const wanted = how === '=~' ? value.split('|') : [value];
      return wanted.filter((each) => !values.has(each)).map((each) => `${label}="${each}"`);
    }),
  );
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)]
    .flatMap(([, labels = '']) => labels.split(', '))
    .filter((label) => !names.some((name) => series.get(name)?.has(label)));
  return [...unknown, ...matched, ...grouped];
}

test('there are alerts and panels', () => {
  expect(RULES.length).toBeGreaterThan(15);
  expect(QUERIES.length).toBeGreaterThan(25);
  expect(new Set(PANELS.map(({ id }) => id)).size).toBe(PANELS.length);
});

test('each asks for what the server shows', () => {
  const missing = ASKED.map(([name, expr]) => [name, missingIn(expr)] as const);
  expect(missing.filter(([, each]) => each.length > 0)).toEqual([]);
  expect(missingIn('sum by (nobody) (statewise_nothing{code="no-such"})')).toHaveLength(3);
  expect(missingIn('statewise_refused_total{code="no-such"}')).toEqual(['code="no-such"']);
});

test('figures of what is there have their values, and of what is not there none', () => {
  const value = (text: string, name: string) =>
    Number(new RegExp(`^statewise_${name} (\\S+)$`, 'm').exec(text)?.[1]);
  expect(Object.keys(INSIDE).filter((name) => Number.isNaN(value(shown, name)))).toEqual([]);
  expect(value(shown, 'database_up')).toBe(1);
  expect([value(shown, 'mails_waiting'), value(shown, 'mails_given_up')]).toEqual([1, 1]);
  expect(value(shown, 'mails_oldest_seconds')).toBeGreaterThanOrEqual(3600);
  expect(value(shown, 'history_faults')).toBe(2);
  expect(Math.abs(value(shown, 'clock_ahead_seconds'))).toBeLessThan(3600);
  for (const name of ['backup_last_timestamp_seconds', 'history_faults', 'database_pool_most'])
    expect(value(quiet, name), name).toBeNaN();
  expect(value(quiet, 'mails_oldest_seconds')).toBe(0);
  expect(shown).toContain('statewise_background_faults_total{work="desks"} 1');
  for (const work of WORKS) expect(shown).toContain(`{work="${work}"}`);
});

describe.skipIf(!hasPromtool)('Prometheus’ own tool', () => {
  test('reads every query of the dashboard', () => {
    const rules = QUERIES.map(([, expr], at) => ({
      record: `panel:${at}`,
      expr: expr.replaceAll('$__rate_interval', '1m'),
    }));
    const file = join(folder, 'panels.yml');
    // JSON is YAML
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }));
    expect(promtool('check', 'rules', file)).toMatchObject({ status: 0 });
  });

  test('tries them: a normal day is silent, and each fault fires its alert', () => {
    expect(promtool('test', 'rules', 'alerts.test.yml')).toMatchObject({ status: 0 });
    const tried = TRIED;
    for (const { alert } of RULES) {
      const checks = tried.split('alertname: ').filter((each) => each.startsWith(`${alert}\n`));
      const silent = checks.filter((each) => each.includes('exp_alerts: []')).length;
      expect(silent, `${alert} is silent on a normal day`).toBeGreaterThanOrEqual(2);
      expect(checks.length - silent, `${alert} fires`).toBeGreaterThanOrEqual(1);
    }
  });
});
