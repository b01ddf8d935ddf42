/**
 * Fetches the scripts of a drawn page once its text, style and letters are there, or as soon as somebody touches it:
 * what is read comes before what reacts. What is typed meanwhile is kept (parts/typed-early.ts).
 */
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

/** After the frame that shows the page; a hidden page shows none. */
const soon = () => (document.hidden ? start() : requestAnimationFrame(() => setTimeout(start)));

for (const touch of TOUCHES) addEventListener(touch, start, { passive: true });
if (document.readyState === 'complete') soon();
else addEventListener('load', soon);
