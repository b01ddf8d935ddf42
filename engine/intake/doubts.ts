/** Whether words that ask are a request for sure, or may be and are shown to a person. */
import { hiddenTypes } from './faint.ts';
import { isPlain, type PlainReading } from './plain.ts';
import { saysOf, saysSign, type AskedType, type Wish } from './wishes.ts';

export interface AskingMail extends PlainReading {
  readonly subject: string;
  /** All of its text, with what it quotes. */
  readonly text: string;
  /** Subject and own words, folded. */
  readonly all: string;
  readonly answers: boolean;
  readonly wishes: readonly Wish[];
}

export interface Judged {
  readonly kind: 'request' | 'unclear';
  readonly why: string;
  /** What it may ask as well. */
  readonly hidden: readonly AskedType[];
}

export const unclear = (why: string, hidden: readonly AskedType[] = []): Judged => ({
  kind: 'unclear',
  why,
  hidden,
});

/** A letter of the desk names what it is about, in its subject or in what is quoted of it. */
const OF_DESK = /\brequest|\bprivacy|\bsolicitud|\bprivacidad/i;
const QUOTES_DESK =
  /\byour (?:\w{1,20} )?request\b|\byou asked us\b|\bsu solicitud\b|\bnos pidió\b/i;

/**
 * Its words ask for something. It is a request where one wish is plain and nothing speaks against
 * it: a false one would start a clock, and an opt-out taken for a deletion would be missed.
 */
export function sureOrNot(mail: AskingMail): Judged {
  const { wishes, sentences, all, signs } = mail;
  const said = wishes.map(({ words }) => `“${words}”`).join(', ');
  const hidden = hiddenTypes(wishes, sentences, mail);
  if (hidden.includes('opt-out-sale'))
    return unclear(
      `It says ${said}. It also speaks of selling, ads or profiles: does it refuse them?`,
      hidden,
    );
  if (hidden.includes('delete'))
    return unclear(`It says ${said}. Do they want it deleted as well?`, hidden);
  if (hidden.length > 0)
    return unclear(`It says ${said}. It also speaks of a decision: do they ask why?`, hidden);
  if (mail.answers && (OF_DESK.test(mail.subject) || QUOTES_DESK.test(mail.text)))
    return unclear(`It says ${said}, and answers a letter of the desk: is it a new wish?`);
  const isAnswer = saysSign(all, mail, 'reply') && !saysSign(all, mail, 'firm');
  if (isAnswer || saysOf(all, mail, signs.plain.doubt))
    return unclear(`It says ${said}, and may be about something else.`);
  return wishes.some((wish) => isPlain(wish, mail))
    ? { kind: 'request', why: `It says ${said}.`, hidden }
    : unclear(`It says ${said}, and may only tell of it.`);
}
