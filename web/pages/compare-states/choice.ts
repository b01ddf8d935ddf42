import { useEffect, useState } from 'react';
import type { StateCode } from '#law/codes.ts';
import { keepInAddress, query } from '#web/parts/address.ts';
import { COMPARE } from '#web/words/compare.ts';
import type { StateView } from './view.ts';

const DEFAULTS: readonly StateCode[] = COMPARE.defaults;

/** The states that the address names, or undefined where it names none. */
function asked(known: readonly StateView[]): StateCode[] | undefined {
  const named = query().get('states');
  if (named === null) return undefined;
  const codes = named.toUpperCase().split(',');
  const found = known.filter(({ state }) => codes.includes(state)).map(({ state }) => state);
  return found.slice(0, COMPARE.most);
}

/** The chosen states and the switch, restored from the address and kept in it. */
export function useChoice(states: readonly StateView[]) {
  const [chosen, setChosen] = useState(DEFAULTS);
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  // The page is drawn at build without an address; what the address says comes after hydration.
  useEffect(() => {
    setChosen(asked(states) ?? DEFAULTS);
    setOnlyDiffering(query().has('differs'));
  }, [states]);
  const choose = (codes: readonly StateCode[]) => {
    setChosen(codes);
    keepInAddress({ states: codes.length === 0 ? 'none' : codes.join(',') });
  };
  const toggle = (code: StateCode) => {
    if (chosen.includes(code)) choose(chosen.filter((one) => one !== code));
    else if (chosen.length < COMPARE.most) choose([...chosen, code]);
  };
  const differing = (on: boolean) => {
    setOnlyDiffering(on);
    keepInAddress({ differs: on ? '1' : undefined });
  };
  return { chosen, toggle, onlyDiffering, differing };
}
