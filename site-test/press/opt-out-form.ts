/** The form, dialog or page behind an opt-out link: its switches first, then its button. */
import type { Page } from 'playwright-core';
import { lookAtFrames } from '../page/banner.ts';
import type { ControlInPage, FieldInPage, SwitchInPage } from '../page/met-in-page.ts';
import type { SeenFrame } from '../page/look-around.ts';
import {
  GO_ON,
  MEANS_OUT,
  NEWS_FIELD,
  PERSONAL_FIELD,
  SEARCH_FIELD,
  acknowledges,
  choiceOf,
  optOutRank,
} from '../page/words.ts';
import { pause } from '../within.ts';
import { leadsAway, pressControl, turnSwitch } from './press.ts';
import { hasToTurn, isOpenNo } from './switches.ts';

/**
 * Boxes to search, and to sign up for news, stand on most pages, often at the foot; they belong to
 * no opt-out.
 */
const isBeside = ({ words, type, isInFooter }: FieldInPage): boolean =>
  isInFooter || type === 'search' || SEARCH_FIELD.test(words) || NEWS_FIELD.test(words);

/**
 * The fields of a form that ask who somebody is, or that have to be filled in with what only the
 * visitor knows.
 */
export const personalFields = (fields: readonly FieldInPage[]): string[] =>
  fields
    .filter((field) => !isBeside(field) && (field.isMissing || PERSONAL_FIELD.test(field.words)))
    .map(({ label }) => label);

/**
 * What the form of a button asks of a person, wherever on the page it stands: it must not be sent.
 * A link sends no form.
 */
export function askedBeside(seen: SeenFrame, at: number): string[] {
  const { form = -1, href = '' } = seen.controls[at] ?? {};
  if (href !== '') return [];
  const fields = form < 0 ? [] : seen.fields.filter((field) => field.form === form);
  return fields.filter(({ words }) => PERSONAL_FIELD.test(words)).map(({ label }) => label);
}

/** Fields without a form of their own belong together. */
const isPersonalForm = (seen: SeenFrame, form: number): boolean =>
  personalFields(seen.fields.filter((field) => field.form === form)).length > 0;

async function turnAll(frames: readonly SeenFrame[]): Promise<string[]> {
  const turned: string[] = [];
  for (const seen of frames) {
    const forms = new Set<number>();
    const done = new Set<SwitchInPage>();
    const turn = async (fits: (each: SwitchInPage) => boolean) => {
      for (const [at, each] of seen.switches.entries())
        if (fits(each) && !isPersonalForm(seen, each.form) && (await turnSwitch(seen, at))) {
          turned.push(wordsOf(each));
          done.add(each);
          forms.add(each.form);
        }
    };
    await turn(hasToTurn);
    // a form may want an answer to each of its kinds before it takes any
    await turn(
      (each) => !done.has(each) && forms.has(each.form) && each.group >= 0 && isOpenNo(each),
    );
  }
  return turned;
}

/** A mere "No" says nothing without its question. */
const wordsOf = ({ words, question, isChoice }: SwitchInPage): string =>
  isChoice && question !== '' && words.length < 5 ? `${question}: ${words}` : words;

/** "Next", "Continue": longer words say where they lead. */
const LONGEST_STEP = 12;
/** The end, and one that asks again; steps on the way are not counted. */
const ENDS_AT_MOST = 2;
const STEPS_AT_MOST = 2;

const isStep = (words: string): boolean => words.length < LONGEST_STEP && GO_ON.test(words);

/**
 * How well a control ends an opt-out: the smaller the better; undefined where it does not. Words of
 * the opt-out itself stand before any other refusal, which may be that of a banner beside it.
 */
function endRank({ words, group, form }: ControlInPage, hasTurned: boolean): number | undefined {
  // what lies in a layer stands before what lies on the page
  const place = group < 0 ? 0.5 : 0;
  const kind = choiceOf(words);
  if (kind === 'refuse' && MEANS_OUT.test(words)) return place;
  if (kind === 'save' && hasTurned) return 1 + place;
  if (kind === 'refuse') return 2 + place;
  if (optOutRank(words) !== undefined || (words.length < 60 && MEANS_OUT.test(words)))
    return 3 + place;
  if (acknowledges(words) && hasTurned) return 4 + place;
  if (kind === 'save' && (group >= 0 || form >= 0)) return 5 + place;
  // an answer may only lead to the next step
  return hasTurned && isStep(words) ? 6 + place : undefined;
}

/** What was pressed already, and the layers that were there before. */
export interface Before {
  readonly tried: readonly string[];
  readonly known: ReadonlySet<string>;
  /**
   * Layers were opened by what was pressed; else those that ask for a yes are banners that came
   * late.
   */
  readonly opensLayers: boolean;
}

/**
 * A banner's refusal is no opt-out: pressed beside it, it would hide that the opt-out does nothing.
 */
function isOfBanner(seen: SeenFrame, group: number, { known, opensLayers }: Before): boolean {
  const layer = seen.groups[group];
  if (!layer) return false;
  if (known.has(layer.words)) return true;
  if (opensLayers || layer.isWholeFrame || MEANS_OUT.test(layer.words)) return false;
  return seen.controls.some((each) => each.group === group && choiceOf(each.words) === 'accept');
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

/** Whether its form waits for an answer: pressing its button would send nothing. */
const isBlocked = (seen: SeenFrame, form: number): boolean =>
  form >= 0 && seen.switches.some((each) => each.form === form && each.isMissing);

/** The controls that would end the opt-out, the best first; links away from the page are none. */
function endsIn(frames: readonly SeenFrame[], before: Before, hasTurned: boolean): End[] {
  const ends = frames.flatMap((seen) =>
    seen.controls.flatMap((control, at): End[] => {
      const rank = endRank(control, hasTurned);
      if (rank === undefined || control.isDisabled || leadsAway(control)) return [];
      if (isOfBanner(seen, control.group, before)) return [];
      if (before.tried.includes(control.words) || isOfAPerson(seen, control.form)) return [];
      if (isBlocked(seen, control.form)) return [];
      return [{ in: seen, at, words: control.words, rank }];
    }),
  );
  return ends.toSorted((a, b) => a.rank - b.rank);
}

/**
 * Turns what has to be turned and presses the button that ends it, and a second one where the first
 * asks again. Gives the words of all that was pressed; nothing where there was nothing to press
 * without telling who one is.
 */
export async function endOptOut(
  page: Page,
  frames: readonly SeenFrame[],
  before: Before,
): Promise<string[]> {
  const done = await turnAll(frames);
  const stood: string[] = [];
  let now: readonly SeenFrame[] = done.length > 0 ? await lookAtFrames(page) : frames;
  let [press, steps] = [0, 0];
  while (press < ENDS_AT_MOST && steps <= STEPS_AT_MOST) {
    const tried = [...before.tried, ...done, ...stood];
    const end = endsIn(now, { ...before, tried }, done.length > 0)[0];
    if (!end || !(await pressControl(end.in, end.at))) break;
    done.push(end.words);
    if (isStep(end.words)) steps += 1;
    else press += 1;
    // only what the press brought asks again; a refusal that stood there before is that of
    // something else
    const all = now.flatMap(({ controls }) => controls.map(({ words }) => words));
    stood.push(...all.filter((words) => choiceOf(words) === 'refuse'));
    await pause(300);
    now = await lookAtFrames(page);
    const turned = press <= 1 ? await turnAll(now) : [];
    if (turned.length > 0) {
      done.push(...turned);
      now = await lookAtFrames(page);
    }
  }
  return done;
}
