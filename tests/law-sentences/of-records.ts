/** What can be asked of the records of laws: the tests that claims are made of. */
import { MONEY_ONLY } from '#engine/facts/pairs.ts';
import { conditionsOf } from '#engine/rules/truth.ts';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import type { ControlKey, LawRecord } from '#law/schema.ts';
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';

export type Laws = readonly LawRecord[];

const today = FACT_BOOK.reviewed;
const inForce = LAWS.filter(({ effective }) => effective <= today);
export const most = (test: (law: LawRecord) => boolean) =>
  inForce.filter(test).length * 2 > inForce.length;
export const all = (laws: Laws, test: (law: LawRecord) => boolean) =>
  laws.length > 0 && laws.every(test);
export const only = (laws: Laws, test: (law: LawRecord) => boolean) =>
  LAWS.every((law) => test(law) === laws.includes(law));

export const owes =
  (control: ControlKey) =>
  ({ requirements }: LawRecord) =>
    requirements.some((each) => each.control === control);
export const leavesOutPayers = ({ applicability }: LawRecord) =>
  applicability.prongs.some((each) => each.paymentOnlyLeftOut);
export const anyValue = ({ state }: LawRecord) => !MONEY_ONLY.has(state);
export const asks =
  (model: string) =>
  ({ sensitiveData }: LawRecord) =>
    sensitiveData.model === model;
export const wantsInNotice =
  (...ids: readonly string[]) =>
  ({ state }: LawRecord) =>
    ids.every((id) => {
      const needed = REQUIRED_ELEMENTS.find((each) => each.id === id)?.states[state];
      return needed !== undefined && needed.required !== 'advised';
    });
export const hasOwnTerms = ({ state, name }: LawRecord) =>
  REQUIRED_ELEMENTS.some(
    ({ title, states }) =>
      title.startsWith(`${name}: `) &&
      Object.keys(states).join() === state &&
      /sell|use/.test(title),
  );
export const bySensitiveData =
  (from: string) =>
  ({ applicability }: LawRecord) =>
    applicability.prongs.some(({ reach, if: rule, from: first }) => {
      const [one, ...more] = conditionsOf(rule);
      return (
        reach === 'full' &&
        more.length === 0 &&
        one?.fact === 'processesSensitiveData' &&
        first === from
      );
    });
export const ages =
  (from = '', to = '') =>
  ({ minors }: LawRecord) =>
    new RegExp(`\\b${from} (?:to|and) ${to}\\b`).test(minors.text) &&
    /(?:own|teen's|their) consent/.test(minors.text);
export const sureDays = ({ enforcement: { cure } }: LawRecord) =>
  cure.mandatory && (cure.until ?? '9999') >= today ? cure.days : null;
export const answers =
  (days = '', more = '') =>
  ({ requests }: LawRecord) =>
    requests.respondDays === Number(days) && requests.extensionDays === Number(more);
export const enforcedBy =
  (words: string) =>
  ({ enforcement: { enforcer } }: LawRecord) =>
    enforcer.includes(words);
export const signals = ({ optOutSignal: { required, from } }: LawRecord) =>
  required && (from ?? '') <= today;
