import type { MapLine, MapRecipient } from '#contract/documents/data-map.ts';

export const TITLE = 'Your data map';

export const STEPS = [
  { id: 'companies', title: 'Tools and companies' },
  { id: 'kinds', title: 'Kinds of data' },
  { id: 'passing', title: 'Sold, ads and the whole list' },
  { id: 'review', title: 'Look it over' },
] as const;
export type StepId = (typeof STEPS)[number]['id'];

export const STATES: Readonly<Record<MapLine['state'], { label: string; badge: string }>> = {
  proposed: { label: 'To confirm', badge: 'badge badge--ask' },
  confirmed: { label: 'Confirmed', badge: 'badge badge--done' },
  dropped: { label: 'Dropped', badge: 'badge badge--plain' },
};

export const ROLE_LABELS: Readonly<Record<MapRecipient['role'], { label: string; hint: string }>> =
  {
    processor: {
      label: 'It works for us',
      hint: 'It handles data on our orders. Laws call it a processor or service provider.',
    },
    'third party': {
      label: 'It uses the data for itself too',
      hint: 'It has its own ends. Laws call it a third party.',
    },
    'not known': { label: 'We do not know yet', hint: 'Look into its terms, then come back.' },
  };

export const CONTRACT_LABELS: Readonly<Record<MapRecipient['contract'], string>> = {
  signed: 'We signed a contract on data',
  'their own terms': 'Its own terms cover it',
  'not yet': 'Not yet',
  'not known': 'We do not know',
};

export const PEOPLE_LABELS: Readonly<Record<MapLine['people'][number], string>> = {
  customers: 'Customers',
  visitors: 'Visitors of the site',
  children: 'Children under 13',
  'business contacts': 'Business contacts',
  'people of clients': 'People in our clients’ data',
  staff: 'Staff',
  applicants: 'Job applicants',
};

export const MINORS_LABELS: Readonly<Record<MapLine['minors'], string>> = {
  'not known': 'We do not know',
  no: 'No',
  'under 13': 'Yes, under 13',
  '13 to 17': 'Yes, 13 to 17',
  both: 'Yes, of both ages',
};

export const NOT_SAVED = 'This could not be saved. What you typed is still here. Try again.';

/**
 * A kind of data where it only has to be recognized: “Internet activity, such as pages seen” as
 * “Internet activity”.
 */
export const shortKind = (kind: string) => kind.split(/, (?:such as|como) |: /)[0] ?? kind;
