/**
 * One mail on the day to look again, to owners who have nothing to do until then: a law of theirs
 * changes, or their numbers are a year old (docs/decisions/0122-the-day-to-look-again.md).
 */
import { clockTime } from '#calendar/time-zone.ts';
import { assess, type Assessment } from '#engine/assessment/assessment.ts';
import { lookAgainOn } from '#engine/assessment/stand.ts';
import { lookAgainWords, standWords } from '#engine/assessment/stand-english.ts';
import * as spanish from '#engine/assessment/stand-english.es.ts';
import { isQuiet } from '#engine/assessment/stand-kinds.ts';
import { upcoming } from '#engine/duties/upcoming.ts';
import { list, longDate } from '#text/english.ts';
import * as spanishDates from '#text/english.es.ts';
import type { Language } from '#text/language.ts';
import { inLanguageOf } from '#server/base/in-language.ts';
import { todayForOwner } from '#server/base/day.ts';
import { isPlainName, ownerMail, type Paragraph } from '#server/base/mail/mails.ts';
import { addMail } from '#server/base/mail/store.ts';
import { readStoredMap } from '#server/business/data-map/store.ts';
import { companyOf } from '#documents/map/entries.ts';
import { toRenewBetween, type ContractEnd } from '#documents/reports/contract-ends.ts';
import { lastSaved } from '#server/business/assessments/receipt-store.ts';
import { loadAssessmentInput } from '#server/business/assessments/service.ts';
import { noteLooked, type StoredBusiness } from '#server/business/stored/store.ts';
import { findUser } from '#server/identity/accounts/store.ts';
import type { Services } from '#server/subjects/services.ts';

export type LookServices = Pick<Services, 'db' | 'corpus' | 'spanish' | 'now' | 'origin'>;

/** From this hour on, in the owner's time zone. */
const HOUR = 7;

type Load = Awaited<ReturnType<typeof loadAssessmentInput>>;

/**
 * Looks at a business once a day, whichever process comes first, and mails where its day has come.
 * Returns whether there was a mail.
 */
export async function tellToLook(
  services: LookServices,
  business: StoredBusiness,
): Promise<boolean> {
  const today = todayForOwner(services, business);
  const { id, ownerId, lookedOn: last, timeZone } = business;
  if (last !== null && last >= today) return false;
  if (Number(clockTime(services.now(), timeZone).slice(11, 13)) < HOUR) return false;
  return services.db.transaction(async (db) => {
    const isFirst = await noteLooked(ownerId, db, id, today);
    if (!isFirst || last === null || !business.lookAgainMails) return false;
    const owner = await findUser(ownerId, db);
    // an address that nobody confirmed may be a stranger's
    if (!owner || owner.disabledAt !== null || owner.emailVerifiedAt === null) return false;
    const saved = await lastSaved(ownerId, db, id);
    const input = saved && (await loadAssessmentInput(ownerId, db, services, business, saved));
    const own = inLanguageOf(services, owner.language);
    const told = (input && worthTelling(own, input, last, owner.language)) ?? [];
    const ends = await contractsToRenew(ownerId, db, id, { last, today });
    if (told.length + ends.length === 0) return false;
    const subject = told.length > 0 ? 'The day to look again' : 'A contract ends soon';
    const text = [...told, ...endWords(ends, owner.language), ...linksTo(services.origin(), id)];
    await addMail(db, ownerMail(owner, subject, text), services.now());
    return true;
  });
}

/** Contracts of the data map that end by themselves, a month ahead. */
async function contractsToRenew(
  ownerId: string,
  db: Services['db'],
  businessId: string,
  { last, today }: { readonly last: string; readonly today: string },
): Promise<readonly ContractEnd[]> {
  const { recipients } = await readStoredMap(ownerId, db, businessId);
  const ends = recipients
    .filter(({ state, endsOn }) => state === 'confirmed' && endsOn !== '')
    .map((each) => ({ id: each.id, company: companyOf(each), endsOn: each.endsOn }));
  return toRenewBetween(ends, last, today);
}

/** A name that may be taken for words of ours is left out, as everywhere in mails. */
const endWords = (ends: readonly ContractEnd[], language: Language): Paragraph[] =>
  ends.map(({ company, endsOn }): Paragraph => {
    const plain = isPlainName(company);
    return language === 'es'
      ? {
          text: `El contrato con ${plain ? company : 'una empresa de su mapa'} termina el ${spanishDates.longDate(endsOn)}. Renuévelo, o deje de enviarle datos para entonces.`,
          language,
        }
      : `The contract with ${plain ? company : 'a company on your map'} ends on ${longDate(endsOn)}. Renew it, or stop sending data there by then.`;
  });

/** What changed since the last look, where nothing was to do then; undefined if nothing did. */
function worthTelling(
  { corpus }: LookServices,
  input: Load,
  last: string,
  language: Language,
): Paragraph[] | undefined {
  const laws = corpus.laws.filter(({ state }) => input.business.statesOperating.includes(state));
  const day = lookAgainOn(laws, { asOf: last, numbersOf: input.numbersOf });
  if (day.on > input.asOf) return undefined;
  if (!isQuiet(assess(corpus, { ...input, asOf: last }).stand)) return undefined;
  const { business, answers, asOf } = input;
  const changes = upcoming(corpus, { business, answers, asOf: last }, asOf);
  const said = changes.flatMap(({ stateName, date, changes: all }) =>
    all.map(({ text, cite }): Paragraph =>
      language === 'es'
        ? { text: `${stateName}, ${spanishDates.longDate(date)}: ${text} (${cite})`, language }
        : `${stateName}, ${longDate(date)}: ${text} (${cite})`,
    ),
  );
  const names = [...new Set(changes.map(({ stateName }) => stateName))];
  return [whyWords(names, day.stateName), ...said, ...standNow(assess(corpus, input), language)];
}

function whyWords(names: readonly string[], stateName: string | null): string {
  const changed = names.length > 0 ? names : [stateName].filter((each) => each !== null);
  if (changed.length === 0)
    return 'The numbers that you gave are a year old today. See whether they still hold.';
  return `${changed.length === 1 ? 'The law' : 'The laws'} of ${list(changed)} changed.`;
}

function standNow({ businessName, stand }: Assessment, language: Language): Paragraph[] {
  const plain = isPlainName(businessName);
  if (language === 'es') {
    const who = plain ? businessName : 'su empresa';
    const text = `Situación de ${who} hoy: ${spanish.standWords(stand)}`;
    const then = isQuiet(stand) ? [{ text: spanish.lookAgainWords(stand), language }] : [];
    return [{ text, language }, ...then];
  }
  const who = plain ? businessName : 'your business';
  return [
    `Where ${who} stands today: ${standWords(stand)}`,
    ...(isQuiet(stand) ? [lookAgainWords(stand)] : []),
  ];
}

const linksTo = (origin: string, id: string): Paragraph[] => [
  { link: `${origin}/assessment?business=${id}` },
  'You get one such mail on a day to look again. To switch them off, open your plan, under “What changes next”:',
  { link: `${origin}/plan?business=${id}#changes` },
];
