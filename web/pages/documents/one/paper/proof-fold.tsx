import type { Business } from '#contract/businesses.ts';
import type { Draft } from '#contract/documents/documents.ts';
import { proofPath } from '#web/api/paper-folds.ts';
import { TakeFiles } from '#web/parts/documents/take-files.tsx';
import { asShown } from '#web/words/language/as-shown.ts';
import { FORMATS } from '#web/pages/documents/words.ts';

interface ProofFoldProps {
  draft: Draft;
  business: Business;
}

/** For whoever signs the document off: nothing is kept of it, and it changes nothing. */
export function ProofFold({ draft: { id, title, html }, business }: ProofFoldProps) {
  if (html === null) return null;
  return (
    <details className="folded noprint" id="proof">
      <summary>
        <h3 className="detail__group">For your lawyer</h3>
      </summary>
      <div className="stack-sm">
        <p className="small soft">
          The proof sheet puts open points first. Then it lists each sentence with what it stands
          on, who said so and when, its section, and a box for initials.
        </p>
        <TakeFiles
          of={`Proof sheet: ${asShown(title)}`}
          files={FORMATS.map(({ format, label }) => ({
            label,
            href: proofPath(business.id, id, format),
          }))}
        />
      </div>
    </details>
  );
}
