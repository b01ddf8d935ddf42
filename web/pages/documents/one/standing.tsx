import type { Draft } from '#contract/documents/documents.ts';
import { OF_A_COPY } from '#documents/template/copy-kinds.ts';

interface OfDraft {
  draft: Draft;
}

/** What is left to fill in once. A copy has its own values from the data map. */
export const leftOf = ({ gaps, copyOf }: Pick<Draft, 'gaps' | 'copyOf'>) =>
  gaps
    .filter(({ perUse, variable }) => !perUse && (copyOf === null || !OF_A_COPY.has(variable)))
    .map(({ variable }) => variable);

/** Links to the parts of the page, which is as long as the document. */
export function Jumps({ draft }: OfDraft) {
  const { latest, formats } = draft;
  const left = leftOf(draft).length + draft.asks.length;
  return (
    <nav aria-label="On this page" className="noprint">
      <ul className="row small jumps">
        <li>
          <a href="#details">{left === 0 ? 'Fill in' : `Fill in (${left} left)`}</a>
        </li>
        <li>
          <a href="#read">Read it</a>
        </li>
        {formats.includes('Online') && (
          <li>
            <a href="#publish">Publish</a>
          </li>
        )}
        {latest !== null && (
          <li>
            <a href="#versions">Versions</a>
          </li>
        )}
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
