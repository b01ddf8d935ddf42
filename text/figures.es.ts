/** The same in Spanish, as it is written in the US. */
import type * as english from './figures.ts';

export { dollars } from './figures.ts';

const SPANISH = new Intl.NumberFormat('es-US');

/** "35,000" */
export const inFigures: typeof english.inFigures = (value) => SPANISH.format(value);

/** "1 tarea", "12 tareas" */
export const plural = (value: number, one: string, many = `${one}s`) =>
  `${inFigures(value)} ${value === 1 ? one : many}`;
