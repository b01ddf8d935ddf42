/** The fifty states and the District of Columbia, by their names in Spanish. */
import * as english from './us-states.ts';

export * from './us-states.ts';

const OTHERWISE: Partial<Record<english.UsStateCode, string>> = {
  DC: 'Distrito de Columbia',
  HI: 'Hawái',
  LA: 'Luisiana',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  WV: 'Virginia Occidental',
};

const named = <S extends (typeof english.US_STATES)[number]>(state: S): S => ({
  ...state,
  name: OTHERWISE[state.code] ?? state.name,
});

// the names are a part of the type, and shown alone
export const US_STATES = english.US_STATES.map(named) as unknown as typeof english.US_STATES;

const NAMES = new Map<string, string>(US_STATES.map(({ code, name }) => [code, name]));

export const usStateName: typeof english.usStateName = (code) => NAMES.get(code);
