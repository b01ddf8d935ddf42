import type { PlanTask } from '#contract/plan.ts';

/** Who does a task: the owner alone, with a lawyer, or with whoever runs the website. */
export const WHO: Readonly<
  Record<PlanTask['who'], { short: string; title: string; text: string }>
> = {
  you: {
    short: 'Do it alone',
    title: 'Do it alone',
    text: 'Our steps and templates are enough for these.',
  },
  lawyer: {
    short: 'Have a lawyer read it',
    title: 'Write it, then have a lawyer read it',
    text: 'Contracts, risk checks, consent texts and notices bind you. Fill in our template first: reading costs less than drafting.',
  },
  website: {
    short: 'Ask your web person',
    title: 'Ask your web person',
    text: 'These are changes of pages, tags and settings. Ask who looks after your website or computers.',
  },
};
