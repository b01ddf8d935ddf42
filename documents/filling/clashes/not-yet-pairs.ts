/**
 * A right or a way out that a document tells people of, beside the owner’s “Not yet” to it; and a
 * role beside an answer.
 */
import type { LawRecord } from '#law/schema.ts';
import type { AnswerPair, DetailPair } from './mismatch-pairs.ts';

/** Documents that tell the public of it. */
const PUBLIC: readonly string[] = ['privacy-policy', 'opt-out-page'];
const NOT_YET = /^Not yet$/;

interface PublicPair extends AnswerPair {
  readonly papers: readonly string[];
  /** Whether a law of the document makes it a right. */
  readonly given: (law: LawRecord) => boolean;
}

const readsSignals = ({ optOutSignal }: LawRecord) => optOutSignal.required;
const SIGNAL = {
  is: true,
  details: ['practiceSignal'],
  // who sells or aims ads is asked for it there, whatever else is answered
  names: /^(?:Not yet|Does not concern us)$/,
  papers: PUBLIC,
  given: readsSignals,
} as const;
const ONCE_OBEYED = 'your answer on the signal, once your site obeys it';

export const NOT_YET_PAIRS: readonly PublicPair[] = [
  {
    fact: 'profiling',
    is: true,
    details: ['practiceProfilingWithout'],
    names: NOT_YET,
    papers: PUBLIC,
    given: ({ rights }) => rights.some(({ id }) => id === 'opt-out-profiling'),
    ways: [
      'the answer about software that scores people',
      'your answer on deciding without the score, once you can',
    ],
  },
  {
    ...SIGNAL,
    fact: 'targetedAdvertising',
    ways: ['the answer about targeted ads', ONCE_OBEYED],
  },
  {
    ...SIGNAL,
    fact: 'sellsPersonalData',
    ways: ['the answer about selling data', ONCE_OBEYED],
  },
  {
    fact: 'knowsChildren',
    is: true,
    details: ['practiceParentAgrees'],
    names: NOT_YET,
    papers: ['privacy-policy'],
    // the federal law on children's privacy binds in every state
    given: () => true,
    ways: ['the answer about children', 'your answer on waiting for a parent’s yes, once you do'],
  },
  {
    fact: 'hipaaBusinessAssociate',
    is: true,
    details: ['clientWork'],
    names: /^No$/,
    papers: ['privacy-policy'],
    given: () => true,
    ways: [
      'the answer about handling patient data for providers',
      'your answer on data of clients, since providers are your clients',
    ],
  },
];

export const NOT_YET_DETAILS: readonly DetailPair[] = [
  // a way to say no that a row names, beside the word that nothing happens
  {
    one: {
      details: ['doNotTrackAnswer'],
      names:
        /^\s*(?:none|no|nothing|n\/a|(?:we|it) (?:do|does) n(?:ot|othing)|(?:we |it )?ignores?)\b/i,
    },
    other: { details: ['toolTable'], names: /\bdo.?not.?track\b/i },
    ways: [
      'what your site does with that setting, if the tool obeys it',
      'how to say no to that tool',
    ],
  },
  {
    across: true,
    one: { details: ['practiceOptOutStopsAds'], names: /^Yes$/ },
    other: { details: ['practiceAdTagsOff', 'practiceAdListsStop'], names: NOT_YET },
    ways: [
      'your yes that an opt-out stops such ads',
      'your answer on turning off ad tags and lists, once they are off',
    ],
  },
];
