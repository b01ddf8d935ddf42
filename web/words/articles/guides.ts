/**
 * Texts of the five required guides that are not in the law's record
 * (docs/requirements.md 2). Sentences about the law are guide figures.
 */
import type { StateCode } from '#law/codes.ts';

interface TimelineStep {
  readonly when: string;
  readonly title: string;
  readonly text: string;
}

export interface GuideWords {
  /** Points of the guide figures that lead the page. */
  readonly lead: readonly string[];
  /** Name of the section with the plan, and its steps. */
  readonly plan?: { readonly title: string; readonly steps: readonly TimelineStep[] };
  /** A section of its own; points are guide figures. */
  readonly special?: { readonly title: string; readonly points: readonly string[] };
  /** Duties that the guide names; the list of requirements has the same with sections. */
  readonly obligations?: readonly string[];
  readonly violations?: readonly string[];
  /** The other states of the comparison table. */
  readonly beside: readonly StateCode[];
  /** Rows of the comparison table, by the points of the comparison. */
  readonly compared: readonly (
    | 'effective'
    | 'consumers'
    | 'revenue'
    | 'penalty'
    | 'cure'
    | 'portability'
  )[];
  /** Calls to action at the top and the end. */
  readonly actions: readonly { readonly to: string; readonly label: string }[];
}

const START = { to: '/dashboard', label: 'Start a free assessment in under 5 minutes' } as const;
const COMPARE = { to: '/compare-states', label: 'Compare states' } as const;
const ASSESS = { to: '/assessment', label: 'Assess my business' } as const;
const COST = { to: '/cost-calculator', label: 'Work out the cost' } as const;
const BASIC = ['effective', 'consumers', 'revenue', 'penalty', 'cure'] as const;

/** The initials by which a law is known, if there are any. */
const KNOWN_AS: Partial<Record<StateCode, string>> = { CA: 'CCPA' };

/** The title of a state's guide, and its heading. */
export function guideTitle({ code, name }: { code: StateCode; name: string }) {
  const heading = `${name} privacy law guide`;
  const known = KNOWN_AS[code];
  return known === undefined ? { title: heading } : { title: `${heading} (${known})`, heading };
}

export const GUIDE_WORDS: Partial<Record<StateCode, GuideWords>> = {
  DE: {
    lead: ['Effective date', 'Max penalty', 'Consumer threshold', 'Applicability'],
    plan: {
      title: 'Implementation timeline',
      steps: [
        {
          when: 'Month 1',
          title: 'Find out and list',
          text: 'Count your people in Delaware. List the data you hold and the tools that get it.',
        },
        {
          when: 'Month 2',
          title: 'Notice and opt-outs',
          text: 'Publish the notice. Add the opt-out link and obey browser signals.',
        },
        {
          when: 'Month 3',
          title: 'Requests and vendors',
          text: 'Set up the mailbox, the log and the letters. Sign terms with your vendors.',
        },
        {
          when: 'Then',
          title: 'Keep it up',
          text: 'Train your people. Count again each January, and check the notice against your tools.',
        },
      ],
    },
    beside: ['IA', 'NE'],
    compared: BASIC,
    actions: [START, COMPARE],
  },
  IA: {
    lead: ['Effective date', 'Max penalty', 'Consumer threshold', 'Business Focus'],
    special: {
      title: 'How Iowa differs',
      points: ['Compared with Delaware', 'Assessments', 'Cure period'],
    },
    plan: {
      title: 'Four steps to put it in place',
      steps: [
        {
          when: 'Step 1',
          title: 'Data inventory and mapping',
          text: 'List what you hold about people in Iowa, why, and who gets it.',
        },
        {
          when: 'Step 2',
          title: 'Privacy policy updates',
          text: 'Say what you collect, what you sell, and how people opt out.',
        },
        {
          when: 'Step 3',
          title: 'Consumer request infrastructure',
          text: 'Set up a way to ask, a log, and answers within 90 days.',
        },
        {
          when: 'Step 4',
          title: 'Data protection assessments',
          text: 'Often listed for Iowa, but its law does not ask for them. Do them where another of your states does.',
        },
      ],
    },
    beside: ['DE', 'NE'],
    compared: BASIC,
    actions: [START, COMPARE],
  },
  NE: {
    lead: ['Consumer threshold', 'Revenue threshold', 'Effective date', 'Max penalty'],
    beside: ['DE', 'IA'],
    compared: BASIC,
    actions: [{ to: '/dashboard', label: 'Set up my business' }, ASSESS, COMPARE],
  },
  NJ: {
    lead: ['Effective date', 'Consumer threshold', 'Max penalty', 'Revenue threshold'],
    obligations: [
      'Privacy policy',
      'A system that answers requests within 45 days',
      'Reasonable data security',
      'Agreements with vendors',
      'Ways to opt out',
    ],
    violations: [
      'A notice that leaves New Jersey out, or names rights that do not work',
      'An opt-out link that is hidden, or that does not stop the ad tags',
      'Browser signals that are ignored',
      'Requests that nobody reads within 45 days',
      'Sensitive data used without consent, or sold at all',
    ],
    plan: {
      title: 'Four steps in twelve weeks',
      steps: [
        {
          when: 'Weeks 1-2',
          title: 'Assessment',
          text: 'Count your people in New Jersey. List your data and your tools.',
        },
        {
          when: 'Weeks 3-4',
          title: 'Policy and notices',
          text: 'Write the notice and the texts for consent.',
        },
        {
          when: 'Weeks 5-8',
          title: 'Technical implementation',
          text: 'Build the opt-out, obey signals, set up the request log.',
        },
        {
          when: 'Weeks 9-12',
          title: 'Testing and training',
          text: 'Test every link and every letter. Train those who meet customers.',
        },
      ],
    },
    beside: ['DE', 'IA'],
    compared: BASIC,
    actions: [ASSESS, COST, COMPARE],
  },
  MN: {
    lead: ['Effective date', 'Consumer threshold', 'Max penalty', 'Revenue threshold'],
    obligations: [
      'Privacy policy',
      'Answers to requests within 45 days, extendable to 90',
      'A written assessment for high-risk processing',
      'Consent for sensitive data',
      'Agreements with processors',
      'No more data than needed',
    ],
    special: { title: 'Special to Minnesota', points: ['Minnesota-specific'] },
    plan: {
      title: 'Four steps in fourteen weeks',
      steps: [
        {
          when: 'Weeks 1-3',
          title: 'Find out and list',
          text: 'Look up your SBA size, count your people, make the data inventory that the law asks for.',
        },
        {
          when: 'Weeks 4-6',
          title: 'Notice and consent',
          text: 'Write the notice with retention and date, and the texts for consent.',
        },
        {
          when: 'Weeks 7-10',
          title: 'Build',
          text: 'Obey signals, set up requests and the list of third parties, sign vendor terms.',
        },
        {
          when: 'Weeks 11-14',
          title: 'Assess, test, train',
          text: 'Write the assessments and the description of your policies. Test and train.',
        },
      ],
    },
    beside: ['DE', 'IA'],
    compared: [...BASIC, 'portability'],
    actions: [ASSESS, COST, COMPARE],
  },
};

/** For every other state. */
export const OTHER_GUIDE: GuideWords = {
  lead: [],
  beside: ['DE', 'IA'],
  compared: BASIC,
  actions: [START, COMPARE],
};
