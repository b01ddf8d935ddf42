import { Citation } from '#web/parts/citation.tsx';
import { SaidSign } from '#web/parts/reading.tsx';
import type { GuideView } from './view.ts';

/** Every point on which published figures and the statute differ. */
export function Differ({ view }: { view: GuideView }) {
  const differing = view.figures.filter((figure) => !figure.agrees);
  if (differing.length === 0) return null;
  return (
    <section aria-labelledby="differ" className="stack">
      <div className="stack-sm">
        <h2 id="differ">Where sources differ</h2>
        <p className="soft">
          {`Published guides give these figures for ${view.name}. We read the statute and follow it in every answer.`}
        </p>
      </div>
      <table className="table table--stack table--differ">
        <caption className="vh">{`Figures often quoted for ${view.name}, and what the statute says`}</caption>
        <thead>
          <tr>
            <th scope="col">Point</th>
            <th scope="col">You may have read</th>
            <th scope="col">The statute</th>
            <th scope="col">What it means for you</th>
          </tr>
        </thead>
        <tbody>
          {differing.map(({ id, point, said, text, cite, meaning }) => (
            <tr key={id}>
              <th scope="row">{point}</th>
              <td className="said" data-label="You may have read">
                <span className="vh">You may have read: </span>
                {said}
              </td>
              <td data-label="The statute">
                {text}.
                <br />
                <Citation cite={cite} url={view.url} short />
              </td>
              <td data-label="What it means for you">{meaning ?? 'Follow the statute.'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** This law beside two others, with the section in every cell. */
export function Beside({ view }: { view: GuideView }) {
  const { beside, besidePoints } = view;
  return (
    <section aria-labelledby="beside" className="stack">
      <h2 id="beside">Beside other states</h2>
      <div className="compare__scroll" role="region" aria-label="Comparison table" tabIndex={0}>
        <table className="table">
          <caption className="vh">{`${view.name} beside other states`}</caption>
          <thead>
            <tr>
              <th scope="col">Point</th>
              {beside.map(({ state, name, slug }) => (
                <th key={state} scope="col">
                  <a href={`/${slug}`}>{name}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {besidePoints.map((point, row) => (
              <tr key={point}>
                <th scope="row">{point}</th>
                {beside.map(({ state, cells, said, url }) => (
                  <td key={state}>
                    {cells[row]?.value}
                    <br />
                    <Citation cite={cells[row]?.cite ?? ''} url={url} />
                    {said[row] != null && (
                      <span className="compare__said">
                        <SaidSign small />
                        <span>
                          <span className="soft">You may have read: </span>
                          {said[row]}
                        </span>
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
