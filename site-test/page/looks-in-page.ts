/**
 * How an element looks, measured inside the page. As in in-page.ts, a function reaches only its
 * neighbours of this file: calls to imported ones would not survive as text.
 */

function outsideOf(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

function colourOf(text: string): number[] {
  const parts = text.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0];
  return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0, parts[3] ?? 1];
}

function brightness(colour: number[]): number {
  const part = (at: number) => {
    const share = (colour[at] ?? 0) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
}

function groundOf(element: Element): number[] {
  for (let each: Element | null = element; each; each = outsideOf(each)) {
    const colour = colourOf(getComputedStyle(each).backgroundColor);
    if ((colour[3] ?? 0) >= 0.5) return colour;
  }
  return [255, 255, 255, 1];
}

function contrastOf(element: Element): number {
  const one = brightness(colourOf(getComputedStyle(element).color));
  const other = brightness(groundOf(element));
  const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  return Math.round(ratio * 100) / 100;
}

/**
 * Whether it has a ground or an edge of its own, or fills one that has: then it looks like a
 * button, and else like words.
 */
function looksLikeButton(element: Element): boolean {
  const style = getComputedStyle(element);
  const outside = outsideOf(element);
  const ground = colourOf(style.backgroundColor);
  const around = outside ? groundOf(outside) : [255, 255, 255, 1];
  const differs = ground.slice(0, 3).some((part, at) => Math.abs(part - (around[at] ?? 0)) > 6);
  if ((ground[3] ?? 0) >= 0.5 && differs) return true;
  if (style.backgroundImage !== 'none') return true;
  const hasEdge = style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0;
  if (hasEdge && (colourOf(style.borderTopColor)[3] ?? 0) > 0.2) return true;
  const fills = outside?.textContent?.trim() === element.textContent?.trim();
  return outside !== null && fills && outside !== document.body && looksLikeButton(outside);
}

export const LOOKS_IN_PAGE = [
  outsideOf,
  colourOf,
  brightness,
  groundOf,
  contrastOf,
  looksLikeButton,
];
