/** The form, dialog or page behind an opt-out link: its switches first, then its button. */
import type { Page } from 'playwright-core';
import { lookAtFrames } from '../page/banner.ts';
import type { ControlInPage, FieldInPage } from '../page/in-page.ts';
import type { SeenFrame } from '../page/look-around.ts';
import {
  MEANS_OUT,
  NEWS_FIELD,
  PERSONAL_FIELD,
  SEARCH_FIELD,
  choiceOf,
  optOutRank,
} from '../page/words.ts';
import { pause } from '../within.ts';
import { leadsAway, pressControl, turnSwitch } from './press.ts';
import { hasToTurn } from './switches.ts';

/** Boxes to search, and to sign up for news, stand on most pages, often at the foot; they belong to no opt-out. */
const isBeside = ({ words, type, isInFooter }: FieldInPage): boolean =>
  isInFooter || type === 'search' || SEARCH_FIELD.test(words) || NEWS_FIELD.test(words);

/** The fields of a form that ask who somebody is, or that have to be filled in with what only the visitor knows. */
export const personalFields = (fields: readonly FieldInPage[]): string[] =>
  fields
    .filter((field) => !isBeside(field) && (field.isMissing || PERSONAL_FIELD.test(field.words)))
    .map(({ label }) => label);

/** Fields without a form of their own belong together. */
const isPersonalForm = (seen: SeenFrame, form: number): boolean =>
  personalFields(seen.fields.filter((field) => field.form === form)).length > 0;

async function turnAll(frames: readonly SeenFrame[]): Promise<string[]> {
  const turned: string[] = [];
  for (const seen of frames)
    for (const [at, each] of seen.switches.entries())
      if (hasToTurn(each) && !isPersonalForm(seen, each.form) && (await turnSwitch(seen, at)))
        turned.push(each.words);
  return turned;
}

const ACKNOWLEDGE = /^(ok(ay)?|vale)$/i;

/** How well a control ends an opt-out: the smaller the better; undefined where it does not. */
function endRank({ words, group, form }: ControlInPage, hasTurned: boolean): number | undefined {
  // what lies in a layer stands before what lies on the page
  const place = group < 0 ? 0.5 : 0;
  const kind = choiceOf(words);
  if (kind === 'refuse') return place;
  if (optOutRank(words) !== undefined || (words.length < 60 && MEANS_OUT.test(words)))
    return 1 + place;
  if ((kind === 'save' || ACKNOWLEDGE.test(words)) && hasTurned) return 2 + place;
  return kind === 'save' && (group >= 0 || form >= 0) ? 3 + place : undefined;
}

/** What was pressed already, and the layers that were there before. */
export interface Before {
  readonly tried: readonly string[];
  readonly known: ReadonlySet<string>;
}

interface End {
  readonly in: SeenFrame;
  readonly at: number;
  readonly words: string;
  readonly rank: number;
}

/** Whether pressing it would tell who one is, or sign up for news. */
const isOfAPerson = (seen: SeenFrame, form: number): boolean =>
  isPersonalForm(seen, form) ||
  (form >= 0 && seen.fields.some((field) => field.form === form && NEWS_FIELD.test(field.words)));

/** The controls that would end the opt-out, the best first; links away from the page are none. */
function endsIn(frames: readonly SeenFrame[], { tried, known }: Before, hasTurned: boolean): End[] {
  const ends = frames.flatMap((seen) =>
    seen.controls.flatMap((control, at): End[] => {
      const rank = endRank(control, hasTurned);
      const isOfBanner = known.has(seen.groups[control.group]?.words ?? '');
      if (rank === undefined || isOfBanner || leadsAway(control)) return [];
      if (tried.includes(control.words) || isOfAPerson(seen, control.form)) return [];
      return [{ in: seen, at, words: control.words, rank }];
    }),
  );
  return ends.toSorted((a, b) => a.rank - b.rank);
}

/**
 * Turns what has to be turned and presses the button that ends it, and a second one where the first asks again. Gives the
 * words of all that was pressed; nothing where there was nothing to press without telling who one is.
 */
export async function endOptOut(
  page: Page,
  frames: readonly SeenFrame[],
  { tried, known }: Before,
): Promise<string[]> {
  const done = await turnAll(frames);
  let now: readonly SeenFrame[] = done.length > 0 ? await lookAtFrames(page) : frames;
  for (let round = 0; round < 2; round += 1) {
    const end = endsIn(now, { tried: [...tried, ...done], known }, done.length > 0)[0];
    if (!end || !(await pressControl(end.in, end.at))) break;
    done.push(end.words);
    await pause(300);
    now = await lookAtFrames(page);
    const turned = round === 0 ? await turnAll(now) : [];
    if (turned.length > 0) {
      done.push(...turned);
      now = await lookAtFrames(page);
    }
  }
  return done;
}
