import { useState } from 'react';
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import { fieldsIn, wordsFor } from '#web/api/client/request.ts';
import { useGiveRequest, useTakeRequestBack } from '#web/api/requests.ts';
import { useMay } from '#web/parts/owner-page/may.tsx';
import { Field } from '#web/ui/field.tsx';
import { type RadioChoice, RadioGroup } from '#web/ui/radio-group.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { useHere } from './here.tsx';

type Helper = RequestWhole['given'][number];
type Sends = 'no' | 'yes';

const NOT_STORED = 'This could not be stored. Try again.';

const CHOICES: readonly RadioChoice<Sends>[] = [
  { value: 'no', label: 'No: they prepare, and you send' },
  { value: 'yes', label: 'Yes: they may answer, too' },
];

function OneHelper({ helper }: { helper: Helper }) {
  const { business, request, say } = useHere();
  const back = useTakeRequestBack(business.id, request);
  const { memberId, email, name, sends } = helper;
  return (
    <li className="stack-xs">
      <p className="desksaid">
        <strong>{name ?? email}</strong>
        {name !== null && ` (${email})`}
      </p>
      <p className="soft">
        {sends ? 'May send letters.' : 'Prepares, and you send.'}
        {name === null && ' Invited, and not there yet.'}
      </p>
      <p className="noprint">
        <button
          className="btn btn--sm btn--quiet"
          type="button"
          onClick={() => {
            if (!back.isPending)
              back.mutate(memberId, { onSuccess: () => say('They see this request no more.') });
          }}
        >
          Take it back<span className="vh">{` from ${name ?? email}`}</span>
        </button>
      </p>
      {back.isError && (
        <p className="error" role="alert">
          {wordsFor(back.error, NOT_STORED)}
        </p>
      )}
    </li>
  );
}

function Give() {
  const { business, request, say } = useHere();
  const [email, setEmail] = useState('');
  const [sends, setSends] = useState<Sends>('no');
  const give = useGiveRequest(business.id, request);
  const fault = fieldsIn(give.error)?.['email'];
  const send = () =>
    give.mutate(
      { email: email.trim(), sends: sends === 'yes' },
      {
        onSuccess: () => {
          setEmail('');
          say(
            request.mails
              ? 'It is given to them. A mail tells them.'
              : 'It is given to them. No mail leaves from here, so tell them yourself.',
          );
        },
      },
    );
  return (
    <form
      className="stack-sm noprint"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!give.isPending) send();
      }}
    >
      <Field
        id="helper-email"
        label="Their email"
        error={fault ?? (give.isError ? wordsFor(give.error, NOT_STORED) : undefined)}
      >
        {(control) => (
          <input
            className="input"
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            {...control}
          />
        )}
      </Field>
      <RadioGroup
        id="helper-sends"
        legend="May they send letters?"
        look="choices"
        choices={CHOICES}
        value={sends}
        onChange={setSends}
      />
      <p>
        <Submit pending={give.isPending} doing="Giving..." size="small" tone="quiet">
          Give it to them
        </Submit>
      </p>
    </form>
  );
}

/** To whom the request is given; only its owner gives. */
export function Helpers() {
  const { business, request } = useHere();
  const isOwner = useMay('owner', business.id);
  const isOpen = request.closedOn === null && request.held === null;
  if (!isOwner || (!isOpen && request.given.length === 0)) return null;
  return (
    <details className="folded" open={request.given.length > 0}>
      <summary>
        Who helps with it
        <span className="folded__count">
          {request.given.length === 0 ? 'nobody' : String(request.given.length)}
        </span>
      </summary>
      <div className="stack small">
        {request.given.length > 0 && (
          <ul className="plain stack-sm">
            {request.given.map((helper) => (
              <OneHelper key={helper.memberId} helper={helper} />
            ))}
          </ul>
        )}
        {isOpen && (
          <>
            <p className="soft">
              Give it to somebody: they see this request, and nothing else of your business. What
              they do stands here by their name.
            </p>
            <Give />
          </>
        )}
      </div>
    </details>
  );
}
