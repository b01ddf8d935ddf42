/** Names of states in sentences. */
import { type StateCode, stateName } from '#law/codes.ts';

const SPANISH: Partial<Record<StateCode, string>> = {
  LA: 'Luisiana',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  OR: 'Oregón',
};

/** As owners in the United States write it in that language. */
export function stateNameIn(language: 'en' | 'es', code: StateCode): string {
  const english = stateName(code);
  return language === 'es' ? (SPANISH[code] ?? english) : english;
}
