/**
 * What a person could press in a frame: controls, switches, fields, and the layers above the page.
 */
import type { Frame, JSHandle } from 'playwright-core';
import { IN_PAGE } from './in-page.ts';
import type { ControlInPage, FieldInPage, SwitchInPage } from './met-in-page.ts';
import { within } from '../within.ts';

/** A layer above the page, or the part of it that speaks of cookies or privacy. */
interface GroupInPage {
  readonly words: string;
  readonly isWholeFrame: boolean;
}

interface FrameView {
  readonly groups: readonly GroupInPage[];
  readonly controls: readonly ControlInPage[];
  readonly switches: readonly SwitchInPage[];
  readonly fields: readonly FieldInPage[];
}

/** A frame as it was seen, with a way back to what was seen in it. */
export interface SeenFrame extends FrameView {
  readonly frame: Frame;
  readonly handle: JSHandle;
}

const ANSWER_WITHIN_MS = 4_000;

/**
 * The text that is run in the page. The functions of in-page.ts stand before it; `topic` and
 * `choice` are patterns: what a banner speaks of, and what its buttons say.
 */
const LOOK = `
const topic = new RegExp(given.topic, 'i');
const choice = new RegExp(given.choice, 'i');
const elements = allElements(document);
const groups = [];
const forms = [];
const groupOf = (element, words) => {
  if (isInMenu(element)) return -1;
  const part = layerOf(element) ?? (choice.test(words) ? partAround(element, topic) : undefined)
    ?? (given.isInner && textOf(document.body).length < 6000 ? document.body : undefined);
  if (!part) return -1;
  if (!groups.includes(part)) groups.push(part);
  return groups.indexOf(part);
};
const formOf = (element) => {
  const form = element.closest('form');
  if (!form) return -1;
  if (!forms.includes(form)) forms.push(form);
  return forms.indexOf(form);
};
const folded = (element) => element.matches('a[href],button') && isFolded(element) && (isInMenu(element) || !layerOf(element));
const shown = elements.filter((element) => isControl(element) && (isShown(element) || folded(element)));
const pressable = shown.slice(0, 900);
const switched = elements.filter((element) => isSwitch(element) && isUsable(element)).slice(0, 200);
const typed = elements.filter((element) => isShown(element) && element.matches(
  'input:not([type=hidden]):not([type=checkbox]):not([type=radio]):not([type=button]):not([type=submit]):not([type=image]),textarea,select')).slice(0, 100);
const controls = pressable.map((element) => {
  const words = spokenWords(element);
  const box = element.getBoundingClientRect();
  return {
    words, kind: looksLikeButton(element) ? 'button' : 'link',
    href: element instanceof HTMLAnchorElement ? element.href : '',
    area: Math.round(box.width * box.height), contrast: contrastOf(element),
    isInFooter: isInFooter(element), group: groupOf(element, words), form: formOf(element), isDisabled: isDisabled(element),
  };
});
const switches = switched.map((element) => ({
  words: (hasOwnWords(element) ? '' : columnOf(element)) + labelOf(element), isOn: isOn(element),
  isFixed: isDisabled(element),
  isChoice: element.matches('input[type=radio],[role=radio]'), question: questionOf(element) || (hasOwnWords(element) ? columnOf(element) : '') + rowQuestion(element),
  answers: answersWith(element), isMissing: element.validity?.valueMissing === true && !element.form?.noValidate, group: groupOf(element, ''), form: formOf(element),
}));
const fields = typed.map((element) => ({
  words: [element.type, element.name, element.autocomplete, element.id, labelOf(element)].join(' ').slice(0, 300),
  label: labelOf(element) || element.name || element.type, type: element.type, isInFooter: isInFooter(element),
  isMissing: element.required && element.value.trim() === '', options: optionsOf(element), group: groupOf(element, ''), form: formOf(element),
}));
const seenGroups = groups.map((part) => ({
  words: tidy((part.getAttribute('aria-label') ?? '') + ' ' + textOf(part)).slice(0, 1500), isWholeFrame: part === document.body }));
return { view: { groups: seenGroups, controls, switches, fields }, pressable, switched, typed };`;

/** The words that the page is asked for. */
export interface LookWords {
  readonly topic: RegExp;
  readonly choice: RegExp;
}

/** A script for the page: the functions of in-page.ts, then the text, which reads `given`. */
export const pageScript = (text: string, given: unknown): string =>
  `(() => { ${IN_PAGE.map(String).join('\n')}\nconst given = ${JSON.stringify(given)};\n${text} })()`;

/** What stands in a frame; undefined where it does not answer. */
export async function lookAround(
  frame: Frame,
  words: LookWords,
  isInner: boolean,
): Promise<SeenFrame | undefined> {
  const given = { topic: words.topic.source, choice: words.choice.source, isInner };
  try {
    const handle = await within(ANSWER_WITHIN_MS, frame.evaluateHandle(pageScript(LOOK, given)));
    const view = await within(
      ANSWER_WITHIN_MS,
      handle.evaluate((seen: { view: FrameView }) => seen.view),
    );
    return { ...view, frame, handle };
  } catch {
    return undefined; // the frame has gone, or its script never rests
  }
}
