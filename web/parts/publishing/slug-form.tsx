import { useId, useState } from 'react';
import type { Hosting } from '#contract/documents/publications.ts';
import { slugFault } from '#contract/documents/slugs.ts';
import { useChooseSlug } from '#web/api/publications.ts';
import { RequestFailed, wordsFor } from '#web/api/client/request.ts';
import { Field } from '#web/ui/field.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { LineInput } from '#web/ui/line-input.tsx';

interface SlugFormProps {
  businessId: string;
  template: string;
  /** The name as it is, or one to propose, and what stands around it in the address. */
  hosting: Pick<Hosting, 'slug' | 'proposedSlug' | 'before' | 'after'>;
  onChosen?: () => void;
}

const NOT_CHOSEN = 'The name could not be saved. Try again.';

const faultOf = (fault: unknown) =>
  (fault instanceof RequestFailed ? fault.problem?.fields?.['slug'] : undefined) ??
  wordsFor(fault, NOT_CHOSEN);

/** Chooses the name of the business in the address of its page. */
export function SlugForm({ businessId, template, hosting, onChosen }: SlugFormProps) {
  const choose = useChooseSlug(businessId, template);
  const [typed, setTyped] = useState(hosting.slug ?? hosting.proposedSlug ?? '');
  const [fault, setFault] = useState<string>();
  const id = useId();
  const slug = typed.trim().toLowerCase();
  const send = () => {
    const wrong = slugFault(slug);
    setFault(wrong);
    if (wrong === undefined)
      choose.mutate(slug, {
        onSuccess: onChosen ?? (() => undefined),
        onError: (failed) => setFault(faultOf(failed)),
      });
    else document.getElementById(id)?.focus();
  };
  return (
    <form
      className="stack-sm"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!choose.isPending) send();
      }}
    >
      <Field
        id={id}
        label="Name in the address"
        hint={`The address will be ${hosting.before}${slug || '…'}${hosting.after}`}
        error={fault}
      >
        {(control) => (
          <LineInput
            control={control}
            inputMode="url"
            value={typed}
            onType={(text) => {
              setTyped(text);
              setFault(undefined);
            }}
          />
        )}
      </Field>
      <p className="row">
        <Submit pending={choose.isPending} doing="Saving..." size="small">
          {hosting.slug === null ? 'Choose this address' : 'Change the address'}
        </Submit>
      </p>
    </form>
  );
}
