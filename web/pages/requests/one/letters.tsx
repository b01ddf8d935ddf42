import { useState } from 'react';
import type { DeskType, LetterKind } from '#contract/request-items.ts';
import { LETTER_KINDS } from '#contract/request-items.ts';
import type { DeskLetter, RequestWhole } from '#contract/request-shapes.ts';
import { wordsFor } from '#web/api/request.ts';
import { letterFilesOf, useDraft } from '#web/api/request-letters.ts';
import { TakeFiles } from '#web/parts/documents/take-files.tsx';
import { Field } from '#web/ui/field.tsx';
import { moment } from '#web/words/figures.ts';
import { ASKED } from '#web/words/requests/items.ts';
import { LETTER_NAMES } from '#web/words/requests/letters.ts';
import { useHere } from './here.tsx';
import { LetterEditor } from './letter-editor.tsx';

/** Versions of each letter, oldest first; letters in the order in which they were begun. */
const together = (letters: readonly DeskLetter[]): (readonly DeskLetter[])[] => [
  ...Map.groupBy(letters, ({ id }) => id).values(),
];

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

function NewLetter() {
  const { business, request, openLetter } = useHere();
  const [kind, setKind] = useState<LetterKind | ''>('');
  const [item, setItem] = useState<DeskType | ''>('');
  const draft = useDraft({ businessId: business.id, requestId: request.id });
  const write = () => {
    if (kind === '' || draft.isPending) return;
    draft.mutate(
      { kind, ...(item !== '' && { item }) },
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
        {request.items.length > 1 && (
          <Field id="letter-item" label="About what?">
            {(control) => (
              <select
                className="input"
                value={item}
                // the values are those of the options
                onChange={({ target }) => setItem(target.value as DeskType | '')}
                {...control}
              >
                <option value="">All that is open</option>
                {request.items.map(({ type }) => (
                  <option key={type} value={type}>
                    {ASKED[type]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
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

const DELIVERY = {
  waiting: 'On its way.',
  sent: 'It left.',
  refused: 'It was refused:',
} as const;

function sentWords({ sentAt, sentBy }: DeskLetter): string {
  if (sentAt === null) return 'Not sent yet';
  return `Sent ${sentBy === 'mail' ? 'by mail' : 'on paper'}, ${moment(sentAt)}`;
}

function Delivery({ letter }: { letter: DeskLetter }) {
  const { delivery, deliveryNote } = letter;
  if (delivery === null) return null;
  const isRefused = delivery === 'refused';
  return (
    <p className={isRefused ? 'error' : 'small soft'}>
      {DELIVERY[delivery]}{' '}
      {isRefused && `${deliveryNote ?? 'no reason was given'}. Send it on paper.`}
    </p>
  );
}

/** Texts that were saved before. */
function Versions({ versions }: { versions: readonly DeskLetter[] }) {
  if (versions.length < 2) return null;
  return (
    <details className="why">
      <summary>{`Earlier versions (${versions.length - 1})`}</summary>
      <div className="stack-sm">
        {versions.slice(0, -1).map(({ version, savedAt, savedBy, text }) => (
          <details className="why" key={version}>
            <summary>{`Version ${version}, ${moment(savedAt)}, ${savedBy}`}</summary>
            <p className="deskpaper">{text}</p>
          </details>
        ))}
      </div>
    </details>
  );
}

function OneLetter({ versions }: { versions: readonly DeskLetter[] }) {
  const { business, request, may, letter: open, openLetter } = useHere();
  const newest = versions.at(-1);
  if (!newest) return null;
  const { id, kind, item, sentAt, text } = newest;
  const isOpen = open === id && may && sentAt === null;
  const about = item === null ? '' : `: ${(ASKED[item as DeskType] ?? item).toLowerCase()}`;
  return (
    <li className="stack-sm">
      <div>
        <h3>{`${LETTER_NAMES[kind]}${about}`}</h3>
        <p className="small soft">{sentWords(newest)}</p>
        <Delivery letter={newest} />
      </div>
      {isOpen ? (
        <LetterEditor key={id} letter={newest} />
      ) : (
        <details className="why">
          <summary>Read it</summary>
          <p className="deskpaper">{text}</p>
        </details>
      )}
      <div className="row noprint">
        {!isOpen && may && sentAt === null && (
          <button className="btn btn--sm" type="button" onClick={() => openLetter(id)}>
            Edit and send<span className="vh">{`: ${LETTER_NAMES[kind]}`}</span>
          </button>
        )}
        <TakeFiles
          of={LETTER_NAMES[kind]}
          files={letterFilesOf({ businessId: business.id, requestId: request.id }, id)}
        />
      </div>
      <Versions versions={versions} />
    </li>
  );
}

/** Letters to the person: chosen, filled in, changed, and sent by mail or on paper. */
export function Letters() {
  const { request, may } = useHere();
  const letters = together(request.letters);
  const isOpen = request.held === null;
  if (!isOpen || (letters.length === 0 && !may)) return null;
  return (
    <section className="stack-sm" aria-labelledby="letters">
      <h2 id="letters">Letters</h2>
      {letters.length > 0 && (
        <ul className="deskdates hairs boxed">
          {letters.map((versions) => (
            <OneLetter key={versions[0]?.id} versions={versions} />
          ))}
        </ul>
      )}
      {may && <NewLetter />}
    </section>
  );
}
