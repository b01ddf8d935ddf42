/** Turns the owner's tools and decisions into findings. */
import {
  type Decision,
  findFromTools,
  isOpen,
  type LimitScope,
  ratingToday,
  type ToolFinding,
  type ToolFindings,
  type ToolInUse,
  type ToolRatings,
} from '#engine/facts/tools-in-use.ts';
import type { StateCode } from '#law/codes.ts';
import type { HelperWords } from '#web/words/check-helpers/en.ts';
import type { Figures } from '#web/parts/check-helpers/loading/figures.ts';
import type { ToolText } from '#web/parts/check-helpers/loading/data-files.ts';

export interface ToolDecisions {
  readonly sale?: Decision;
  readonly ads?: Decision;
  readonly limitedFor?: readonly LimitScope[];
}
type Besides = 'complete' | 'otherSale' | 'otherAds' | 'outsiders';

export interface ToolEntries {
  readonly step: 'pick' | 'look' | 'rest' | 'result';
  readonly typed: string;
  readonly ticked: readonly string[];
  readonly decided: Readonly<Record<string, ToolDecisions>>;
  readonly besides: Readonly<Partial<Record<Besides, Decision>>>;
}

export const NOTHING_TICKED: ToolEntries = {
  step: 'pick',
  typed: '',
  ticked: [],
  decided: {},
  besides: {},
};

export interface Looked {
  readonly tool: ToolText;
  readonly reading: ToolRatings;
  readonly decided: ToolDecisions;
}

function inUse({ tool, reading, decided }: Looked): ToolInUse {
  const [role, mayBeSale, mayBeTargetedAdvertising] = tool.everyone ?? [];
  return {
    id: tool.id,
    role: tool.role,
    mayBeSale: tool.sale,
    mayBeTargetedAdvertising: tool.ads,
    ...(role &&
      mayBeSale &&
      mayBeTargetedAdvertising && { forEveryone: { role, mayBeSale, mayBeTargetedAdvertising } }),
    limitedFor: decided.limitedFor ?? [],
    // Answers to questions that are no longer asked do not count.
    sale: isOpen(reading.mayBeSale) ? decided.sale : undefined,
    ads: isOpen(reading.mayBeTargetedAdvertising) ? decided.ads : undefined,
  };
}

/** The chosen tools, with what they mean today. */
export function lookedAt(tools: readonly ToolText[], { ticked, decided }: ToolEntries): Looked[] {
  return tools
    .filter(({ id }) => ticked.includes(id))
    .map((tool) => {
      const own = decided[tool.id] ?? {};
      const start: ToolRatings = {
        role: tool.role,
        mayBeSale: tool.sale,
        mayBeTargetedAdvertising: tool.ads,
      };
      const bare = inUse({ tool, reading: start, decided: own });
      return { tool, reading: ratingToday(bare), decided: own };
    });
}

/** The owner's states in which the setting of a vendor does not work. */
export const notCovered = (
  optOuts: ToolText['optOuts'],
  states: readonly StateCode[],
): readonly StateCode[] =>
  optOuts === undefined || optOuts === true
    ? []
    : states.filter((state) => !optOuts[0].includes(state));

/** Whether opt-outs are honored while the sale or the ads go on for everyone else. */
export const goesOn = ({ reading, decided }: Looked): boolean =>
  (decided.limitedFor ?? []).includes('those who opt out') &&
  (isOpen(reading.mayBeSale) || isOpen(reading.mayBeTargetedAdvertising));

/** The number of open questions about these tools. */
export const openToolQuestions = (looked: readonly Looked[]): number =>
  looked.reduce((sum, { reading, decided }) => {
    const open = (rating: ToolRatings['mayBeSale'], said: Decision | undefined) =>
      isOpen(rating) && said !== 'yes' && said !== 'no' ? 1 : 0;
    return (
      sum +
      open(reading.mayBeSale, decided.sale) +
      open(reading.mayBeTargetedAdvertising, decided.ads)
    );
  }, 0);

export const findingsOf = (looked: readonly Looked[], { besides }: ToolEntries): ToolFindings =>
  findFromTools(looked.map(inUse), besides);

/** The reason for a finding, in one sentence. */
export function becauseWords(
  { reason, tools }: ToolFinding,
  all: readonly ToolText[],
  words: HelperWords['tools'],
  figures: Figures,
): string {
  const names = tools.map((id) => all.find((tool) => tool.id === id)?.name ?? id);
  return words.because[reason](figures.list(names));
}
