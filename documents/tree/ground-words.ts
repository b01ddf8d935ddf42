/** Sections and doubts behind a passage, in words. */
import { list } from '#text/english.ts';
import type { Inline, Reference, Text } from './tree.ts';

/** Sections as text, duties first: "Delaware: 6 Del. C. § 12D-106(c); good practice in Oregon: …; Texas: …". */
export function sectionsText(cites: readonly Reference[]): Text {
  const owed = cites.filter(({ advised }) => !advised);
  const rest = cites.filter(({ advised }) => advised);
  const good = owed.length > 0 ? '; good practice in ' : 'Good practice in ';
  return [...cited(owed), ...(rest.length > 0 ? [good, ...cited(rest)] : [])];
}

/** "Not certain. Maryland: …", on a line of its own: what the owner should look up before relying on the passage. */
export function doubtsText(cites: readonly Reference[]): Text {
  const states = new Map<string, string[]>();
  for (const { state, doubt } of cites)
    if (doubt !== undefined) states.set(doubt, [...(states.get(doubt) ?? []), state]);
  const said = [...states].map(([doubt, names]) => `${list(names)}: ${doubt}`);
  return said.length === 0 ? [] : ['\n', { strong: 'Not certain.' }, ` ${said.join(' ')}`];
}

const cited = (cites: readonly Reference[]): Inline[] =>
  cites.flatMap(({ state, cite }, at) => [`${at > 0 ? '; ' : ''}${state}: `, { cite }]);

export const ANNEX = 'Where each part comes from';
