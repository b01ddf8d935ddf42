import { plural } from '#text/figures.ts';
import { Part } from '#web/parts/article/part.tsx';
import { figuresAt, Published } from './figure-list.tsx';
import type { GuideView } from './view.ts';

/** What is special about the state, and the steps of its plan. */
export function Plan({ view }: { view: GuideView }) {
  const { special, plan } = view.words;
  return (
    <>
      {special && (
        <Part
          id="special"
          title={special.title}
          count={plural(figuresAt(view, 'special').length, 'point')}
        >
          <Published view={view} place="special" open />
        </Part>
      )}
      {plan && (
        <Part id="plan" title={plan.title} count={plural(plan.steps.length, 'step')}>
          <ol className="steps">
            {plan.steps.map(({ when, title, text }, at) => (
              <li key={title}>
                <span className="steps__no" aria-hidden="true">
                  {at + 1}
                </span>
                <div>
                  <h3 className="h4">{`${when}: ${title}`}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </Part>
      )}
    </>
  );
}
