/** What a run over several sites comes to, in one line: of our own sites, not of others'. */
import type { Comparison } from './against-truth.ts';

const sum = (held: readonly Comparison[], of: (each: Comparison) => number): number =>
  held.reduce((all, each) => all + of(each), 0);

const share = (part: number, whole: number): string =>
  whole === 0 ? '' : ` (${((part / whole) * 100).toFixed(1)} %)`;

/** Problems found, false alarms in all rules that had to stay quiet, and what was said to stop. */
export function rates(held: readonly Comparison[]): string {
  const expected = sum(held, (each) => each.expected);
  const found = expected - sum(held, ({ missed }) => missed.length);
  const alarms = sum(held, ({ falseAlarms }) => falseAlarms.length);
  const quiet = sum(held, (each) => each.quiet);
  const stopped = sum(held, ({ falseStopped }) => falseStopped.length);
  const [said, so] = [sum(held, ({ stops }) => stops.said), sum(held, ({ stops }) => stops.true)];
  return [
    `${found} of ${expected} found${share(found, expected)}`,
    `${alarms} false alarms in ${quiet} quiet rules${share(alarms, quiet)}`,
    `${stopped} false "stopped"`,
    `"stopped" said ${said} of ${so} times where it is so${share(said, so)}`,
  ].join('; ');
}
