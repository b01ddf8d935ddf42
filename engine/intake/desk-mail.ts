/**
 * A mail to the request desk: what it asks for, for whom, and from where. A proposal that the owner
 * confirms; nothing here starts a clock by itself.
 */
import type { MAIL_KINDS } from '#engine/words/requests.ts';
import type { MailSigns } from '#reference/schema-mail-signs.ts';
import { folded, saysOne } from './folded.ts';
import { FEW_CHARACTERS, kindOfMail, type Heard } from './kind.ts';
import { mailLanguage, type MailLanguage } from './mail-language.ts';
import { mailState, namesTwoHomes } from './mail-state.ts';
import { isForwarded, ownText } from './own-text.ts';
import { asSeen, spelt } from './readable.ts';
import { refusedIn } from './refused.ts';
import { isAnswer } from './sent-how.ts';
import {
  mailSentences,
  saysSign,
  wishesIn,
  withoutEmptyBoxes,
  type AskedType,
  type MailSentence,
  type Wish,
} from './wishes.ts';

export interface DeskMail {
  readonly subject: string;
  /** Plain text, quotations included. */
  readonly text: string;
  /** Small names → values of the headers that tell how it was sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly from: string;
}

type MailKind = (typeof MAIL_KINDS)[number];

export interface ReadMail {
  readonly kind: MailKind;
  readonly types: readonly AskedType[];
  readonly about: 'self' | 'other';
  readonly agent: boolean;
  readonly state: string | null;
  /** It names two states as the home, so none is proposed. */
  readonly twoStates: boolean;
  readonly language: MailLanguage | null;
  /** A sentence that says on what the reading stands. */
  readonly why: string;
  /** The sentences of the mail that may ask for something, as they stand there. */
  readonly said: readonly string[];
}

/** So many sentences are shown, of so many characters each. */
const MOST_SAID = 3;
const LONGEST_SAID = 300;

/** Characters: whoever asks for something says so before. */
const MOST_TEXT = 200_000;

/** Reads the mail. Pure: same input, same answer. */
export function readDeskMail(mail: DeskMail, signs: MailSigns): ReadMail {
  const text = asSeen(mail.text.slice(0, MOST_TEXT).replaceAll(/\r\n?/g, '\n'));
  const plain = { ...mail, text, subject: asSeen(mail.subject) };
  const found = findIn(plain, ownText(text), signs);
  // a colleague's words beside what was passed on ask nothing themselves
  const isPassedOn = isForwarded(plain) && found.wishes.length === 0;
  return told(isPassedOn ? findIn(plain, ownText(text, true), signs) : found, signs);
}

function told(found: Found, signs: MailSigns): ReadMail {
  const { mail, own, language, spoken, agent, answers, wishes, has } = found;
  const told = `${mail.subject}\n${answers ? mail.text : own}`;
  const state = mailState(told, signs.people);
  const { kind, why, hidden = [], faint = [] } = kindOfMail(found);
  const asks = kind !== 'none' && kind !== 'reply';
  const raised = new Set([...wishes.flatMap(({ sentences }) => sentences), ...faint]);
  return {
    about: agent ? 'other' : 'self',
    agent,
    language: language ?? (own.length < FEW_CHARACTERS ? spoken : null),
    state: kind === 'none' && has('selling') ? null : state,
    twoStates: namesTwoHomes(told),
    kind,
    types: asks ? [...new Set([...typesOf(wishes, state), ...hidden])] : [],
    why,
    said: asks ? textsOf(found.told, raised) : [],
  };
}

const textsOf = (told: readonly MailSentence[], raised: ReadonlySet<string>): string[] =>
  [...new Set(told.filter(({ words }) => raised.has(words)).map(({ text }) => text))]
    .slice(0, MOST_SAID)
    .map((text) => text.slice(0, LONGEST_SAID));

function findIn(mail: DeskMail, own: string, signs: MailSigns): Found {
  const answers = isAnswer(mail);
  // the subject of an answer is the desk's
  const subject = answers ? '' : mail.subject;
  const language = mailLanguage(`${subject} ${own}`);
  const isBareSpanish = saysOne(folded(own), signs.bare.es, signs.classes.es) !== undefined;
  const spoken = language ?? (isBareSpanish ? 'es' : 'en');
  const heard = { signs, told: spoken };
  const told = mailSentences(subject, own, heard);
  const sentences = told.map(({ words }) => words);
  const all = spelt(folded(`${subject}. ${withoutEmptyBoxes(own)}`), signs, spoken);
  const has: Heard['has'] = (kind) => saysSign(all, heard, kind);
  const agent = has('agent');
  const reading = { ...heard, answers, aboutData: has('data'), wantsBack: has('undo'), agent };
  const said = wishesIn(sentences, reading);
  return {
    signs,
    mail,
    own,
    told,
    all,
    answers,
    language,
    spoken,
    has,
    agent,
    wishes: [...said, ...refusedIn(sentences, said, reading)],
    saysIn: (words, kind) => saysSign(folded(words), heard, kind),
  };
}

/** "Sharing" is ads in California's words alone (Cal. Civ. Code § 1798.140(ah)). */
function typesOf(wishes: readonly Wish[], state: string | null): AskedType[] {
  const isShared = ({ type, words }: Wish) =>
    type === 'opt-out-ads' && /\bshar|\bcompart/.test(words) && !/\bads?\b|\banunc/.test(words);
  const counted = wishes.filter((wish) => state === null || state === 'CA' || !isShared(wish));
  return [...new Set(counted.map(({ type }) => type))];
}

interface Found extends Heard {
  readonly language: MailLanguage | null;
}
