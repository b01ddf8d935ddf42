/** The words for a change of the score. */
import { plural } from '#text/figures.ts';

const duties = (number: number) => plural(number, 'duty', 'duties');

/** "4 duties added by Texas" */
export const addedWords = (number: number, state: string) => `${duties(number)} added by ${state}`;

/** "1 duty dropped in Delaware" */
export const droppedWords = (number: number, state: string) =>
  `${duties(number)} dropped in ${state}`;

export const scoreIs = (score: string) => `Your score is ${score}.`;
export const scoreStays = (score: string) => `Your score stays ${score}.`;
