/**
 * For which states a passage is meant: a note in a blank template, the states' names in a
 * business's own document.
 */
import type { LawRecord } from '#law/schema.ts';
import { list } from '#text/english.ts';
import type { FillingNotes } from '#documents/values/filling.ts';
import { givesToAll, RIGHTS_SCOPE } from '#documents/template/states-with-right.ts';
import type { GivenIn } from '#documents/template/states-with-right.ts';
import { fullyBound } from './grounds.ts';
import { plain } from '#documents/tree/tree.ts';
import type { Block } from '#documents/tree/tree.ts';

/** Which states of the document give the right. A blank template says so in its own notes. */
export function givenIn(
  giving: readonly LawRecord[],
  { neutral, laws, reach, values, othersRead }: FillingNotes,
): GivenIn | undefined {
  if (neutral) return undefined;
  const all = laws.filter((law) => giving.includes(law) || fullyBound([law], reach).length > 0);
  const names = (some: readonly LawRecord[]) => some.map(({ name }) => name);
  const others = names(all.filter((law) => !giving.includes(law)));
  const besides = laws.length > all.length || othersRead === true;
  return { states: names(giving), others, besides, toAll: givesToAll(values[RIGHTS_SCOPE]) };
}

/** Without a business, says for which states a passage is meant, unless its text does. */
export function onlyNote(
  only: readonly string[],
  blocks: readonly Block[],
  { neutral, laws, state }: FillingNotes,
): string | null {
  if (!neutral || state || only.length === 0 || only.length >= laws.length) return null;
  const named = laws.filter(({ state: code }) => only.includes(code)).map(({ name }) => name);
  const words = wordsIn(blocks);
  if (named.length <= 3 && named.every((name) => words.includes(name))) return null;
  const others = laws.filter(({ state: code }) => !only.includes(code)).map(({ name }) => name);
  return others.length < named.length
    ? `Only if you do business in a state other than ${list(others, 'or')}.`
    : `Only if you do business there: ${list(named)}.`;
}

function wordsIn(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'heading') return block.text;
      if (block.kind === 'paragraph') return plain(block.text);
      if (block.kind === 'list') return block.items.map(plain).join(' ');
      if (block.kind === 'checklist') return block.items.map(({ text }) => plain(text)).join(' ');
      return block.kind === 'passage' ? wordsIn(block.blocks) : '';
    })
    .join(' ');
}
