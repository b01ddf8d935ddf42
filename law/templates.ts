/**
 * The ten document templates that help with the laws' requirements (docs/requirements.md 2 and 3):
 * their descriptions, for pages, API and documents. The text is in `documents/templates/<id>.md`;
 * `controls.json` says which controls each helps with.
 */

export const TEMPLATE_FORMATS = ['Word', 'PDF', 'Online'] as const;
type TemplateFormat = (typeof TEMPLATE_FORMATS)[number];

export interface TemplateEntry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Who it is for. */
  readonly audience: string;
  readonly category: string;
  readonly businessSize: 'Any size' | 'With employees';
  /** Industries that use it most; empty: any. */
  readonly industry: readonly string[];
  readonly formats: readonly TemplateFormat[];
  /** A label only: nothing is withheld (docs/requirements-decisions.md 7). */
  readonly premium: boolean;
}

const ANY = { businessSize: 'Any size', industry: [] } as const;

export const TEMPLATE_LIST: readonly TemplateEntry[] = [
  {
    ...ANY,
    id: 'privacy-policy',
    title: 'Privacy policy',
    description:
      'Tell people what you collect, why, and how to reach you. It has a part for each of your states.',
    audience: 'Everyone with a website, a shop or a mailing list.',
    category: 'Notices',
    formats: ['Word', 'PDF', 'Online'],
    premium: false,
  },
  {
    ...ANY,
    id: 'consumer-request-kit',
    title: 'Consumer request form and procedure',
    description:
      'Take requests, check who asks, answer in time and keep a log. It asks only what the law lets you ask.',
    audience: 'Whoever reads the mail of your business.',
    category: 'Requests',
    formats: ['Word', 'PDF', 'Online'],
    premium: false,
  },
  {
    ...ANY,
    id: 'appeal-and-response-letters',
    title: 'Appeal and response letters',
    description:
      'Letters to confirm, to take more time, to grant, to refuse, and to decide an appeal.',
    audience: 'Whoever answers requests.',
    category: 'Requests',
    formats: ['Word', 'PDF'],
    premium: false,
  },
  {
    ...ANY,
    id: 'opt-out-page',
    title: 'Opt-out page text and log',
    description:
      'Let people stop ads and sales on one page, with no account, and keep a log of it.',
    audience: 'Shops and sites that run ads or pass data on.',
    category: 'Opt-outs',
    formats: ['Word', 'Online'],
    premium: false,
  },
  {
    ...ANY,
    id: 'data-inventory',
    title: 'Data inventory and retention schedule',
    description: 'List what you hold, where it sits, who gets it, and when it goes.',
    audience: 'Everyone. The other documents build on it.',
    category: 'Records',
    formats: ['Word', 'PDF'],
    premium: false,
  },
  {
    ...ANY,
    id: 'data-processing-agreement',
    title: 'Data processing agreement',
    description:
      'Bind each vendor to your instructions, with the extra terms that California and others ask for.',
    audience: 'Everyone who lets another firm handle people’s data.',
    category: 'Vendors',
    formats: ['Word', 'PDF'],
    premium: true,
  },
  {
    ...ANY,
    id: 'data-protection-assessment',
    title: 'Data protection assessment',
    description:
      'Weigh the good of a risky use against its harm before you start, and sign the result.',
    audience: 'Firms that sell data, target ads, profile people or hold sensitive data.',
    category: 'Assessments',
    industry: ['Technology', 'Healthcare', 'Finance', 'Retail'],
    formats: ['Word', 'PDF'],
    premium: true,
  },
  {
    ...ANY,
    id: 'sensitive-data-consent',
    title: 'Consent form for sensitive data',
    description:
      'Ask clearly, keep the answer, make it easy to take back. It has a chapter for children and teens.',
    audience: 'Clinics, gyms, schools and shops that hold health, location or children’s data.',
    category: 'Consent',
    industry: ['Healthcare', 'Education', 'Finance', 'Retail'],
    formats: ['Word', 'Online'],
    premium: true,
  },
  {
    ...ANY,
    id: 'incident-response-plan',
    title: 'Security and incident response plan',
    description:
      'The first 24 hours on one page, who does what, and by which day each state wants to be told.',
    audience: 'The person who looks after your computers.',
    category: 'Security',
    formats: ['Word', 'PDF'],
    premium: true,
  },
  {
    ...ANY,
    id: 'employee-training-sheet',
    title: 'Employee training sheet',
    description:
      'For everyone who meets customers or their data, with a short quiz and a list to sign.',
    audience: 'Your team.',
    category: 'Training',
    businessSize: 'With employees',
    formats: ['Word', 'PDF'],
    premium: false,
  },
];
