/**
 * Presses a control or turns a switch, as a person would; where something lies over it, as a
 * keyboard would.
 */
import type { ElementHandle } from 'playwright-core';
import type { ControlInPage } from '../page/met-in-page.ts';
import type { SeenFrame } from '../page/look-around.ts';
import { pause, within } from '../within.ts';

const REACH_WITHIN_MS = 2_000;
/** What a page takes to show the next layer after a press. */
const SETTLE_MS = 900;

/** A link to another page, and not a button that looks like one. */
export const leadsAway = ({ href }: ControlInPage): boolean =>
  /^https?:/.test(href) && !href.includes('#');

async function elementAt(seen: SeenFrame, list: 'pressable' | 'switched', at: number) {
  const handle = await seen.handle.evaluateHandle(
    (all: Record<string, Element[]>, [name, index]: [string, number]) => all[name]?.[index],
    [list, at] as [string, number],
  );
  return handle.asElement() as ElementHandle<HTMLElement> | null;
}

async function pressElement(element: ElementHandle<HTMLElement> | null): Promise<boolean> {
  if (!element) return false;
  try {
    await element.click({ timeout: REACH_WITHIN_MS });
    return true;
  } catch {
    try {
      await within(
        REACH_WITHIN_MS,
        element.evaluate((each) => each.click()),
      );
      return true;
    } catch {
      return false; // it went away meanwhile
    }
  }
}

/**
 * Presses the control at an index of a frame that was looked at; says whether it could be reached.
 */
export async function pressControl(seen: SeenFrame, at: number): Promise<boolean> {
  const pressed = await pressElement(await elementAt(seen, 'pressable', at).catch(() => null));
  await pause(SETTLE_MS);
  return pressed;
}

/** Turns the switch at an index of a frame that was looked at. */
export async function turnSwitch(seen: SeenFrame, at: number): Promise<boolean> {
  return pressElement(await elementAt(seen, 'switched', at).catch(() => null));
}
