/** Texts that several parts of the documents page share. */
export const TITLE = 'Your documents';

export const NEEDS = {
  needed: { label: 'Needed', badge: 'badge badge--applies' },
  'may be needed': { label: 'May be needed', badge: 'badge badge--ask' },
  'not asked for': { label: 'Not asked for', badge: 'badge badge--not' },
} as const;

export const FORMATS = [
  { format: 'word', label: 'Word' },
  { format: 'pdf', label: 'PDF' },
] as const;
