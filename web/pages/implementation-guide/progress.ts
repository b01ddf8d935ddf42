import { useMemo, useSyncExternalStore } from 'react';
import { readersOf } from '#web/state/store.ts';
import { SIZE_PROFILES, type SizeProfile, STEPS } from '#web/words/steps.ts';

const KEY = 'statewise:implementation-guide';

interface Progress {
  readonly size: SizeProfile['id'];
  /** Ids of the steps that are done. */
  readonly done: readonly string[];
}

const START: Progress = { size: 'small', done: [] };

/** The value where the browser stores nothing, as in some private windows. */
let remembered: string | undefined;
// the same guide in another tab
const { subscribe, tell } = readersOf('storage');

function stored(): string {
  if (remembered !== undefined) return remembered;
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function store(progress: Progress): void {
  const text = JSON.stringify(progress);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    remembered = text;
  }
  tell();
}

/** Parses what was stored; anything invalid counts as nothing. */
function parsed(text: string): Progress {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null) return START;
    const size = 'size' in read ? read.size : undefined;
    const done: unknown[] = 'done' in read && Array.isArray(read.done) ? read.done : [];
    return {
      size: SIZE_PROFILES.find(({ id }) => id === size)?.id ?? START.size,
      done: STEPS.map(({ id }) => id).filter((id) => done.includes(id)),
    };
  } catch {
    return START;
  }
}

/** The size and the finished steps, stored in this browser only. */
export function useProgress() {
  const text = useSyncExternalStore(subscribe, stored, () => '');
  const progress = useMemo(() => parsed(text), [text]);
  const toggle = (id: string) =>
    store({
      ...progress,
      done: progress.done.includes(id)
        ? progress.done.filter((one) => one !== id)
        : [...progress.done, id],
    });
  const choose = (size: Progress['size']) => store({ ...progress, size });
  return { ...progress, lost: remembered !== undefined, toggle, choose };
}
