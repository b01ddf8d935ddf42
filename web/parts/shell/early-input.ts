type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A control that somebody changed before the page's script had started, and what it said then. */
export interface Early {
  readonly control: Control;
  readonly value: string;
}

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

function changed(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(
      ({ selected, defaultSelected }) => selected !== defaultSelected,
    );
  return isBox(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/** What was typed and ticked on a drawn page while its script was still on the way. */
export function collectEarlyInput(): Early[] {
  return [...document.querySelectorAll<Control>('input:not([type=file]), textarea, select')]
    .filter(changed)
    .map((control) => ({ control, value: control.value }));
}

/** Writes past React's own setter, so that it sees a change when the event comes. */
function write(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  );
}

function repeat({ control, value }: Early): void {
  if (isBox(control)) {
    control.checked = control.defaultChecked;
    control.click();
    return;
  }
  if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue;
  write(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Says again what was said early, now that the page listens: nothing typed is lost. One after the other, as by hand. */
export async function replayEarlyInput(early: readonly Early[]): Promise<void> {
  for (const each of early) {
    if (each.control.isConnected) repeat(each);
    // the page is drawn with the one before the next is said
    await new Promise((drawn) => setTimeout(drawn));
  }
}
