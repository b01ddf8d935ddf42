/**
 * The states and facts for which a notice is checked, and how /check passes them in the address.
 */
import { STATES, type StateCode } from '#law/codes.ts';
import type { FactKey } from '#law/schema.ts';
import type { Facts } from '#engine/rules/truth.ts';

/** Facts that decide whether an element is required, in the order of the page. */
export const ASKED = [
  'sellsPersonalData',
  'sellsForMoney',
  'targetedAdvertising',
  'profiling',
  'processesSensitiveData',
  'sellsSensitiveData',
  'processesBiometricData',
  'knowsChildren',
  'knowsTeens',
  'loyaltyProgram',
  'usesDeidentifiedData',
] as const satisfies readonly FactKey[];
export type AskedFact = (typeof ASKED)[number];

export interface Choices {
  readonly states: readonly StateCode[];
  /** A missing fact is not known. */
  readonly facts: Readonly<Partial<Record<AskedFact, boolean>>>;
}

export const NOTHING: Choices = { states: [], facts: {} };

/** Below the smallest number of people for which a yearly report of requests is owed. */
const FEW = { least: 0, most: 9_999_999 };

/** The answers, with what follows from them. */
export function factsChosen({ facts }: Choices): Facts {
  const none = facts.sellsPersonalData === false;
  return {
    ...(none ? { sellsForMoney: false, sellsSensitiveData: false } : {}),
    ...(facts.processesSensitiveData === false
      ? { sellsSensitiveData: false, processesBiometricData: false }
      : {}),
    consumers: FEW,
    ...facts,
  };
}

/** Parses the part after the "#"; values that do not fit are left out. */
export function readChoices(fragment: string): Choices {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const named = (parts.get('states') ?? '').split(',');
  const facts = ASKED.flatMap((fact): [AskedFact, boolean][] => {
    const [value] = (parts.get(fact) ?? '').split('~');
    return value === 'yes' || value === 'no' ? [[fact, value === 'yes']] : [];
  });
  return {
    states: STATES.map(({ code }) => code).filter((code) => named.includes(code)),
    facts: Object.fromEntries(facts),
  };
}
