import type { StateCode } from '#law/codes.ts';
import { keepInAddress, useAddressQuery } from '#web/parts/links/address.ts';
import { COMPARE } from '#web/words/compare.ts';
import type { StateView } from './view.ts';

const DEFAULTS: readonly StateCode[] = COMPARE.defaults;

/** The states in the address, in the order of the page; the defaults if there are none. */
function named(text: string | null, known: readonly StateView[]): readonly StateCode[] {
  if (text === null) return DEFAULTS;
  const codes = text.toUpperCase().split(',');
  const found = known.filter(({ state }) => codes.includes(state)).map(({ state }) => state);
  return found.slice(0, COMPARE.most);
}

/** The chosen states. They are in the address, so that a copied link opens the same table. */
export function useChoice(states: readonly StateView[]) {
  const query = useAddressQuery();
  const chosen = named(query.get('states'), states);
  const choose = (codes: readonly StateCode[]) =>
    keepInAddress({ states: codes.length === 0 ? 'none' : codes.join(',') });
  const toggle = (code: StateCode) => {
    if (chosen.includes(code)) choose(chosen.filter((one) => one !== code));
    else if (chosen.length < COMPARE.most) choose([...chosen, code]);
  };
  return { chosen, toggle };
}
