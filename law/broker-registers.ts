/**
 * Where whoever sells data on people has to register: for pages and documents, in no verdict and no
 * score (docs/requirements-decisions.md 12).
 */
import type { BrokerRegister } from './broker-book.ts';
import data from './broker-registers.json' with { type: 'json' };

export type { BrokerRegister } from './broker-book.ts';

// A check of the law data validates the file (checks/brokers-sound.ts).
export const BROKER_REGISTERS = data.registers as readonly BrokerRegister[];

/** A register in one language, with what a page shows of it. */
export type ShownRegister = Pick<
  BrokerRegister,
  'state' | 'name' | 'office' | 'reach' | 'when' | 'from' | 'fees' | 'cite' | 'url'
> & { readonly who: string; readonly due: string; readonly also: string | null };

export const registersIn = (language: 'en' | 'es'): ShownRegister[] =>
  BROKER_REGISTERS.map(({ state, name, office, reach, when, from, fees, cite, url, ...texts }) => ({
    state,
    name,
    office,
    reach,
    when,
    from,
    fees,
    cite,
    url,
    who: texts.who[language],
    due: texts.due[language],
    also: texts.also?.[language] ?? null,
  }));
