import type { ItemWhole } from '#contract/requests/request-items.ts';
import { capital } from '#text/case.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { ActionButton, useHere } from './here.tsx';

/** How a business may be sure of a parent, where the law names ways. */
export function ParentBy({ items }: { items: readonly ItemWhole[] }) {
  const by = items.flatMap(({ allowed }) => allowed?.parentBy ?? [])[0];
  return (
    <>
      <p className="small">
        Be sure, too, that they are the parent or guardian. What they know of the account does not
        show it.
      </p>
      {by && (
        <>
          <p className="small">
            {`Of a child under ${by.below}, these ways show it, among others:`}{' '}
            <Citation cite={by.cite} />
          </p>
          <ul className="deskkeep small">
            {by.methods.map((method) => (
              <li key={method}>{capital(method)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** That somebody may ask for the person was seen. */
export function Permission() {
  const { request, may } = useHere();
  if (request.by === 'self') return null;
  const isParent = request.by === 'parent';
  if (request.events.some(({ what }) => what === 'permission-seen'))
    return (
      <p className="small">
        {isParent
          ? 'You know that they are the parent or guardian.'
          : 'You saw the permission. Keep no copy.'}
      </p>
    );
  if (!may) return null;
  return (
    <p className="row">
      <ActionButton
        action={{ what: 'permission-seen' }}
        done={
          isParent ? 'Noted: you know that they are the parent.' : 'Noted: you saw the permission.'
        }
      >
        {isParent ? 'I am sure that they are the parent' : 'I saw the permission'}
      </ActionButton>
    </p>
  );
}
