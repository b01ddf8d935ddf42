/**
 * Where whoever sells data on people has to register: for pages and documents, in no verdict and no
 * score (docs/requirements-decisions.md 12).
 */
import type { BrokerRegister } from './broker-book.ts';
import type { StateCode } from './codes.ts';
import data from './broker-registers.json' with { type: 'json' };

export type { BrokerRegister } from './broker-book.ts';

// A check of the law data validates the file (checks/brokers-sound.ts).
export const BROKER_REGISTERS = data.registers as readonly BrokerRegister[];

/** The registers of these states. */
export const registersOf = (states: readonly StateCode[]) =>
  BROKER_REGISTERS.filter(({ state }) => states.includes(state));

/** The yearly fee in dollars on a day; null: not known. */
export const registerFee = ({ fees }: Pick<BrokerRegister, 'fees'>, day: string): number | null =>
  fees.find(({ from = '', until = '9999' }) => from <= day && day <= until)?.usd ?? null;
