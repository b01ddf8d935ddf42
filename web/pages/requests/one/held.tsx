import { HELD_WHY } from '#web/words/requests/held.ts';
import { ActionButton, useHere } from './here.tsx';

/** A request that may be spam: the owner says what it is. */
export function Held() {
  const { request, may } = useHere();
  return (
    <section className="card today stack-sm" aria-labelledby="next-step">
      <h2 className="overline" id="next-step">
        Look at it
      </h2>
      <h3>Is this a real request?</h3>
      {request.held !== null && <p>{HELD_WHY[request.held]}</p>}
      <p>If a person sent it, the days run from the day it came.</p>
      {may && (
        <p className="row noprint">
          <ActionButton
            action={{ what: 'released' }}
            done="It is now among the open ones."
            tone="plain"
          >
            It is real
          </ActionButton>
          <ActionButton action={{ what: 'not-a-request' }} done="Closed: not a request.">
            It is not a request
          </ActionButton>
          <ActionButton action={{ what: 'duplicate' }} done="Closed: the same as another.">
            Same as another one
          </ActionButton>
        </p>
      )}
    </section>
  );
}
