/** What an owner can write down, in words, and what each needs. */
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import type { RequestAction } from '#web/api/requests.ts';

type What = RequestAction['what'];
type Need = 'reason' | 'ground' | 'part' | 'granted';

interface ActionWords {
  readonly label: string;
  readonly needs: readonly Need[];
  readonly help?: string;
}

export const ACTION_WORDS: Readonly<Record<What, ActionWords>> = {
  acknowledged: { label: 'I said that I got it', needs: [] },
  answered: { label: 'I did what was asked, and said so', needs: ['part'] },
  effect: {
    label: 'The use is stopped',
    needs: [],
    help: 'The day counts on which the stop works.',
  },
  denied: {
    label: 'I refused',
    needs: ['ground'],
    help: 'You can only refuse on a ground that this law names. Tell them which.',
  },
  'extension-notice': {
    label: 'I told them that I need more time',
    needs: ['reason'],
    help: 'It counts once, and only if you told them before the last day, with the reason.',
  },
  'identity-link': { label: 'I mailed a link', needs: [] },
  'identity-asked': { label: 'I asked who they are', needs: [] },
  'identity-confirmed': { label: 'I know who they are', needs: [] },
  'identity-failed': { label: 'They could not show who they are', needs: [] },
  'permission-seen': { label: 'I saw the permission', needs: [] },
  searched: { label: 'I looked in a place', needs: [] },
  'passed-on': { label: 'I told a company', needs: [] },
  'not-searched': { label: 'I did not look in a place', needs: [] },
  'not-passed-on': { label: 'I did not tell a company', needs: [] },
  'completion-notice': { label: 'I told them that all is done', needs: [] },
  appeal: { label: 'They appealed', needs: [] },
  'appeal-extension-notice': {
    label: 'I told them that the appeal takes longer',
    needs: ['reason'],
  },
  'appeal-answered': { label: 'I answered the appeal', needs: ['granted'] },
  withdrawn: { label: 'They took it back', needs: [] },
  duplicate: { label: 'It is the same as another request', needs: [] },
  'not-a-request': { label: 'It is not a request about data', needs: [] },
  released: { label: 'It is real', needs: [] },
  'still-stands': { label: 'I was wrong: it still stands', needs: [] },
  'put-back': { label: 'It may be real after all', needs: [] },
};

const RUNNING = new Set(['open', 'waiting']);
const REFUSED = new Set(['refused', 'partly']);

/** What can be written down now; what would be refused is not offered. */
export function actionsFor({ items, held }: RequestWhole): What[] {
  if (held !== null) return [];
  const some = (fits: (item: RequestWhole['items'][number]) => boolean) => items.some(fits);
  const runs = some(({ state }) => RUNNING.has(state));
  const offered: readonly (readonly [What, boolean])[] = [
    ['acknowledged', runs],
    ['answered', runs],
    ['effect', runs && some(({ type }) => STOPS.test(type))],
    ['denied', runs],
    ['extension-notice', some(({ allowed }) => allowed?.extend.may === true)],
    ['identity-asked', runs && items.every(({ allowed }) => allowed?.verify.may === true)],
    ['identity-failed', runs && some(({ state }) => state === 'waiting')],
    ['completion-notice', some(({ next }) => next.step === 'send-completion-notice')],
    ['appeal', some(({ state }) => REFUSED.has(state))],
    ['appeal-extension-notice', some(({ allowed }) => allowed?.extendAppeal?.may === true)],
    ['appeal-answered', some(({ state }) => state === 'appealed')],
    ['withdrawn', runs],
    ['duplicate', runs],
    ['not-a-request', runs],
  ];
  return offered.flatMap(([what, fits]) => (fits ? [what] : []));
}

const STOPS = /^(?:opt-out|limit|withdraw)/;
