/**
 * Where a choice is kept: in what lasts, or only in the store of the tab, which is gone when the
 * tab is closed.
 */
import type { Page } from 'playwright-core';
import * as z from 'zod';
import { INDEXED_ENTRIES } from '../page/indexed-stores.ts';
import { pageScript } from '../page/look-around.ts';
import { within } from '../within.ts';

const ANSWER_WITHIN_MS = 3_000;

const READ = `${INDEXED_ENTRIES}
const entries = (store) => Object.keys(store).slice(0, 200).map((name) => [name, String(store[name]).slice(0, 2000)]);
const read = { host: location.host, tab: [], lasting: [] };
try { read.tab = entries(sessionStorage); read.lasting = entries(localStorage); } catch { }
return indexedEntries().then((more) => ({ ...read, lasting: [...read.lasting, ...more] }));`;
const CLEAR = 'try { sessionStorage.clear(); } catch { }';

const entries = z.array(z.tuple([z.string(), z.string()]));
const frameStores = z.object({ host: z.string(), tab: entries, lasting: entries });

/** What a page and its frames hold, each entry with its place. */
export interface Stores {
  readonly tab: ReadonlyMap<string, string>;
  readonly lasting: ReadonlyMap<string, string>;
}

/** Runs a script in each frame; a frame that has gone, or may hold nothing, gives nothing. */
async function inFrames(page: Page, script: string): Promise<unknown[]> {
  const frames = page.frames().slice(0, 25);
  return Promise.all(
    frames.map((frame) =>
      within(ANSWER_WITHIN_MS, frame.evaluate(pageScript(script, {}))).catch(() => undefined),
    ),
  );
}

/** Reads cookies and stores. */
export async function readStores(page: Page): Promise<Stores> {
  const frames = (await inFrames(page, READ)).flatMap((given) => {
    const read = frameStores.safeParse(given);
    return read.success ? [read.data] : [];
  });
  const cookies = await within(ANSWER_WITHIN_MS, page.context().cookies());
  const placed = (kind: 'tab' | 'lasting') =>
    frames.flatMap((frame) =>
      frame[kind].map(([name, value]) => [`${frame.host} ${name}`, value] as const),
    );
  const jar = cookies.map(({ domain, path, name, value }) => {
    return [`cookie ${domain}${path} ${name}`, value] as const;
  });
  return { tab: new Map(placed('tab')), lasting: new Map([...jar, ...placed('lasting')]) };
}

const hasChanged = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...after].some(([place, value]) => before.get(place) !== value);

/** Whether a press changed the store of the tab, and nothing that lasts longer. */
export const isKeptInTab = (before: Stores, after: Stores): boolean =>
  hasChanged(before.tab, after.tab) && !hasChanged(before.lasting, after.lasting);

/** Trackers count and note the time at each press: what differs in figures alone is no choice. */
const bare = (value: string | undefined) => value?.replaceAll(/\d/g, '');

/** Whether a press changed what a page keeps, in anything but counts and times. */
export const keptSomething = (before: Stores, after: Stores): boolean =>
  (['tab', 'lasting'] as const).some((kind) =>
    [...after[kind]].some(([place, value]) => bare(before[kind].get(place)) !== bare(value)),
  );

/** Empties the store of the tab, as closing it does. */
export async function forgetTab(page: Page): Promise<void> {
  await inFrames(page, CLEAR);
}
