import { CitedRow } from '#web/parts/law/cited-list.tsx';
import { Published } from './figure-list.tsx';
import type { GuideView } from './view.ts';

/** Who enforces, what a violation costs, and whether there is time to cure it. */
export function Enforcement({ view }: { view: GuideView }) {
  const { violations } = view.words;
  return (
    <section aria-labelledby="enforce" className="stack">
      <h2 id="enforce">Enforcement</h2>
      <ul className="cited">
        {view.enforcement.map(({ title, text, cite }) => (
          <CitedRow key={title} cite={cite} url={view.url}>
            <p>
              <strong>{title.endsWith('?') ? title : `${title}.`}</strong> {text}
            </p>
          </CitedRow>
        ))}
      </ul>
      <div className="folds">
        <Published view={view} place="enforcement" />
      </div>
      {violations && (
        <>
          <h3>Common violations</h3>
          <ul>
            {violations.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
