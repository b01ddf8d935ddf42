/** A kit from what the owner chose, made in the browser. */
import { useEffect, useState } from 'react';
import { type KitPlan, planFromList, planFromResult } from '#stop-kit/maker/kit-plan.ts';
import { kitInline, makeStopKit, type StopKit } from '#stop-kit/maker/stop-kit.ts';
import type { TestResult } from '#stop-kit/maker/test-result.ts';
import { today } from '#web/words/time/clock.ts';
import type { OptOutKitView } from './view.ts';

export interface KitChoices {
  readonly ticked: readonly string[];
  readonly states: readonly string[];
  readonly builder: string;
  readonly result: TestResult | undefined;
}

export const NO_CHOICES: KitChoices = { ticked: [], states: [], builder: '', result: undefined };

/** The result of the test, and what was ticked besides; undefined where nothing was chosen. */
function planOf({ ticked, result }: KitChoices, view: OptOutKitView): KitPlan | undefined {
  const chosen = view.tools.filter(({ id }) => ticked.includes(id));
  if (result === undefined) return chosen.length > 0 ? planFromList(chosen) : undefined;
  const seen = planFromResult(result, view.tools);
  const known = new Set(seen.held.map(({ tool }) => tool.id));
  const more = planFromList(chosen.filter(({ id }) => !known.has(id)));
  const ids = new Set([...known, ...more.held.map(({ tool }) => tool.id)]);
  const left = [...seen.free, ...more.free].filter(({ id }) => !ids.has(id));
  return {
    held: [...seen.held, ...more.held],
    free: left.filter(({ id }, at) => left.findIndex((each) => each.id === id) === at),
  };
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCodePoint(...new Uint8Array(bytes)));
}

/** The kit for the choices, once it is made. */
export function useKit(choices: KitChoices, view: OptOutKitView): StopKit | undefined {
  const [made, setMade] = useState<{ of: KitChoices; kit: StopKit | undefined }>();
  useEffect(() => {
    let isNewest = true;
    const plan = planOf(choices, view);
    const make = async () => {
      if (!plan) return undefined;
      const { law, icon, builders, source } = view;
      const builder = builders.find(({ id }) => id === choices.builder);
      const question = { plan, states: choices.states, day: today(), law, icon, builder, source };
      return makeStopKit(question, await sha256(kitInline(question)));
    };
    const show = async () => {
      const kit = await make();
      if (isNewest) setMade({ of: choices, kit });
    };
    void show();
    return () => {
      isNewest = false;
    };
  }, [choices, view]);
  return made?.kit;
}
