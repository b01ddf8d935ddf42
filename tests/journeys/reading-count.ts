/**
 * Counts what an owner reads and presses on a way through the screens: words down to the last
 * control of each step, each once.
 */
import type { Locator, Page } from '@playwright/test';

/** Seconds of a press, words read in a minute, characters typed in a minute. */
const PACE = { press: 2.5, words: 200, characters: 200 } as const;

interface Counts {
  words: number;
  /** Of the document that is read before it is published. */
  document: number;
  presses: number;
  characters: number;
}

/** The visible lines of the page's main part between two heights; `sheets`: those of a document. */
function linesBetween([from, to]: readonly [number, number]): { own: string[]; sheets: string[] } {
  const blockOf = (element: Element, root: Element): Element => {
    const inline = getComputedStyle(element).display.startsWith('inline');
    return inline && element !== root && element.parentElement
      ? blockOf(element.parentElement, root)
      : element;
  };
  const isRead = (node: Node) => {
    const parent = node.parentElement;
    if (!parent || (node.nodeValue ?? '').trim() === '') return false;
    if (parent.closest('.vh, option, script, style, svg, .acct, textarea, datalist')) return false;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { top, bottom, width } = range.getBoundingClientRect();
    return width > 1 && bottom + scrollY >= from && top + scrollY <= to;
  };
  const main = document.querySelector('main');
  if (!main) return { own: [], sheets: [] };
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const blocks = new Map<Element, string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!isRead(node) || !node.parentElement) continue;
    const block = blockOf(node.parentElement, main);
    blocks.set(block, `${blocks.get(block) ?? ''} ${node.nodeValue}`);
  }
  const lines = (inSheet: boolean) =>
    [...blocks]
      .filter(([block]) => (block.closest('.sheet') !== null) === inSheet)
      .map(([, text]) => text.trim().replaceAll(/\s+/g, ' '));
  return { own: lines(false), sheets: lines(true) };
}

const wordsIn = (lines: readonly string[]) =>
  lines.reduce((sum, line) => sum + line.split(/\s+/).length, 0);

/** A walk; `at` names the screen that the following steps count for. */
export class ReadingCount {
  readonly #page: Page;
  readonly #screens = new Map<string, Counts>();
  readonly #seen = new Set<string>();
  #screen = '';

  constructor(page: Page) {
    this.#page = page;
  }

  at(screen: string): void {
    this.#screen = screen;
    if (!this.#screens.has(screen))
      this.#screens.set(screen, { words: 0, document: 0, presses: 0, characters: 0 });
  }

  get #now(): Counts {
    const counts = this.#screens.get(this.#screen);
    if (!counts) throw new Error('name the screen first');
    return counts;
  }

  /** Reads down to a control; what was read on this screen before counts no more. */
  async read(to: Locator, { from, document: whole = false }: ReadOptions = {}): Promise<void> {
    await to.last().waitFor();
    const edge = (element: Element, side: string) =>
      element.getBoundingClientRect()[side as 'top' | 'bottom'] + scrollY;
    const end = await to.last().evaluate(edge, 'bottom');
    const start = from ? await from.first().evaluate(edge, 'top') : 0;
    const { own, sheets } = await this.#page.evaluate(linesBetween, [start, end] as const);
    this.#now.words += wordsIn(this.#fresh(own));
    if (whole) this.#now.document += wordsIn(this.#fresh(sheets));
  }

  #fresh(lines: readonly string[]): string[] {
    return lines.filter((line) => {
      const key = `${this.#screen}: ${line}`;
      return !this.#seen.has(key) && this.#seen.add(key);
    });
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.#now.presses += 1;
    this.#now.characters += text.length;
  }

  async pick(box: Locator): Promise<void> {
    await box.check();
    this.#now.presses += 1;
  }

  async choose(select: Locator, value: string): Promise<void> {
    await select.selectOption(value);
    this.#now.presses += 2;
  }

  async press(control: Locator): Promise<void> {
    await control.click();
    this.#now.presses += 1;
  }

  /** Each screen with its minutes, and the sum. */
  table(): readonly (Counts & { readonly screen: string; readonly minutes: number })[] {
    const rows = [...this.#screens].map(([screen, counts]) => ({ screen, ...counts }));
    const sum = rows.reduce(
      (all, each) => ({
        screen: 'all',
        words: all.words + each.words,
        document: all.document + each.document,
        presses: all.presses + each.presses,
        characters: all.characters + each.characters,
      }),
      { screen: 'all', words: 0, document: 0, presses: 0, characters: 0 },
    );
    return [...rows, sum].map((row) => ({ ...row, minutes: minutesOf(row) }));
  }
}

interface ReadOptions {
  from?: Locator;
  /** Whether the document on the page is read too. */
  document?: boolean;
}

const minutesOf = ({ words, document, presses, characters }: Counts) => {
  const seconds = presses * PACE.press;
  const minutes = (words + document) / PACE.words + characters / PACE.characters + seconds / 60;
  return Math.round(minutes * 100) / 100;
};
