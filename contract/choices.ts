/** The choices and limits of the required forms (docs/requirements.md 3 and 5). */
export const INDUSTRIES = [
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

export const DATA_TYPES = [
  'Email addresses',
  'Phone numbers',
  'Postal addresses',
  'Social Security Numbers',
  'Credit card information',
  'Financial records',
  'Health information',
  'Biometric data',
  'Location data',
  'Internet activity',
  'Purchase history',
] as const;

/** Limits that keep absurd input out; those of docs/requirements.md 5 are in the schemas. */
export const MOST = {
  name: 200,
  email: 254,
  password: 256,
  note: 4000,
  employees: 10_000_000,
  revenueUSD: 10_000_000_000_000,
} as const;
