/** The pages behind sign-in, drawn in the browser; rows of the table in pages.ts. */
import type { Page } from './words/page-row.ts';

export const PRIVATE_PAGES: readonly Page[] = [
  {
    path: '/dashboard',
    file: 'dashboard',
    kind: 'private',
    title: '2025 Compliance Dashboard',
    description: 'Your businesses, their scores and what comes next.',
    indexed: false,
  },
  {
    path: '/assessment',
    file: 'assessment',
    kind: 'private',
    title: 'Compliance Assessment',
    description:
      'See which state privacy laws apply to your business, your score, your tasks and the section of the statute behind each.',
    indexed: false,
  },
  {
    path: '/assessment/questions',
    file: 'questions',
    kind: 'private',
    title: 'A few questions about your business',
    description:
      'One question a page, and only those that decide which laws apply and which tasks are yours. Each answer is saved at once.',
    indexed: false,
  },
  {
    path: '/plan',
    file: 'plan',
    kind: 'private',
    title: 'Your plan, week by week',
    heading: 'Your plan',
    description:
      'What to do today, your tasks by week, what to do alone or hand over, what it costs, and what changes next.',
    indexed: false,
  },
  {
    path: '/documents',
    file: 'documents',
    kind: 'private',
    title: 'Your documents',
    description:
      'The documents that your states ask for, filled with your own facts, with every version, your report and your binder.',
    indexed: false,
  },
  {
    path: '/regulator-letter',
    file: 'regulator-letter',
    kind: 'private',
    title: 'Answer a letter from a regulator',
    description:
      'How long the law gives you to fix what a state’s letter names, what to do in which order, and drafts of your answer.',
    indexed: false,
  },
  {
    path: '/requests',
    file: 'requests',
    kind: 'private',
    title: 'Privacy requests: last days and letters',
    heading: 'Privacy requests',
    description:
      'Every request about data with its last day and why, what the law lets you do, letters to send, and the proof.',
    indexed: false,
  },
  {
    path: '/requests/settings',
    file: 'request-settings',
    kind: 'private',
    title: 'Your request form and its settings',
    heading: 'Your request form',
    description:
      'Switch your request form on, put its link and QR code on your site and counter, and say who is reminded.',
    indexed: false,
  },
  {
    path: '/site-test',
    file: 'site-test',
    kind: 'private',
    title: 'Test your site: does it stop on a no?',
    heading: 'Test your site',
    description:
      'See whether your site stops sending data when a visitor says no, what to do for each tool, and the sections behind it.',
    indexed: false,
  },
  {
    path: '/data-map',
    file: 'data-map',
    kind: 'private',
    title: 'Your data map for all your documents',
    heading: 'Your data map',
    description:
      'Which data your business holds, on whom, what for, where and who receives it: told once, used by all your documents.',
    indexed: false,
  },
  {
    path: '/invitation',
    file: 'invitation',
    kind: 'private',
    title: 'Your invitation to a business',
    heading: 'Your invitation',
    description: 'Accept an invitation to read or edit the work of a business, by name.',
    indexed: false,
  },
  {
    path: '/account',
    file: 'account',
    kind: 'private',
    title: 'Your account',
    description:
      'Your name and email, your password, where you are signed in, your data as a file, and the end of the account.',
    indexed: false,
  },
];
