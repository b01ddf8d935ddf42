/** Each fact in English: as a sentence when it is known, and as a phrase when it is missing. */
import { capital } from '#text/case.ts';
import { NO_UPPER_BOUND } from '../facts/fact-value.ts';
import type { FactKey } from '#law/schema.ts';
import type { Known } from '../rules/truth.ts';
import type { Saying } from './sentences.ts';
import { dollars, inFigures } from '#text/figures.ts';

/** "2,140", or bounds: "at most 9,999". */
function figure(value: Known, format: (value: number) => string): string {
  if (typeof value !== 'object') return format(Number(value));
  const { least, most } = value;
  if (least === most) return format(least);
  if (most === NO_UPPER_BOUND) return `at least ${format(least)}`;
  return least === 0 ? `at most ${format(most)}` : `${format(least)} to ${format(most)}`;
}

const number = (value: Known) => figure(value, (each) => inFigures(each));
const inDollars = (value: Known) => figure(value, (each) => dollars(Math.round(each)));

const count = (
  have: (n: string, place: string) => string,
  missing: (place: string) => string,
): Saying => ({
  have: (value, place) => have(number(value), place),
  missing,
});
const yesNo = (yes: string, no: string, missing: string): Saying => ({
  have: (value) => (value === true ? yes : no),
  missing: () => missing,
});
/** A kind of organization: "You are a bank." */
const kind = (what: string): Saying =>
  yesNo(`You are ${what}.`, `You are not ${what}.`, `whether you are ${what}`);

export const FACTS_EN: Record<FactKey, Saying> = {
  consumers: count(
    (n, place) => `You have ${n} people in ${place}.`,
    (place) => `how many people you have in ${place}`,
  ),
  sellsOrSharesConsumers: count(
    (n, place) => `You buy, sell or share data of ${n} people in ${place}.`,
    (place) => `for how many people in ${place} you buy, sell or share data`,
  ),
  consumersHouseholdsDevices: count(
    (n, place) => `You count ${n} people, homes and devices in ${place}.`,
    (place) => `how many people, homes and devices you count in ${place}`,
  ),
  sensitiveConsumers: count(
    (n, place) => `You hold sensitive data of ${n} people in ${place}.`,
    (place) => `for how many people in ${place} you hold sensitive data`,
  ),
  offeredForSaleConsumers: count(
    (n, place) => `You offer data of ${n} people in ${place} for sale.`,
    (place) => `for how many people in ${place} you offer data for sale`,
  ),
  annualRevenueUSD: {
    have: (value) => `Your yearly revenue is ${inDollars(value)}.`,
    missing: () => 'your yearly revenue',
  },
  employees: count(
    (n) => `You have ${n} ${n === '1' ? 'employee' : 'employees'}.`,
    () => 'how many people work for you',
  ),
  sbaSmallBusiness: yesNo(
    'You are a small business under SBA rules.',
    'You are not a small business under SBA rules.',
    'whether you are a small business under SBA rules',
  ),
  sellsPersonalData: yesNo(
    'You sell or trade personal data.',
    'You do not sell or trade personal data.',
    'whether you sell or trade personal data',
  ),
  sellsForMoney: yesNo(
    'You sell personal data for money.',
    'You do not sell personal data for money.',
    'whether you sell personal data for money',
  ),
  saleRevenuePercent: {
    have: (value) => `${capital(number(value))} percent of your revenue comes from selling data.`,
    missing: () => 'what share of your revenue comes from selling data',
  },
  offersDataForSale: yesNo(
    'You offer personal data for sale.',
    'You do not offer personal data for sale.',
    'whether you offer personal data for sale',
  ),
  sellsSensitiveData: yesNo(
    'You sell sensitive data.',
    'You do not sell sensitive data.',
    'whether you sell sensitive data',
  ),
  dataBroker: yesNo(
    'You are a data broker.',
    'You are not a data broker.',
    'whether you are a data broker',
  ),
  sellsToDataBroker: yesNo(
    'You sell data to a data broker.',
    'You do not sell data to a data broker.',
    'whether you sell data to a data broker',
  ),
  acquiresPersonalData: yesNo(
    'You get personal data from other companies.',
    'You do not get personal data from other companies.',
    'whether you get personal data from other companies',
  ),
  targetedAdvertising: yesNo(
    'You use targeted ads.',
    'You do not use targeted ads.',
    'whether you use targeted ads',
  ),
  profiling: yesNo(
    'You use software to score people.',
    'You do not use software to score people.',
    'whether software scores people for you',
  ),
  processesSensitiveData: {
    have: (value, place) =>
      value === true
        ? `You hold sensitive data of people in ${place}.`
        : `You hold no sensitive data of people in ${place}.`,
    missing: (place) => `whether you hold sensitive data of people in ${place}`,
  },
  processesBiometricData: yesNo(
    'You use biometric data.',
    'You do not use biometric data.',
    'whether you use biometric data',
  ),
  controlsHealthData: yesNo(
    'You hold health data.',
    'You hold no health data.',
    'whether you hold health data',
  ),
  reproductiveHealthData: yesNo(
    'You hold reproductive or sexual health data.',
    'You hold no reproductive or sexual health data.',
    'whether you hold reproductive or sexual health data',
  ),
  knowsChildren: yesNo(
    'You know of children under 13.',
    'You know of no children under 13.',
    'whether you know of children under 13',
  ),
  knowsTeens: yesNo(
    'You know of teenagers.',
    'You know of no teenagers.',
    'whether you know of teenagers',
  ),
  servicesForMinors: yesNo(
    'You run an online service that people under 18 use.',
    'You run no online service for people under 18.',
    'whether people under 18 use your online service',
  ),
  usesProcessors: yesNo(
    'Outside companies handle data for you.',
    'No outside company handles data for you.',
    'whether outside companies handle data for you',
  ),
  usesDeidentifiedData: yesNo(
    'You use data with names removed.',
    'You use no data with names removed.',
    'whether you use data with names removed',
  ),
  loyaltyProgram: yesNo(
    'You run a loyalty program.',
    'You run no loyalty program.',
    'whether you run a loyalty program',
  ),
  nonprofit: kind('a nonprofit'),
  government: kind('a government body'),
  higherEducation: kind('a college or university'),
  glbaInstitution: kind('a financial institution under the Gramm-Leach-Bliley Act'),
  bank: kind('a bank or credit union'),
  insurer: kind('an insurer'),
  hipaaCoveredEntity: kind('a HIPAA covered entity'),
  hipaaBusinessAssociate: kind('a HIPAA business associate'),
  airCarrier: kind('an airline'),
  publicUtility: kind('a public utility'),
  electricUtility: kind('an electric utility'),
  securitiesAssociation: kind('a securities association'),
  carMaker: kind('a car maker'),
  sharesBrandAndControl: yesNo(
    'You share control, brand and customer data with a firm that California’s law binds.',
    'You do not share control, brand and customer data with a firm that California’s law binds.',
    'whether you share control, brand and customer data with a firm that California’s law binds',
  ),
  adRevenuePercent: {
    have: (value) => `${capital(number(value))} percent of your revenue comes from online ads.`,
    missing: () => 'what share of your revenue comes from online ads',
  },
  smartSpeaker: yesNo(
    'You run a smart speaker.',
    'You run no smart speaker.',
    'whether you run a smart speaker',
  ),
  appStoreApps: count(
    (n) => `Your app store offers ${n} apps.`,
    () => 'how many apps your app store offers',
  ),
  collectsOnline: yesNo(
    'People leave contact details on your site or app.',
    'People leave no contact details on a site or app of yours.',
    'whether people leave contact details on your site or app',
  ),
};
