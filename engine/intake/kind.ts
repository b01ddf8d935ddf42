/** What a mail is, from the surest sign on, and what of it is shown to a person. */
import type { MAIL_KINDS } from '#engine/words/requests.ts';
import type { MailSigns } from '#reference/schema-mail-signs.ts';
import { sureOrNot, unclear } from './doubts.ts';
import { faintSentences, hiddenTypes, stops, type Speaker } from './faint.ts';
import type { MailLanguage } from './mail-language.ts';
import { mailState } from './mail-state.ts';
import { isFormOfRights, namesRight } from './named-right.ts';
import { isAutomatic, isBounce, isFromMachine, isMassMail } from './sent-how.ts';
import { saysOf, saysSign, type AskedType, type MailSentence, type Wish } from './wishes.ts';

type SignKind = Parameters<typeof saysSign>[2];

/** A mail as it is heard, before its kind is told. */
export interface Heard {
  readonly signs: MailSigns;
  readonly told: readonly MailSentence[];
  readonly mail: {
    readonly subject: string;
    readonly text: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly from: string;
  };
  readonly own: string;
  readonly all: string;
  readonly agent: boolean;
  readonly answers: boolean;
  readonly wishes: readonly Wish[];
  /** The language by whose words it is read. */
  readonly spoken: MailLanguage;
  readonly has: (kind: SignKind) => boolean;
  readonly saysIn: (text: string, kind: SignKind) => boolean;
}

interface Kind {
  readonly kind: (typeof MAIL_KINDS)[number];
  /** A sentence that says on what it stands. */
  readonly why: string;
  /** What it may ask as well. */
  readonly hidden?: readonly AskedType[];
  /** The sentences for which it is shown to a person. */
  readonly faint?: readonly string[];
  /** What it is known as, whatever single words say. */
  readonly known?: 'machine' | Speaker;
}

const none = (why: string, known?: Kind['known']): Kind => ({
  kind: 'none',
  why,
  ...(known && { known }),
});

/** Nothing that may be a wish is put away, and no answer hides one. */
export function kindOfMail(found: Heard): Kind {
  const first = offersAppeal(found) ?? firstKind(found);
  if (first.kind !== 'none' && first.kind !== 'reply') return first;
  const named = `${found.mail.subject}\n${found.own}`;
  if (isFormOfRights(named) && !isBounce(found.mail)) return unclear(BY_FORM);
  if (first.known === 'machine') return first;
  const { signs, spoken, told } = found;
  const sentences = told.map(({ words }) => words);
  const heard = { signs, told: spoken };
  const faint = faintSentences(sentences, heard, first.known ?? 'person');
  if (faint.length === 0 && namesRight(named) && !found.has('papers')) return unclear(BY_LAW);
  if (faint.length === 0) return wantsUnknown(found, first) ? NOT_UNDERSTOOD : first;
  const hidden = hiddenTypes([], sentences, heard);
  return first.kind === 'reply'
    ? { ...unclear('It answers a mail, and may ask for something new.', hidden), faint }
    : { ...unclear('It is about data, and does not say plainly what it asks.', hidden), faint };
}

const BY_FORM = 'It looks like a form by which people ask.';
const BY_LAW = 'It names a privacy law or right, and does not say plainly what it asks.';
/** "You may appeal within 24 hours" is said to the reader, by whoever decided. */
const OFFERS_APPEAL =
  /\b(?:you (?:can|may|could)|puede|pueden|podra|podran) (?:also |tambien )?(?:appeal|apelar)\b/;
const offersAppeal = ({ all, wishes, answers }: Heard): Kind | undefined =>
  OFFERS_APPEAL.test(all) && wishes.length === 0 && !answers
    ? unclear('It speaks of an appeal: is it theirs, of an answer of yours?')
    : undefined;

const NOT_UNDERSTOOD = unclear('It wants something, and none of its words tell what.');

/** A person wants or refuses something, and it is no order, bill or booking that we know. */
function wantsUnknown({ signs, spoken, all }: Heard, { kind, known }: Kind): boolean {
  if (kind !== 'none' || known !== undefined) return false;
  const { broad, plain } = signs;
  const says = (words: typeof plain.idle) => saysOf(all, { signs, told: spoken }, words);
  return (
    says(plain.first) &&
    (says(broad.wants) || says(broad.refuses) || says(plain.opens)) &&
    !says(plain.idle) &&
    !saysSign(all, { signs, told: spoken }, 'other')
  );
}

/** The first that fits, from the surest on. */
function firstKind(found: Heard): Kind {
  const { mail, own, all, agent, answers, wishes, has } = found;
  const asks = wishes.length > 0;
  const asksOwn = wishes.some((wish) => wish.own);
  if (isAutomatic(mail, has('automatic')))
    return none(isBounce(mail) ? CAME_BACK : 'A machine sent it.', 'machine');
  const isPersonal = asks || has('privacy');
  if (isFromMachine(mail) && !isPersonal) return none('A machine sent it.', 'plainly');
  if ((isMassMail(mail) || has('mass')) && !has('alone') && !(asks && agent))
    return isMassMail(mail) || !asksOwn
      ? none('It went to many at once.', isMassMail(mail) ? 'machine' : 'plainly')
      : unclear('It went to many at once. It may ask for something as well.');
  if (has('selling') && !agent)
    return asksOwn
      ? unclear('It offers something. It may ask for something as well.')
      : none('It offers something.', 'plainly');
  if (has('office') && !agent)
    return asks
      ? unclear('An office or a newspaper may have written it.')
      : none('An office or a newspaper wrote it.', 'anybody');
  if (has('papers') && !asksOwn) return none('It is a notice or a contract.', 'plainly');
  const refuses = stops(wishes) && !SAYS_APPEAL.test(all);
  if (has('appeal') && !refuses && !answersKindly(all) && (!has('appealElse') || has('data')))
    return { kind: 'appeal', why: 'It asks to look at a decision again.' };
  if (answers && (!asks || has('calledOff'))) return answerOf(found);
  if (asks) return sureOrNot(askingOf(found));
  if (has('undo')) return none('It wants something back.', 'plainly');
  if (has('marketing') && !has('privacy')) return aboutMailings;
  if (own.length < FEW_CHARACTERS && has('bare') && !has('other'))
    return unclear('It wants something and does not say what.');
  if (!has('other') && has('privacy') && has('asks'))
    return unclear('It is about privacy, and does not say plainly what it asks.');
  return has('other') ? aboutOrders : none('It asks nothing about data.');
}

const aboutMailings = none('It is about mailings, not about data.', 'plainly');
const aboutOrders = none('It is about an order, a job or an account.');

const askingOf = (found: Heard): Parameters<typeof sureOrNot>[0] => ({
  ...found,
  subject: found.mail.subject,
  text: found.mail.text,
  told: found.spoken,
  sentences: found.told.map(({ words }) => words),
  namesHome: mailState(`${found.mail.subject}\n${found.own}`, found.signs.people) !== null,
});

/** What answers a mail of ours, or of the shop, and asks nothing new. */
function answerOf({ mail, has, saysIn }: Heard): Kind {
  if (has('marketing')) return aboutMailings;
  if (saysIn(mail.subject, 'other') && !has('reply') && !has('privacy')) return aboutOrders;
  return has('calledOff')
    ? { kind: 'reply', why: CALLED_OFF, known: 'plainly' }
    : { kind: 'reply', why: 'It answers a letter of the desk.' };
}

const CAME_BACK =
  'A mail from here did not arrive, a machine says. Check the address, or answer in another way.';
const CALLED_OFF =
  'It seems to take a request back. Do they mean it? Then write down there: They took it back.';

/** So few characters say little. */
export const FEW_CHARACTERS = 80;

/** "They turned me down. Stop that scoring" is an opt-out, not an appeal. */
const SAYS_APPEAL = /\b(?:appeal|apel|reconsider|recurso|recurro|impugn)/;

/** Thanks for an answer are no appeal. */
const answersKindly = (all: string) =>
  /^[^.!?]{0,60}\b(?:thank|thanks|obliged|gracias)\b/.test(all);
