/** Defects planted into notices that our generator made, and the truth about them. */
import { plain } from '#documents/tree/tree.ts';
import type { Block } from '#documents/tree/tree.ts';
import { stateName } from './judgement.ts';
import type { Truths } from './judgement.ts';
import type { Ours } from './ours.ts';

/** Passages that say the same: unless they are removed too, the element is still present. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  'pn-rights-list': [
    'pn-ca-rights-section',
    'pn-profiling-opt-out',
    'pn-how-to-use-rights',
    'pn-state-rights-apply',
  ],
  'pn-ca-rights-section': ['pn-rights-list'],
  'pn-shared-categories': [
    'pn-third-party-categories',
    'pn-categories',
    'pn-ca-sold-shared-12-months',
    'pn-sale-ads-disclosure',
    'pn-third-party-names',
  ],
  'pn-third-party-categories': [
    'pn-shared-categories',
    'pn-categories',
    'pn-ca-sold-shared-12-months',
    'pn-sale-ads-disclosure',
    'pn-third-party-detail',
    'pn-financial-incentive',
  ],
  'pn-categories': ['pn-ca-12-months', 'pn-ca-sold-shared-12-months', 'pn-financial-incentive'],
  'pn-purposes': ['pn-ca-12-months', 'pn-ca-sold-shared-12-months'],
  'pn-purposes-linked': ['pn-ca-12-months', 'pn-ca-sold-shared-12-months'],
  'pn-retention': ['pn-categories', 'pn-children-retention'],
  'pn-sources': ['pn-ca-12-months'],
  'pn-sale-ads-disclosure': [
    'pn-sale-sentence-sensitive',
    'pn-sale-sentence-sensitive-fl',
    'pn-sale-sentence-biometric',
    'pn-sale-sentence-biometric-fl',
    'pn-ca-sold-shared-12-months',
    'pn-third-party-names',
  ],
  'pn-sale-ads-how-to-opt-out': ['pn-signal-handling'],
  'pn-no-sale-statement': ['pn-ca-sold-shared-12-months'],
  'pn-revoke-consent': ['pn-material-change-notice', 'pn-financial-incentive'],
  'pn-sensitive-named': [
    'pn-fl-sensitive-opt-out',
    'pn-notice-opt-out-sensitive',
    'pn-biometric-policy',
  ],
  'pn-notice-opt-out-sensitive': [],
  'pn-profiling-disclosure': [
    'pn-co-profiling-details',
    'pn-ca-pre-use-notice',
    'pn-profiling-opt-out',
  ],
  'pn-profiling-opt-out': ['pn-rights-list', 'pn-profiling-disclosure', 'pn-ca-pre-use-notice'],
  'pn-co-profiling-details': ['pn-profiling-disclosure'],
  'pn-profiling-question-right': ['pn-ca-pre-use-notice', 'pn-co-profiling-details'],
  'pn-ca-pre-use-notice': ['pn-profiling-disclosure', 'pn-co-profiling-details'],
  'pn-business-name': ['pn-contact'],
  'pn-contact': ['pn-active-email'],
  'pn-change-process': ['pn-material-change-notice', 'pn-annual-update'],
  'pn-material-change-notice': ['pn-change-process'],
  'pn-request-methods': ['pn-how-to-use-rights', 'pn-ca-shine-the-light'],
  'pn-how-to-use-rights': ['pn-request-methods'],
  'pn-third-party-detail': ['pn-third-party-categories'],
  'pn-ca-12-months': ['pn-ca-sold-shared-12-months'],
  'pn-ca-sold-shared-12-months': ['pn-no-sale-statement'],
  'pn-ca-limit-sensitive': ['pn-ca-rights-section'],
  'pn-agents': [],
  'pn-children': ['pn-agents', 'pn-ca-under-16-sale', 'pn-children-retention'],
  'pn-ca-under-16-sale': ['pn-children'],
};

/**
 * Elements that another one's passages may serve too, so that the truth about them cannot be
 * decided.
 */
export const besides = (id: string): readonly string[] => [
  ...(TOGETHER[id.replace(/-money$/, '')] ?? []),
  ...Object.entries(TOGETHER).flatMap(([other, ids]) => (ids.includes(id) ? [other] : [])),
];

/** The blocks without passages for one of these elements, and without lead-ins to nothing. */
export function withoutPassages(blocks: readonly Block[], ids: ReadonlySet<string>): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'paragraph' && ids.has('pn-shared-categories'))
      return /service providers/.test(plain(block.text)) ? [] : [block];
    if (block.kind !== 'passage') return [block];
    if (block.grounds.some(({ id }) => ids.has(id))) return [];
    return [{ ...block, blocks: withoutPassages(block.blocks, ids) }];
  });
}

export const idsIn = (blocks: readonly Block[]): Set<string> =>
  new Set(
    blocks.flatMap((block): string[] =>
      block.kind === 'passage'
        ? [...block.grounds.map(({ id }) => id), ...idsIn(block.blocks)]
        : [],
    ),
  );

/**
 * A whole notice has what its passages serve; about good practice that it leaves out nothing can be
 * said.
 */
export const wholeTruth = ({ filled }: Ours): Truths => {
  const served = new Map(
    filled.grounds.map(({ id, cites }) => [id, new Set(cites.map(({ state }) => state))]),
  );
  return { of: (id, state) => (served.get(id)?.has(stateName(state)) ? 'present' : 'partly') };
};
