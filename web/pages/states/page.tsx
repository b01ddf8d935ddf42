import { GuideLine } from '#web/parts/law/guide-line.tsx';
import { CheckButton } from '#web/parts/links/check-button.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { Fragment } from 'react';
import { smallLawPath } from '#web/words/small-laws/address.ts';
import { shortLawName } from '#web/words/small-laws/short-names.ts';
import type { StatesView } from './view.ts';
import { othersId, TileMap } from '#web/parts/law/tile-map.tsx';

const TITLE = 'State privacy law guides';

/** Every state with a record, on the map and as a list. */
export default function StatesPage({ data }: { data?: unknown }) {
  const map = data as StatesView;
  const inForce = map.lines.filter((line) => line.inForce);
  const coming = map.lines.filter((line) => !line.inForce);
  return (
    <div className="wrap section--tight stack-lg">
      <PageTitle>{TITLE}</PageTitle>
      <div className="head stack-sm">
        <h1>{TITLE}</h1>
        <p className="lede">
          Who must comply, what people may ask of you, what to do, and by when.
        </p>
        <CheckButton />
      </div>
      <TileMap map={map} />
      <section aria-labelledby="inforce" className="stack">
        <h2 id="inforce">{`${inForce.length} laws in force`}</h2>
        <ul className="hairs guides">
          {inForce.map((line) => (
            <GuideLine key={line.state} line={line} />
          ))}
        </ul>
      </section>
      {coming.length > 0 && (
        <section aria-labelledby="coming" className="stack">
          <h2 id="coming">{`${coming.length} laws to come`}</h2>
          <p>
            Passed, and not in force yet. <a href="/changes#pending">Bills that may come</a>
          </p>
          <ul className="hairs guides">
            {coming.map((line) => (
              <GuideLine key={line.state} line={line} />
            ))}
          </ul>
        </section>
      )}
      <SmallLaws places={map.smallLaws} />
    </div>
  );
}

/** The second layer: laws that ask for no size, by state. */
const SmallLaws = ({ places }: { places: StatesView['smallLaws'] }) => (
  <section aria-labelledby="small-laws" className="stack">
    <h2 id="small-laws">Laws without a size test</h2>
    <p>
      These bind firms of any size. <a href="/laws">All of them, with ten examples</a>
    </p>
    <dl className="stack-sm">
      {places.map(({ place, code, laws }) => (
        <div key={place} {...(code === null ? {} : { id: othersId(code) })}>
          <dt>
            <strong>{place}</strong>
          </dt>
          <dd className="small">
            {laws.map(({ id, name }, at) => (
              <Fragment key={id}>
                {at > 0 && ', '}
                <a href={smallLawPath(id)}>{shortLawName(id, name)}</a>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
