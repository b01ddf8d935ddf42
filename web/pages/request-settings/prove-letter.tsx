import { type FormEvent, useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { DeskType, LetterKind } from '#contract/requests/request-items.ts';
import type { proveLetter } from '#contract/requests/request-proof.ts';
import { list, longDate } from '#text/english.ts';
import { fieldsIn, wordsFor } from '#web/api/client/request.ts';
import { useProveLetter } from '#web/api/request-desk.ts';
import { Field } from '#web/ui/field.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { ASKED } from '#web/words/requests/items.ts';
import { LETTER_NAMES } from '#web/words/requests/letters.ts';

type Found = ReplyOf<typeof proveLetter>['found'][number];

function foundWords(found: Found): string {
  const { reference, kind, items, on, event, erasedOn, refusedOn } = found;
  const name = LETTER_NAMES[kind as LetterKind] ?? kind;
  const asked = list(items.map((item) => (ASKED[item as DeskType] ?? item).toLowerCase()));
  const erased = erasedOn === null ? '' : ` The text was erased on ${longDate(erasedOn)}.`;
  const refused =
    refusedOn === null ? '' : ` The mail server refused it on ${longDate(refusedOn)}.`;
  return `These are the words of “${name}”. It left on ${longDate(on)}, for ${reference}: ${asked}. It is event ${event} of your history.${refused}${erased}`;
}

/** Whether a text that somebody shows is the letter that left. */
export function ProveLetter({ business }: { business: Business }) {
  const [text, setText] = useState('');
  const prove = useProveLetter(business.id);
  const fields = fieldsIn(prove.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!prove.isPending) prove.mutate({ text });
  };
  return (
    <details className="why">
      <summary>Is this the letter that you sent?</summary>
      <form className="stack-sm" noValidate onSubmit={submit}>
        <Field
          id="proof-text"
          label="The text of the letter"
          hint="Paste it, or the whole mail. It is compared with what left, and not stored. This works after a request was erased, too."
          error={fields?.['text'] ?? (prove.isError ? wordsFor(prove.error, FAILED) : undefined)}
        >
          {(control) => (
            <textarea
              className="input desktext"
              rows={6}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                prove.reset();
              }}
              {...control}
            />
          )}
        </Field>
        <p>
          <Submit pending={prove.isPending} doing="Comparing..." tone="quiet">
            Compare it
          </Submit>
        </p>
        <div role="status" className="stack-xs">
          {prove.data?.found.length === 0 && (
            <p>
              No letter left with these words. One word more or less is enough for that. In the
              binder, check-history.mjs looks in an older history.
            </p>
          )}
          {prove.data?.found.map((found) => (
            <p key={found.event}>{foundWords(found)}</p>
          ))}
        </div>
      </form>
    </details>
  );
}

const FAILED = 'It could not be compared. Your text is still here. Try again.';
