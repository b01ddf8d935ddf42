import { useState } from 'react';
import type { DeskLetter } from '#contract/requests/request-shapes.ts';
import { longDate } from '#text/english.ts';
import { fieldsIn, wordsFor } from '#web/api/client/request.ts';
import { Field } from '#web/ui/field.tsx';
import { type RadioChoice, RadioGroup } from '#web/ui/radio-group.tsx';
import { GroundChoice, MustSay } from '#web/pages/requests/one/ground-choice.tsx';
import { useHere } from '#web/pages/requests/one/here.tsx';
import { type SendChoice, type SendProps, useSending } from './sending.ts';
import { type PartProps, Reader, useAbout, Who } from './who-reads.tsx';

function Ground({ letter, choice, set, errorOf }: PartProps) {
  const items = useAbout(letter);
  return (
    <>
      <GroundChoice
        id="send-ground"
        items={items}
        chosen={choice.ground}
        error={errorOf('ground')}
        none="No one ground fits all that was asked. Write a letter for each thing."
        onChoose={(ground) => set({ ground })}
      />
      <MustSay items={items} />
    </>
  );
}

const useExtension = (letter: DeskLetter) =>
  useAbout(letter)
    .map(({ allowed }) => (letter.kind === 'more-time' ? allowed?.extend : allowed?.extendAppeal))
    .find((each) => each != null);

/** Of a notice of more time: which day counts, and the last one. */
function DayOfNotice({ letter, by }: { letter: DeskLetter; by: SendChoice['by'] }) {
  const noticeBy = useExtension(letter)?.noticeBy ?? null;
  if (!letter.kind.endsWith('more-time') || noticeBy === null) return null;
  return (
    <p className="small">
      {`More time holds only if this letter leaves by ${longDate(noticeBy)}.`}{' '}
      {by === 'mail'
        ? 'The day on which it leaves counts. If the mail server takes it later, that is the later day.'
        : 'The day on which you sent it counts.'}
    </p>
  );
}

function Reason({ letter, choice, set, errorOf }: PartProps) {
  const extension = useExtension(letter);
  const later = extension?.newLastDay ?? null;
  return (
    <Field
      id="send-reason"
      label="The reason, in a few words"
      hint={
        later === null
          ? extension?.why
          : `The new last day is ${longDate(later)}. The notice has to say: ${extension?.mustSay.join('; ') ?? ''}.`
      }
      error={errorOf('reason')}
    >
      {(control) => (
        <input
          className="input"
          maxLength={500}
          value={choice.reason}
          onChange={({ target }) => set({ reason: target.value })}
          {...control}
        />
      )}
    </Field>
  );
}

/**
 * Where the person can complain, once the appeal is refused; under some laws with every answer to
 * it.
 */
function Office({ letter }: { letter: DeskLetter }) {
  const says = [
    ...new Set(
      useAbout(letter)
        .filter(({ allowed }) => letter.kind === 'appeal-denied' || allowed?.officeAlways === true)
        .flatMap(({ allowed }) => allowed?.whenAppealDenied ?? []),
    ),
  ];
  if (says.length === 0) return null;
  return (
    <p className="small">{`With the answer to an appeal, this law wants: ${says.join('; ')}.`}</p>
  );
}

/** The text for a mail of one's own, where no mail leaves from here. */
function ByHand({ text, email }: { text: string; email: string | null }) {
  const [said, say] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say('Copied.');
    } catch {
      document.getElementById('letter-text')?.focus();
      say('Your browser did not copy it. Select the text above, then press Ctrl+C.');
    }
  };
  return (
    <>
      <p className="small">
        No mail server is set up here, so no letter leaves by mail. Copy or print this one, and send
        it yourself{email === null ? '' : `, such as to ${email}`}. It counts once you say on which
        day you did.
      </p>
      <p className="row">
        <button className="btn btn--sm btn--quiet" type="button" onClick={() => void copy()}>
          Copy the letter
        </button>
        <span className="small" role="status">
          {said}
        </span>
      </p>
    </>
  );
}

const BY_PRINT: RadioChoice<SendChoice['by']> = {
  value: 'print',
  label: 'On paper, or your own way',
};
const byMail = (email: string): RadioChoice<SendChoice['by']> => ({
  value: 'mail',
  label: <span className="desksaid">{`By mail to ${email}`}</span>,
});

function How({ choice, set, errorOf }: PartProps) {
  const { request } = useHere();
  const email = request.person?.email ?? null;
  return (
    <>
      <RadioGroup
        id="send-by"
        legend="How does it leave?"
        look="choices choices--row"
        choices={email !== null && request.mails ? [byMail(email), BY_PRINT] : [BY_PRINT]}
        value={choice.by}
        onChange={(by) => set({ by })}
      />
      {choice.by === 'print' && (
        <Field id="send-on" label="On which day did you send it?" error={errorOf('on')}>
          {(control) => (
            <input
              className="input input--short"
              type="date"
              min={request.receivedOn}
              max={request.today}
              value={choice.on}
              onChange={({ target }) => set({ on: target.value })}
              {...control}
            />
          )}
        </Field>
      )}
    </>
  );
}

/** How it leaves; not while something is open in it, nor by a helper who prepares it. */
export function SendLetter(props: SendProps) {
  const { request } = useHere();
  if (request.helps?.sends === false)
    return (
      <p>
        The owner sends this letter. Save it, then tell them that it is ready: a note below is
        enough.
      </p>
    );
  return <Sending {...props} />;
}

function Sending(props: SendProps) {
  const { letter, open } = props;
  const { request } = useHere();
  const { choice, needs, run, pending, error, missing, set } = useSending(props);
  const refused = fieldsIn(error) ?? {};
  const errorOf = (name: string) => missing[name] ?? refused[name];
  const part = { letter, choice, set, errorOf };
  const fault =
    error && Object.keys(refused).length === 0
      ? wordsFor(error, 'It could not be sent. Try again.')
      : undefined;
  return (
    <div className="stack-sm">
      <Reader letter={letter} />
      {needs.ground && <Ground {...part} />}
      {needs.reason && <Reason {...part} />}
      {letter.kind.startsWith('appeal-') && letter.kind !== 'appeal-more-time' && (
        <Office letter={letter} />
      )}
      {needs.part && (
        <label className="pick">
          <input
            type="checkbox"
            checked={choice.partly}
            onChange={({ target }) => set({ partly: target.checked })}
          />
          <span>Only a part of what was asked</span>
        </label>
      )}
      {needs.identity && <Who {...part} />}
      <How {...part} />
      <DayOfNotice letter={letter} by={choice.by} />
      {!request.mails && <ByHand text={props.form.text} email={request.person?.email ?? null} />}
      {open > 0 && (
        <p className="small" id="send-why">
          It cannot leave yet: something in the text is still open. See the list above.
        </p>
      )}
      {fault !== undefined && (
        <p className="error" role="alert">
          {fault}
        </p>
      )}
      <p>
        <button
          className="btn"
          type="button"
          {...(open > 0 || pending
            ? { 'aria-disabled': true as const, 'aria-describedby': 'send-why' }
            : {})}
          onClick={() => {
            if (open === 0 && !pending) run();
          }}
        >
          {pending ? 'Sending...' : choice.by === 'mail' ? 'Send the letter' : 'I sent it'}
        </button>
      </p>
    </div>
  );
}
