/** What follows from something that the owner told elsewhere, and so is not asked: practices. */
import { processorsIn } from '#documents/map/map-facts.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';
import { PRACTISED } from '#documents/values/values.ts';
import type { KnownValue } from '#server/subjects/documents/known/known-values.ts';
import type { GivenDetails } from '#server/subjects/documents/known/stored-details.ts';

interface PracticeDetails {
  readonly told: GivenDetails;
  readonly map: MergedMap;
}

const FROM_MAP = 'from your data map';
const FROM_SITE = 'from the address of your website';

/** Practice → its answer, where that follows. An answer of its own takes its place. */
export function settledPractices({
  told,
  map,
}: PracticeDetails): Readonly<Record<string, KnownValue>> {
  const site = told.get('websiteUrl')?.value;
  const settled = {
    practiceEncrypted: knownFrom(encrypted(site), FROM_SITE),
    practiceCookieSwitch: knownFrom(isNone(site) ? PRACTISED.no : undefined, FROM_SITE),
    practiceAllThirdParties: knownFrom(listIsWhole(map) ? PRACTISED.yes : undefined, FROM_MAP),
    practiceVendorContracts: knownFrom(contracts(map), FROM_MAP),
  };
  return Object.fromEntries(
    Object.entries(settled).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

const knownFrom = (value: string | undefined, from: string): KnownValue | undefined =>
  value === undefined ? undefined : { value, from };

const isNone = (site: unknown) => typeof site === 'string' && /^none\.?$/i.test(site.trim());

function encrypted(site: unknown): string | undefined {
  if (isNone(site)) return PRACTISED.no;
  return typeof site === 'string' && /^https:\/\//i.test(site.trim()) ? PRACTISED.yes : undefined;
}

/** Whether the owner ticked that no company is missing, and none waits. */
const listIsWhole = ({ complete, recipients }: MergedMap) =>
  complete.recipients && recipients.every(({ state }) => state !== 'proposed');

/**
 * Whether there is a contract with each company that works for the business, where the owner said
 * so of each.
 */
function contracts(map: MergedMap): string | undefined {
  const all = processorsIn(map).map(({ contract }) => contract);
  if (!listIsWhole(map) || all.length === 0) return undefined;
  if (all.includes('not yet')) return PRACTISED.notYet;
  return all.includes('not known') ? undefined : PRACTISED.yes;
}
