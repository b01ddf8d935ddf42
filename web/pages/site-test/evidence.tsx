import type { Business } from '#contract/businesses.ts';
import type { SiteTest } from '#contract/site-tests/site-tests.ts';
import { VISIT_NAMES } from '#web/words/site-test/verdicts.ts';
import { picturePath, recordPath } from '#web/api/site-tests.ts';
import { plural } from '#text/figures.ts';

const MOMENTS = {
  first: 'the page as it came up',
  pressed: 'right after the press',
  after: 'the page that was judged',
} as const;

function Visit({ visit }: { visit: SiteTest['visits'][number] }) {
  const { situation, signalProven, atRest, requests, seconds, troubles, pressed } = visit;
  const notes = [
    `${plural(requests, 'request')} in ${Math.round(seconds)} seconds`,
    situation === 'gpc' && (signalProven ? 'the signal was on each' : 'the signal was not on each'),
    !atRest && 'the page did not come to rest',
    ...troubles.filter((trouble) => trouble !== 'did not come to rest'),
  ].filter((words) => words !== false);
  return (
    <li>
      <strong>{VISIT_NAMES[situation]}</strong>
      {`: ${notes.join('; ')}.`}
      {pressed !== null && pressed.controls.length > 0 && (
        <span>{` Pressed: ${pressed.controls.map((words) => `“${words}”`).join(', then ')}.`}</span>
      )}
    </li>
  );
}

/** Pictures, visits, and the record as a file. */
export function Evidence({ business, test }: { business: Business; test: SiteTest }) {
  const { pictures, visits, from, browser, recordHash } = test;
  return (
    <section className="stack" aria-labelledby="evidence">
      <h2 id="evidence">Evidence</h2>
      {pictures.length > 0 && (
        <div className="sitepictures">
          {pictures.map(({ name, situation, moment }) => (
            <figure key={name} className="stack-xs">
              <a href={picturePath(business.id, test.id, name)}>
                <img
                  src={picturePath(business.id, test.id, name)}
                  alt={`${VISIT_NAMES[situation]}: ${MOMENTS[moment]}`}
                  loading="lazy"
                />
              </a>
              <figcaption className="small">{`${VISIT_NAMES[situation]}: ${MOMENTS[moment]}`}</figcaption>
            </figure>
          ))}
        </div>
      )}
      <ol>
        {visits.map((visit, at) => (
          // visits of one kind have no name of their own
          // eslint-disable-next-line react/no-array-index-key
          <Visit key={`${visit.situation} ${at}`} visit={visit} />
        ))}
      </ol>
      <p className="small soft">
        {[from === '' ? '' : `Visited from ${from}`, browser === '' ? '' : `Chromium ${browser}`]
          .filter((words) => words !== '')
          .join('. ')}
      </p>
      {recordHash !== null && (
        <p>
          <a href={recordPath(business.id, test.id)} download>
            Download the whole record
          </a>{' '}
          <span className="small soft">
            Its SHA-256 stands in the history: <span className="sitecode">{recordHash}</span>
          </span>
        </p>
      )}
    </section>
  );
}
