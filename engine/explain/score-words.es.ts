/** The same in Spanish. */
import { plural } from '#text/figures.es.ts';
import type * as english from './score-words.ts';

const duties = (number: number) => plural(number, 'obligación', 'obligaciones');

export const addedWords: typeof english.addedWords = (number, state) =>
  `${duties(number)} más por ${state}`;

export const droppedWords: typeof english.droppedWords = (number, state) =>
  `${duties(number)} menos en ${state}`;

export const scoreIs: typeof english.scoreIs = (score) => `Su puntuación es ${score}.`;
export const scoreStays: typeof english.scoreStays = (score) => `Su puntuación sigue en ${score}.`;
