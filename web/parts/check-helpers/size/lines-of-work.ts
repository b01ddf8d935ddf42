/** The lines of work of the size standards, and their search. */
import { limitOf, type SizeLimit, type StatedStandard } from '#engine/size/size.ts';
import type {
  CheckData,
  CheckTexts,
  ShortIndustry,
  ShortStandard,
} from '#web/parts/check-helpers/loading/data-files.ts';

interface Part {
  /** The official title, in English. */
  readonly title: string;
  readonly plain?: string | undefined;
  readonly limit: SizeLimit;
  readonly note?: string | undefined;
}

export interface LineOfWork {
  readonly naics: string;
  /** The official title, in English. */
  readonly title: string;
  /** In plain words, in the language of the page; several if it belongs to several industries. */
  readonly labels: readonly string[];
  /** undefined: the regulation sets none. */
  readonly limit?: SizeLimit | undefined;
  readonly note?: string | undefined;
  readonly parts: readonly Part[];
}

const KINDS = { r: 'receipts', e: 'employees', a: 'assets' } as const;

function readStandard(short: ShortStandard): StatedStandard {
  const figure = Number(short.slice(1));
  const kind = KINDS[short.charAt(0) as keyof typeof KINDS];
  return kind === 'employees' ? { kind, count: figure } : { kind, millionsUSD: figure };
}

/** Every line of work, those without a limit last. */
export function linesOfWork({ sizes }: CheckData, texts: CheckTexts): readonly LineOfWork[] {
  const labels = new Map<string, string[]>();
  for (const [naics, label] of texts.industries.flatMap(({ codes }) => codes))
    labels.set(naics, [...(labels.get(naics) ?? []), label]);
  const read = (short: ShortIndustry): LineOfWork => {
    const [naics, title, standard, note = -1, parts = []] = short;
    const plain = texts.exceptions[naics] ?? [];
    return {
      naics,
      title,
      labels: labels.get(naics) ?? [],
      limit: limitOf(readStandard(standard)),
      note: texts.notes[note],
      parts: parts.map(([title, standard, note = -1], at) => ({
        title,
        plain: plain[at],
        limit: limitOf(readStandard(standard)),
        note: texts.notes[note],
      })),
    };
  };
  const without = sizes.noStandard.map(([naics, title]) => ({
    naics,
    title,
    labels: [],
    parts: [],
  }));
  return [...sizes.industries.map(read), ...without];
}

/** Six digits that are not in the list of 2022. */
export const isOldCode = (typed: string, found: readonly LineOfWork[]) =>
  /^\d{6}$/.test(typed.trim()) && found.length === 0;
