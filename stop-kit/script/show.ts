/** The link at the foot, and what is said beside it. */

const LINK = '[data-statewise-link]';
const SAID = 'statewise-said';

/** Calls back on a press of the link, wherever and whenever it was put on the page. */
export function onPress(pressed: () => void): void {
  addEventListener('click', (event) => {
    const isLink = event
      .composedPath()
      .some((each) => each instanceof Element && each.matches(LINK));
    if (!isLink) return;
    event.preventDefault();
    pressed();
  });
}

/** Says beside each link that the opt-out was honored; also beside one that comes later. */
export function show(said: string): void {
  const places = document.getElementsByClassName(SAID);
  const say = () => {
    for (const place of places) if (place.textContent !== said) place.textContent = said;
  };
  say();
  new MutationObserver(say).observe(document, { childList: true, subtree: true });
}
