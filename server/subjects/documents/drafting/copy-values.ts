/** What a document that is made for one vendor, client or activity has of its own. */
import { activityValues } from '#documents/map/values/activities.ts';
import { clientValues } from '#documents/map/values/client-values.ts';
import { legalName, vendorValues } from '#documents/map/values/copies.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';
import { ACTIVITY_KINDS, KEY_TERMS, type ActivityKind } from '#documents/template/copy-kinds.ts';
import type { Copy } from '#documents/template/template.ts';
import type { Value } from '#documents/values/filling.ts';
import { TOOLS } from '#reference/data.server.ts';
import type { MapRecipient } from '#contract/documents/data-map.ts';
import type { DocumentInput } from '#server/subjects/documents/known/subject.ts';
import { termsPage } from './vendor-terms.ts';

/** Days of an agreement are no more than proposed until the owner gives them, on either side. */
export const proposedTerms = (told: DocumentInput['told']) =>
  Object.fromEntries(
    Object.entries(KEY_TERMS).flatMap(([name, days]) => (told.has(name) ? [] : [[name, [[days]]]])),
  );

interface AboutCopy {
  /** The companies that help with the data of clients. */
  readonly helpers: Value | undefined;
  readonly staffCounts: boolean;
  /** What the owner told, by the name of the detail. */
  readonly told: Readonly<Record<string, Value>>;
}

interface CopyValues {
  readonly values: Record<string, Value>;
  readonly proposals?: Record<string, string[][]>;
}

/** What the data map says of the vendor or the activity that a copy is made for. */
export function copyValues(copy: Copy, map: MergedMap, about: AboutCopy): CopyValues {
  const { id, kind, name } = copy;
  const { helpers, staffCounts, told } = about;
  if (isActivity(kind))
    return { values: activityValues(map, { id, kind, name }, staffCounts, told) };
  if (kind === 'client') return clientValues(map, helpers, isNameSure);
  const company = map.recipients.find((each) => each.id === id);
  const page = company ? termsPage(company) : null;
  const unsure = company && !isNameSure(company) ? legalName(company) : '';
  return {
    values: {
      ...vendorValues(map, id, isNameSure),
      ...(page === null ? {} : { vendorTerms: page }),
    },
    ...(unsure === '' ? {} : { proposals: { vendorName: [[unsure]] } }),
  };
}

/**
 * A name that is general knowledge is a choice until the owner has its contract at hand: signed,
 * accepted on a day, or with the address of the company.
 */
function isNameSure({ tool, company, contract, acceptedOn, address }: MapRecipient): boolean {
  if (contract === 'signed' || acceptedOn !== '' || address !== '') return true;
  const { companies = [] } = TOOLS.find(({ id }) => id === tool) ?? {};
  return !companies.some(({ name, nameFrom }) => name === company && nameFrom === 'known');
}

const isActivity = (kind: string): kind is ActivityKind =>
  ACTIVITY_KINDS.includes(kind as ActivityKind);
