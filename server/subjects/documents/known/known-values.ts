/**
 * Values that are known without asking the owner: read from the place that the dictionary names
 * (`from`), never guessed.
 */
import type { Value } from '#documents/values/filling.ts';
import type { Variable } from '#documents/template/template.ts';
import { NOTICE_LAWS } from '#law/small-laws.ts';
import { ANY_TRADE, TRADE_PACKS } from '#reference/data.server.ts';
import type { SensitiveBook } from '#law/schema.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import { childData, type Young } from './child-data.ts';

export interface ValueSources {
  readonly business: Pick<StoredBusiness, 'businessName' | 'dataTypesCollected'>;
  /** Codes and names of the document's states, in the same order. */
  readonly states: readonly {
    readonly stateId: string;
    readonly stateName: string;
    readonly verdict?: string;
  }[];
  readonly sensitive: SensitiveBook;
  readonly asOf: string;
  /** The address of the owner's account, and the name. */
  readonly email: string;
  /** The address of the request form; null while it is off. */
  readonly requestForm: string | null;
  readonly ownerName: string;
  readonly young?: Young;
  /** By which entries of the data map are proposed. */
  readonly trade?: string | null | undefined;
}

export interface KnownValue {
  readonly value: Value;
  readonly from: string;
}

type Reader = (knowing: ValueSources) => Value;
const PROFILE = 'from your profile';
const TRADE = 'from your trade';

const tradeOf = (trade: ValueSources['trade']) =>
  TRADE_PACKS.find(({ id }) => id === trade) ?? ANY_TRADE;

/**
 * `from` of the dictionary → how to read the value, and where it comes from in words for the owner.
 */
const SOURCES: Readonly<Record<string, { readonly from: string; readonly read: Reader }>> = {
  'profile.businessName': { from: PROFILE, read: ({ business }) => business.businessName },
  'profile.dataTypesCollected': {
    from: PROFILE,
    read: ({ business }) => business.dataTypesCollected,
  },
  'computed:names of the document’s states': {
    from: 'from your assessment',
    // a law that applies in part gives its people none of the rights that are told
    read: ({ states }) =>
      states
        .filter(({ verdict }) => verdict !== 'applies in part')
        .map(({ stateName }) => stateName),
  },
  'computed:laws of law/small-laws.json that ask for a notice': {
    from: 'from the law data',
    read: () => NOTICE_LAWS.map(({ name, cite }) => `${name} (${cite})`),
  },
  'desk:address of the request form': {
    from: 'from your request form',
    read: ({ requestForm }) => requestForm ?? '',
  },
  'trade:scenes': {
    from: TRADE,
    read: ({ trade }) => [
      ['What happens', 'What you do'],
      ...tradeOf(trade).scenes.map((scene) => [scene.happens, scene.do]),
    ],
  },
  'trade:example': { from: TRADE, read: ({ trade }) => tradeOf(trade).example },
  'computed:language of the document': {
    from: 'the language of the document',
    read: () => ['English'],
  },
  'computed:date of this version': { from: 'the day it is made', read: ({ asOf }) => asOf },
  'computed:profile.dataTypesCollected that law/sensitive.json calls sensitive in the document’s states':
    { from: 'from your profile and answers', read: sensitiveTypes },
};

/** Proposals: likely values that go into no document before the owner confirms them. */
const SUGGESTIONS: Readonly<Record<string, { readonly from: string; readonly read: Reader }>> = {
  legalName: { from: 'the name in your profile', read: ({ business }) => business.businessName },
  contactEmail: { from: 'the address of your account', read: ({ email }) => email },
  privacyOwner: { from: 'the name of your account', read: ({ ownerName }) => ownerName },
  effectiveDate: { from: 'today', read: ({ asOf }) => asOf },
  doNotTrackAnswer: {
    from: 'what a site does that takes no notice of the setting',
    read: () => 'nothing, because there is no common rule for it',
  },
};

/** The value of a variable; undefined if only the owner knows it, or if it is empty. */
export function knownValue({ from }: Variable, knowing: ValueSources): KnownValue | undefined {
  return valueOf(from === null ? undefined : SOURCES[from], knowing);
}

/** The proposal for a variable, if there is one. */
export function suggestedValue(name: string, knowing: ValueSources): KnownValue | undefined {
  return valueOf(Object.hasOwn(SUGGESTIONS, name) ? SUGGESTIONS[name] : undefined, knowing);
}

/** Every `from` that is known here, for a test against the dictionary. */
export const sourcesRead = Object.keys(SOURCES);

function valueOf(source: (typeof SOURCES)[string] | undefined, knowing: ValueSources) {
  const value = source?.read(knowing);
  return source && value !== undefined && value.length > 0
    ? { value, from: source.from }
    : undefined;
}

/** What one of the states calls sensitive on that day: types of data, and data of children. */
function sensitiveTypes(knowing: ValueSources): string[] {
  const { business, states, sensitive, asOf } = knowing;
  const types = business.dataTypesCollected.filter((type) =>
    states.some(({ stateId }) => {
      const entry = sensitive.states[stateId as keyof typeof sensitive.states]?.types[type];
      const rule = entry?.next && entry.next.from <= asOf ? entry.next : entry;
      return rule?.sensitive === 'yes';
    }),
  );
  return [...types, ...childData(knowing)];
}
