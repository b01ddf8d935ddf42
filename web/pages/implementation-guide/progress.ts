import { useEffect, useState } from 'react';
import { SIZE_PROFILES, type SizeProfile, STEPS } from '#web/words/steps.ts';

const KEY = 'statewise:implementation-guide';

interface Progress {
  readonly size: SizeProfile['id'];
  /** Ids of the steps that are done. */
  readonly done: readonly string[];
}

const START: Progress = { size: 'small', done: [] };

/** What the browser kept; whatever cannot be read counts as nothing. */
function kept(): Progress {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof read !== 'object' || read === null) return START;
    const size = 'size' in read ? read.size : undefined;
    const done = 'done' in read && Array.isArray(read.done) ? read.done : [];
    return {
      size: SIZE_PROFILES.find(({ id }) => id === size)?.id ?? START.size,
      done: STEPS.map(({ id }) => id).filter((id) => done.includes(id)),
    };
  } catch {
    return START;
  }
}

/** False where the browser keeps nothing, as in some private windows. */
function keep(progress: Progress): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
    return true;
  } catch {
    return false;
  }
}

/** The size and the steps done, kept in this browser alone. */
export function useProgress() {
  const [progress, setProgress] = useState(START);
  const [lost, setLost] = useState(false);
  useEffect(() => setProgress(kept()), []);
  const change = (part: Partial<Progress>) => {
    const next = { ...progress, ...part };
    setProgress(next);
    setLost(!keep(next));
  };
  const toggle = (id: string) =>
    change({
      done: progress.done.includes(id)
        ? progress.done.filter((one) => one !== id)
        : [...progress.done, id],
    });
  return { ...progress, lost, toggle, choose: (size: Progress['size']) => change({ size }) };
}
