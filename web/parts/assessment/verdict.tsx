import type { StateResult } from '#contract/assessments.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { plural } from '#text/figures.ts';
import { longDate } from '#text/english.ts';
import type { TileFill } from '../law/tile.tsx';

export type Verdict = StateResult['verdict'];

interface Sign {
  label: string;
  badge: string;
  icon: IconName;
  fill: TileFill;
}

/** A sign, a word and a fill for each verdict: colour alone never carries the meaning. */
const SIGNS: Record<Verdict, Sign> = {
  applies: { label: 'Applies', badge: 'applies', icon: 'full', fill: 'full' },
  'applies in part': { label: 'Applies in part', badge: 'exempt', icon: 'half', fill: 'half' },
  'does not apply': { label: 'Does not apply', badge: 'not', icon: 'empty', fill: 'out' },
  exempt: { label: 'Exempt', badge: 'not', icon: 'empty', fill: 'out' },
  'not in force yet': { label: 'Not in force yet', badge: 'coming', icon: 'clock', fill: 'coming' },
  'cannot tell': { label: 'Cannot tell yet', badge: 'ask', icon: 'ask', fill: 'ask' },
};

/** How many laws have a verdict; by how much an owner has to do. */
const COUNTED: Record<Verdict, (laws: number) => string> = {
  applies: (laws) => plural(laws, 'applies', 'apply'),
  'applies in part': (laws) => plural(laws, 'applies in part', 'apply in part'),
  'does not apply': (laws) => plural(laws, 'does not apply', 'do not apply'),
  exempt: (laws) => plural(laws, 'exempt', 'exempt'),
  'not in force yet': (laws) => plural(laws, 'not in force yet', 'not in force yet'),
  'cannot tell': (laws) => plural(laws, 'cannot tell yet', 'cannot tell yet'),
};
const VERDICTS = Object.keys(SIGNS) as Verdict[];

const isVerdict = (word: string): word is Verdict => word in SIGNS;

/** The fill of a tile: half for a law that does not apply but leaves a duty. */
export function fillOf(word: string, stays = false): TileFill {
  if (!isVerdict(word)) return 'out';
  const { fill } = SIGNS[word];
  return stays && fill === 'out' ? 'half' : fill;
}

/** The sign of a verdict, independent of a business; half filled with a standing duty. */
export function verdictSign(verdict: Verdict, stays: boolean): Sign {
  const sign = SIGNS[verdict];
  return stays
    ? { ...sign, label: `${sign.label}, one duty stays`, badge: 'exempt', icon: 'half' }
    : sign;
}

/** The sign of one state's result: an exemption may leave a duty, a law may start later. */
export function signOf(state: StateResult): Sign {
  const sign = SIGNS[state.verdict];
  const leftOut = state.verdict === 'exempt' || state.verdict === 'does not apply';
  if (leftOut && state.standing.length > 0) {
    const duties =
      state.standing.length === 1 ? 'one duty stays' : `${state.standing.length} duties stay`;
    return { label: `${sign.label}, ${duties}`, badge: 'exempt', icon: 'half', fill: 'half' };
  }
  if (state.verdict === 'not in force yet')
    return { ...sign, label: `Starts ${longDate(state.effective)}` };
  return sign;
}

export function VerdictBadge({
  sign,
  children,
}: {
  sign: Pick<Sign, 'badge' | 'icon'>;
  children: string;
}) {
  return (
    <span className={`badge badge--${sign.badge}`}>
      <Icon name={sign.icon} />
      {children}
    </span>
  );
}

/** "2 apply", "1 cannot tell yet": the verdicts of one business, counted. */
export function VerdictCounts({ verdicts }: { verdicts: readonly string[] }) {
  return VERDICTS.map((word) => {
    const found = verdicts.filter((one) => one === word).length;
    if (found === 0) return null;
    return (
      <VerdictBadge key={word} sign={SIGNS[word]}>
        {COUNTED[word](found)}
      </VerdictBadge>
    );
  });
}
