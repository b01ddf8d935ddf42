import type { Assessment } from '#contract/assessments.ts';

type Level = Assessment['riskLevel'];
const STEPS: Record<Level, { bars: number; word: string }> = {
  LOW: { bars: 1, word: 'Low' },
  MEDIUM: { bars: 2, word: 'Medium' },
  HIGH: { bars: 3, word: 'High' },
  CRITICAL: { bars: 4, word: 'Critical' },
};

/** Four rising bars and the level's name, never coded by colour. */
export function Risk({ level }: { level: Level }) {
  const { bars, word } = STEPS[level];
  return (
    <p className="row">
      <span className="risk" aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} className={bar <= bars ? 'on' : undefined} />
        ))}
      </span>
      <span className="figure">{word}</span>
    </p>
  );
}
