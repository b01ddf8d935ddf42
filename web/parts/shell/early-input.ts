type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The event that says: the page is hydrated, and what was typed before that is in its forms. */
export type Replayed = 'statewise:replayed';
const REPLAYED: Replayed = 'statewise:replayed';

/** A control that was changed before hydration, and its value then. */
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

/** Input that was made before the page's script started. */
export function collectEarlyInput(): Early[] {
  return [...document.querySelectorAll<Control>('input:not([type=file]), textarea, select')]
    .filter(changed)
    .map((control) => ({ control, value: control.value }));
}

/**
 * Sets the value past React's own setter, so that React sees a change when the event is dispatched.
 */
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

/**
 * Replays input made before hydration, so that nothing is lost: one control after the other, as by
 * hand; then says so.
 */
export async function replayEarlyInput(early: readonly Early[]): Promise<void> {
  for (const each of early) {
    if (each.control.isConnected) repeat(each);
    // the page is rendered with one value before the next is replayed
    await new Promise((drawn) => setTimeout(drawn));
  }
  dispatchEvent(new Event(REPLAYED));
}
