/** The rows of pages that every law has. */
import { STATES_AS_SHOWN } from '#law/codes.ts';
import type { Page } from './words/page-row.ts';
import { guideTitle } from './words/articles/guides.ts';

/** A guide for every state with a record, at its slug; the five of docs/requirements.md 1 first. */
export const GUIDES: readonly Page[] = STATES_AS_SHOWN.map((state) => ({
  path: `/${state.slug}`,
  file: 'guide',
  kind: 'still',
  dated: true,
  ...guideTitle(state),
  description: `Who must follow the ${state.name} consumer privacy law, what people may ask of you, what to do and by when, with the section behind every answer.`,
  indexed: true,
}));

/** Each law's record, rule by rule, each rule with an address that stays: /law/DE#volume. */
export const LAW_RECORDS: readonly Page[] = STATES_AS_SHOWN.map(({ code, name }) => ({
  path: `/law/${code}`,
  file: 'law-record',
  kind: 'still',
  title: `${name}: every rule on record`,
  description: `The ${name} consumer privacy law rule by rule: our words, the section, the days it counts, what is in doubt, and the cases that test it.`,
  indexed: true,
}));
