/** The laws without a size test as a shelf needs them: loaded once, before they are needed. */
import type { FactBook } from '#law/schema.ts';
import type { SmallLawBook } from '#law/small-laws-book.ts';
import { storeOf, useStored } from '#web/state/store.ts';

export interface SmallLawData {
  readonly book: SmallLawBook;
  /** The questions of the records that these laws read too, without their texts. */
  readonly facts: FactBook;
}
/** Where an owner's pages find them, by the language of the page. */
export const OWNERS_SMALL_LAWS = {
  en: '/small-laws-en.json',
  es: '/small-laws-es.json',
} as const;

type Loaded = SmallLawData | 'failed' | undefined;

const data = storeOf<Loaded>(undefined);
let running: Promise<void> | undefined;
let shown: string | undefined;

async function load(file: string): Promise<void> {
  try {
    const reply = await fetch(file);
    if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
    data.set((await reply.json()) as SmallLawData);
  } catch {
    running = undefined;
    data.set('failed');
  }
}

/** Loads the file once; again only after a failure, or for another language. */
export function loadSmallLaws(file: string): void {
  if (shown !== file) running = undefined;
  shown = file;
  running ??= load(file);
}

/** What was loaded; `failed` until it is tried again. */
export const useSmallLaws = (): Loaded => useStored(data);
