/**
 * deploy/monitoring: every figure, label and value that its alerts and its dashboard name is in
 * what a server really shows; every alert has its runbook; thresholds follow from our own figures.
 * Prometheus' own tool reads and tries them where it is installed (Debian: `prometheus`).
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { DAY_MS, HOUR_MS } from '#calendar/lengths.ts';
import { assemble } from '#server/assemble.ts';
import { backupName } from '#server/base/backup/file.ts';
import type { OpenDatabase } from '#server/base/database/database.ts';
import { mails } from '#server/base/database/schema.ts';
import { LIMITS } from '#server/base/limits/limits.ts';
import { INSIDE } from '#server/base/operations/inside.ts';
import { noteHistoryCheck } from '#server/base/operations/last-history-check.ts';
import { WORKS } from '#server/base/operations/work-faults.ts';
import { readConfig } from '#server/base/settings/config.ts';
import { oneDatabase } from './databases.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'deploy/monitoring');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string; readonly runbook: string };
}
const { groups } = parse(read('deploy/monitoring/alerts.yml')) as { groups: { rules: Rule[] }[] };
const RULES = groups.flatMap(({ rules }) => rules);

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}
const { panels } = JSON.parse(read('deploy/monitoring/dashboard.json')) as { panels: Panel[] };
const QUERIES = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => [title, expr] as const),
);
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
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
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

describe('runbooks', () => {
  const text = read('docs/runbooks.md');
  const parts = new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((part) => [slug(part.split('\n', 1)[0] ?? ''), part] as const),
  );

  test('every alert names one, which names the alert', () => {
    for (const { alert, annotations } of RULES) {
      const [file, anchor = ''] = annotations.runbook.split('#');
      expect(file).toBe('docs/runbooks.md');
      expect(parts.get(anchor), `${alert}: ${anchor}`).toContain(`\`${alert}\``);
    }
  });

  test('none names an alert that is not there', () => {
    const known = new Set(RULES.map(({ alert }) => alert));
    const named = text.match(/`Statewise[A-Z]\w+`/g) ?? [];
    expect(named.filter((each) => !known.has(each.slice(1, -1)))).toEqual([]);
  });

  const faults = [...parts.values()].filter((part) => part.includes('**Shows.**'));
  test('there are ten faults or more, each with all that an operator needs', () => {
    expect(faults.length).toBeGreaterThanOrEqual(10);
    for (const part of faults)
      for (const head of ['Look.', 'Do.', 'Do not.', 'Over.'])
        expect(part, part.slice(0, 40)).toContain(`**${head}**`);
  });
});

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');

describe('thresholds follow from our own figures', () => {
  const threshold = (alert: string) => {
    const expr = RULES.find((rule) => rule.alert === alert)?.expr ?? '';
    const [, first = '', second = '1'] =
      /[<>] ([\d.]+)(?: \* (\d+))?(?: and .*)?$/.exec(expr) ?? [];
    return Number(first) * Number(second);
  };

  test('one network at its limit of sign-ins fires, and a tenth of it does not', () => {
    const most = LIMITS.signInTries.most / LIMITS.signInTries.seconds;
    expect(threshold('StatewiseSignInAttack')).toBeLessThan(most);
    expect(threshold('StatewiseSignInAttack')).toBeGreaterThan(most / 10);
  });

  test('a mail that was tried five times fires', () => {
    const pauses = [0, 1, 2, 3, 4].reduce((sum, tries) => sum + 60 * 2 ** tries, 0);
    expect(threshold('StatewiseMailsNotLeaving')).toBe(pauses);
  });

  test('a daily backup, looked for each hour, does not fire', () => {
    const due = (DAY_MS + HOUR_MS) / 1000;
    expect(threshold('StatewiseBackupOld')).toBe(due + 3600);
  });
});

const hasTool = spawnSync('promtool', ['--version']).status === 0;
const tool = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync('promtool', words, {
    cwd: FOLDER,
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
};

describe.skipIf(!hasTool)('Prometheus’ own tool', () => {
  test('reads alerts, settings and figures', () => {
    expect(tool('check', 'rules', 'alerts.yml')).toMatchObject({ status: 0 });
    expect(tool('check', 'config', 'prometheus.yml')).toMatchObject({ status: 0 });
  });

  test('reads every query of the dashboard', () => {
    const rules = QUERIES.map(([, expr], at) => ({
      record: `panel:${at}`,
      expr: expr.replaceAll('$__rate_interval', '1m'),
    }));
    const file = join(folder, 'panels.yml');
    // JSON is YAML
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }));
    expect(tool('check', 'rules', file)).toMatchObject({ status: 0 });
  });

  test('tries them: a normal day is silent, and each fault fires its alert', () => {
    expect(tool('test', 'rules', 'alerts.test.yml')).toMatchObject({ status: 0 });
    const tried = read('deploy/monitoring/alerts.test.yml');
    for (const { alert } of RULES) {
      const checks = tried.split('alertname: ').filter((each) => each.startsWith(`${alert}\n`));
      const silent = checks.filter((each) => each.includes('exp_alerts: []')).length;
      expect(silent, `${alert} is silent on a normal day`).toBeGreaterThanOrEqual(2);
      expect(checks.length - silent, `${alert} fires`).toBeGreaterThanOrEqual(1);
    }
  });
});
