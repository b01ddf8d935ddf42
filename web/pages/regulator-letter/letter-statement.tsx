import type { LetterResult } from '#contract/documents/regulator-letter.ts';
import type { RegulatorLetter } from '#contract/documents/regulator-letters.ts';
import { documentsFor, type LetterDocument } from '#engine/words/letters.ts';
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

/** What else the statement says. */
export function LetterStatement({ form, result }: { form: LetterForm; result: LetterResult }) {
  const { draft, set } = form;
  const { cite } = result.statement;
  return (
    <section className="stack" aria-labelledby="letter-statement">
      <h3 id="letter-statement">For the written statement</h3>
      <p className="small soft">{`The law asks for it in writing (${cite ?? ''}).`}</p>
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
    </section>
  );
}

/** Who signs the papers to the office. */
export function LetterSigner({ form }: { form: LetterForm }) {
  return (
    <div className="lettergrid">
      <PlainLine form={form} name="signer" label="Who signs?" />
      <PlainLine form={form} name="signerTitle" label="Title, such as Owner" />
    </div>
  );
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
  const { letter, result } = stored;
  const kind = result.doubted ? 'unclear' : letter.kind;
  const fitting = documentsFor({ ...letter, kind }, asked);
  const all: readonly (readonly [LetterDocument, string, string])[] = [
    ['plan', 'Plan', 'The days, the steps and what to keep, to print.'],
    [
      'answer',
      'Short answer',
      'Says that the letter arrived, who answers, and what you choose for each thing that it asks. It admits nothing.',
    ],
    [
      'file',
      'File for your lawyer',
      'What the letter claims, what tests of your site saw, and what your stop kit holds back. It is for the lawyer alone.',
    ],
    [
      'statement',
      'Written statement of cure',
      missing.length === 0 ? 'Complete: read it, sign it, send it.' : 'Not complete yet.',
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
