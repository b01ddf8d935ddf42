import { type DeskType, LETTER_KINDS, type LetterKind } from '#contract/requests/request-items.ts';
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { TELLS_ITSELF } from '#engine/requests/steps/refusal.ts';
import { Field } from '#web/ui/field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { LETTER_NAMES, NEEDS_GROUND, NEEDS_REASON } from '#web/words/requests/letters.ts';
import { GroundChoice } from '#web/pages/requests/one/ground-choice.tsx';
import { StaysForGood } from '#web/pages/requests/one/stays-for-good.tsx';
import { useHere } from '#web/pages/requests/one/here.tsx';
import { ItemChoice } from '#web/pages/requests/one/item-choice.tsx';
import { type NewLetterForm, useNewLetter } from './begin-letter.ts';

type Language = RequestWhole['language'];

const ENDED = new Set(['close', 'nothing']);

/** What fits now comes first. */
function kindsFor({ items }: RequestWhole): readonly [LetterKind[], LetterKind[]] {
  const likely = new Set(items.flatMap(({ next }) => next.letters));
  if (items.some(({ allowed }) => allowed?.extend.may)) likely.add('more-time');
  if (items.some(({ allowed }) => allowed?.extendAppeal?.may)) likely.add('appeal-more-time');
  const isAppealed = items.some(({ state }) => state === 'appealed');
  const others = LETTER_KINDS.filter((kind) => !likely.has(kind)).filter(
    (kind) => isAppealed || !kind.startsWith('appeal-'),
  );
  return [[...likely], others.filter((kind) => kind !== 'more-time')];
}

function KindSelect({
  kind,
  onChoose,
}: {
  kind: LetterKind | '';
  onChoose: (kind: LetterKind | '') => void;
}) {
  const { request } = useHere();
  const [likely, others] = kindsFor(request);
  const option = (each: LetterKind) => (
    <option key={each} value={each}>
      {LETTER_NAMES[each]}
    </option>
  );
  return (
    <Field id="letter-kind" label="Which letter?">
      {(control) => (
        <select
          className="input"
          value={kind}
          // the values are those of the options
          onChange={({ target }) => onChoose(target.value as LetterKind | '')}
          {...control}
        >
          <option value="">Choose a letter</option>
          {likely.length > 0 && <optgroup label="Fits now">{likely.map(option)}</optgroup>}
          <optgroup label="Others">{others.map(option)}</optgroup>
        </select>
      )}
    </Field>
  );
}

function LanguageSelect({
  language,
  onChoose,
}: {
  language: Language;
  onChoose: (language: Language) => void;
}) {
  return (
    <Field id="letter-language" label="In which language?">
      {(control) => (
        <select
          className="input"
          value={language}
          onChange={({ target }) => onChoose(target.value === 'es' ? 'es' : 'en')}
          {...control}
        >
          <option value="en">English</option>
          <option value="es">Spanish, with English below</option>
        </select>
      )}
    </Field>
  );
}

function labelOf(isRefusal: boolean, ground: string): string {
  if (!isRefusal) return 'Why you need more time';
  return TELLS_ITSELF.has(ground)
    ? 'More on this case, in a sentence (optional)'
    : 'The facts of this case, in a sentence';
}

function hintOf(ground: string): string {
  if (ground === 'exemption') return 'Say which exception it is. It stands in the letter.';
  if (ground === 'legal-duty') return 'Say which law it is. It stands in the letter.';
  return 'It stands in the letter.';
}

const EXTENTS = [
  { value: 'all', label: 'All that was asked' },
  { value: 'part', label: 'Only a part' },
] as const;

/** What has to be chosen before the letter is written: then it says the same everywhere. */
function First({
  kind,
  item,
  form,
}: {
  kind: LetterKind;
  item: DeskType | '';
  form: NewLetterForm;
}) {
  const { request } = useHere();
  const items = request.items.filter(
    ({ type, next }) => (item === '' || item === type) && !ENDED.has(next.step),
  );
  const isRefusal = NEEDS_GROUND.includes(kind);
  if (!isRefusal && !NEEDS_REASON.includes(kind)) return null;
  return (
    <>
      {isRefusal && (
        <GroundChoice
          id="letter-ground"
          items={items}
          chosen={form.first.ground}
          error={form.missing['ground']}
          none="No one ground fits all that was asked. Choose one thing above."
          onChoose={(ground) => form.setFirst({ ground })}
        />
      )}
      {isRefusal && (
        <RadioGroup
          id="letter-extent"
          legend="How much do you refuse?"
          choices={EXTENTS}
          value={form.first.partly ? 'part' : 'all'}
          onChange={(extent) => form.setFirst({ partly: extent === 'part' })}
        />
      )}
      <Field
        id="letter-reason"
        label={labelOf(isRefusal, form.first.ground)}
        hint={
          <>
            {hintOf(form.first.ground)} {!isRefusal && <StaysForGood />}
          </>
        }
        error={form.missing['reason']}
      >
        {(control) => (
          <input
            className="input"
            maxLength={500}
            autoComplete="off"
            value={form.first.reason}
            onChange={({ target }) => form.setFirst({ reason: target.value })}
            {...control}
          />
        )}
      </Field>
    </>
  );
}

/** Begins a letter: which one, about what, in which language, and on which ground. */
export function NewLetter() {
  const form = useNewLetter();
  const { kind, item, language, draft, box } = form;
  const about = (chosen: DeskType | '') => (chosen === '' ? {} : { item: chosen });
  return (
    <form
      className="stack-sm noprint"
      noValidate
      ref={box}
      onSubmit={(event) => {
        event.preventDefault();
        form.write();
      }}
    >
      <div className="deskpair">
        <KindSelect
          kind={kind ?? ''}
          onChoose={(chosen) =>
            form.begin(chosen === '' ? undefined : { kind: chosen, ...about(item) })
          }
        />
        {kind !== undefined && (
          <ItemChoice
            id="letter-item"
            all="All that is open"
            item={item}
            onChoose={(chosen) => form.begin({ kind, ...about(chosen) })}
          />
        )}
        <LanguageSelect language={language} onChoose={form.setLanguage} />
      </div>
      {kind !== undefined && <First kind={kind} item={item} form={form} />}
      <p className="row">
        <button
          className="btn btn--sm btn--quiet"
          type="submit"
          {...(kind === undefined || draft.isPending ? { 'aria-disabled': true as const } : {})}
        >
          {draft.isPending ? 'Writing...' : 'Write this letter'}
        </button>
      </p>
      {draft.isError && (
        <p className="error" role="alert">
          {wordsFor(draft.error, 'The letter could not be written. Try again.')}
        </p>
      )}
    </form>
  );
}
