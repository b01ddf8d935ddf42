/** The link at the foot, and what is said beside it. */

/** The second is for builders of sites that take a plain link and no attribute. */
const LINK = '[data-statewise-link],a[href$="#your-privacy-choices"]';
/** Leads to no other page. */
const OURS = 'a:not([href]),a[href^="#"],a[href$="#your-privacy-choices"]';
const SAID = 'statewise-said';

/** Calls back on a press of the link, wherever and whenever it was put on the page. */
export function onPress(pressed: () => void): void {
  addEventListener('click', (event) => {
    const link = event
      .composedPath()
      .find((each) => each instanceof Element && each.matches(LINK)) as Element | undefined;
    if (!link) return;
    // a link or button that the site had before does its own work too; a press by the script of
    // a banner leads nowhere
    if (!event.isTrusted || link.matches(OURS)) event.preventDefault();
    pressed();
  });
}

/**
 * The place beside a link where it is said; a plain link gets one, once it is sure that none
 * follows in the page.
 */
function placeBeside(link: Element): Element | undefined {
  const next = link.nextElementSibling;
  if (next?.classList.contains(SAID)) return next;
  if (document.readyState === 'loading') return undefined;
  const place = document.createElement('span');
  place.className = SAID;
  place.setAttribute('role', 'status');
  link.after(' ', place);
  return place;
}

/** Says beside each link that the opt-out was honored; also beside one that comes later. */
export function show(said: string): void {
  const say = () => {
    for (const link of document.querySelectorAll(LINK)) {
      const place = placeBeside(link);
      if (place && place.textContent !== said) place.textContent = said;
    }
  };
  say();
  addEventListener('DOMContentLoaded', say);
  new MutationObserver(say).observe(document, { childList: true, subtree: true });
}
