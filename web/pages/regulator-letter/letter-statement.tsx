import type { LetterResult } from '#contract/documents/regulator-letter.ts';
import type { RegulatorLetter } from '#contract/documents/regulator-letters.ts';
import { documentsFor, wantsAnswers, type LetterDocument } from '#engine/words/letters.ts';
import { letterFiles } from '#web/api/regulator-letters.ts';
import { TakeFiles } from '#web/parts/documents/take-files.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import type { LetterForm } from './letter-draft.ts';
import { POLICIES, TOLD } from './words.ts';

function PlainLine({
  form,
  name,
  label,
}: {
  form: LetterForm;
  name: 'signer' | 'signerTitle' | 'policiesChanged';
  label: string;
}) {
  return (
    <Field id={name} label={label} error={form.errorOf(name)}>
      {(control) => (
        <input
          className="input"
          value={form.draft[name]}
          onChange={({ target }) => form.set({ [name]: target.value })}
          {...control}
        />
      )}
    </Field>
  );
}

const reportWords = (ordered: boolean) =>
  ordered
    ? 'No section asks for a written statement here. The letter orders papers or answers: ask a lawyer before you send a report of your own.'
    : 'No section asks for a written statement here. A report of what you fixed can still help.';

/** What else the statement says, and who signs. */
export function LetterStatement({ form, result }: { form: LetterForm; result: LetterResult }) {
  const { draft, set } = form;
  const { asked, cite } = result.statement;
  return (
    <section className="stack" aria-labelledby="letter-statement">
      <h3 id="letter-statement">{asked ? 'For the written statement' : 'For your report'}</h3>
      <p className="small soft">
        {asked ? `The law asks for it in writing (${cite}).` : reportWords(wantsAnswers(draft))}
      </p>
      <RadioGroup
        look="choices choices--row"
        id="toldPeople"
        legend="Did you tell the people concerned?"
        choices={TOLD}
        value={draft.toldPeople}
        onChange={(toldPeople) => set({ toldPeople })}
      />
      <RadioGroup
        look="choices choices--row"
        id="policies"
        legend="Did you change your internal rules?"
        choices={POLICIES}
        value={draft.policies}
        onChange={(policies) => set({ policies })}
      />
      {draft.policies === 'changed' && (
        <PlainLine form={form} name="policiesChanged" label="What changed in your rules?" />
      )}
      <label className="pick">
        <input
          type="checkbox"
          checked={draft.cured}
          onChange={({ target }) => set({ cured: target.checked })}
        />
        <span>Everything that the letter names is fixed</span>
      </label>
      <label className="pick">
        <input
          type="checkbox"
          checked={draft.promise}
          onChange={({ target }) => set({ promise: target.checked })}
        />
        <span>
          We are ready to state that it will not happen again
          <small>Breaking such a statement can be punished by itself.</small>
        </span>
      </label>
      <div className="lettergrid">
        <PlainLine form={form} name="signer" label="Who signs?" />
        <PlainLine form={form} name="signerTitle" label="Title, such as Owner" />
      </div>
    </section>
  );
}

/** In an open inquiry nobody is told to send a report that no section asks for. */
function statementWords({ letter, result }: RegulatorLetter, complete: boolean): string {
  if (!result.statement.asked && wantsAnswers(letter))
    return 'Not asked for. Ask a lawyer before you send it.';
  return complete ? 'Complete: read it, sign it, send it.' : 'Not complete yet.';
}

const FILES = { word: 'Word', pdf: 'PDF' } as const;

interface LetterDocumentsProps {
  businessId: string;
  stored: RegulatorLetter;
  changed: boolean;
}

/** The documents that fit the letter. They are made from what is stored. */
export function LetterDocuments({ businessId, stored, changed }: LetterDocumentsProps) {
  const { missing, asked } = stored.result.statement;
  const fitting = documentsFor(stored.letter);
  const all: readonly (readonly [LetterDocument, string, string])[] = [
    ['plan', 'Plan', 'The days, the steps and what to keep, to print.'],
    ['answer', 'Short answer', 'Says that the letter arrived and who answers. It admits nothing.'],
    [
      'statement',
      asked ? 'Written statement of cure' : 'Report of what you fixed',
      statementWords(stored, missing.length === 0),
    ],
    [
      'more-time',
      'Request for more time',
      'Names the items that are still open. It admits nothing.',
    ],
    ['list', 'List of what you hand over', 'Item by item, with what you hold back and why.'],
  ];
  const files = all.filter(([document]) => fitting.includes(document));
  return (
    <section className="stack-sm" aria-labelledby="letter-documents">
      <h3 id="letter-documents">Your documents</h3>
      {changed && <p className="small">Save first: documents are made from what is saved.</p>}
      <ul className="paperlist hairs boxed">
        {files.map(([document, title, text]) => (
          <li key={document}>
            <div className="stack-sm">
              <h4 className="paperlist__title">{title}</h4>
              <p className="small soft">{text}</p>
              {document === 'statement' && missing.length > 0 && (
                <ul className="small">
                  {missing.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            </div>
            <TakeFiles
              of={title}
              files={letterFiles(businessId, stored.id, document).map(({ format, href }) => ({
                label: FILES[format],
                href,
              }))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
