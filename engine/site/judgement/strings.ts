/** Consent strings against the signal, against each other and against what was sent. */
import type { Finding } from './finding.ts';
import type { ReadySite } from '#engine/site/signs/signs.ts';
import type { ReadVisit } from '#engine/site/signs/traffic.ts';
import { isJudged, JUDGED, pressProblem } from './verdicts.ts';
import type { VisitSituation } from '#engine/site/record/visit.ts';

/** Letters of Google's `gcd` by which ad storage is granted or denied. */
const GCD_GRANTED = /^\d{2}[rtvn]/;
const GCD_DENIED = /^\d{2}[pqmu]/;
const USP = /^[1-9][YN-]{3}$/i;

/**
 * What one string says: that the visitor opted out, that the visitor did not, or nothing; or that
 * it is no string at all.
 */
interface StringMeaning {
  readonly what: string;
  readonly optedOut: boolean;
  readonly stayedIn: boolean;
  readonly broken?: true;
}

const says = (what: string, optedOut: boolean, stayedIn: boolean): StringMeaning => ({
  what,
  optedOut,
  stayedIn,
});
const brokenString = (what: string): StringMeaning => ({
  ...says(what, false, false),
  broken: true,
});

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

type Reader = (value: string, ready: ReadySite) => StringMeaning[];

const usPrivacy: Reader = (value) => {
  const what = `US Privacy ${value}`;
  if (!USP.test(value)) return [brokenString(what)];
  const sale = value.charAt(2).toUpperCase();
  return [says(what, sale === 'Y', sale === 'N')];
};

const READERS: Readonly<Record<string, Reader>> = {
  usp: usPrivacy,
  us_privacy: usPrivacy,
  usprivacy: usPrivacy,
  gcs: (value) => [
    says(`Consent Mode gcs=${value}`, value.startsWith('G10'), value.startsWith('G11')),
  ],
  gcd: (value) => [
    says(`Consent Mode gcd=${value}`, GCD_DENIED.test(value), GCD_GRANTED.test(value)),
  ],
  OptanonConsent: (value) => {
    const text = decoded(value);
    const ads = /(?:^|[=,&])C0004:([01])/.exec(text)?.[1];
    const signal = /isGpcEnabled=([01])/.exec(text)?.[1];
    const stayed = ads === '1';
    return [
      says(
        `OneTrust: advertising ${stayed ? 'on' : 'off'}${signal === undefined ? '' : `, signal ${signal === '1' ? 'seen' : 'not seen'}`}`,
        ads === '0',
        stayed,
      ),
    ];
  },
  gpp: (value, { book }) => {
    const sections = book.readGpp?.(value);
    if (book.readGpp && sections === undefined) return [brokenString(`GPP ${value.slice(0, 40)}`)];
    return (sections ?? []).map(({ name, optedOut, stayedIn }) =>
      says(`GPP ${name}`, optedOut, stayedIn),
    );
  },
};

/** Everything that the strings of a visit say, once each. */
function meaningsIn(read: ReadVisit, ready: ReadySite): StringMeaning[] {
  const pairs = [
    ...read.visit.pages.flatMap(({ strings }) => Object.entries(strings)),
    ...read.visit.requests.flatMap(({ kept }) => Object.entries(kept)),
  ];
  const once = new Map(pairs.map(([name, value]) => [`${name} ${value}`, [name, value] as const]));
  const meanings = [...once.values()].flatMap(([name, value]) =>
    Object.hasOwn(READERS, name) && value !== '' ? (READERS[name]?.(value, ready) ?? []) : [],
  );
  return [...new Map(meanings.map((each) => [each.what, each])).values()];
}

/** Whether the visitor had said no before what this visit sent. */
const hasRefused = ({ visit }: ReadVisit) =>
  visit.situation !== 'plain' && visit.signalProven && pressProblem(visit) === undefined;

function oddIn(read: ReadVisit, ready: ReadySite): string[] {
  const meanings = meaningsIn(read, ready);
  const broken = meanings
    .filter((each) => each.broken)
    .map(({ what }) => `cannot be read: ${what}`);
  const stayed = meanings.filter(({ stayedIn }) => stayedIn);
  const out = meanings.filter(({ optedOut }) => optedOut);
  const still = read.hits.find(
    ({ does, less, tool }) => does === 'sends' && less === undefined && isJudged(ready, tool),
  );
  if (hasRefused(read) && stayed.length > 0)
    broken.push(...stayed.map(({ what }) => `says that the visitor did not opt out: ${what}`));
  else if (out.length > 0 && stayed.length > 0)
    broken.push(
      `one says opted out, another not: ${[...out, ...stayed]
        .map(({ what }) => what)
        .toSorted()
        .join(' and ')}`,
    );
  if (hasRefused(read) && out.length > 0 && still)
    broken.push(
      ...out.map(
        ({ what }) => `says opted out while ${still.request.host} still gets data: ${what}`,
      ),
    );
  return broken;
}

/**
 * One finding for each situation whose strings contradict the signal, each other or the traffic.
 */
export function stringFindings(visits: readonly ReadVisit[], ready: ReadySite): Finding[] {
  const situations: readonly VisitSituation[] = ['plain', ...JUDGED];
  return situations.flatMap((situation): Finding[] => {
    const lines = visits
      .filter(({ visit }) => visit.situation === situation)
      .flatMap((read) => oddIn(read, ready));
    const evidence = [...new Set(lines)].toSorted();
    return evidence.length === 0
      ? []
      : [{ finding: 'strings contradict each other', situation, evidence }];
  });
}
