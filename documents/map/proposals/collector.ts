/** Entries that are being collected: the same words are the same entry. */
import type { MapLine, MapRecipient } from '#contract/documents/data-map.ts';
import type { Tool } from '#reference/schema-tools.ts';
import { blankLine, blankRecipient, plainName, slug } from '#documents/map/entries.ts';
import { fromTool } from './from-tools.ts';
import { LIKELY_LINES } from '#documents/map/kinds.ts';
import { FROM_DETAILS } from '#documents/map/proposal.ts';
import type { Proposals, ProposedLine, ProposedRecipient } from '#documents/map/proposal.ts';

export class ProposalCollector {
  readonly lines: ProposedLine[];
  readonly recipients: ProposedRecipient[];
  readonly #tools: readonly Tool[];

  constructor({ lines, recipients }: Proposals, tools: readonly Tool[]) {
    this.lines = [...lines];
    this.recipients = [...recipients];
    this.#tools = tools;
  }

  /** Changes the line of this kind of data; makes one if there is none. */
  line(kind: string, change: (line: ProposedLine) => Partial<MapLine>): void {
    const at = this.lines.findIndex((line) => isSameKind(line, kind));
    const line = this.lines[at] ?? {
      ...blankLine(this.#free(kind, this.lines), kind),
      from: FROM_DETAILS,
    };
    const changed = { ...line, ...change(line), from: FROM_DETAILS };
    if (at === -1) this.lines.push(changed);
    else this.lines[at] = changed;
  }

  /** The id of the company of this name or kind; makes one if there is none. */
  recipient(words: string, cells: Partial<MapRecipient> = {}): string {
    const at = this.recipients.findIndex(({ name, kind }) =>
      [name, kind].some((each) => same(each, words)),
    );
    const tool = at === -1 ? namedTool(words, this.#tools) : undefined;
    // "AWS" is the same company as the tool that was ticked, whatever its whole name
    const ticked = tool && this.recipients.find((each) => each.tool === tool.id);
    if (ticked) return this.recipient(ticked.name || ticked.kind, { ...cells, name: ticked.name });
    const before =
      this.recipients[at] ??
      (tool
        ? { ...fromTool(tool), id: '', name: tool.name }
        : { ...blankRecipient(''), kind: words, from: FROM_DETAILS });
    const id = before.id === '' ? this.#free(words, this.recipients) : before.id;
    const entry = { ...before, id, ...cells, from: FROM_DETAILS };
    if (at === -1) this.recipients.push(entry);
    else this.recipients[at] = entry;
    return entry.id;
  }

  /** An id that no entry has yet. */
  #free(words: string, entries: readonly { readonly id: string }[]): string {
    const wish = `told-${slug(words)}`;
    const count = entries.filter(({ id }) => id.startsWith(wish)).length;
    return count === 0 ? wish : `${wish}-${count + 1}`;
  }
}

const same = (one: string, other: string) =>
  plainName(one) !== '' && plainName(one) === plainName(other);

/**
 * The tool that words name: "Google Analytics, counts visits" begins with its name, "Google
 * Analytics" is the beginning of one name alone.
 */
function namedTool(words: string, tools: readonly Tool[]): Tool | undefined {
  const typed = plainName(words);
  const whole = tools.find(
    ({ id, name }) => typed === id || (name.length > 3 && typed.startsWith(plainName(name))),
  );
  const begun =
    typed.length > 5 ? tools.filter(({ name }) => plainName(name).startsWith(typed)) : [];
  return whole ?? (begun.length === 1 ? begun[0] : undefined);
}

const isSameKind = ({ kind, type }: ProposedLine, words: string) =>
  same(kind, words) ||
  (type !== null && (same(type, words) || same(LIKELY_LINES[type].kind, words)));
