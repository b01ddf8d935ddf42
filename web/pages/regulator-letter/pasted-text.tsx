import { isOfOffice } from '#engine/words/letters.ts';
import { useReadLetter } from '#web/api/regulator-letters.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { Field } from '#web/ui/field.tsx';
import { fieldsOf, type LetterForm } from './letter-draft.ts';
import { NOT_READ } from './words.ts';

interface FactsProps {
  businessId: string;
  form: LetterForm;
}

/** What was read off the text before goes with it: else the next letter has its sender. */
function goneWith({ draft }: LetterForm, next: string): Partial<LetterForm['draft']> {
  const isGone = (words: string) => {
    const [start = ''] = words.split(',', 1);
    return start !== '' && draft.text.includes(start) && !next.includes(start);
  };
  return {
    ...(isGone(draft.office) ? { office: '' } : {}),
    ...(isGone(draft.reference) ? { reference: '' } : {}),
  };
}

/** The pasted text, and a button that fills in what it says. */
export function PastedText({ businessId, form }: FactsProps) {
  const read = useReadLetter(businessId);
  const { text } = form.draft;
  const take = () => {
    if (read.isPending || text.trim() === '') return;
    const received = form.draft.receivedOn === '' ? null : form.draft.receivedOn;
    read.mutate(
      { text, receivedOn: received },
      {
        onSuccess: ({ states, requirementIds, reference, dated, office, ...found }) =>
          form.set({
            ...fieldsOf(found),
            office: form.draft.office === '' ? (office ?? '') : form.draft.office,
            stateId: states[0] ?? (isOfOffice(found.kind) ? form.draft.stateId : null),
            requirementIds: [...new Set([...form.draft.requirementIds, ...requirementIds])].filter(
              (id) => id.startsWith(`${states[0] ?? form.draft.stateId ?? ''}-`),
            ),
            reference: reference ?? form.draft.reference,
            dated: dated ?? form.draft.dated,
          }),
      },
    );
  };
  return (
    <>
      <Field
        id="text"
        label="Paste the letter"
        hint="Or skip this, and type what it says below. It stays in your account."
        error={form.errorOf('text')}
      >
        {(control) => (
          <textarea
            className="input letterpaste"
            rows={7}
            value={text}
            onChange={({ target }) =>
              form.set({ text: target.value, ...goneWith(form, target.value) })
            }
            {...control}
          />
        )}
      </Field>
      <p className="row">
        <button className="btn btn--quiet" type="button" onClick={take}>
          {read.isPending ? 'Reading...' : 'Read the letter'}
        </button>
        <span className="small soft" role="status">
          {read.isSuccess && `Read. ${read.data.why.join(' ')} Check each field below.`}
          {text.trim() === '' && read.isIdle && 'Fills in the fields below, for you to check.'}
        </span>
      </p>
      {read.isError && (
        <p className="error" role="alert">
          {wordsFor(read.error, NOT_READ)}
        </p>
      )}
    </>
  );
}
