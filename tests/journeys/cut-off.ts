/**
 * Runs in the page (docs/quality.md U9): how far content reaches out of the window, and what is cut
 * off inside a box that does not scroll.
 */
export function cutOff(): string[] {
  const over = document.documentElement.scrollWidth - window.innerWidth;
  const hides = (value: string) => value === 'clip' || value === 'hidden';
  const cut = [...document.querySelectorAll('body *')].flatMap((element) => {
    // Visually hidden elements are one pixel wide.
    if (element.clientWidth <= 1 || !element.checkVisibility()) return [];
    const style = getComputedStyle(element);
    const wide = hides(style.overflowX) ? element.scrollWidth - element.clientWidth : 0;
    const high = hides(style.overflowY) ? element.scrollHeight - element.clientHeight : 0;
    const most = Math.max(wide, high);
    return most > 2 ? [`${element.outerHTML.slice(0, 90)} by ${most}`] : [];
  });
  return [...(over > 0 ? [`the page by ${over} px`] : []), ...cut];
}
