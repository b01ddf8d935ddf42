import type { Draft } from '#contract/documents/documents.ts';
import { goToFragment } from '#web/parts/links/fragment.ts';
import { reveal } from '#web/parts/shell/arrival.ts';
import { plural } from '#text/figures.ts';
import { OF_A_COPY } from '#documents/template/copy-kinds.ts';

interface OfDraft {
  draft: Draft;
}

/** What is left to fill in once. A copy has its own values from the data map. */
export const leftOf = ({ gaps, copyOf }: Pick<Draft, 'gaps' | 'copyOf'>) =>
  gaps
    .filter(({ perUse, variable }) => !perUse && (copyOf === null || !OF_A_COPY.has(variable)))
    .map(({ variable }) => variable);

/** Links to the parts of the page: they open the fold that they lead to. */
export function Jumps({ draft }: OfDraft) {
  const { latest, formats } = draft;
  const ways = [
    { id: 'read', words: 'Read the whole paper', there: true },
    { id: 'take', words: 'Take it as a file', there: true },
    { id: 'publish', words: 'Publish', there: formats.includes('Online') },
    { id: 'versions', words: 'Versions', there: latest !== null },
  ];
  return (
    <nav aria-label="On this page" className="noprint">
      <ul className="row small jumps">
        {ways
          .filter(({ there }) => there)
          .map(({ id, words }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  goToFragment(id);
                  reveal(id);
                }}
              >
                {words}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** Of all that the document can ask for: told, known, or not needed by this business. */
export function Settled({ draft }: OfDraft) {
  const { points, asks } = draft;
  const left = leftOf(draft).length + asks.length;
  if (points === 0) return null;
  return (
    <p className="row small noprint">
      <progress className="making" max={points} value={points - left} aria-label="Settled" />
      <span>{`${points - left} of ${points} settled, ${left} left`}</span>
    </p>
  );
}

/** For who may only read: what is left, and for whom. */
export function LeftToOthers({ draft }: OfDraft) {
  const left = leftOf(draft).length + draft.asks.length;
  if (left === 0) return null;
  return (
    <section aria-labelledby="details" className="stack-sm noprint">
      <h2 id="details">{`${plural(left, 'thing')} left to fill in`}</h2>
      <p className="small soft">
        Its owner fills them in. The whole paper below has what is told so far, and marks the rest.
      </p>
    </section>
  );
}
