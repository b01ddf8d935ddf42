/** The check in English. */
import { STATES } from '#law/codes.ts';
import { lowerFirst } from '#text/case.ts';
import { ROWS_EN } from './rows-en.ts';
import type { CheckWords } from './words.ts';

export const CHECK_EN: CheckWords = {
  language: 'en',
  title: 'Which privacy laws apply to you?',
  lede: 'One to three minutes. Nothing leaves this browser.',
  noScript: 'The check needs script. The guides say who must comply, state by state:',
  other: { label: 'Español', path: '/es/check' },
  left: (n) => (n === 1 ? 'Last question' : `At most ${n} questions left`),
  whyWeAsk: 'Why we ask',
  whatCounts: 'What counts?',
  lawsWaiting: (states) => `It decides for: ${states}.`,
  continue: 'Continue',
  back: 'Back',
  saving: 'Saving...',
  yes: 'Yes',
  no: 'No',
  unknown: 'I don’t know',
  unsureRest: 'I don’t know the rest',
  none: 'None of these',
  everywhere: 'All of them',
  noState: 'None of them',
  steps: {
    states: {
      question: 'Where do your customers live?',
      hint: `These ${STATES.length} states have a general law.`,
      why: 'A law counts only if you do business in its state or sell to people there.',
    },
    counts: {
      question: 'How many people did you hold data on last year?',
      hint: 'Count each person once, without business contacts (California: with). A guess is enough.',
      why: 'Most laws start at a number of people in the state.',
    },
    total: {
      question: 'How many people did you hold data on last year?',
      hint: 'Count each person once, without business contacts (California: with). A guess is enough.',
      why: 'Most laws start at a number of people. If the total is below it, so is each state.',
    },
    reach: {
      question: 'Which of these numbers do you reach?',
      hint: 'Tick each state where you held data on so many last year.',
      why: 'Each of these laws starts at its own number of people.',
    },
    size: {
      question: 'Are you a small business under the federal size rules?',
      hint: '',
      why: 'Texas, Nebraska and Minnesota leave federal small businesses out of nearly everything.',
    },
    revenue: {
      question: 'What was your total revenue last year?',
      hint: 'Before costs and taxes.',
      why: 'Some laws start only above a yearly revenue.',
    },
    uses: {
      question: 'Which of these do you do?',
      hint: '',
      why: 'A sale or a targeted ad can bring in a law, or a part of it, at any size.',
    },
    sensitive: {
      question: 'Which of these do you hold about people?',
      hint: '',
      why: 'Some laws protect these kinds of information at any size.',
    },
    sale: {
      question: 'Which of these describe your sales of data?',
      hint: '',
      why: 'Some laws count only sales for money, and some ban sales of sensitive data.',
    },
    share: {
      question: 'How much of your income is from selling people’s data?',
      hint: 'What you earn from selling or renting data, out of all revenue. For California add ads based on other sites.',
      why: 'Many laws reach smaller businesses that live from selling data.',
    },
    parts: {
      question: 'Which of these numbers do you reach?',
      hint: 'Tick each one that you reached last year.',
      why: 'These laws count only a part of the people.',
    },
    staff: {
      question: 'How many people work for you?',
      hint: 'Count full-time and part-time staff in all places.',
      why: 'Alabama leaves out smaller employers that sell no data.',
    },
    platform: {
      question: 'Which of these fit your company?',
      hint: '',
      why: 'Florida’s full law looks at these, and only above $1 billion in revenue.',
    },
    kinds: {
      question: 'Are you one of these?',
      hint: '',
      why: 'Some laws leave such organizations out. Until you tell us, we count each as no.',
    },
    duties: {
      question: 'Which of these are so?',
      hint: '',
      why: 'They decide which tasks are yours under the laws that apply.',
    },
  },
  rows: ROWS_EN,
  reached: (place, figure) => `${place}: ${figure}`,
  upTo: (figure) => `Less than ${figure}`,
  atMost: (figure) => `${figure} or less`,
  moreThan: (figure) => `More than ${figure}`,
  fromTo: (from, to) => `${from} to ${to}`,
  orMore: (figure) => `${figure} or more`,
  people: (place) => `People in ${place}`,
  inAll: 'In all your states together',
  errors: {
    title: 'There is a problem',
    mark: 'Error: ',
    states: 'Choose a state, or “None of them”',
    choose: 'Choose an answer',
    number: 'Enter a number, such as 1,200',
    whole: 'Enter a whole number, such as 1,200',
    fewer: 'Enter at most 400,000,000',
    at: (place, fault) => `${place}: ${lowerFirst(fault)}`,
    exclusive: 'Untick “None of these”, or the others',
    contradiction: (one, other) =>
      `These two do not fit together: “${one}” and “${other}”. Change the one that is wrong. If the first is so, the second may be so too: then say yes to both.`,
    partTooLarge: (part, whole) =>
      `“${part}” are a part of “${whole}”, so there cannot be more of them. Change the number that is wrong.`,
  },
  aids: {
    size: 'Work it out with the size table',
    tools: 'Work it out from the tools you use',
    count: 'Count them from a customer file',
    loading: 'Loading...',
    failed: 'This part could not load. Load the page again, or answer by hand.',
    seen: (names) => `A test of your site saw ${names}. Look at what that means first.`,
    inferred: {
      size: 'Worked out with the size table',
      tools: 'Worked out from your tools',
      count: 'Counted from your file',
      profile: 'From your business profile',
    },
  },
  review: {
    title: 'Check your answers',
    lede: 'See the result now, or change an answer first.',
    change: (what) => `Change: ${what}`,
    changeShort: 'Change',
    see: 'See the result',
    states: 'States',
    total: 'People in all states',
    missing: 'Not answered',
    skipped: 'Your answers settle the other questions, so we do not ask them.',
  },
};
