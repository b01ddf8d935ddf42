import { DeedButton, useHere } from './here.tsx';

const WHY: Readonly<Record<string, string>> = {
  'too fast': 'It was sent faster than a person types.',
  'old form': 'The page of your form was open for more than a day.',
  'not sent from the form': 'It did not come from the page of your form.',
  'many from one network': 'Very many came from one place on the internet.',
  'many from one address': 'Many came from this email address.',
  'very many today': 'Very many came in on one day.',
  'a hidden field was filled in': 'It filled in a field that people do not see.',
};

/** A request that may be spam: the owner says what it is. */
export function Held() {
  const { request, may } = useHere();
  return (
    <section className="card today stack-sm" aria-labelledby="next-step">
      <h2 className="overline" id="next-step">
        Look at it
      </h2>
      <h3>Is this a real request?</h3>
      <p>{WHY[request.held ?? ''] ?? 'It looks like it may be spam.'}</p>
      <p>If a person sent it, the days run from the day it came.</p>
      {may && (
        <p className="row noprint">
          <DeedButton
            deed={{ what: 'released' }}
            done="It is now among the open ones."
            tone="plain"
          >
            It is real
          </DeedButton>
          <DeedButton deed={{ what: 'not-a-request' }} done="Closed: not a request.">
            It is not a request
          </DeedButton>
          <DeedButton deed={{ what: 'duplicate' }} done="Closed: the same as another.">
            Same as another one
          </DeedButton>
        </p>
      )}
    </section>
  );
}
