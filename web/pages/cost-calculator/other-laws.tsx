import { Citation } from '#web/parts/law/citation.tsx';
import { longDate } from '#text/english.ts';
import { dollars } from '#text/figures.ts';
import type { CostView } from './view.ts';

/** "$300 a year", or that nobody read it. */
const feeWords = ({ usd, from, until }: CostView['fees'][number]['fees'][number]): string => {
  const span = until ? ` until ${longDate(until)}` : from ? ` from ${longDate(from)}` : '';
  return usd === null ? `a fee that we could not confirm${span}` : `${dollars(usd)} a year${span}`;
};

/** What laws without a size test cost: their fees, and where their work is listed. */
export function OtherLaws({ fees }: Pick<CostView, 'fees'>) {
  return (
    <section className="stack-sm" aria-labelledby="other-laws">
      <h2 id="other-laws">Laws without a size test</h2>
      <p className="soft narrow">
        Their work is not in the sum. Your plan lists it, each task with its section.{' '}
        <a href="/laws">See all of them</a>. Most set no fee. Registers of firms that sell data do:
      </p>
      <ul className="plain hairs stack-sm">
        {fees.map(({ id, place, name, fees: own, cite, url }) => (
          <li key={id} className="small">
            <a href={`/laws/${id}`}>{`${place}, ${name}`}</a>
            {`: ${own.map(feeWords).join('; ')}. `}
            <Citation cite={cite} url={url} />
          </li>
        ))}
      </ul>
    </section>
  );
}
