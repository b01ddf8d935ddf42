/**
 * The fee of a register of data brokers, apart from the book, so that a page need not carry the
 * book.
 */
import type { BrokerRegister } from './broker-book.ts';

/** The yearly fee in dollars on a day; null: not known. */
export const registerFee = ({ fees }: Pick<BrokerRegister, 'fees'>, day: string): number | null =>
  fees.find(({ from = '', until = '9999' }) => from <= day && day <= until)?.usd ?? null;
