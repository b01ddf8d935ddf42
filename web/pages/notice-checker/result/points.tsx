import type { ReactNode } from 'react';
import { stateName } from '#law/codes.ts';
import { list } from '#text/english.ts';
import type { ElementFinding, Quote } from '#engine/notice/notice.ts';
import { NEEDED_IF } from '#web/words/notice-checker.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import type { Point } from '../report.ts';
import type { NoticeView } from '../view.ts';

/** A sentence of the notice, with its heading. */
export function Quoted({ quote }: { quote: Quote }) {
  return (
    <blockquote className="noticequote">
      {quote.sentence}
      {quote.heading !== '' && <span className="fine">{`Under “${quote.heading}”`}</span>}
    </blockquote>
  );
}

function Sections({ findings, view }: { findings: readonly ElementFinding[]; view: NoticeView }) {
  return (
    <ul className="plain cites noticecites">
      {findings.map(({ state, cite }) => {
        const url = view.urls[state];
        return (
          <li key={state}>
            {`${stateName(state)}: `}
            <Citation cite={cite} {...(url === undefined ? {} : { url })} />
          </li>
        );
      })}
    </ul>
  );
}

/** The sentences in which it was found, without repetitions. */
function quotesOf(findings: readonly ElementFinding[]): Quote[] {
  const quotes = new Map(
    findings.flatMap(({ quote }): [string, Quote][] => (quote ? [[quote.sentence, quote]] : [])),
  );
  return [...quotes.values()];
}

function Said({ point: { element, findings }, view }: { point: Point; view: NoticeView }) {
  const [first] = findings;
  if (!first) return null;
  const missing = first.status === 'missing';
  const lacks = [...new Set(findings.flatMap((each) => each.lacks))];
  const waits = [...new Set(findings.flatMap((each) => each.waitsFor))].flatMap(
    (fact) => NEEDED_IF[fact] ?? [],
  );
  const only = [...new Set(findings.flatMap((each) => each.onlyFor ?? []))];
  const own = view.signs.elements[element.id]?.yourself;
  return (
    <>
      <p>
        {first.status === 'yourself' && own !== undefined
          ? own
          : first.status === 'found'
            ? null
            : element.what}
      </p>
      {lacks.length > 0 && <p>{`Not there yet: ${lacks.join('; ')}.`}</p>}
      {waits.length > 0 && <p className="small soft">{`Needed if ${list(waits, 'or')}.`}</p>}
      {missing && only.length > 0 && (
        <p>{`You say it only for people in ${list(only.map(stateName))}.`}</p>
      )}
      {quotesOf(findings).map((quote) => (
        <Quoted key={quote.sentence} quote={quote} />
      ))}
      <Sections findings={findings} view={view} />
    </>
  );
}

interface PointsProps {
  readonly id: string;
  readonly title: string;
  readonly points: readonly Point[];
  readonly view: NoticeView;
  readonly children?: ReactNode;
}

function Rows({ points, view }: Pick<PointsProps, 'points' | 'view'>) {
  return (
    <ul className="plain stack hairs noticepoints">
      {points.map((point) => (
        <li key={point.element.id} className="stack-sm">
          <h4>{point.element.title}</h4>
          <Said point={point} view={view} />
        </li>
      ))}
    </ul>
  );
}

export function Points({ id, title, points, view, children }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <section className="stack-sm" aria-labelledby={`notice-${id}`}>
      <h3 id={`notice-${id}`}>{`${title} (${points.length})`}</h3>
      <p className="soft">{children}</p>
      <Rows points={points} view={view} />
    </section>
  );
}

/** Folded findings. */
export function Folded({ title, points, view }: Omit<PointsProps, 'id'>) {
  if (points.length === 0) return null;
  return (
    <details className="folded">
      <summary>
        <h3 className="h4">{title}</h3>
        <span className="folded__count">{points.length}</span>
      </summary>
      <Rows points={points} view={view} />
    </details>
  );
}
