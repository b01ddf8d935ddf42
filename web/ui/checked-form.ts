import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type ResolverResult,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import * as z from 'zod/mini';
import { GENERIC } from '#web/words/notices.ts';

z.config({
  customError: (issue) => {
    if (issue.input === undefined || issue.input === '') return GENERIC.required;
    return issue.code === 'invalid_format' && issue.format === 'email'
      ? GENERIC.email
      : GENERIC.invalid;
  },
});

export interface Trouble {
  /** The field's id; undefined for the form as a whole. */
  field?: string;
  message: string;
}

/** Thrown by a submit handler: the form's message, and messages for fields. */
export class Refusal extends Error {
  readonly fields: Readonly<Record<string, string>>;
  constructor(message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.fields = fields;
  }
}

type Schema<Values extends FieldValues> = z.ZodMiniType<Values, Values>;

/**
 * A form validated by a schema. Errors appear on submit, never while typing, and disappear once
 * they are corrected. A failed submit keeps all input; a second one cannot start while the first
 * runs. `order` lists the fields in the order of the page.
 */
export function useCheckedForm<Values extends FieldValues>(
  schema: Schema<Values>,
  defaultValues: DefaultValues<Values>,
  order: readonly string[] = Object.keys(defaultValues),
) {
  const form = useForm<Values>({
    resolver: (values) => resolve(schema, values),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const { submit, refusal, attempt } = useSubmit(form);
  useEffect(() => clearMended(form, schema), [form, schema]);
  const troubles: Trouble[] = Object.keys(errors)
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((field) => ({ field, message: messageIn(errors, field) ?? GENERIC.invalid }));
  if (refusal !== undefined) troubles.unshift({ message: refusal });
  const messageOf = (name: Path<Values>): string | undefined => messageIn(errors, name);
  return { ...form, submit, messageOf, troubles, attempt };
}

/**
 * Submits once at a time; shows a refusal at the fields that it names, or for the form as a whole.
 */
function useSubmit<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const running = useRef(false);
  const refuse = (fault: unknown) => {
    const { message, fields } = fault instanceof Refusal ? fault : new Refusal(String(fault));
    const named = Object.entries(fields).filter(([name]) => name in form.getValues());
    for (const [name, text] of named) form.setError(name as Path<Values>, { message: text });
    setRefusal(named.length > 0 ? undefined : message);
    setAttempt((count) => count + 1);
  };
  const send = async (values: Values, handle: (values: Values) => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setRefusal(undefined);
    await handle(values).catch(refuse);
    running.current = false;
  };
  const invalid = () => {
    setRefusal(undefined);
    setAttempt((count) => count + 1);
  };
  const submit = (handle: (values: Values) => Promise<void>) =>
    form.handleSubmit((values) => send(values, handle), invalid);
  return { submit, refusal, attempt };
}

function messageIn(errors: object, name: string): string | undefined {
  const error: unknown = Object.entries(errors).find(([key]) => key === name)?.[1];
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' ? error.message : GENERIC.invalid;
}

/** The first error of each field. */
function wrongIn<Values extends FieldValues>(schema: Schema<Values>, values: unknown) {
  const checked = z.safeParse(schema, values);
  const issues = checked.success ? [] : checked.error.issues;
  // in reverse, so that the first issue of a field is kept
  const wrong = new Map(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
  return { checked, wrong };
}

function resolve<Values extends FieldValues>(
  schema: Schema<Values>,
  values: Values,
): ResolverResult<Values> {
  const { checked, wrong } = wrongIn(schema, values);
  if (checked.success) return { values: checked.data, errors: {} };
  const errors = Object.fromEntries(
    [...wrong].map(([name, message]) => [name, { type: 'schema', message }]),
  );
  return { values: {}, errors: errors as FieldErrors<Values> };
}

/** Removes an error once its field is corrected; adds none. */
function clearMended<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  schema: Schema<Values>,
): () => void {
  return form.subscribe({
    formState: { values: true },
    callback: ({ values }) => {
      const names = Object.keys(values) as Path<Values>[];
      const wrong = names.filter((name) => form.getFieldState(name).error !== undefined);
      if (wrong.length === 0) return;
      const still = wrongIn(schema, values).wrong;
      for (const name of wrong.filter((one) => !still.has(one))) form.clearErrors(name);
    },
  });
}
