/**
 * Functions that run inside the page, in every frame. Each reaches only the browser's own objects
 * and its neighbours here, because their text is what is sent.
 */
import { LOOKS_IN_PAGE } from './looks-in-page.ts';
import { STATES_IN_PAGE } from './states-in-page.ts';

function above(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

function isShown(element: Element): boolean {
  const box = element.getBoundingClientRect();
  if (box.width < 1 || box.height < 1) return false;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/**
 * In a part of the page that a menu button opens which does not name what it opens. What is closed
 * of a banner or a dialog is none: nobody chose to open it.
 */
function isInMenu(element: Element): boolean {
  if (element.checkVisibility()) return false;
  if (element.closest('dialog,[role=dialog],[class*=cookie i],[class*=consent i],[id*=cookie i]'))
    return false;
  const part = element.closest(
    'nav,aside,[role=menu],[role=navigation],[class*=menu i],[class*=drawer i],[class*=offcanvas i]',
  );
  if (!part || part.checkVisibility()) return false;
  const root = element.getRootNode() as Document | ShadowRoot;
  return [...root.querySelectorAll('button,[role=button],label,a[aria-expanded]')].some((each) => {
    const own = `${each.getAttribute('aria-label') ?? ''} ${each.getAttribute('class') ?? ''}`;
    const named = /menu|\bnav|burger|drawer|[≡☰]/i.test(`${own} ${each.textContent ?? ''}`);
    return named && !part.contains(each) && isShown(each);
  });
}

/**
 * Not on the screen, but one press away: in a closed part of the page, such as a menu, whose opener
 * is shown.
 */
function isFolded(element: Element): boolean {
  const root = element.getRootNode() as Document | ShadowRoot;
  for (let each: Element | null = element; each; each = above(each)) {
    const opener =
      each instanceof HTMLDetailsElement && !each.open
        ? each.querySelector('summary')
        : root.querySelector(`[aria-expanded="false"][aria-controls~="${CSS.escape(each.id)}"]`);
    if (opener && !opener.contains(element) && isShown(opener)) return true;
  }
  return isInMenu(element);
}

/** Every element, open shadow roots included. */
function allElements(root: Document | ShadowRoot): Element[] {
  const found: Element[] = [];
  for (const element of root.querySelectorAll('*')) {
    found.push(element);
    if (element.shadowRoot) found.push(...allElements(element.shadowRoot));
    if (found.length > 20_000) break;
  }
  return found;
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** What is read on an element, in open shadow roots too. */
function textOf(element: Element): string {
  const own = element instanceof HTMLElement ? element.innerText : (element.textContent ?? '');
  const roots = [element, ...element.querySelectorAll('*')].flatMap(
    (each) => each.shadowRoot ?? [],
  );
  const inner = roots.flatMap((root) =>
    [...root.children]
      .filter((each) => !each.matches('style,script,template') && each.checkVisibility())
      .map(textOf),
  );
  return [own, ...inner].join(' ');
}

/** The words that an element of the page hands to a part of it in a shadow root. */
function slottedText(element: Element): string {
  return [...element.querySelectorAll('slot')]
    .flatMap((slot) => slot.assignedNodes({ flatten: true }))
    .map((node) => node.textContent ?? '')
    .join(' ');
}

/** What is read out for a control: its name, its text, or the picture's. */
function spokenWords(element: Element): string {
  const own = tidy(element.getAttribute('aria-label') ?? '');
  // of what is folded away, no text is drawn
  const folded = () => (isFolded(element) ? (element.textContent ?? '') : '');
  const shown = tidy(textOf(element)) || tidy(slottedText(element)) || tidy(folded());
  const value = element instanceof HTMLInputElement ? element.value : '';
  const picture = element.querySelector('img[alt],svg[aria-label]');
  const other = picture?.getAttribute('alt') ?? picture?.getAttribute('aria-label') ?? '';
  // a sign alone ("✗") says less than its name
  const readable = /[\p{L}\p{N}]/u.test(shown) ? shown : '';
  const title = element.getAttribute('title') ?? '';
  const words = readable || own || value || other || title || shown;
  return tidy(words).slice(0, 160);
}

function isLayer(element: Element): boolean {
  if (element === document.body || element === document.documentElement) return false;
  const role = element.getAttribute('role') ?? '';
  if (/^(alert)?dialog$/.test(role) || element.getAttribute('aria-modal') === 'true') return true;
  if (element instanceof HTMLDialogElement) return element.open;
  const names = `${element.id} ${element.getAttribute('class') ?? ''}`;
  if (/cookie|consent|gdpr|ccpa|onetrust|privacy-?(banner|manager|modal|center)/i.test(names))
    return true;
  return getComputedStyle(element).position === 'fixed';
}

/** The outermost layer above the page that an element stands in. */
function layerOf(element: Element): Element | undefined {
  let found: Element | undefined;
  for (let each: Element | null = element; each; each = above(each))
    if (isLayer(each) && textOf(each).length < 12_000) found = each;
  return found;
}

function isInFooter(element: Element): boolean {
  for (let each: Element | null = element; each; each = above(each)) {
    const names = `${each.id} ${each.getAttribute('class') ?? ''}`;
    if (each.matches('footer,[role=contentinfo]') || /\bfooter/i.test(names)) return true;
  }
  return false;
}

/**
 * The small part of the page around a control whose words speak of cookies or privacy, where no
 * layer is marked as one.
 */
function partAround(element: Element, topic: RegExp): Element | undefined {
  for (let each = above(element); each && each !== document.body; each = above(each)) {
    const text = textOf(each);
    if (text.length > 1_500) return undefined;
    if (text.length > 30 && topic.test(text)) return each;
  }
  return undefined;
}

function isControl(element: Element): boolean {
  if (element.matches('button,[role=button],input[type=button],input[type=submit],summary'))
    return true;
  if (element.matches('a[href],[role=link]')) return true;
  return element.matches('a,[onclick],[tabindex="0"]') && textOf(element).length < 80;
}

/** The labels of a field, without the choices of a list that stands in one. */
function labelsOf(element: Element): string[] {
  const holds =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  return [...((holds && element.labels) || [])].map((label) =>
    [...label.childNodes]
      .filter((each) => !(each instanceof HTMLSelectElement))
      .map((each) => (each instanceof Element ? textOf(each) : (each.textContent ?? '')))
      .join(' '),
  );
}

/** What stands above a switch in a table: "Opt out" over a box beside "Sale of my data". */
function columnOf(element: Element): string {
  const cell = element.closest('td');
  const heading = cell?.closest('table')?.rows[0]?.cells[cell.cellIndex];
  return heading?.matches('th') && heading !== cell ? `${tidy(heading.textContent ?? '')}: ` : '';
}

function labelOf(element: Element): string {
  const named = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const root = element.getRootNode() as Document | ShadowRoot;
  const texts = named.map((id) => root.getElementById(id)?.textContent ?? '');
  const own = element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? '';
  const near = texts.join(' ') || labelsOf(element).join(' ') || own || '';
  if (tidy(near) !== '') return tidy(near).slice(0, 200);
  for (let each = above(element); each; each = above(each)) {
    const text = tidy(textOf(each));
    if (text.length > 1) return text.slice(0, 200);
  }
  return '';
}

/** The question of which an answer is one. */
function questionOf(element: Element): string {
  const set = element.closest('fieldset,[role=radiogroup]');
  if (!set) return '';
  const named = set.querySelector('legend')?.textContent ?? set.getAttribute('aria-label') ?? '';
  return tidy(named || labelOf(set)).slice(0, 200);
}

/** All answers of which one is chosen: what they are about where no question stands above them. */
function answersWith(element: Element): string {
  if (!(element instanceof HTMLInputElement) || element.name === '') return '';
  const root = element.form ?? element.getRootNode();
  const all = [...(root as ParentNode).querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const words = all.filter(({ name }) => name === element.name).map(labelOf);
  return tidy(words.join(' / ')).slice(0, 300);
}

/** A switch that styles hide is as good as shown where its label is. */
function isUsable(element: Element): boolean {
  if (isShown(element)) return true;
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return labels.some(isShown);
}

export const IN_PAGE = [
  ...LOOKS_IN_PAGE,
  ...STATES_IN_PAGE,
  above,
  isShown,
  isInMenu,
  isFolded,
  allElements,
  tidy,
  textOf,
  slottedText,
  spokenWords,
  isLayer,
  layerOf,
  isInFooter,
  partAround,
  isControl,
  labelsOf,
  columnOf,
  labelOf,
  questionOf,
  answersWith,
  isUsable,
];
