import { longDate } from '#text/english.ts';
import type { LetterForm } from './letter-draft.ts';

type Order = LetterForm['draft']['orders'][number];

function OrderLine({ order, at, form }: { order: Order; at: number; form: LetterForm }) {
  const { orders } = form.draft;
  return (
    <li className="stack-sm">
      <label className="pick">
        <input
          type="checkbox"
          checked={order.done}
          onChange={({ target }) =>
            form.set({ orders: orders.with(at, { ...order, done: target.checked }) })
          }
        />
        <span>
          {order.what}
          <small>{order.by === null ? 'No day named' : `By ${longDate(order.by)}`}</small>
        </span>
      </label>
      <button
        className="btn btn--quiet btn--small"
        type="button"
        aria-label={`It does not ask for this: ${order.what}`}
        onClick={() => form.set({ orders: orders.filter((_, other) => other !== at) })}
      >
        It does not ask for this
      </button>
    </li>
  );
}

/** What the letter asks for, one by one: ticked when done, taken off where it was read wrongly. */
export function LetterOrders({ form }: { form: LetterForm }) {
  const { orders } = form.draft;
  if (orders.length === 0) return null;
  const open = orders.filter(({ done }) => !done).length;
  return (
    <section className="stack-sm" aria-labelledby="letter-orders">
      <h3 id="letter-orders">What the letter asks for</h3>
      <p className="small soft" role="status">
        {open === 0 ? 'All of it is done.' : `${open} of ${orders.length} open. Tick what is done.`}
      </p>
      <ul className="paperlist hairs boxed">
        {orders.map((order, at) => (
          <OrderLine key={order.what} order={order} at={at} form={form} />
        ))}
      </ul>
    </section>
  );
}
