/** The states by their names in Spanish. */
import * as english from './codes.ts';
import { type StateCode, stateNameIn } from './codes.ts';

export * from './codes.ts';

const named = <S extends { readonly code: StateCode }>(state: S): S => ({
  ...state,
  name: stateNameIn('es', state.code),
});

// the names are a part of the type, and shown alone
export const STATES = english.STATES.map(named) as unknown as typeof english.STATES;

export const STATES_AS_SHOWN: typeof english.STATES_AS_SHOWN = english.STATES_AS_SHOWN.map(named);

const NAMES = new Map<string, string>(STATES.map(({ code, name }) => [code, name]));

export const stateName: typeof english.stateName = (code) => NAMES.get(code) ?? code;
