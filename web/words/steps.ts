/** The implementation guide: ten steps and three profiles (docs/requirements.md 2, 3 and 9). */

export interface ImplementationStep {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly timeEstimate: string;
  readonly priority: 'High' | 'Medium' | 'Low';
  readonly category: string;
  readonly deliverables: readonly string[];
  readonly resources: readonly { readonly label: string; readonly to: string }[];
}

export const STEPS: readonly ImplementationStep[] = [
  {
    id: 'find-out',
    title: 'Find out which laws bind you',
    description:
      'Count your people by state, look up your federal size, and answer the questions of the assessment. Write down what you do not know yet.',
    timeEstimate: '2 to 4 hours',
    priority: 'High',
    category: 'Assessment',
    deliverables: [
      'A list of states with the answer for each',
      'Your counts, with the day you took them',
    ],
    resources: [
      { label: 'Assessment', to: '/assessment' },
      { label: 'Compare states', to: '/compare-states' },
    ],
  },
  {
    id: 'name-someone',
    title: 'Name one person who answers for it',
    description:
      'Choose one person and a stand-in. Give them time, a mailbox and the right to ask everyone in the business what data they use.',
    timeEstimate: '1 to 2 hours',
    priority: 'High',
    category: 'Governance',
    deliverables: ['A short note with both names', 'A mailbox for privacy requests'],
    resources: [{ label: 'Questions owners ask', to: '/faq' }],
  },
  {
    id: 'inventory',
    title: 'List the data you hold',
    description:
      'Go through your shop, mail tool, files and paper. Note what you hold, why, where it came from, who gets it and when it goes.',
    timeEstimate: '1 to 2 weeks',
    priority: 'High',
    category: 'Data handling',
    deliverables: ['Data inventory', 'Deletion dates for each kind of data'],
    resources: [{ label: 'Data inventory template', to: '/templates?show=data-inventory' }],
  },
  {
    id: 'cut-down',
    title: 'Keep less, and ask first for sensitive data',
    description:
      'Strike fields you do not need. Delete old lists. For sensitive data that you keep, get a clear yes before you use it. For a known child under 13, get a parent’s yes; for teens, look up what your states ask.',
    timeEstimate: '1 to 2 weeks',
    priority: 'High',
    category: 'Data handling',
    deliverables: [
      'Shorter forms, and a note of what was deleted and when',
      'Wording of each consent, apart from other terms',
      'A record of each yes, and a way to take it back',
    ],
    resources: [
      { label: 'What is sensitive data?', to: '/faq#sensitive' },
      { label: 'Children and teenagers', to: '/faq#children' },
    ],
  },
  {
    id: 'notice',
    title: 'Write the privacy notice',
    description:
      'Say what you collect, why, who gets it and how people use their rights. Add the part that each of your states asks for. Read it again every year: California asks for that.',
    timeEstimate: '1 week',
    priority: 'High',
    category: 'Notice',
    deliverables: [
      'A dated notice, linked from every page',
      'A checked list of what each state asks for',
      'A yearly day to read it again',
    ],
    resources: [{ label: 'Privacy policy template', to: '/templates?show=privacy-policy' }],
  },
  {
    id: 'opt-outs',
    title: 'Make opt-outs work',
    description:
      'Put a clear link on the site, obey browser signals such as Global Privacy Control, and check that ad tags stay silent. Take these people off customer lists that you upload, and out of feeds from your server: no test in the browser sees those.',
    timeEstimate: '1 to 2 weeks',
    priority: 'High',
    category: 'Opt-out',
    deliverables: [
      'Opt-out page',
      'A recording of the test, before and after',
      'A check of each upload and server feed',
    ],
    resources: [
      { label: 'Opt-out page template', to: '/templates?show=opt-out-page' },
      { label: 'What is Global Privacy Control?', to: '/faq#gpc' },
    ],
  },
  {
    id: 'requests',
    title: 'Set up how you answer requests',
    description:
      'Make a form, a log and letters. Decide how you check who is asking. Practice with one request from start to end.',
    timeEstimate: '1 to 2 weeks',
    priority: 'High',
    category: 'Consumer requests',
    deliverables: ['Request form and log', 'Letters to confirm, extend, grant and refuse'],
    resources: [{ label: 'Request kit', to: '/templates?show=consumer-request-kit' }],
  },
  {
    id: 'vendors',
    title: 'Sign contracts with your vendors',
    description:
      'List every company that handles data for you. Accept their data terms online, or send yours. Switch off what you do not need.',
    timeEstimate: '2 to 3 weeks',
    priority: 'Medium',
    category: 'Vendors',
    deliverables: ['Vendor list', 'A signed agreement for each'],
    resources: [
      { label: 'Data processing agreement', to: '/templates?show=data-processing-agreement' },
    ],
  },
  {
    id: 'security',
    title: 'Protect the data and assess risky uses',
    description:
      'Turn on two-step sign-in, updates and backups. Where your states ask for it, write down the risk of ads, sales and sensitive data.',
    timeEstimate: '2 to 3 weeks',
    priority: 'Medium',
    category: 'Security',
    deliverables: ['A list of safeguards', 'A written assessment for each risky use'],
    resources: [
      { label: 'Security and incident plan', to: '/templates?show=incident-response-plan' },
      { label: 'Assessment template', to: '/templates?show=data-protection-assessment' },
    ],
  },
  {
    id: 'train-check',
    title: 'Train your people and check twice a year',
    description:
      'Show everyone who meets customers what a request looks like. Put two days a year in the calendar to check your states, tools and notice.',
    timeEstimate: '2 to 4 hours, then twice a year',
    priority: 'Low',
    category: 'Governance',
    deliverables: ['Signed training sheet', 'Two dates in the calendar'],
    resources: [{ label: 'Training sheet', to: '/templates?show=employee-training-sheet' }],
  },
];

export interface SizeProfile {
  readonly id: 'small' | 'medium' | 'large';
  readonly label: string;
  readonly time: string;
  readonly cost: string;
}

/** docs/requirements.md 9, verbatim. */
export const SIZE_PROFILES: readonly SizeProfile[] = [
  { id: 'small', label: 'Small', time: '3-4 months', cost: '$15,000-$25,000' },
  { id: 'medium', label: 'Medium', time: '4-6 months', cost: '$25,000-$50,000' },
  { id: 'large', label: 'Large', time: '6-12 months', cost: '$50,000-$150,000' },
];
