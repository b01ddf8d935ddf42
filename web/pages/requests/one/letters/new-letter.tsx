import { useState } from 'react';
import { type DeskType, LETTER_KINDS, type LetterKind } from '#contract/requests/request-items.ts';
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { useLetterDraft } from '#web/api/request-letters.ts';
import { Field } from '#web/ui/field.tsx';
import { LETTER_NAMES } from '#web/words/requests/letters.ts';
import { useHere } from '#web/pages/requests/one/here.tsx';
import { ItemChoice } from '#web/pages/requests/one/item-choice.tsx';

type Language = RequestWhole['language'];

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
  onChoose: (kind: LetterKind) => void;
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
          onChange={({ target }) => onChoose(target.value as LetterKind)}
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

/** Begins a letter: which one, about what, in which language. */
export function NewLetter() {
  const { business, request, openLetter } = useHere();
  const [kind, setKind] = useState<LetterKind | ''>('');
  const [item, setItem] = useState<DeskType | ''>('');
  const [language, setLanguage] = useState(request.language);
  const draft = useLetterDraft({ businessId: business.id, requestId: request.id });
  const write = () => {
    if (kind === '' || draft.isPending) return;
    draft.mutate(
      { kind, language, ...(item !== '' && { item }) },
      {
        onSuccess: ({ id }) => {
          setKind('');
          openLetter(id);
        },
      },
    );
  };
  return (
    <div className="stack-sm noprint">
      <div className="deskpair">
        <KindSelect kind={kind} onChoose={setKind} />
        <ItemChoice id="letter-item" all="All that is open" item={item} onChoose={setItem} />
        <LanguageSelect language={language} onChoose={setLanguage} />
      </div>
      <p className="row">
        <button
          className="btn btn--sm btn--quiet"
          type="button"
          {...(kind === '' || draft.isPending ? { 'aria-disabled': true as const } : {})}
          onClick={write}
        >
          {draft.isPending ? 'Writing...' : 'Write this letter'}
        </button>
      </p>
      {draft.isError && (
        <p className="error" role="alert">
          {wordsFor(draft.error, 'The letter could not be written. Try again.')}
        </p>
      )}
    </div>
  );
}
