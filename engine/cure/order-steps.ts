/** The orders of a letter, sorted by the step of the plan that carries them out. */
import { isHandedOver, orderAct } from './order-acts.ts';

/** An order as the owner confirmed it. */
export interface PlannedOrder {
  readonly what: string;
  /** A calendar date; null: none named. */
  readonly by: string | null;
  readonly done: boolean;
  /** The heading under which it stands, such as "Exhibit 1"; left out: none. */
  readonly place?: string;
}

interface SortedOrders {
  /** Papers and answers, with what vouches for them: one step with a list. */
  readonly handed: readonly PlannedOrder[];
  /** To keep something: part of the step that stops all deletion. */
  readonly held: readonly PlannedOrder[];
  /** Each a step of its own, the earliest day first. */
  readonly alone: readonly PlannedOrder[];
  /** All that is not only about keeping. */
  readonly others: readonly PlannedOrder[];
}

export function orderSteps(orders: readonly PlannedOrder[]): SortedOrders {
  const held = orders.filter(({ what }) => orderAct(what) === 'keep');
  // what vouches for the papers stands after them
  const handed = orders
    .filter((order) => isHandedOver(order.what) || isListed(order))
    .toSorted((a, b) => Number(vouches(a)) - Number(vouches(b)));
  const others = orders.filter((order) => !held.includes(order));
  const alone = others
    .filter((order) => !handed.includes(order))
    .toSorted((a, b) => (a.by ?? LAST).localeCompare(b.by ?? LAST));
  return { handed, held, alone, others };
}

/** What an attachment only names, "Organizational chart", is wanted as the rest of its list is. */
const isListed = ({ what, place = '' }: PlannedOrder) => place !== '' && orderAct(what) === 'other';

const vouches = ({ what }: PlannedOrder) => orderAct(what) === 'vouch';
const LAST = '9999-12-31';
