/**
 * A mail to the request desk: what it asks for, for whom, and from where. A proposal that the owner
 * confirms; nothing here starts a clock by itself.
 */
import type { MAIL_KINDS } from '#engine/words/requests.ts';
import type { MailSigns } from '#reference/schema-mail-signs.ts';
import { sureOrNot, stops, unclear } from './doubts.ts';
import { folded, saysOne } from './folded.ts';
import { mailLanguage, type MailLanguage } from './mail-language.ts';
import { mailState, namesTwoHomes } from './mail-state.ts';
import { isForwarded, ownText } from './own-text.ts';
import { asSeen, spelt } from './readable.ts';
import { refusedIn } from './refused.ts';
import {
  mailSentences,
  saysSign,
  touches,
  wishesIn,
  withoutEmptyBoxes,
  type AskedType,
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
}

/** Reads the mail. Pure: same input, same answer. */
export function readDeskMail(mail: DeskMail, signs: MailSigns): ReadMail {
  const text = asSeen(mail.text.replaceAll(/\r\n?/g, '\n'));
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
  const { kind, why } = kindOf(found);
  const asks = kind !== 'none' && kind !== 'reply';
  return {
    about: agent ? 'other' : 'self',
    agent,
    language: language ?? (own.length < SHORT ? spoken : null),
    state: kind === 'none' && has('selling') ? null : state,
    twoStates: namesTwoHomes(told),
    kind,
    types: asks ? typesOf(wishes, state) : [],
    why,
  };
}

function findIn(mail: DeskMail, own: string, signs: MailSigns): Found {
  const answers = isAnswer(mail);
  // the subject of an answer is the desk's
  const subject = answers ? '' : mail.subject;
  const language = mailLanguage(`${subject} ${own}`);
  const isBareSpanish = saysOne(folded(own), signs.bare.es, signs.classes.es) !== undefined;
  const spoken = language ?? (isBareSpanish ? 'es' : 'en');
  const heard = { signs, told: spoken };
  const sentences = mailSentences(subject, own, heard);
  const all = spelt(folded(`${subject}. ${withoutEmptyBoxes(own)}`), signs, spoken);
  const has: Found['has'] = (kind) => saysSign(all, heard, kind);
  const agent = has('agent');
  const reading = { ...heard, answers, aboutData: has('data'), wantsBack: has('undo'), agent };
  const said = wishesIn(sentences, reading);
  return {
    mail,
    own,
    all,
    answers,
    language,
    spoken,
    has,
    agent,
    wishes: [...said, ...refusedIn(sentences, said, reading)],
    touches: sentences.some((sentence) => touches(sentence, heard)),
    saysIn: (words, kind) => saysSign(folded(words), heard, kind),
  };
}

type SignKind = Parameters<typeof saysSign>[2];

/** "Sharing" is ads in California's words alone (Cal. Civ. Code § 1798.140(ah)). */
function typesOf(wishes: readonly Wish[], state: string | null): AskedType[] {
  const isShared = ({ type, words }: Wish) =>
    type === 'opt-out-ads' && /\bshar|\bcompart/.test(words) && !/\bads?\b|\banunc/.test(words);
  const counted = wishes.filter((wish) => state === null || state === 'CA' || !isShared(wish));
  return [...new Set(counted.map(({ type }) => type))];
}

interface Found {
  readonly mail: DeskMail;
  readonly own: string;
  readonly all: string;
  readonly agent: boolean;
  readonly answers: boolean;
  readonly wishes: readonly Wish[];
  readonly language: MailLanguage | null;
  /** The language by whose words it is read. */
  readonly spoken: MailLanguage;
  /** Whether a sentence touches somebody's data. */
  readonly touches: boolean;
  readonly has: (kind: SignKind) => boolean;
  readonly saysIn: (text: string, kind: SignKind) => boolean;
}

const none = (why: string) => ({ kind: 'none' as const, why });

/** The first that fits, from the surest on. */
function kindOf(found: Found): Pick<ReadMail, 'kind' | 'why'> {
  const { mail, own, all, agent, answers, wishes, touches: touched, has } = found;
  const asks = wishes.length > 0;
  const asksOwn = wishes.some((wish) => wish.own);
  if (isAutomatic(mail, has('automatic')))
    return none(isBounce(mail) ? CAME_BACK : 'A machine sent it.');
  const isPersonal = asks || has('privacy');
  if (isFromMachine(mail) && !isPersonal) return none('A machine sent it.');
  if ((isMassMail(mail) || has('mass')) && !has('alone') && !(asks && agent))
    return isMassMail(mail) || !asksOwn
      ? none('It went to many at once.')
      : unclear('It went to many at once. It may ask for something as well.');
  if (has('selling') && !agent)
    return asksOwn
      ? unclear('It offers something. It may ask for something as well.')
      : none('It offers something.');
  if (has('office') && !agent)
    return asks || touched
      ? unclear('An office or a newspaper may have written it.')
      : none('An office or a newspaper wrote it.');
  if (has('papers') && !asksOwn) return none('It is a notice or a contract.');
  const refuses = (has('uses') || stops(wishes)) && !SAYS_APPEAL.test(all);
  if (has('appeal') && !refuses && !answersKindly(all) && (!has('appealElse') || has('data')))
    return { kind: 'appeal', why: 'It asks to look at a decision again.' };
  if (answers && (!asks || has('calledOff'))) return answerOf(found);
  if (asks) return sureOrNot(found);
  if (has('undo') && !has('hint')) return none('It wants something back.');
  if (has('marketing') && !has('privacy') && !touched)
    return none('It is about mailings, not about data.');
  if (own.length < SHORT && has('bare') && !has('other'))
    return unclear('It wants something and does not say what.');
  if (touched || (!has('other') && (has('hint') || (has('privacy') && has('asks')))))
    return unclear('It is about privacy, and does not say plainly what it asks.');
  return none(
    has('other') ? 'It is about an order, a job or an account.' : 'It asks nothing about data.',
  );
}

/** What answers a mail of ours, or of the shop, and asks nothing new. */
function answerOf({ mail, touches: touched, has, saysIn }: Found): Pick<ReadMail, 'kind' | 'why'> {
  if (has('marketing')) return none('It is about mailings, not about data.');
  if (saysIn(mail.subject, 'other') && !has('reply') && !has('privacy'))
    return none('It is about an order, a job or an account.');
  if (touched && !has('calledOff') && !has('reply') && !has('alone'))
    return unclear('It answers a mail, and may ask for something new.');
  return has('calledOff')
    ? { kind: 'reply', why: CALLED_OFF }
    : { kind: 'reply', why: 'It answers a letter of the desk.' };
}

const CALLED_OFF =
  'It seems to take a request back. Do they mean it? Then write down there: They took it back.';

/** So few characters say little. */
const SHORT = 80;

/** "They turned me down. Stop that scoring" is an opt-out, not an appeal. */
const SAYS_APPEAL = /\b(?:appeal|apel|reconsider|recurso|recurro|impugn)/;

/** Thanks for an answer are no appeal. */
const answersKindly = (all: string) =>
  /^[^.!?]{0,60}\b(?:thank|thanks|obliged|gracias)\b/.test(all);

/** Bounces, absences and tickets say so in their headers, or in their words. */
function isAutomatic({ headers, from, subject }: DeskMail, said: boolean): boolean {
  const auto = headers['auto-submitted'];
  if (auto !== undefined && !/^no\b/i.test(auto)) return true;
  if (headers['x-autoreply'] !== undefined || headers['x-autorespond'] !== undefined) return true;
  if (/multipart\/report/i.test(headers['content-type'] ?? '')) return true;
  if (/^(?:mailer-daemon|postmaster)@/i.test(from)) return true;
  return said && /auto|undeliver|returned|delivery|office|fuera|automática|entreg/i.test(subject);
}

/** A mail of ours came back; a receipt that it was read is a report, too. */
const isBounce = ({ headers, from }: DeskMail) =>
  /delivery-status/i.test(headers['content-type'] ?? '') ||
  /^(?:mailer-daemon|postmaster)@/i.test(from);

const CAME_BACK =
  'A mail from here did not arrive, a machine says. Check the address, or answer in another way.';

/** Forms of sites and services of agents send from such addresses, too. */
const isFromMachine = ({ from }: DeskMail) => /^(?:no-?reply|do-?not-?reply)@/i.test(from);

const isMassMail = ({ headers }: DeskMail) =>
  headers['list-unsubscribe'] !== undefined ||
  headers['list-id'] !== undefined ||
  /bulk|list|junk/i.test(headers['precedence'] ?? '');

const isAnswer = ({ headers, subject }: DeskMail) =>
  headers['in-reply-to'] !== undefined || /^\s*(?:re|aw|rv|resp)\s*:/i.test(subject);
