/**
 * Holds the types of the packages, written without zod, against those of the records: each fits
 * into the other. Only the compiler reads it (packages/tsconfig.json).
 */
import type * as law from '#law/schema.ts';
import type * as written from '../build/packages/types/law-types.ts';

type Fits<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

export const FITS: readonly true[] = [
  true satisfies Fits<written.LawRecord, law.LawRecord>,
  true satisfies Fits<written.FactBook, law.FactBook>,
  true satisfies Fits<written.ControlBook, law.ControlBook>,
  true satisfies Fits<written.SensitiveBook, law.SensitiveBook>,
  true satisfies Fits<written.RequestFile, law.RequestFile>,
  true satisfies Fits<written.RequestDefaults, law.RequestDefaults>,
  true satisfies Fits<written.BreachNoticeBook, law.BreachNoticeBook>,
  true satisfies Fits<written.CureBook, law.CureBook>,
  true satisfies Fits<written.Rule, law.Rule>,
];
