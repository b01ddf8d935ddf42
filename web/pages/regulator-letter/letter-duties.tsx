import { useState } from 'react';
import type { LetterResult } from '#contract/documents/regulator-letter.ts';
import { wantsAnswers } from '#engine/words/letters.ts';
import { shortDate } from '#web/words/figures.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { LetterForm } from './letter-draft.ts';

type Duty = LetterResult['duties'][number];

function DutyPick({ duty, form }: { duty: Duty; form: LetterForm }) {
  const { requirementIds } = form.draft;
  return (
    <label className="pick">
      <input
        type="checkbox"
        checked={requirementIds.includes(duty.id)}
        onChange={({ target }) =>
          form.set({
            requirementIds: target.checked
              ? [...requirementIds, duty.id]
              : requirementIds.filter((id) => id !== duty.id),
          })
        }
      />
      <span>
        {duty.title}
        <small>{duty.cite}</small>
      </span>
    </label>
  );
}

/** A sentence whose words speak of another duty than its section: the owner says which is meant. */
function Senses({ result, form }: { result: LetterResult; form: LetterForm }) {
  const dutiesOf = (ids: readonly string[]) => result.duties.filter(({ id }) => ids.includes(id));
  return result.senses.map(({ words, sections, bySection, byWords }) => (
    <div className="note note--ask" role="note" key={words}>
      <Icon name="alert" />
      <fieldset className="stack-sm">
        <legend>Section and words do not agree. Which is meant?</legend>
        <p className="small">{`“${words}”`}</p>
        <p className="small soft">{`By its section, ${sections.join(', ')}:`}</p>
        {dutiesOf(bySection).map((duty) => (
          <DutyPick key={duty.id} duty={duty} form={form} />
        ))}
        <p className="small soft">By its words:</p>
        {dutiesOf(byWords).map((duty) => (
          <DutyPick key={duty.id} duty={duty} form={form} />
        ))}
        <p className="small">
          If you are not sure, tick both, and let your lawyer ask the office which it means.
        </p>
      </fieldset>
    </div>
  ));
}

/** The duties of the law to tick: those whose section the letter names come first. */
export function LetterDuties({ result, form }: { result: LetterResult; form: LetterForm }) {
  const asked = new Set(
    result.senses.flatMap(({ bySection, byWords }) => [...bySection, ...byWords]),
  );
  const shown = result.duties.filter(
    ({ id, named }) => !asked.has(id) && (named || form.draft.requirementIds.includes(id)),
  );
  const someLeft = shown.some(({ id }) => !form.draft.requirementIds.includes(id));
  const others = result.duties.filter((duty) => !shown.includes(duty) && !asked.has(duty.id));
  const unknown = result.sections.filter(({ requirements }) => requirements.length === 0);
  return (
    <section className="stack-sm" aria-labelledby="letter-duties">
      <h3 id="letter-duties">What it is about</h3>
      {unknown.length > 0 && (
        <p className="small soft">
          {`We hold no duty under ${unknown.map(({ section }) => section).join(', ')}. Such sections are often about the office’s powers, or words of the law.`}
        </p>
      )}
      <Senses result={result} form={form} />
      <fieldset className="stack-sm">
        <legend className="vh">Duties that the letter is about</legend>
        {shown.length === 0 && asked.size === 0 && (
          <p>We found no duty under the sections that you named. Tick what the letter is about.</p>
        )}
        {someLeft && (
          <p className="small soft">
            Ticked is what the words of the letter speak of. Other duties stand under the same
            sections: look whether the letter means this too.
          </p>
        )}
        {shown.map((duty) => (
          <DutyPick key={duty.id} duty={duty} form={form} />
        ))}
        {others.length > 0 && (
          <details className="folded" open={shown.length === 0 && !wantsAnswers(form.draft)}>
            <summary>{`Other duties of ${result.stateName}`}</summary>
            <div>
              {others.map((duty) => (
                <DutyPick key={duty.id} duty={duty} form={form} />
              ))}
            </div>
          </details>
        )}
      </fieldset>
    </section>
  );
}

type Fix = LetterForm['draft']['fixes'][number];

/** What was told about a duty so far, in a few words. */
function toldWords({ what, on }: Pick<Fix, 'what' | 'on'>): string {
  if (what.trim() === '') return 'to fill in';
  return on === null ? 'no day yet' : `done on ${shortDate(on)}`;
}

interface FixProps {
  duty: Duty;
  businessId: string;
  form: LetterForm;
  /** Whether it is the first that nothing was told about. */
  isNext: boolean;
}

/** One duty: a line that opens to what was done about it. */
function DutyFix({ duty, businessId, form, isNext }: FixProps) {
  const [starts] = useState(isNext);
  const { fixes } = form.draft;
  const at = fixes.findIndex(({ requirementId }) => requirementId === duty.id);
  const fix = fixes[at];
  const isRefused = form.troubles.some(({ field }) => field?.startsWith(`fixes.${at}.`));
  return (
    <li>
      <details className="folded" open={starts || isRefused || undefined}>
        <summary>
          <span>
            {duty.title} <span className="small soft">{duty.cite}</span>
          </span>
          <span className="folded__count">{toldWords(fix ?? { what: '', on: null })}</span>
        </summary>
        <FixFields duty={duty} businessId={businessId} form={form} at={at} />
      </details>
    </li>
  );
}

function FixFields({
  duty,
  businessId,
  form,
  at,
}: Omit<FixProps, 'isNext'> & { /** Its place in the form; -1: not there yet. */ at: number }) {
  const { fixes } = form.draft;
  const fix = fixes[at] ?? { requirementId: duty.id, what: '', on: null, proof: '' };
  const set = (change: Partial<typeof fix>) =>
    form.set({
      fixes: at === -1 ? [...fixes, { ...fix, ...change }] : fixes.with(at, { ...fix, ...change }),
    });
  const idOf = (name: string) => (at === -1 ? `${duty.id}.${name}` : `fixes.${at}.${name}`);
  const error = (name: string) => form.errorOf(`fixes.${at}.${name}`);
  return (
    <div className="stack-sm">
      <p className="small">{duty.text}</p>
      {duty.task && (
        <p className="small">
          <PageLink to={`/assessment?business=${businessId}#${duty.task.id}`}>
            {`Your task: ${duty.task.title}`}
          </PageLink>
          {duty.task.status === 'done' && ', marked complete'}
        </p>
      )}
      <Field id={idOf('what')} label="What did you do?" error={error('what')}>
        {(control) => (
          <textarea
            className="input"
            rows={2}
            value={fix.what}
            onChange={({ target }) => set({ what: target.value })}
            {...control}
          />
        )}
      </Field>
      <div className="lettergrid">
        <Field id={idOf('on')} label="On which day was it done?" error={error('on')}>
          {(control) => (
            <input
              className="input input--short"
              type="date"
              value={fix.on ?? ''}
              onChange={({ target }) => set({ on: target.value === '' ? null : target.value })}
              {...control}
            />
          )}
        </Field>
        <Field
          id={idOf('proof')}
          label="Which proof do you have?"
          hint={duty.evidence}
          error={error('proof')}
        >
          {(control) => (
            <input
              className="input"
              value={fix.proof}
              onChange={({ target }) => set({ proof: target.value })}
              {...control}
            />
          )}
        </Field>
      </div>
    </div>
  );
}

interface FixesProps {
  result: LetterResult;
  businessId: string;
  form: LetterForm;
}

/** What was done about each ticked duty. */
export function LetterFixes({ result, businessId, form }: FixesProps) {
  const ticked = result.duties.filter(({ id }) => form.draft.requirementIds.includes(id));
  if (ticked.length === 0) return null;
  const told = new Set(
    form.draft.fixes.flatMap(({ what, requirementId }) =>
      what.trim() === '' ? [] : requirementId,
    ),
  );
  const next = ticked.find(({ id }) => !told.has(id));
  return (
    <section className="stack-sm" aria-labelledby="letter-fixes">
      <h3 id="letter-fixes">What you did about it</h3>
      <p className="small soft">
        Fill this in as you go. It goes word for word into the statement: say only what is done.
      </p>
      <ul className="paperlist letterfixes hairs boxed">
        {ticked.map((duty) => (
          <DutyFix
            key={duty.id}
            duty={duty}
            businessId={businessId}
            form={form}
            isNext={duty === next}
          />
        ))}
      </ul>
    </section>
  );
}
