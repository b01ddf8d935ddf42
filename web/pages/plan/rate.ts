import { useState } from 'react';
import { keepInAddress, useAddressQuery } from '#web/parts/links/address.ts';
import { readNumber } from '#web/words/figures.ts';

const MOST = 10_000;
export const RATE_MESSAGE = 'Enter an amount from 0 to 10,000';

function amountIn(typed: string): number | undefined {
  const value = readNumber(typed);
  return value !== undefined && value >= 0 && value <= MOST ? value : undefined;
}

/** The owner's hourly rate. It is in the address only, and sent nowhere. */
export function useRate(usual: number) {
  const kept = useAddressQuery().get('rate')?.slice(0, 12);
  const [typed, setTyped] = useState(kept ?? String(usual));
  const amount = amountIn(typed);
  const [last, setLast] = useState(amount ?? usual);
  const change = (text: string) => {
    setTyped(text);
    const value = amountIn(text);
    if (value === undefined) return;
    setLast(value);
    keepInAddress({ rate: value === usual ? undefined : String(value) });
  };
  return { typed, change, rate: amount ?? last, wrong: amount === undefined };
}
