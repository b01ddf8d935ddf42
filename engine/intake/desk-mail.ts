/**
 * A mail to the request desk: what it asks for, for whom, and from where. A proposal that the owner
 * confirms; nothing here starts a clock by itself.
 */
import type { MAIL_KINDS } from '#engine/words/requests.ts';
import type { MailSigns } from '#reference/schema-mail-signs.ts';
import { folded, saysOne } from './folded.ts';
import { mailLanguage, type MailLanguage } from './mail-language.ts';
import { mailState } from './mail-state.ts';
import { ownText } from './own-text.ts';

export interface DeskMail {
  readonly subject: string;
  /** Plain text, quotations included. */
  readonly text: string;
  /** Small names → values of the headers that tell how it was sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly from: string;
}

type MailKind = (typeof MAIL_KINDS)[number];
type AskedType = keyof MailSigns['types'];

export interface ReadMail {
  readonly kind: MailKind;
  readonly types: readonly AskedType[];
  readonly about: 'self' | 'other';
  readonly agent: boolean;
  readonly state: string | null;
  readonly language: MailLanguage | null;
  /** A sentence that says on what the reading stands. */
  readonly why: string;
}

interface Wish {
  readonly type: AskedType;
  readonly words: string;
}

/** Reads the mail. Pure: same input, same answer. */
export function readDeskMail(mail: DeskMail, signs: MailSigns): ReadMail {
  const own = ownText(mail.text);
  const answers = isAnswer(mail);
  // the subject of an answer is the desk's
  const subject = answers ? '' : mail.subject;
  const language = mailLanguage(`${subject} ${own}`);
  const told = language ?? (saysOne(folded(own), signs.bare.es) === undefined ? 'en' : 'es');
  const sentences = sentencesOf(subject, own);
  const all = folded(`${subject}. ${own}`);
  const has = (kind: Exclude<keyof MailSigns, 'types'>) =>
    saysOne(all, signs[kind][told]) !== undefined;
  const wishes = wishesIn(sentences, { signs, told, answers, aboutData: has('data') });
  const agent = has('agent');
  const base = {
    about: agent ? ('other' as const) : ('self' as const),
    agent,
    state: mailState(`${mail.subject}\n${answers ? mail.text : own}`),
    language: language ?? (own.length < SHORT ? told : null),
  };
  const found = { mail, own, all, agent, answers, wishes, has, told, signs };
  const { kind, why } = kindOf(found);
  const keeps = kind === 'request' || kind === 'appeal';
  return {
    ...base,
    state: kind === 'none' && has('selling') ? null : base.state,
    kind,
    types: keeps ? [...new Set(wishes.map(({ type }) => type))] : [],
    why,
  };
}

interface Found {
  readonly mail: DeskMail;
  readonly own: string;
  readonly all: string;
  readonly agent: boolean;
  readonly answers: boolean;
  readonly wishes: readonly Wish[];
  readonly has: (kind: Exclude<keyof MailSigns, 'types'>) => boolean;
  readonly told: MailLanguage;
  readonly signs: MailSigns;
}

const none = (why: string) => ({ kind: 'none' as const, why });

/** The first that fits, from the surest on. */
function kindOf(found: Found): Pick<ReadMail, 'kind' | 'why'> {
  const { mail, own, all, agent, answers, wishes, has, told, signs } = found;
  const asks = wishes.length > 0;
  if (isAutomatic(mail, has('automatic'))) return none('A machine sent it.');
  if (isMassMail(mail) && !has('alone')) return none('It went to many at once.');
  if (has('selling') && !agent) return none('It offers something.');
  if (has('appeal') && !answersKindly(all))
    return { kind: 'appeal', why: 'It asks to look at a decision again.' };
  if (answers && !asks)
    return has('marketing')
      ? none('It is about mailings, not about data.')
      : { kind: 'reply', why: 'It answers a letter of the desk.' };
  if (asks)
    return {
      kind: 'request',
      why: `It says ${wishes.map(({ words }) => `“${words}”`).join(', ')}.`,
    };
  if (has('marketing')) return none('It is about mailings, not about data.');
  if (own.length < SHORT && (saysOne(all, signs.bare[told]) !== undefined || has('data')))
    return { kind: 'unclear', why: 'It wants something and does not say what.' };
  return none(
    has('other') ? 'It is about an order, a job or an account.' : 'It asks nothing about data.',
  );
}

/** So few characters say little. */
const SHORT = 80;

/** Thanks for an answer are no appeal. */
const answersKindly = (all: string) =>
  /^[^.!?]{0,60}\b(?:thank|thanks|obliged|gracias)\b/.test(all);

interface Reading {
  readonly signs: MailSigns;
  readonly told: MailLanguage;
  /** Whether it answers a letter of the desk. */
  readonly answers: boolean;
  /** Whether any sentence names somebody's data. */
  readonly aboutData: boolean;
}

/** One wish for each type that a sentence asks for. */
function wishesIn(sentences: readonly string[], reading: Reading): Wish[] {
  return sentences.flatMap((sentence) => wishesOf(sentence, reading));
}

function wishesOf(sentence: string, { signs, told, answers, aboutData }: Reading): Wish[] {
  const names = saysOne(sentence, signs.data[told]) !== undefined;
  const plain = saysOne(sentence, signs.alone[told]) !== undefined;
  const asks = saysOne(sentence, signs.asks[told]) !== undefined;
  const elsewhere =
    saysOne(sentence, signs.other[told]) !== undefined &&
    saysOne(sentence, signs.sure[told]) === undefined;
  return (Object.keys(signs.types) as AskedType[]).flatMap((type) => {
    const words = saysOne(sentence, signs.types[type][told]);
    if (words === undefined) return [];
    const strong = STRONG.has(type);
    const begins = sentence.startsWith(folded(words).replace('*', ''));
    if (answers && !(asks || begins)) return [];
    const counts =
      plain ||
      ALWAYS.has(type) ||
      (names && !elsewhere) ||
      (strong && (aboutData || answers) && (asks || begins) && !elsewhere);
    return counts ? [{ type, words }] : [];
  });
}

/** Their words name the data by themselves. */
const ALWAYS: ReadonlySet<AskedType> = new Set([
  'opt-out-sale',
  'opt-out-ads',
  'opt-out-profiling',
  'limit-sensitive',
  'withdraw-consent',
]);
/** What a second sentence may ask: "Delete it." */
const STRONG: ReadonlySet<AskedType> = new Set([
  'delete',
  'correct',
  'access',
  'question-profiling',
]);

const MOST_SENTENCES = 400;

function sentencesOf(subject: string, text: string): string[] {
  const lines = text.replaceAll('\r', '').split(/\n\s*\n/);
  const blocks = lines.map((block) => block.replaceAll('\n', ' '));
  return [subject, ...blocks]
    .flatMap((block) => block.split(/(?<=[.!?;])\s+/))
    .map(folded)
    .filter((sentence) => sentence !== '')
    .slice(0, MOST_SENTENCES);
}

/** Bounces, absences and tickets say so in their headers, or in their words. */
function isAutomatic({ headers, from, subject }: DeskMail, said: boolean): boolean {
  const auto = headers['auto-submitted'];
  if (auto !== undefined && !/^no\b/i.test(auto)) return true;
  if (headers['x-autoreply'] !== undefined || headers['x-autorespond'] !== undefined) return true;
  if (/multipart\/report/i.test(headers['content-type'] ?? '')) return true;
  if (/^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/i.test(from)) return true;
  return said && /auto|undeliver|returned|delivery|office|fuera|automática|entreg/i.test(subject);
}

const isMassMail = ({ headers }: DeskMail) =>
  headers['list-unsubscribe'] !== undefined ||
  headers['list-id'] !== undefined ||
  /bulk|list|junk/i.test(headers['precedence'] ?? '');

const isAnswer = ({ headers, subject }: DeskMail) =>
  headers['in-reply-to'] !== undefined || /^\s*(?:re|aw|rv|resp)\s*:/i.test(subject);
