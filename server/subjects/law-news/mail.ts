/**
 * One mail on what changed: at once where a verdict flips, a duty begins within 30 days or an open
 * request has another last day; else at most one a week.
 */
import { DAY_MS, WEEK_MS } from '#calendar/lengths.ts';
import { isUrgent, newsInWords, type NewsInWords } from '#engine/law-changes/news-in-words.ts';
import { sentenceOfChange } from '#law/changes.server.ts';
import type { Language } from '#text/language.ts';
import { inLanguageOf } from '#server/base/in-language.ts';
import { isPlainName, ownerMail, type Paragraph } from '#server/base/mail/mails.ts';
import { addMail } from '#server/base/mail/store.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import { findUser } from '#server/identity/accounts/store.ts';
import type { NewsServices } from './find-news.ts';
import { lastMailedAt, listWaiting, takeForMail, type StoredNews } from './store.ts';

/** What is older is on the page alone: an owner who confirms an address later gets no old news. */
const MAILED_WITHIN_MS = 30 * DAY_MS;

/** Mails the news of an owner that wait, if it is time. Returns whether there was a mail. */
export async function mailNews(
  services: NewsServices,
  ownerId: string,
  businesses: readonly StoredBusiness[],
): Promise<boolean> {
  const { db } = services;
  const at = services.now();
  const since = new Date(at.getTime() - MAILED_WITHIN_MS);
  const wanted = new Map(
    businesses.filter(({ lookAgainMails }) => lookAgainMails).map((each) => [each.id, each]),
  );
  const waiting = (await listWaiting(ownerId, db, since)).filter(({ businessId }) =>
    wanted.has(businessId),
  );
  if (waiting.length === 0 || !(await isTime(ownerId, services, waiting))) return false;
  const owner = await findUser(ownerId, db);
  // an address that nobody confirmed may be a stranger's
  if (!owner || owner.disabledAt !== null || owner.emailVerifiedAt === null) return false;
  return db.transaction(async (tx) => {
    const businessIds = [...wanted.keys()];
    const taken = await takeForMail(ownerId, tx, { businessIds, since, at });
    const [first] = taken;
    if (!first) return false;
    const own = inLanguageOf(services, owner.language);
    const lines = linesOf(own, taken, wanted, owner.language);
    const text = [...lines, ...linksTo(services.origin(), first.businessId)];
    await addMail(tx, ownerMail(owner, 'What changed for you', text), at);
    return true;
  });
}

async function isTime(
  ownerId: string,
  { db, now }: NewsServices,
  waiting: readonly StoredNews[],
): Promise<boolean> {
  if (waiting.some(({ day, what }) => isUrgent(day, what))) return true;
  const last = await lastMailedAt(ownerId, db);
  return last === null || now().getTime() - last.getTime() >= WEEK_MS;
}

/** Errors of ours first, whichever business they are about. */
function linesOf(
  { corpus }: NewsServices,
  taken: readonly StoredNews[],
  businesses: ReadonlyMap<string, StoredBusiness>,
  language: Language,
): Paragraph[] {
  const said = taken.map(({ businessId, day, what }) => ({
    name: nameOf(businesses, businessId, language),
    news: newsInWords(corpus, day, what, sentenceOfChange),
  }));
  const parts = said.flatMap(({ name, news }) =>
    stateLines(news, language).map((part) => ({ ...part, name })),
  );
  const ordered = parts.toSorted((one, other) => Number(other.isWrong) - Number(one.isWrong));
  return ordered.flatMap(({ lines, name }, at) => {
    const isNext = name !== '' && ordered[at - 1]?.name !== name && !ordered[at]?.isWrong;
    return [...(isNext ? [name] : []), ...lines].map((text): Paragraph =>
      language === 'es' ? { text, language } : text,
    );
  });
}

/** A name that may be taken for words of ours is left out; of a single business it is known. */
function nameOf(
  businesses: ReadonlyMap<string, StoredBusiness>,
  businessId: string,
  language: Language,
): string {
  const name = businesses.get(businessId)?.businessName ?? '';
  if (businesses.size < 2 || !isPlainName(name)) return '';
  return language === 'es' ? `Sobre ${name}:` : `About ${name}:`;
}

/** So many duties of a law are in the mail; the page has all. */
const MOST_DUTIES = 5;

interface Part {
  readonly isWrong: boolean;
  readonly lines: readonly string[];
}

function stateLines({ states, papers, requests, laws }: NewsInWords, language: Language): Part[] {
  const ofStates = states.map(({ stateName, wrong, verdict, why, cites, duties }) => {
    const sections = cites.length > 0 ? ` (${cites.join('; ')})` : '';
    const said = wrong ?? [verdict, why].filter((each) => each !== null).join(' ');
    const first = duties.slice(0, MOST_DUTIES);
    const left = duties.length - first.length;
    return {
      isWrong: wrong !== null,
      lines: [
        `${stateName}: ${said}${sections}`,
        ...first.map(({ title, cite, text }) => `- ${title} (${cite}). ${text}`),
        ...(left > 0 ? [language === 'es' ? `- Y ${left} más.` : `- And ${left} more.`] : []),
      ],
    };
  });
  const rest = [...laws, ...papers, ...requests].map(({ text }) => text);
  return rest.length > 0 ? [...ofStates, { isWrong: false, lines: rest }] : ofStates;
}

const linksTo = (origin: string, id: string): Paragraph[] => [
  'All of it, with what to do, is on your dashboard:',
  { link: `${origin}/dashboard?business=${id}` },
  'To switch these mails off, open your plan, under “What changes next”:',
  { link: `${origin}/plan?business=${id}#changes` },
];
