/**
 * What state a control or switch is in, and which question it answers where no set of fields says
 * so. Run inside the page, as in-page.ts says: a function reaches only its neighbours of this file.
 */

function isSwitch(element: Element): boolean {
  return element.matches(
    'input[type=checkbox],input[type=radio],[role=switch],[role=checkbox],[role=radio],button[aria-pressed]',
  );
}

function isOn(element: Element): boolean {
  return element instanceof HTMLInputElement
    ? element.checked
    : (element.getAttribute('aria-checked') ?? element.getAttribute('aria-pressed')) === 'true';
}

/** Greyed: nobody can press it. */
function isDisabled(element: Element): boolean {
  return element.matches(':disabled,[aria-disabled=true],[inert],[inert] *');
}

/** An answer with a label of its own: what stands above it belongs to its question. */
function hasOwnWords(element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
  return [...(element.labels ?? [])].some(({ textContent }) => /\p{L}/u.test(textContent));
}

/** The answers of which one is chosen: by their name, in a form or without. */
function answersBeside(element: HTMLInputElement): HTMLInputElement[] {
  const root = (element.form ?? element.getRootNode()) as ParentNode;
  const all = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  return all.filter(({ name }) => name === element.name);
}

/**
 * What stands beside short answers ("Yes", "No") without a set around them: the head of their row,
 * or the words of the smallest part that holds all of them and more than their own words. Longer
 * answers say by themselves what they are about.
 */
function rowQuestion(element: Element): string {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return '';
  const head = element.closest('tr')?.querySelector('th');
  const said = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  if (head) return said(head.textContent ?? '').slice(0, 200);
  const beside = element.name === '' ? [] : answersBeside(element);
  const own = beside.flatMap((each) => [...(each.labels ?? [])].map(({ innerText }) => innerText));
  if (own.length === 0 || own.some((label) => label.trim().length > 12)) return '';
  for (let part = element.parentElement; part; part = part.parentElement) {
    if (!beside.every((each) => part?.contains(each))) continue;
    const inside = [...part.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    const isWider = inside.some(({ name }) => name !== element.name);
    if (isWider || part.querySelector('button,[type=submit]')) return '';
    const words = own.reduce((text, label) => text.replace(label, ''), part.innerText);
    if (words.length > 400) return '';
    if (/\p{L}{3}/u.test(words)) return said(words).slice(0, 200);
  }
  return '';
}

/** What can be chosen from a list. */
function optionsOf(element: Element): string[] {
  if (!(element instanceof HTMLSelectElement)) return [];
  return [...element.options].slice(0, 80).map(({ text }) => text.trim().slice(0, 60));
}

export const STATES_IN_PAGE = [
  isSwitch,
  isOn,
  isDisabled,
  hasOwnWords,
  answersBeside,
  rowQuestion,
  optionsOf,
];
