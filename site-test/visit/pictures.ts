/** Pictures for the evidence: what a visitor saw. */
import type { Page } from 'playwright-core';
import type { SeenPicture } from '#engine/site/record/visit.ts';
import { within } from '../within.ts';
import type { Stage } from './stage.ts';

const TAKEN_WITHIN_MS = 3_000;
const BYTES_AT_MOST = 250_000;

/**
 * Takes a JPEG of what stands on the screen; a rougher one where it is large. Nothing where the
 * page does not hold still.
 */
export async function takePicture(
  page: Page,
  stage: Stage,
  moment: SeenPicture['moment'],
): Promise<void> {
  for (const quality of [60, 25]) {
    const taken = await within(
      TAKEN_WITHIN_MS,
      page.screenshot({ type: 'jpeg', quality, timeout: TAKEN_WITHIN_MS }),
    ).catch(() => undefined);
    if (!taken) return;
    if (taken.length > BYTES_AT_MOST) continue;
    const jpeg = taken.toString('base64');
    stage.pictures.push({ situation: stage.situation, moment, jpeg });
    return;
  }
}
