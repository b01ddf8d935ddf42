import type { DeskType } from '#contract/requests/request-items.ts';
import type { DeskLetter, RequestWhole } from '#contract/requests/request-shapes.ts';
import { longDate } from '#text/english.ts';
import { letterFilesOf } from '#web/api/request-letters.ts';
import { TakeFiles } from '#web/parts/documents/take-files.tsx';
import { moment } from '#web/words/figures.ts';
import { ASKED } from '#web/words/requests/items.ts';
import { LETTER_NAMES } from '#web/words/requests/letters.ts';
import { useHere } from '#web/pages/requests/one/here.tsx';
import { LetterEditor } from './letter-editor.tsx';
import { LetterPaper } from './letter-paper.tsx';
import { outdatedWords } from './outdated-letter.tsx';
import { NewLetter } from './new-letter.tsx';

/** Versions of each letter, oldest first; letters in the order in which they were begun. */
const together = (letters: readonly DeskLetter[]): (readonly DeskLetter[])[] => [
  ...Map.groupBy(letters, ({ id }) => id).values(),
];

const DELIVERY = {
  waiting: 'It waits for the mail server, and has not left yet.',
  sent: 'It left.',
  refused: 'It was refused:',
} as const;

/** One that the mail server refused reached nobody. */
const isUnsent = ({ sentAt, delivery }: DeskLetter) => sentAt === null || delivery === 'refused';

function sentWords(
  { id, sentAt, sentBy }: DeskLetter,
  { events, timeZone }: Pick<RequestWhole, 'events' | 'timeZone'>,
): string {
  if (sentAt === null) return 'Not sent yet';
  const last = events.findLast(
    ({ what, fields }) => what !== 'mail-refused' && fields['letterId'] === id,
  );
  const day = last?.on;
  if (sentBy === 'mail') {
    const given = `Given to the mail, ${moment(sentAt, timeZone)}`;
    return last?.what === 'letter-left' ? `${given}. It left on ${longDate(last.on)}` : given;
  }
  return `Sent on paper or your own way, ${day === undefined ? moment(sentAt, timeZone) : longDate(day)}`;
}

function Delivery({ letter }: { letter: DeskLetter }) {
  const { delivery, deliveryNote } = letter;
  if (delivery === null) return null;
  const isRefused = delivery === 'refused';
  return (
    <p className={isRefused ? 'error' : 'small soft'}>
      {DELIVERY[delivery]}{' '}
      {isRefused &&
        `${deliveryNote ?? 'no reason was given'}. It counts as not sent. Send it another way, then say so.`}
    </p>
  );
}

/** Texts that were saved before. */
function Versions({ versions }: { versions: readonly DeskLetter[] }) {
  const { timeZone } = useHere().request;
  if (versions.length < 2) return null;
  return (
    <details className="why noprint">
      <summary>{`Earlier versions (${versions.length - 1})`}</summary>
      <div className="stack-sm">
        {versions.slice(0, -1).map(({ version, savedAt, savedBy, text }) => (
          <details className="why" key={version}>
            <summary>{`Version ${version}, ${moment(savedAt, timeZone)}, ${savedBy}`}</summary>
            <LetterPaper text={text} />
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
  const { id, kind, item, text } = newest;
  const isOpen = open === id && may && isUnsent(newest);
  const about = item === null ? '' : `: ${(ASKED[item as DeskType] ?? item).toLowerCase()}`;
  return (
    <li className="stack-sm">
      <div>
        <h3>{`${LETTER_NAMES[kind]}${about}`}</h3>
        <p className="small soft">{sentWords(newest, request)}</p>
        <Delivery letter={newest} />
        {newest.outdated && !isOpen && <p className="small">{outdatedWords(newest.outdated)}</p>}
      </div>
      {isOpen ? (
        <LetterEditor key={id} letter={newest} />
      ) : (
        <details className="why">
          <summary>Read it</summary>
          <LetterPaper text={text} />
        </details>
      )}
      <div className="row noprint">
        {!isOpen && may && isUnsent(newest) && (
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
