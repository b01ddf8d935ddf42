import { useEffect, useState } from 'react';
import { type CostForm, type CostResult, estimateCost } from '#engine/cost/cost.ts';
import { COSTS } from '#web/words/costs.ts';
import { formOf, type Inputs } from './inputs.ts';

export interface Estimate {
  readonly form: CostForm;
  readonly result: CostResult;
}

/** Idle, then calculating for 1.5 seconds (simulated), then a result (docs/requirements.md 4). */
export function useCalculation() {
  const [running, setRunning] = useState<Inputs>();
  const [estimate, setEstimate] = useState<Estimate>();
  useEffect(() => {
    if (running === undefined) return undefined;
    const wait = setTimeout(() => {
      const form = formOf(running);
      setEstimate({ form, result: estimateCost(form) });
      setRunning(undefined);
    }, COSTS.calculatingMs);
    return () => clearTimeout(wait);
  }, [running]);
  return { calculating: running !== undefined, estimate, calculate: setRunning };
}
