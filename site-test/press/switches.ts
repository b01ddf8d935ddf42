/** Which switches have to be turned so that they mean no. */
import type { SwitchInPage } from '../page/met-in-page.ts';
import { MEANS_NO, MEANS_OUT, MEANS_TRACKING, NECESSARY, choiceOf } from '../page/words.ts';

const YES = /^(yes|on|s[ií])\b/i;

/**
 * "Essential cookies only" as one of several answers; a switch for what is necessary turns nothing.
 */
const isNecessaryOnly = ({ words, isChoice }: SwitchInPage): boolean =>
  isChoice && NECESSARY.test(words) && choiceOf(words) === 'refuse';

const isOfNecessary = (each: SwitchInPage): boolean =>
  NECESSARY.test(each.words) && !isNecessaryOnly(each);

/**
 * Of several answers, the one that means no: to "sell my data?" it is no, to "opt out?" it is yes.
 */
function isNoOf(each: SwitchInPage): boolean {
  const { words, question } = each;
  if (MEANS_OUT.test(words) || isNecessaryOnly(each)) return true;
  return MEANS_OUT.test(question) ? YES.test(words) : MEANS_NO.test(words);
}

/** Behind an opt-out link: only what the opt-out is about; a page may ask other things too. */
export function hasToTurn(each: SwitchInPage): boolean {
  if (each.isFixed || isOfNecessary(each)) return false;
  if (each.isChoice)
    return (
      !each.isOn &&
      isNoOf(each) &&
      (MEANS_OUT.test(each.words) ||
        MEANS_TRACKING.test(each.question === '' ? each.answers : each.question) ||
        isNecessaryOnly(each))
    );
  if (MEANS_OUT.test(each.words)) return !each.isOn;
  return each.isOn && MEANS_TRACKING.test(each.words);
}

/**
 * The no to a kind of use that the same form wants answered; a question with "?" is another one.
 */
export const isOpenNo = (each: SwitchInPage): boolean =>
  each.isChoice && each.isMissing && !each.isFixed && !each.isOn && isShortNo(each);

const isShortNo = ({ words, question }: SwitchInPage): boolean =>
  MEANS_NO.test(words) && question !== '' && question.length < 80 && !question.includes('?');

/** In a banner, which asks about cookies alone: everything that may be turned off. */
export function isToRefuse(each: SwitchInPage): boolean {
  if (each.isFixed || isOfNecessary(each)) return false;
  if (each.isChoice) return !each.isOn && isNoOf(each);
  return MEANS_OUT.test(each.words) ? !each.isOn : each.isOn;
}
