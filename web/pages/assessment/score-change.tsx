import { useEffect, useState } from 'react';
import type { Assessment } from '#contract/assessments.ts';
import { changeText, scoreChange, type Seen, seenIn } from '#engine/explain/score-change.ts';
import { isScoreInSight } from '#engine/assessment/stand-kinds.ts';
import { stateName } from '#law/codes.ts';
import { percent } from '#web/words/figures.ts';

const keyOf = (businessId: string) => `seen.${businessId}`;

function read(businessId: string): Seen | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(businessId));
    return kept === null ? undefined : (JSON.parse(kept) as Seen);
  } catch {
    // A browser that stores nothing, or text that is not ours: then nothing was seen.
    return undefined;
  }
}

function keep(businessId: string, seen: Seen): void {
  try {
    sessionStorage.setItem(keyOf(businessId), JSON.stringify(seen));
  } catch {
    // A browser that stores nothing shows no change after a reload.
  }
}

/**
 * What the last look and this one have between them; known while drawing, kept for the next look.
 */
function useChange(assessment: Assessment): string {
  const { businessId } = assessment;
  const [last, setLast] = useState(() => look(read(businessId), assessment, ''));
  const shown = last.assessment === assessment ? last : look(last.seen, assessment, last.why);
  if (shown !== last) setLast(shown);
  useEffect(() => keep(businessId, shown.seen), [businessId, shown.seen]);
  return shown.why;
}

function look(before: Seen | undefined, assessment: Assessment, why: string) {
  // a score that stands in no sight has no change to tell
  const provisional = !isScoreInSight(assessment.stand);
  const seen = seenIn({ ...assessment, provisional });
  const change = before && scoreChange(before, seen, stateName);
  return { assessment, seen, why: change ? changeText(change, percent) : why };
}

/**
 * Why the score is another one than when this browser last showed it: by answers, the profile or
 * the law.
 */
export function WhyChanged({ assessment }: { assessment: Assessment }) {
  const why = useChange(assessment);
  return (
    <p className={why === '' ? 'vh' : 'note--changed'} role="status">
      {why}
    </p>
  );
}
