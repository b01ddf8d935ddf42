import { Citation } from '#web/parts/law/citation.tsx';
import { longDate } from '#text/english.ts';
import type { RuleView } from './view.ts';

/** In which words of the law a rule was read, or that nobody here read it. */
export function ReadingLines({ rule: { readings, lacks } }: { rule: RuleView }) {
  if (readings.length === 0)
    return (
      <p className="small soft">
        <b>Not read by us.</b> We go by what others write of it; the section decides.
      </p>
    );
  return (
    <details className="why small">
      <summary>{lacks === null ? 'Read by us' : 'Read by us in part'}</summary>
      {lacks !== null && <p>{`Not read: ${lacks}.`}</p>}
      <ul>
        {readings.map((reading) => (
          <li key={reading.sha256}>
            <Citation
              cite={reading.cite}
              {...(reading.official !== null && { url: reading.official })}
            />{' '}
            <a href={`#text-${reading.text}`}>{reading.kind}</a>
            {`, on ${longDate(reading.on)}, by ${reading.readers === 2 ? 'two readers' : 'one reader'}. ${reading.length} characters, SHA-256 `}
            <code>{reading.sha256}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
