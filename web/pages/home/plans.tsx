import type { LawMap } from '#web/parts/law/law-map.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PLANS, PLANS_NOTE } from '#web/words/home.ts';
import { TILE_PLACES } from '#web/words/tile-map.ts';

/** The three plans as specified, with the line that nothing is charged. */
export function Plans() {
  return (
    <section className="section section--surface" aria-labelledby="pricing">
      <div className="wrap">
        <div className="section__head">
          <h2 id="pricing">Know the price before you start</h2>
          <p className="soft">{PLANS_NOTE}</p>
        </div>
        <div className="plans">
          {PLANS.map((plan) => (
            <div key={plan.name} className="stack-sm">
              <h3>{plan.name}</h3>
              <p className="big">
                {plan.price} {plan.per !== '' && <span className="small soft">{plan.per}</span>}
              </p>
              <p className="small soft">{plan.text}</p>
              <ul className="ticks">
                {plan.items.map((item) => (
                  <li key={item}>
                    <Icon name="done" />
                    {item}
                  </li>
                ))}
              </ul>
              <PageLink className="btn btn--quiet" to={plan.to}>
                {plan.action}
                <span className="vh">{` (${plan.name})`}</span>
              </PageLink>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The last call to action, above the map of laws. */
export function Call({ map }: { map: LawMap }) {
  const lit = new Set<string>(map.lines.filter((line) => line.inForce).map((line) => line.state));
  return (
    <section className="section callband" aria-labelledby="call">
      <div className="wrap callband__row">
        <div className="stack">
          <h2 id="call">Start with the facts you know</h2>
          <p className="lede">
            States, head count, what you collect. The assessment tells you if anything else is
            needed.
          </p>
          <p>
            <PageLink className="btn btn--lg btn--pad" to="/assessment">
              Start free assessment
            </PageLink>
          </p>
        </div>
        <div className="locator locator--lg" aria-hidden="true">
          {TILE_PLACES.map(({ code, column, row }) => (
            <i key={code} className={`c${column} r${row}${lit.has(code) ? ' lit' : ''}`} />
          ))}
        </div>
      </div>
    </section>
  );
}
