/** The subsections that stand after a section's number: "(b)", "(a)(4), (a)(6)", "(c)-(f)". */

const GROUP = String.raw`(?:\s?\([0-9A-Z]{1,5}(?:\.\d{1,2})?\)){1,8}`;
const JOINT = String.raw`\s?[-–—,]\s?|,?\s(?:and|or|to|through|&)\s`;
/** The most groups that are read after one number; the expression stays bounded by it. */
const MOST_GROUPS = 16;
const FIRST = new RegExp(GROUP, 'iy');
const NEXT = new RegExp(`(${JOINT})(${GROUP})`, 'iy');
const TO = /^\s?[-–—]\s?$|\b(?:to|through)\b/;
const MOST_OF_RANGE = 40;

/** The subsections that begin at `start`, each written in full, and where they end. */
export function partsAt(text: string, start: number): { parts: string[]; end: number } {
  FIRST.lastIndex = start;
  const first = FIRST.exec(text);
  if (!first) return { parts: [], end: start };
  let last = stepsOf(first[0]);
  const all = [last];
  let end = FIRST.lastIndex;
  for (let groups = 1; groups < MOST_GROUPS; groups += 1) {
    NEXT.lastIndex = end;
    const [whole, joint = '', group = ''] = NEXT.exec(text) ?? [];
    if (whole === undefined) break;
    end += whole.length;
    const next = inFull(last, stepsOf(group));
    if (TO.test(joint)) all.push(...between(last, next));
    all.push(next);
    last = next;
  }
  return {
    parts: [...new Set(all.map((steps) => steps.map((step) => `(${step})`).join('')))],
    end,
  };
}

const stepsOf = (group: string) =>
  [...group.matchAll(/[0-9A-Z]{1,5}(?:\.\d{1,2})?/gi)].map(([step]) => step);

const ROMAN = /^[ivx]+$/;
const kindOf = (step: string) =>
  /^\d/.test(step) ? 'digit' : /^[A-Z]/.test(step) ? 'capital' : 'letter';

/**
 * "(B)" after "(b)(5)(A)" is "(b)(5)(B)": a group begins at the deepest step that is written like
 * it.
 */
function inFull(before: readonly string[], group: readonly string[]): string[] {
  const [first = ''] = group;
  const alike = (romans: boolean) =>
    before.findLastIndex((step) => kindOf(step) === kindOf(first) && ROMAN.test(step) === romans);
  const roman = ROMAN.test(first) ? alike(true) : -1;
  const at =
    roman === -1
      ? before.findLastIndex(
          (step, depth) => kindOf(step) === kindOf(first) && (depth === 0 || !ROMAN.test(step)),
        )
      : roman;
  return [...before.slice(0, Math.max(0, at)), ...group];
}

/**
 * What a range of subsections has between its ends, where it counts by digits or single letters.
 */
function between(from: readonly string[], to: readonly string[]): string[][] {
  const [start = '', end = ''] = [from.at(-1), to.at(-1)];
  const stem = from.slice(0, -1);
  if (kindOf(start) === 'digit' && kindOf(end) === 'digit')
    return steps(Number(start) + 1, Number(end)).map((step) => [...stem, String(step)]);
  if (start.length !== 1 || end.length !== 1) return [];
  return steps(start.charCodeAt(0) + 1, end.charCodeAt(0)).map((code) => [
    ...stem,
    String.fromCharCode(code),
  ]);
}

const steps = (from: number, to: number) =>
  Array.from(
    { length: Math.min(MOST_OF_RANGE, Math.max(0, to - from)) },
    (_, index) => from + index,
  );
