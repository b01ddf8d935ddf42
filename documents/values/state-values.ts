/**
 * Values of a state for templates (`{{state.name}}` and the like): from the law's record, in words.
 */
import { longDate } from '#text/english.ts';
import type { LawRecord } from '#law/schema.ts';
import type { StateVariable } from '#documents/template/template.ts';

export type StateVariables = Readonly<Record<string, StateVariable>>;

/** The value of a name without its "state."; undefined if there is no such name. */
export function stateValue(
  name: string,
  law: LawRecord,
  variables: StateVariables,
): string | undefined {
  const variable = variables[name];
  if (!variable) return undefined;
  return byHand(variable, law) ?? figure(name, law) ?? timeWords(name, variable, law) ?? '';
}

function byHand({ values }: StateVariable, { state }: LawRecord): string | undefined {
  const value = values?.[state];
  if (value === undefined || typeof value === 'string') return value;
  return value.url === null ? value.office : `${value.office} (${value.url})`;
}

const NO_APPEAL = 'no appeal step in this law';

/** Values that are in the record as they are. */
function figure(name: string, law: LawRecord): string | undefined {
  const { requests, enforcement, assessments, sensitiveData } = law;
  const known: Readonly<Record<string, string | number>> = {
    name: law.name,
    lawName: ownName(law.law.name),
    cite: law.law.citation,
    effective: longDate(law.effective),
    respondDays: requests.respondDays,
    extensionDays: requests.extensionDays,
    longestDays: requests.respondDays + requests.extensionDays,
    appealDays: requests.appealRespondDays ?? NO_APPEAL,
    freePerYear: requests.freePerYear ?? 'all',
    requestsCite: requests.cite,
    agents: requests.authorizedAgent,
    sensitiveRule: sensitiveData.text,
    sensitiveCite: sensitiveData.cite,
    enforcer: enforcement.enforcer,
    cureText: enforcement.cure.text,
    cureCite: enforcement.cure.cite,
    assessmentText: assessments.text,
    assessmentCite: assessments.cite,
    complaint: enforcement.enforcer,
  };
  const value = known[name];
  return value === undefined ? undefined : datesInWords(String(value));
}

/** Without what an editor notes of the name: "(name used by commentators; …)". */
const ownName = (name: string): string =>
  name.replace(/ \((?:name used|commonly) [^()]{1,120}\)$/, '');

const datesInWords = (text: string) => text.replaceAll(/\b\d{4}-\d\d-\d\d\b/g, longDate);

/** Time limits, in one of the wordings of the variable. */
function timeWords(name: string, { words = {} }: StateVariable, law: LawRecord) {
  const { requests } = law;
  const counted = (key: 'optOutDays' | 'confirmReceiptDays') =>
    requests.businessDays?.includes(key) ? words['businessDays'] : words['plain'];
  const say = (wording: string | undefined, days: number | undefined) =>
    wording?.replaceAll(/\{\w+\}/g, String(days));
  if (name === 'receiptTime') {
    const days = requests.confirmReceiptDays;
    return days === undefined ? words['null'] : say(counted('confirmReceiptDays'), days);
  }
  if (name === 'freeWords') {
    const { freePerYear: free } = requests;
    if (free == null) return words['null'];
    return free === 1 ? words['one'] : words['two'];
  }
  if (name === 'optOutTime')
    return say(counted('optOutDays'), requests.optOutDays ?? requests.respondDays);
  if (name === 'appealTime') {
    const { appealRespondDays: days, appealExtensionDays: more } = requests;
    if (days === null) return words['null'];
    const wording = more === undefined ? words['plain'] : words['withExtension'];
    return say(wording?.replace('{appealExtensionDays}', String(more)), days);
  }
  return undefined;
}
