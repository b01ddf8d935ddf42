/**
 * Every page, one row each: routes, pre-rendering, sitemap, navigation, the server's 200-or-404
 * and the tests all read this table.
 */
import type { Page } from './words/page-row.ts';
import { GUIDES, LAW_RECORDS } from './law-pages.ts';
import { PRIVATE_PAGES } from './private-pages.ts';
import { SMALL_LAW_PAGES } from './small-law-pages.ts';
import { ONLINE } from './words/templates.ts';

export type { Page, PageKind } from './words/page-row.ts';

/** The templates that can be read as pages. */
const TEMPLATE_PAGES = ONLINE.map((words): Page => ({
  ...words,
  file: 'template',
  kind: 'still',
  dated: true,
  indexed: true,
}));

export const PAGES: readonly Page[] = [
  {
    path: '/',
    file: 'home',
    kind: 'still',
    dated: true,
    title: 'Find out which state privacy laws apply to you',
    description:
      'Find out which state privacy laws bind your small business, what to do, by when and why, with the section of the statute behind every answer.',
    indexed: true,
  },
  ...GUIDES,
  {
    path: '/states',
    file: 'states',
    kind: 'still',
    dated: true,
    title: 'State privacy law guides',
    description:
      'All US states with a consumer privacy law, in force and to come: who must comply, since when, and the guide to each.',
    indexed: true,
  },
  {
    path: '/how-we-score',
    file: 'how-we-score',
    kind: 'still',
    title: 'How we score your business',
    description:
      'How the compliance score, the risk level and the due dates are worked out, and where every lost point goes.',
    indexed: true,
  },
  {
    path: '/law-data',
    file: 'law-data',
    kind: 'still',
    title: 'About the law data',
    description:
      'Which state privacy laws are covered, to which day each record was checked, what is in doubt, and how to report a mistake.',
    indexed: true,
  },
  {
    path: '/changes',
    file: 'changes',
    kind: 'still',
    title: 'What changed in the law data',
    description:
      'Each published state of our records of state privacy laws against the one before: which rule, what kind of change, our errors, and who is concerned.',
    indexed: true,
  },
  {
    path: '/developers',
    file: 'developers',
    kind: 'still',
    title: 'For developers and assistants',
    description:
      'State privacy law as data, an engine that decides with sections, a server for assistants, and opt-out tests for every build: free, with examples to copy.',
    indexed: true,
  },
  ...LAW_RECORDS,
  ...SMALL_LAW_PAGES,
  {
    path: '/privacy',
    file: 'privacy',
    kind: 'still',
    title: 'Our own privacy notice',
    description:
      'What this site stores and why, who sees it, how long it is kept, and how to see, copy, correct or delete it.',
    indexed: true,
  },
  {
    path: '/terms',
    file: 'terms',
    kind: 'still',
    title: 'Terms of use in plain words',
    description:
      'Statewise gives general guidance, not legal advice: what we promise, what we do not, and what your part is.',
    indexed: true,
  },
  {
    path: '/opt-out-test',
    file: 'opt-out-test',
    kind: 'still',
    title: 'Does your site stop when a visitor says no?',
    description:
      'A test that visits your site in a real browser, says no, and watches what is still sent to ad companies: what it does and how to run it.',
    indexed: true,
  },
  {
    path: '/check',
    file: 'check',
    kind: 'live',
    title: 'Which privacy laws apply to you?',
    description:
      'Find out in one to three minutes which state privacy laws apply to your business, and why. No account, and nothing you enter leaves your browser.',
    indexed: true,
    twin: '/es/check',
  },
  {
    path: '/es/check',
    file: 'check',
    kind: 'live',
    title: '¿Qué leyes de privacidad obligan a su empresa?',
    description:
      'Sepa en uno a tres minutos qué leyes estatales de privacidad se aplican a su empresa, y por qué. Sin cuenta: nada sale de su navegador.',
    indexed: true,
    language: 'es',
    twin: '/check',
  },
  {
    path: '/notice-checker',
    file: 'notice-checker',
    kind: 'live',
    title: 'Check your privacy notice',
    description:
      'Paste your privacy notice and see, state by state, what the law asks for: found, missing or unclear. Nothing leaves your browser.',
    indexed: true,
  },
  {
    path: '/opt-out-test/file',
    file: 'opt-out-file',
    kind: 'live',
    title: 'Read what your browser sent to others',
    description:
      'Open a HAR file of your own browser and see which ad companies got data after you said no. The file stays in your browser.',
    indexed: true,
  },
  {
    path: '/opt-out-kit',
    file: 'opt-out-kit',
    kind: 'live',
    title: 'Make an opt-out kit for your site',
    description:
      'Two pieces to paste into your site: after a visitor’s no, by browser signal or link, your ad tools stop. Made in your browser, free, without an account.',
    indexed: true,
  },
  {
    path: '/compare-states',
    file: 'compare-states',
    kind: 'live',
    dated: true,
    title: 'Compare state privacy laws',
    description:
      'Put two to four state privacy laws side by side: thresholds, penalties, rights and duties, each with its section and its date.',
    indexed: true,
  },
  {
    path: '/cost-calculator',
    file: 'cost-calculator',
    kind: 'live',
    title: 'Privacy compliance cost calculator',
    description:
      'Estimate what the first year of privacy compliance may cost your business, see how the sum is made, and what regulators did so far.',
    indexed: true,
  },
  {
    path: '/faq',
    file: 'faq',
    kind: 'live',
    title: 'Questions owners ask: state privacy law FAQ',
    heading: 'Questions owners ask',
    description:
      'Twelve plain answers on state privacy laws for small businesses, each with its sections and one thing to do now.',
    indexed: true,
    dated: true,
  },
  {
    path: '/templates',
    file: 'templates',
    kind: 'live',
    title: 'Privacy document templates',
    description:
      'Ten documents that state privacy laws ask for, what each contains, and the section that stands behind every part in your state.',
    indexed: true,
  },
  ...TEMPLATE_PAGES,
  {
    path: '/implementation-guide',
    file: 'implementation-guide',
    kind: 'live',
    title: 'Implementation Guide',
    description:
      'Ten steps from the first check to yearly upkeep, with times, results and resources. Tick them off as you go and print the list.',
    indexed: true,
  },
  {
    path: '/login',
    file: 'login',
    kind: 'live',
    title: 'Sign In',
    description: 'Sign in to Statewise to see your assessment, your tasks and your proof of work.',
    indexed: false,
  },
  {
    path: '/register',
    file: 'register',
    kind: 'live',
    title: 'Create your account',
    description:
      'Open a free Statewise account: checklists, a comparison of state laws, a compliance score and step-by-step guidance.',
    indexed: true,
  },
  {
    path: '/verify',
    file: 'verify',
    kind: 'live',
    title: 'Verify your email',
    description: 'Confirm the email address of your Statewise account.',
    indexed: false,
  },
  {
    path: '/reset',
    file: 'reset',
    kind: 'live',
    title: 'Choose a new password',
    description: 'Set a new password for your Statewise account.',
    indexed: false,
  },
  ...PRIVATE_PAGES,
  {
    path: '/404',
    file: 'not-found',
    kind: 'still',
    title: '404 Page Not Found',
    description: 'There is no page at this address.',
    indexed: false,
    status: 404,
  },
];
