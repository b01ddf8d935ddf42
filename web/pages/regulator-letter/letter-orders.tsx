import { useRef, useState } from 'react';
import { MOST_LETTER } from '#contract/documents/regulator-letter.ts';
import { longDate } from '#text/english.ts';
import { plural } from '#text/figures.ts';
import { ChoiceGroup, Field } from '#web/ui/field.tsx';
import type { LetterForm } from './letter-draft.ts';
import { WAYS } from './words.ts';

type Order = LetterForm['draft']['orders'][number];

interface OrderProps {
  order: Order;
  at: number;
  form: LetterForm;
  onRemoved: () => void;
}

/** One order: ticked when done; its words and its day open to be mended. */
function OrderLine({ order, at, form, onRemoved }: OrderProps) {
  const { orders } = form.draft;
  const [startsOpen] = useState(order.what === '');
  const set = (change: Partial<Order>) =>
    form.set({ orders: orders.with(at, { ...order, ...change }) });
  const isRefused = form.troubles.some(({ field }) => field?.startsWith(`orders.${at}.`));
  return (
    <li className="orders__line">
      {order.what !== '' && (
        <label className="pick">
          <input
            type="checkbox"
            checked={order.done}
            onChange={({ target }) => set({ done: target.checked })}
          />
          <span>
            {order.what}
            <small>{order.by === null ? 'No day named' : `By ${longDate(order.by)}`}</small>
          </span>
        </label>
      )}
      <details className="folded" open={startsOpen || isRefused || undefined}>
        <summary aria-label={`Change, or take off: ${order.what}`}>Change, or take off</summary>
        <OrderFields order={order} at={at} form={form} onRemoved={onRemoved} />
      </details>
    </li>
  );
}

function OrderFields({ order, at, form, onRemoved }: OrderProps) {
  const { orders } = form.draft;
  const set = (change: Partial<Order>) =>
    form.set({ orders: orders.with(at, { ...order, ...change }) });
  const idOf = (name: string) => ['orders', at, name].join('.');
  return (
    <div className="stack-sm">
      <Field
        id={idOf('what')}
        label={`What it asks for, ${at + 1}`}
        error={form.errorOf(idOf('what'))}
      >
        {(control) => (
          <textarea
            className="input"
            rows={3}
            maxLength={MOST_LETTER.order}
            value={order.what}
            onChange={({ target }) => set({ what: target.value })}
            {...control}
          />
        )}
      </Field>
      <div className="orderfoot">
        <Field
          id={idOf('by')}
          label="By which day, if it names one"
          error={form.errorOf(idOf('by'))}
        >
          {(control) => (
            <input
              className="input input--short"
              type="date"
              value={order.by ?? ''}
              onChange={({ target }) => set({ by: target.value === '' ? null : target.value })}
              {...control}
            />
          )}
        </Field>
        <button
          className="btn btn--quiet btn--small"
          type="button"
          aria-label={`It does not ask for this: ${order.what}`}
          onClick={() => {
            form.set({ orders: orders.filter((_, other) => other !== at) });
            onRemoved();
          }}
        >
          It does not ask for this
        </button>
      </div>
    </div>
  );
}

/** "6 items found in Attachment A, 3 in the letter." */
function foundWords(orders: readonly Order[]): string {
  const places = [...new Set(orders.map(({ place }) => place))];
  const counted = places.map((place) => {
    const count = orders.filter((order) => order.place === place).length;
    const items = plural(count, 'item found', 'items found');
    return place === '' ? `${items} in the letter itself.` : `${items} under “${place}”.`;
  });
  return counted.join(' ');
}

/** What the letter asks for, one by one: nothing is settled until the owner looked. */
export function LetterOrders({ form }: { form: LetterForm }) {
  const { orders } = form.draft;
  // lines hold nothing of their own, so that their place can name them
  const rows = orders.map((order, at) => ({ id: `order ${at}`, order, at }));
  const section = useRef<HTMLElement>(null);
  /** Once it is drawn anew: the line at this place, or what adds one. */
  const focusOn = (at: number) =>
    requestAnimationFrame(() => {
      const lines = [...(section.current?.querySelectorAll<HTMLElement>('.orders__line') ?? [])];
      const field = lines[at]?.querySelector<HTMLElement>('details[open] textarea, input');
      const target = field ?? section.current?.querySelector<HTMLElement>('.orders__add');
      target?.focus();
    });
  const add = () => {
    form.set({ orders: [...orders, { what: '', by: null, done: false, place: '' }] });
    focusOn(orders.length);
  };
  const open = orders.filter(({ done }) => !done).length;
  return (
    <section className="stack-sm" aria-labelledby="letter-orders" ref={section}>
      <h3 id="letter-orders">What the letter asks for</h3>
      <p className="small">
        {orders.length === 0
          ? 'We found nothing that it asks for. Read the letter, and add each thing that it wants.'
          : foundWords(orders)}{' '}
        {orders.length > 0 &&
          'Look in the letter whether any is missing, and mend what was read wrongly.'}
      </p>
      <p className="small soft" role="status">
        {orders.length > 0 &&
          (open === 0
            ? 'All of it is done.'
            : `${open} of ${orders.length} open. Tick what is done.`)}
      </p>
      {orders.length > 0 && (
        <ul className="paperlist orders hairs boxed">
          {rows.map(({ id, order, at }) => (
            <OrderLine key={id} order={order} at={at} form={form} onRemoved={() => focusOn(at)} />
          ))}
        </ul>
      )}
      {orders.length < MOST_LETTER.orders && (
        <p>
          <button className="btn btn--quiet orders__add" type="button" onClick={add}>
            Add what is missing
          </button>
        </p>
      )}
    </section>
  );
}

/** By when and how more time may be asked for, as the letter says. */
export function LetterMoreTime({ form }: { form: LetterForm }) {
  const { moreTime, kind } = form.draft;
  if (kind === 'private demand' || kind === 'invoice or scam') return null;
  const asking = moreTime ?? { by: null, how: [], words: '' };
  const set = (change: Partial<typeof asking>) => form.set({ moreTime: { ...asking, ...change } });
  return (
    <section className="stack-sm" aria-labelledby="letter-more-time">
      <h3 id="letter-more-time">If you need more time</h3>
      <p className="small">
        {asking.words === ''
          ? 'We found no words of the letter on more time. If it has some, fill in what they say.'
          : `The letter says: “${asking.words}”`}
      </p>
      <div className="lettergrid askgrid">
        <Field
          id="moreTime.by"
          label="Last day to ask for more time"
          hint="Leave it empty if the letter names none."
          error={form.errorOf('moreTime.by')}
        >
          {(control) => (
            <input
              className="input input--short"
              type="date"
              value={asking.by ?? ''}
              onChange={({ target }) => set({ by: target.value === '' ? null : target.value })}
              {...control}
            />
          )}
        </Field>
        <ChoiceGroup id="moreTime.how" legend="How to ask, as it says">
          <div className="picks">
            {WAYS.map(([way, label], at) => (
              <label className="pick" key={way}>
                <input
                  id={at === 0 ? 'moreTime.how' : `moreTime.how-${way}`}
                  type="checkbox"
                  checked={asking.how.includes(way)}
                  onChange={({ target }) =>
                    set({
                      how: target.checked
                        ? [...asking.how, way]
                        : asking.how.filter((other) => other !== way),
                    })
                  }
                />
                <span>{label}</span>
              </label>
            ))}
          </div>
        </ChoiceGroup>
      </div>
    </section>
  );
}
