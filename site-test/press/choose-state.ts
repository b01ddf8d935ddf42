/**
 * Some opt-outs first ask where somebody lives. A state is named whose law gives the right, and
 * what was named stands among what was pressed.
 */
import type { ElementHandle } from 'playwright-core';
import type { SeenFrame } from '../page/look-around.ts';
import { GO_ON, OPT_OUT_STATES } from '../page/words.ts';
import { pause } from '../within.ts';
import { pressControl, turnSwitch } from './press.ts';

/** So many of these names together are a list of states. */
const NAMES_OF_A_LIST = 3;
const CHOSEN_MS = 700;

/** Where the first of our states stands in a list of words; undefined where it is no such list. */
function placeOfState(words: readonly string[]): number | undefined {
  const said = words.map((each) => each.trim().toLowerCase());
  const places = OPT_OUT_STATES.map((name) => said.indexOf(name.toLowerCase()));
  const found = places.filter((at) => at >= 0);
  return found.length >= NAMES_OF_A_LIST ? found[0] : undefined;
}

async function chooseFrom(seen: SeenFrame, field: number, at: number): Promise<boolean> {
  const handle = await seen.handle.evaluateHandle(
    (all: Record<string, Element[]>, index: number) => all['typed']?.[index],
    field,
  );
  const list = handle.asElement() as ElementHandle<HTMLSelectElement> | null;
  const chosen = await list?.selectOption({ index: at }, { timeout: 2_000 }).catch(() => []);
  await pause(CHOSEN_MS);
  return (chosen?.length ?? 0) > 0;
}

async function chooseIn(seen: SeenFrame): Promise<string | undefined> {
  for (const [field, { options }] of seen.fields.entries()) {
    const at = placeOfState(options);
    if (at !== undefined && (await chooseFrom(seen, field, at))) return options[at];
  }
  const answers = seen.switches.map(({ words, isChoice }) => (isChoice ? words : ''));
  const answer = placeOfState(answers);
  if (answer !== undefined && (await turnSwitch(seen, answer))) return answers[answer];
  const words = seen.controls.map((control) => control.words);
  const control = placeOfState(words);
  return control !== undefined && (await pressControl(seen, control)) ? words[control] : undefined;
}

/** Names a state where a list of them stands; gives its name. */
export async function chooseState(frames: readonly SeenFrame[]): Promise<string | undefined> {
  for (const seen of frames) {
    const name = await chooseIn(seen);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Presses what leads on from the form in which a state was named; gives its words. */
export async function goOn(frames: readonly SeenFrame[]): Promise<string | undefined> {
  for (const seen of frames) {
    const field = seen.fields.find(({ options }) => placeOfState(options) !== undefined);
    const forms = field ? [field.form] : [...new Set(seen.switches.map(({ form }) => form))];
    const at = seen.controls.findIndex(
      ({ words, href, form, isDisabled }) =>
        href === '' && !isDisabled && forms.includes(form) && GO_ON.test(words),
    );
    if (at >= 0 && (await pressControl(seen, at))) return seen.controls[at]?.words;
  }
  return undefined;
}
