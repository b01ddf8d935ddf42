import { plural } from '#text/figures.ts';
import { Fold } from './fold.tsx';
import { Published } from './figure-list.tsx';
import type { GuideView } from './view.ts';

/** What is special about the state, and the steps of its plan. */
export function Plan({ view }: { view: GuideView }) {
  const { special, plan } = view.words;
  return (
    <>
      {special && (
        <section aria-labelledby="special" className="stack">
          <h2 id="special">{special.title}</h2>
          <Published view={view} place="special" open />
        </section>
      )}
      {plan && (
        <section aria-labelledby="plan" className="stack">
          <h2 id="plan">{plan.title}</h2>
          <Fold title="Read the plan" count={plural(plan.steps.length, 'step')}>
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
          </Fold>
        </section>
      )}
    </>
  );
}
