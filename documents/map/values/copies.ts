/** Agreements for each company of the data map: which there are, and what fills them. */
import type { MapRecipient } from '#contract/documents/data-map.ts';
import type { VendorKind } from '#documents/template/copy-kinds.ts';
import type { Value } from '#documents/values/filling.ts';
import type { Copy } from '#documents/template/template.ts';
import { list } from '#text/english.ts';
import { dataName, titleOf } from '#documents/map/entries.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';

interface Asked {
  /**
   * Which of the states ask for terms with a company that uses the data for itself (element
   * tp-purposes).
   */
  readonly thirdPartyTerms: boolean;
  /** Whether a company deals only on terms of its own. */
  readonly hasOwnTerms: (company: MapRecipient) => boolean;
}

/**
 * One agreement for each confirmed company that works for the business, or that buys data or uses
 * it for ads; of a company with terms of its own, what to look for in them.
 */
export function vendorCopies({ recipients }: MergedMap, asked: Asked): Copy[] {
  return recipients.flatMap((each): Copy[] => {
    if (each.state !== 'confirmed') return [];
    const kind = kindOf(each, asked);
    return kind === undefined ? [] : [{ id: each.id, kind, name: titleOf(each) }];
  });
}

function kindOf(company: MapRecipient, asked: Asked): VendorKind | undefined {
  const { role, sold, ads } = company;
  const own = asked.hasOwnTerms(company);
  if (role === 'processor') return own ? 'own-terms' : 'processor';
  const passed = sold === true || ads === true;
  if (role !== 'third party' || !passed || !asked.thirdPartyTerms) return undefined;
  return own ? 'own-terms-third-party' : 'third-party';
}

/** The lines that the owner confirmed. */
export const confirmedIn = ({ lines }: MergedMap) =>
  lines.filter(({ state }) => state === 'confirmed');

/**
 * What is known of the company for its agreement; what is not known is left out, and marked in the
 * text.
 */
export function vendorValues(
  map: MergedMap,
  id: string,
  isSure: (company: MapRecipient) => boolean = () => true,
): Record<string, Value> {
  const company = map.recipients.find((each) => each.id === id);
  if (!company) return {};
  const own = confirmedIn(map).filter(({ recipients }) => recipients.includes(id));
  const sensitive = own.filter((line) => line.sensitive === true).map(dataName);
  const settled = own.length > 0 && own.every((line) => line.sensitive !== null);
  return {
    processingEnd: 'the end of the services',
    ...givenOnes({
      vendorName: isSure(company) ? legalName(company) : '',
      vendorAddress: company.address,
      vendorContact: company.contact,
      processingPlaces: company.places,
      servicesDescription: company.does,
      vendorPurposes: company.does === '' ? [] : [company.does],
      vendorDataTypes: own.map(dataName),
      vendorSensitiveData: settled ? list(sensitive) || 'none' : '',
      vendorPeople: [...new Set(own.flatMap(({ people }) => people))],
    }),
  };
}

/** A contract names a company as it is registered: a brand alone is left to fill in. */
export const legalName = ({ company, name }: MapRecipient) =>
  [company, name].find((each) =>
    /\b(?:LLC|L\.L\.C|Inc|Limited|Ltd|Corp|Corporation|LP|LLP|PLC|PBC|GmbH|ApS|A\/S|AB|Oy|SL|SAS|OÜ)(?![\p{L}\p{N}])/iu.test(
      each,
    ),
  ) ?? '';

/** Without what is empty. */
export const givenOnes = (values: Readonly<Record<string, string | readonly string[]>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0)) as Record<
    string,
    Value
  >;
