/** Trades of owners, by which the data map proposes. */
import * as z from 'zod/mini';
import { ourWords } from '#contract/our-words.ts';

/** The trades by which likely entries of a data map and scenes of a training are chosen. */
export const TRADE_IDS = [
  'online-shop',
  'counter-shop',
  'software',
  'agency',
  'clinic',
  'school',
  'fitness',
  'real-estate',
  'restaurant',
  'nonprofit',
] as const;

export const trade = z.enum(TRADE_IDS);
export const tradeChoices = z.array(z.object({ id: trade, name: ourWords }));
