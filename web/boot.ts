/**
 * Fetches the scripts of a drawn page after its text, style and fonts, or when somebody first
 * touches it: reading comes before interaction. Input made meanwhile is kept
 * (parts/shell/early-input.ts).
 */
import type { Replayed } from './parts/shell/early-input.ts';

const modules =
  document
    .querySelector<HTMLScriptElement>('script[data-modules]')
    ?.dataset['modules']?.split(' ') ?? [];
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;
let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const touch of TOUCHES) removeEventListener(touch, start);
  for (const href of modules) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  const [entry] = modules;
  if (entry !== undefined) void import(/* @vite-ignore */ entry);
}

/** Runs after the first frame; a hidden page has none. */
const soon = () => (document.hidden ? start() : requestAnimationFrame(() => setTimeout(start)));

for (const touch of TOUCHES) addEventListener(touch, start, { passive: true });
if (document.readyState === 'complete') soon();
else addEventListener('load', soon);

/**
 * Written out here and there: a shared module would be one more file on the way to the first press.
 */
const REPLAYED: Replayed = 'statewise:replayed';

/** The form that was sent before its script was there, and the button that sent it. */
let early: { form: HTMLFormElement; by: HTMLElement | null } | undefined;

/** Forms without an address have no way but their script: one that is sent early waits for it. */
function hold(event: SubmitEvent): void {
  // only forms are submitted
  const form = event.target as HTMLFormElement;
  if (form.method !== 'post' || form.hasAttribute('action')) return;
  event.preventDefault();
  event.stopPropagation();
  early = { form, by: event.submitter };
}

addEventListener('submit', hold, true);
addEventListener(REPLAYED, () => {
  removeEventListener('submit', hold, true);
  early?.form.requestSubmit(early.by);
});
