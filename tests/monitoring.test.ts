/**
 * deploy/monitoring without a server: every alert has its runbook, thresholds follow from our own
 * figures, and Prometheus' own tool reads the files where it is installed. What a server shows:
 * tests/api/monitoring.test.ts.
 */
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#calendar/lengths.ts';
import { LIMITS } from '#server/base/limits/limits.ts';
import { hasPromtool, promtool, read, RULES } from './monitoring-files.ts';

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

test.skipIf(!hasPromtool)('Prometheus’ own tool reads alerts and settings', () => {
  expect(promtool('check', 'rules', 'alerts.yml')).toMatchObject({ status: 0 });
  expect(promtool('check', 'config', 'prometheus.yml')).toMatchObject({ status: 0 });
});
