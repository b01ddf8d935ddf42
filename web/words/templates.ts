/**
 * The ten templates (docs/requirements.md 2 and 3; ids of the controls). States and contents are
 * added at build.
 */
import { plural } from './figures.ts';

export interface TemplateWords {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Who it is for. */
  readonly audience: string;
  readonly category: string;
  readonly businessSize: 'Any size' | 'With employees';
  /** Where it is used most; empty: in any. */
  readonly industry: readonly Industry[];
  readonly format: readonly TemplateFormat[];
  /** A label only: nothing is withheld (docs/requirements-decisions.md 7). */
  readonly premium: boolean;
}

/** Real counts, as the server knows them (docs/requirements-decisions.md 7). */
export interface Figures {
  readonly downloads: number;
  /** The mean of all ratings to one decimal; null: there is none. */
  readonly rating: number | null;
  readonly ratings: number;
}

/** How often it was downloaded and how it was rated; "New" while nobody has. */
export function figuresText(figures: Figures | undefined): string {
  if (!figures || figures.downloads + figures.ratings === 0) return 'New';
  const { downloads, rating, ratings } = figures;
  return [
    ...(downloads === 0 ? [] : [plural(downloads, 'download')]),
    ...(rating === null ? [] : [`rated ${rating} of 5 by ${plural(ratings, 'owner')}`]),
  ].join(', ');
}

/** The industries of the profile form (docs/requirements.md 3). */
export const TEMPLATE_INDUSTRIES = [
  'Technology',
  'Healthcare',
  'Finance',
  'Retail',
  'Manufacturing',
  'Education',
  'Real Estate',
  'Professional Services',
  'Other',
] as const;
type Industry = (typeof TEMPLATE_INDUSTRIES)[number];

export const FORMATS = ['Word', 'PDF', 'Online'] as const;
type TemplateFormat = (typeof FORMATS)[number];

const ANY = { businessSize: 'Any size', industry: [] } as const;

export const TEMPLATES: readonly TemplateWords[] = [
  {
    ...ANY,
    id: 'privacy-policy',
    title: 'Privacy policy',
    description:
      'Tell people what you collect, why, and how to reach you. It has a part for each of your states.',
    audience: 'Everyone with a website, a shop or a mailing list.',
    category: 'Notices',
    format: ['Word', 'PDF', 'Online'],
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
    format: ['Word', 'PDF', 'Online'],
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
    format: ['Word', 'PDF'],
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
    format: ['Word', 'Online'],
    premium: false,
  },
  {
    ...ANY,
    id: 'data-inventory',
    title: 'Data inventory and retention schedule',
    description: 'List what you hold, where it sits, who gets it, and when it goes.',
    audience: 'Everyone. The other documents build on it.',
    category: 'Records',
    format: ['Word', 'PDF'],
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
    format: ['Word', 'PDF'],
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
    format: ['Word', 'PDF'],
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
    format: ['Word', 'Online'],
    premium: true,
  },
  {
    ...ANY,
    id: 'incident-response-plan',
    title: 'Security and incident response plan',
    description: 'A short list of safeguards, and who does what on the day something goes wrong.',
    audience: 'The person who looks after your computers.',
    category: 'Security',
    format: ['Word', 'PDF'],
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
    format: ['Word', 'PDF'],
    premium: false,
  },
];

/** Where a template can be read as a page. */
export const onlinePath = (id: string) => `/templates/${id}`;

/** The pages of the templates that can be read online. */
export const ONLINE = TEMPLATES.filter(({ format }) => format.includes('Online')).map(
  ({ id, title, description }) => ({
    path: onlinePath(id),
    title: `${title} template`,
    description,
  }),
);

/** Each format of a template, and where it is. */
export function fileLinks({ id, format }: Pick<TemplateWords, 'id' | 'format'>) {
  const links = {
    Word: { label: 'Download Word', href: `/templates/${id}.docx` },
    PDF: { label: 'Download PDF', href: `/templates/${id}.pdf` },
    Online: { label: 'Read online', href: onlinePath(id) },
  } as const;
  return format.map((each) => ({ format: each, ...links[each] }));
}
