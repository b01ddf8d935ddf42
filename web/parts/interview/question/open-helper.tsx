import { lazy, Suspense } from 'react';
import type { Answer } from '#engine/facts/known.ts';
import type { Sheet } from '#web/parts/interview/answers/sheet.ts';
import type { AidName } from '#web/parts/interview/answers/place.ts';
import { NOTHING_SEEN, type SeenTool } from '#web/parts/check-helpers/loading/found.ts';
import type { HelperFiles } from '#web/parts/check-helpers/loading/data-files.ts';
import type { Say } from '#web/parts/interview/wording/say.ts';

const load = () => import('#web/parts/check-helpers/all-three.ts');

const AIDS = {
  size: lazy(async () => ({ default: (await load()).SizeHelper })),
  tools: lazy(async () => ({ default: (await load()).ToolsHelper })),
  count: lazy(async () => ({ default: (await load()).CountHelper })),
};

const FIRST_SIGNS = ['pointerdown', 'keydown', 'touchstart'] as const;
const LATEST = 4000;

/**
 * Loads the helpers before they are needed: at the first sign of the reader, or a few seconds after
 * the page came. It happens whatever is answered, and once; later nothing is asked of the server.
 * `also` starts with it.
 */
export function preloadAids(files: HelperFiles, asOf: string, also?: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const sign of FIRST_SIGNS) removeEventListener(sign, start);
  };
  const start = () => {
    stop();
    also?.();
    void load().then(
      ({ loadHelpers }) => loadHelpers(files, asOf),
      () => undefined,
    );
  };
  const timer = setTimeout(start, LATEST);
  for (const sign of FIRST_SIGNS) addEventListener(sign, start, { passive: true });
  return stop;
}

interface AidProps {
  name: AidName;
  sheet: Sheet;
  say: Say;
  seen?: readonly SeenTool[] | undefined;
  onFound: (answers: readonly Answer[]) => void;
  onBack: () => void;
}

/**
 * A helper in place of the question. What it finds is marked as inferred, and the owner can
 * overrule it.
 */
export function Aid({ name, sheet, say, seen = NOTHING_SEEN, onFound, onBack }: AidProps) {
  const Helper = AIDS[name] ?? AIDS.size;
  return (
    <Suspense fallback={<p role="status">{say.words.aids.loading}</p>}>
      <Helper
        language={say.words.language}
        states={sheet.states}
        seen={seen}
        onBack={onBack}
        onFound={(found) =>
          onFound(
            found
              .filter(({ state }) => state === null || sheet.states.includes(state))
              .map(({ fact, state, value }) => ({ fact, state, value })),
          )
        }
      />
    </Suspense>
  );
}
