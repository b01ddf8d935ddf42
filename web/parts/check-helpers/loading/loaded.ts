/** The helpers' loaded data, and the owner's entries while the page is open. In memory only. */
import { useCallback, useState } from 'react';
import { storeOf, useStored } from '#web/state/store.ts';
import type { HelperWords } from '#web/words/check-helpers/en.ts';
import type { CheckData, CheckTexts, HelperFiles } from './data-files.ts';
import { figuresIn, type Figures } from './figures.ts';

export interface Loaded {
  readonly words: HelperWords;
  readonly figures: Figures;
  readonly data: CheckData;
  readonly texts: CheckTexts;
  /** The last full calendar year. */
  readonly year: number;
}
export type Loading = { readonly is: 'loading' | 'failed' } | ({ readonly is: 'here' } & Loaded);

const LOADING: Loading = { is: 'loading' };
const state = storeOf<Loading>(LOADING);
/** Gets the data ready before it is shown. */
type Prepare = (data: CheckData) => void;
let asked: [files: HelperFiles, asOf: string, prepare: Prepare] | undefined;
let running: Promise<void> | undefined;

async function fetchJson<Content>(address: string): Promise<Content> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return (await reply.json()) as Content;
}

const wordsOf = async ({ language }: HelperFiles): Promise<HelperWords> =>
  language === 'es'
    ? (await import('#web/words/check-helpers/es.ts')).ES
    : (await import('#web/words/check-helpers/en.ts')).EN;

async function load(files: HelperFiles, asOf: string, prepare: Prepare): Promise<void> {
  state.set(LOADING);
  try {
    const [words, data, texts] = await Promise.all([
      wordsOf(files),
      fetchJson<CheckData>(files.data),
      fetchJson<CheckTexts>(files.texts),
    ]);
    if (files.language === 'es') await loadAccents();
    prepare(data);
    const year = Number(asOf.slice(0, 4)) - 1;
    state.set({ is: 'here', words, figures: figuresIn(files.language), data, texts, year });
  } catch {
    running = undefined;
    state.set({ is: 'failed' });
  }
}

/**
 * Accented letters are in separate font files, which would otherwise be requested with the first
 * such word.
 */
async function loadAccents(): Promise<void> {
  const faces = ['600 1rem Besley', "1rem 'Public Sans Variable'"];
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, 'áéíóúñ¿¡«»')));
}

/** Loads once; again only after a failure, or for another language. */
export function loadData(files: HelperFiles, asOf: string, prepare: Prepare): Promise<void> {
  if (asked?.[0].texts !== files.texts) running = undefined;
  asked = [files, asOf, prepare];
  running ??= load(files, asOf, prepare);
  return running;
}

/** Retries what failed. */
export const loadAgain = (): void => {
  if (asked) void loadData(...asked);
};

export const useLoading = (): Loading => useStored(state);

const kept = new Map<string, unknown>();

/** State that persists while a helper is closed. */
export function useKept<Value extends object>(
  key: string,
  initial: Value,
): [Value, (part: Partial<Value>) => void] {
  const [value, set] = useState(() => (kept.get(key) as Value | undefined) ?? initial);
  const change = useCallback(
    (part: Partial<Value>) =>
      set((before) => {
        const after = { ...before, ...part };
        kept.set(key, after);
        return after;
      }),
    [key],
  );
  return [value, change];
}
