/** The data of the home page on a day. */
import type { LawMap } from '#web/parts/law/law-map.ts';
import type { Verdict } from '#web/parts/assessment/verdict.tsx';

export interface ScenarioView {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly state: string;
  readonly stateName: string;
  readonly verdict: Verdict;
  /** "Does not apply", or with the standing duty. */
  readonly label: string;
  readonly stays: boolean;
  readonly because: string;
  readonly cite: string;
  readonly url: string;
}

export interface HomeView {
  readonly map: LawMap;
  readonly scenarios: readonly ScenarioView[];
  /** The calculator's result for a small shop in one state. */
  readonly costs: readonly { readonly label: string; readonly amount: number }[];
  /** The days in which three laws require an answer to a request. */
  readonly answers: readonly { readonly state: string; readonly days: number }[];
  /** The fifth step of the implementation guide. */
  readonly nextStep: string;
  /** One duty of each priority, with the days in which it is due. */
  readonly tasks: readonly { readonly days: number; readonly title: string }[];
  readonly proof: {
    readonly said: string;
    readonly text: string;
    readonly cite: string;
    readonly url: string;
  };
}
