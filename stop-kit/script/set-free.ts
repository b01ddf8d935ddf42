/**
 * Tags of the page's own HTML that an owner put in our care: `data-statewise-src` stands there in
 * place of `src`. A browser fetches what stands in HTML before any script runs, so nothing else
 * holds those back for certain.
 */

const KEPT = 'data-statewise-src';

function setFree(): void {
  for (const element of document.querySelectorAll(`[${KEPT}]`)) {
    const address = element.getAttribute(KEPT) ?? '';
    element.removeAttribute(KEPT);
    element.setAttribute('src', address);
    // a frame that the parser has just put in takes no address: one put in anew does
    if (element.tagName === 'IFRAME') element.replaceWith(element.cloneNode(true));
  }
}

/** For those who did not opt out: the tags start as the parser meets them. */
export function setFreeUnless(isOut: () => boolean): void {
  const next = () => {
    if (isOut()) watch.disconnect();
    else setFree();
  };
  const watch = new MutationObserver(next);
  watch.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    next();
    watch.disconnect();
  });
}
