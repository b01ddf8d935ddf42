/**
 * Measures the checker on notices in a folder outside the project: NOTICES_DIR=folder. The folder
 * holds the notices and judgments.json: { "shop.html": { "states": ["CA"], "facts": {}, "judged": {
 * "pn-retention": "present", "pn-agents": { "CA": "present", "CO": "absent" } } } }. A judgment is
 * present, absent, half, arguable, "not found" (anything but found) or "not missing"; an element
 * that is not judged is absent.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { noticeQuestion } from '../scripts/notice-check/question.ts';
import { answerOf } from '../scripts/notice-check/rows.ts';
import type { Row } from '../scripts/notice-check/rows.ts';
import { nodeTrees } from '../scripts/notice-check/trees.ts';
import { readNotice } from '../web/pages/notice-checker/read/notice-file.ts';

const judgment = z.enum(['present', 'absent', 'half', 'arguable', 'not found', 'not missing']);
type Judgment = z.infer<typeof judgment>;
const judgments = z.record(
  z.string(),
  z.object({
    states: z.array(z.string()).min(1),
    facts: z.record(z.string(), z.unknown()).default({}),
    judged: z.record(z.string(), z.union([judgment, z.record(z.string(), judgment)])),
  }),
);

/** Results that cannot be judged from words alone: a measured grade, a date that grows old. */
const NOT_JUDGED = new Set(['pn-plain-words', 'pn-annual-update']);

const RIGHT: Readonly<Record<'found' | 'missing' | 'unclear', readonly Judgment[]>> = {
  found: ['present', 'arguable', 'not missing'],
  missing: ['absent', 'arguable', 'not found'],
  unclear: ['half', 'arguable', 'not found', 'not missing'],
};

export type Counted = Record<'found' | 'missing' | 'unclear', { rows: number; wrong: string[] }>;

/** States with the same result are one row, whatever sentence was quoted for each. */
function merged(rows: readonly Row[]): Row[] {
  const byResult = new Map<string, Row>();
  for (const row of rows) {
    const key = `${row.element} ${row.result}`;
    const known = byResult.get(key);
    byResult.set(key, known ? { ...known, states: [...known.states, ...row.states] } : row);
  }
  return [...byResult.values()];
}

/** Reads and checks every judged notice of a folder. Throws if one cannot be read. */
export async function measureOutside(folder: string): Promise<Counted> {
  const all = judgments.parse(JSON.parse(readFileSync(join(folder, 'judgments.json'), 'utf8')));
  const counted: Counted = {
    found: { rows: 0, wrong: [] },
    missing: { rows: 0, wrong: [] },
    unclear: { rows: 0, wrong: [] },
  };
  for (const [name, { states, facts, judged }] of Object.entries(all)) {
    const question = noticeQuestion(states.join(','), facts);
    if ('error' in question) throw new Error(`${name}: ${question.error}`);
    const read = await readNotice(name, readFileSync(join(folder, name)), nodeTrees);
    if ('problem' in read) throw new Error(`${name}: ${read.problem}`);
    for (const { element, states: own, result } of merged(answerOf(read.text, question).rows)) {
      if (result === 'look yourself' || NOT_JUDGED.has(element)) continue;
      const judgement = judged[element] ?? 'absent';
      const of = (state: string) =>
        typeof judgement === 'string' ? judgement : (judgement[state] ?? 'absent');
      counted[result].rows += 1;
      if (!own.every((state) => RIGHT[result].includes(of(state))))
        counted[result].wrong.push(`${name} ${element} (${own.join(', ')}): ${result}`);
    }
  }
  return counted;
}
