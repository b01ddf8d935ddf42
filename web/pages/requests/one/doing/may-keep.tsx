import type { ItemWhole } from '#contract/requests/request-items.ts';
import { KEEPS } from '#engine/requests/steps/refusal.ts';
import { capital } from '#text/case.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { useHere } from '../here.tsx';

const groundsOf = ({ allowed }: ItemWhole) =>
  (allowed?.refuse ?? []).filter(({ id }) => KEEPS.has(id));

/** What the law of the item lets an owner keep after a deletion; what is only usual is marked. */
export function MayKeep() {
  const { request } = useHere();
  const item = request.items.find(({ type }) => type === 'delete');
  if (item === undefined) return null;
  const grounds = groundsOf(item);
  return (
    <details className="why">
      <summary>What you may keep</summary>
      <ul className="deskkeep small">
        {grounds.map(({ id, text, cite }) => (
          <li key={id}>
            {`${capital(text)}. `}
            {cite === undefined ? (
              <span className="soft">From our record of this law.</span>
            ) : (
              <Citation cite={cite} />
            )}
          </li>
        ))}
        {!grounds.some(({ id }) => id === 'tax-records') && (
          <li>
            Usual, for you to decide: invoices and payments that tax law makes you keep, an open
            order or warranty, proof of a fraud.
          </li>
        )}
        <li>Keep a record of this request, so that the data stays deleted.</li>
        <li>Use what stays for nothing else, and name it in your letter with the reason.</li>
      </ul>
    </details>
  );
}
