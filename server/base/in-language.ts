/** The services as they speak to one person: with the law's texts in that person's language. */
import type { Language } from '#text/language.ts';
import type { BaseServices } from './services.ts';

/** The same services; verdicts, duties and days do not depend on the language. */
export const inLanguageOf = <S extends Pick<BaseServices, 'corpus' | 'spanish'>>(
  services: S,
  language: Language,
): S =>
  language === 'es' && services.spanish ? { ...services, corpus: services.spanish } : services;
