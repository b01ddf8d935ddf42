import { Citation } from '#web/parts/law/citation.tsx';
import { list, longDate } from '#text/english.ts';
import type { RuleView } from './view.ts';

/** In which words of the law a rule was read, or that nobody here read it. */
export function ReadingLines({ rule: { readings, lacks } }: { rule: RuleView }) {
  if (readings.length === 0)
    return (
      <p className="small soft">
        <b>Not read by us.</b> We go by what others write of it; the section decides.
      </p>
    );
  const kinds = list([...new Set(readings.map(({ kind }) => kind))]);
  return (
    <details className="why small">
      <summary>{`Read by us${lacks === null ? '' : ' in part'}, ${kinds}`}</summary>
      {lacks !== null && <p>{`Not read: ${lacks}.`}</p>}
      <ul>
        {readings.map((reading) => (
          <li key={reading.sha256}>
            <Citation
              cite={reading.cite}
              {...(reading.official !== null && { url: reading.official })}
            />{' '}
            <a href={`#text-${reading.text}`}>{reading.kind}</a>
            {` as of ${longDate(reading.asOf)}, read on ${longDate(reading.on)}${reading.numbers ? '; a program of ours checked its numbers, no second reader' : ''}. ${reading.length} characters, SHA-256 `}
            <code>{reading.sha256}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
