import { CitedRow } from '#web/parts/law/cited-list.tsx';
import { RuleLink } from '#web/parts/law/rule-link.tsx';
import { plural } from '#text/figures.ts';
import { Part } from '#web/parts/article/part.tsx';
import { Published } from './figure-list.tsx';
import { GUIDE_PARTS } from './parts.ts';
import type { GuideView } from './view.ts';

/** Who enforces, what a violation costs, and whether there is time to cure it. */
export function Enforcement({ view }: { view: GuideView }) {
  const { violations } = view.words;
  return (
    <Part id="enforce" title={GUIDE_PARTS.enforce} count={plural(view.enforcement.length, 'point')}>
      <ul className="cited">
        {view.enforcement.map(({ id, title, text, cite }) => (
          <CitedRow
            key={title}
            cite={cite}
            url={view.url}
            rule={id !== undefined && <RuleLink law={view} id={id} of={title} />}
          >
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
    </Part>
  );
}
