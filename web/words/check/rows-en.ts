/** Boxes and figures of the check, in English. */
import type { CheckWords } from './words.ts';

const plain = (label: string, hint = '') => ({ label: () => label, hint });

export const ROWS_EN: CheckWords['rows'] = {
  consumers: {
    label: (place) => `People in ${place}`,
    hint: 'Customers, newsletter readers, leads, and site visitors whom a cookie, device or IP number lets you tell apart. Leave out staff, and people acting for a company; California counts them too. Where the test says so, leave out people whose data you used only to take a payment.',
  },
  sellsOrSharesConsumers: {
    label: (place) => `People in ${place} whose information you buy, sell or share for ads`,
    hint: '',
  },
  consumersHouseholdsDevices: {
    label: (place) => `Reach people, homes and devices in ${place}`,
    hint: 'Add up all three. Count information you bought, received, sold or passed on. A family with two phones counts for each.',
  },
  sensitiveConsumers: {
    label: (place) => `People in ${place} whose sensitive information you hold`,
    hint: '',
  },
  offeredForSaleConsumers: {
    label: (place) => `People in ${place} whose information you offer for sale`,
    hint: '',
  },
  annualRevenueUSD: plain('Yearly revenue'),
  employees: plain('People who work for you'),
  sbaSmallBusiness: plain(
    'Small business under the federal size rules',
    'Each industry has its own limit: average yearly receipts in most, number of employees in others. Add in companies that you control or that control you. A firm without a place of business in the United States: this is not settled, so choose “I don’t know”.',
  ),
  sellsPersonalData: plain(
    'Sell or trade information about people',
    'Giving it to another company for money or anything else of value: lists, leads, data for discounts. Ad pixels can count too. Vendors who only work for you do not.',
  ),
  sellsForMoney: plain(
    'A company pays you money for it',
    'Swaps for services or discounts do not count here.',
  ),
  saleRevenuePercent: plain('Share of revenue from selling information'),
  offersDataForSale: plain(
    'Offer such information for sale',
    'A price list, site or contract that offers it counts, even if nobody has bought it.',
  ),
  sellsSensitiveData: plain(
    'You sell or trade sensitive information',
    'Health, race, faith, sex life, immigration, body data, exact location, or a child’s data.',
  ),
  dataBroker: plain(
    'Sell data on people you never dealt with',
    'Selling or licensing lists, leads or profiles of people who had no contact with you.',
  ),
  sellsToDataBroker: plain(
    'Sell customer data to a reseller',
    'Selling or licensing it to a company that sells data on.',
  ),
  acquiresPersonalData: plain(
    'Get data on people from others',
    'Buying, renting or receiving it for your own use: mailing lists, leads, data from partners. What your vendors collect for you does not count.',
  ),
  targetedAdvertising: plain(
    'Use ads that follow people across sites',
    'Pixels of Meta, Google Ads or TikTok, retargeting, customer lists that you upload.',
  ),
  processesSensitiveData: {
    label: (place) => `Sensitive information (${place})`,
    hint: 'Health, race, faith, sex life, immigration, body data, exact location, a child’s data. In Connecticut also ID numbers, and account or card numbers with their codes.',
  },
  processesBiometricData: plain(
    'Fingerprints, faces or voices that identify someone',
    'Time clocks and face log-in count, and eye scans. Plain photos, videos and call recordings do not.',
  ),
  controlsHealthData: plain(
    'Health information outside HIPAA',
    'Intake forms of gyms or spas, apps, purchases that show a condition.',
  ),
  reproductiveHealthData: plain(
    'Reproductive or sexual health',
    'Also purchases, searches or places that show it.',
  ),
  servicesForMinors: plain(
    'Run an online service that minors use',
    'A website, app or service that you know people under 18 use.',
  ),
  usesProcessors: plain(
    'Outside firms handle people’s data for you',
    'A mailing tool, online shop, payroll, booking system, cloud storage or IT support.',
  ),
  profiling: plain(
    'Software scores or ranks people to decide about them',
    'It screens resumes, scores credit or tenants, or says yes or no by itself. Sorting mailing lists does not count.',
  ),
  knowsChildren: plain(
    'You know that some of these people are under 13',
    'You ask for age or birth date, run something for children, or have good reason to know.',
  ),
  knowsTeens: plain(
    'You know that some of these people are 13 to 17',
    'You ask for age or birth date, have youth programs or student rates, or have good reason to know.',
  ),
  loyaltyProgram: plain(
    'You run a loyalty, rewards or discount club',
    'Points, stamps tied to a name or number, and member prices in exchange for an email address.',
  ),
  usesDeidentifiedData: plain(
    'You keep data with the names removed, as anonymous',
    'You count on such data being outside the privacy laws. Totals in normal reports do not count.',
  ),
  nonprofit: plain('A nonprofit'),
  government: plain('A government body'),
  higherEducation: plain('A college or university'),
  glbaInstitution: plain(
    'A financial institution under the Gramm-Leach-Bliley Act',
    'Banks, lenders, tax preparers, financial advisers, car dealers that finance.',
  ),
  bank: plain('A bank or credit union, or its financial affiliate'),
  insurer: plain('An insurance company, agency or agent'),
  hipaaCoveredEntity: plain(
    'A health care provider or health plan under HIPAA',
    'Doctors, dentists, clinics and pharmacies that bill insurance.',
  ),
  hipaaBusinessAssociate: plain('A vendor that handles patient data under a HIPAA contract'),
  airCarrier: plain('An airline'),
  publicUtility: plain('A regulated public utility'),
  electricUtility: plain('An electric utility or power seller'),
  securitiesAssociation: plain('A national securities or futures association'),
  sharesBrandAndControl: plain(
    'Share control and brand with a larger firm',
    'One controls the other, and they share customer data. A franchise on its own is not meant.',
  ),
  carMaker: plain(
    'Make cars that collect data',
    'Or belong to a car maker. Dealers and repair shops are not meant.',
  ),
  adRevenuePercent: plain('Online ads that others pay you for bring in'),
  smartSpeaker: plain('Run a smart speaker with a voice assistant'),
  appStoreApps: plain('Run an app store that offers'),
  collectsOnline: plain(
    'People leave contact details on your site or app',
    'A contact form, a shop, a booking page, a newsletter or a log-in.',
  ),
};
