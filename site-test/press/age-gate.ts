/** The question for an age that stands before some sites. */
import type { Page } from 'playwright-core';
import { lookAtFrames } from '../page/banner.ts';
import { AGE_GATE, AGE_YES } from '../page/words.ts';
import { pressControl } from './press.ts';

/**
 * Answers a layer that asks for an age before it lets anybody in: some banners and tools wait
 * behind it.
 */
export async function passAgeGate(page: Page): Promise<void> {
  for (const seen of await lookAtFrames(page)) {
    const at = seen.controls.findIndex(
      ({ group, words }) => AGE_YES.test(words) && AGE_GATE.test(seen.groups[group]?.words ?? ''),
    );
    if (at !== -1) await pressControl(seen, at);
  }
}
