import { useEffect, useRef } from 'react';
import { TOOLTIP } from '#web/words/notices.ts';

const tipOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

/** Below the element, or above it if there is no room; always inside the window. */
function place(tip: HTMLElement, anchor: HTMLElement) {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const below = at.bottom + TOOLTIP.offsetPx;
  const top = below + height > window.innerHeight ? at.top - TOOLTIP.offsetPx - height : below;
  const left = Math.max(8, Math.min(at.left, window.innerWidth - width - 8));
  tip.style.setProperty('top', `${top}px`);
  tip.style.setProperty('left', `${left}px`);
}

/**
 * One tooltip for the page: the text of `data-tip`, on hover or focus. It opens after a delay, or
 * at once if another one was just open, and closes on Escape. The element itself contains the text,
 * so screen readers need not hear it.
 */
function listen(tip: HTMLElement): () => void {
  let wait: ReturnType<typeof setTimeout> | undefined;
  let closedAt = -Infinity;
  let anchor: HTMLElement | null = null;
  const hide = () => {
    clearTimeout(wait);
    if (anchor && tip.matches(':popover-open')) {
      tip.hidePopover();
      closedAt = performance.now();
    }
    anchor = null;
  };
  const show = (target: HTMLElement) => {
    tip.textContent = target.dataset['tip'] ?? '';
    tip.showPopover();
    place(tip, target);
  };
  const enter = (event: Event) => {
    const target = tipOf(event.target);
    if (target === anchor || event.target === tip) return;
    hide();
    if (!target) return;
    anchor = target;
    const justClosed = performance.now() - closedAt < TOOLTIP.skipDelayMs;
    wait = setTimeout(() => show(target), justClosed ? 0 : TOOLTIP.delayMs);
  };
  const escape = (event: KeyboardEvent) => event.key === 'Escape' && hide();
  document.addEventListener('pointerover', enter);
  document.addEventListener('focusin', enter);
  document.addEventListener('scroll', hide, { passive: true });
  document.addEventListener('keydown', escape);
  return () => {
    hide();
    document.removeEventListener('pointerover', enter);
    document.removeEventListener('focusin', enter);
    document.removeEventListener('scroll', hide);
    document.removeEventListener('keydown', escape);
  };
}

export function Tooltips() {
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => (tip.current ? listen(tip.current) : undefined), []);
  return <div className="tip" ref={tip} popover="manual" role="tooltip" aria-hidden="true" />;
}
