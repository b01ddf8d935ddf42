import { Citation } from '#web/parts/law/citation.tsx';
import { list, longDate } from '#text/english.ts';
import type { RuleView } from './view.ts';

/**
 * In which words of the law a rule was read, or that nobody here read it. What was not read stands
 * before the fold.
 */
export function ReadingLines({ rule: { readings, lacks } }: { rule: RuleView }) {
  if (readings.length === 0)
    return (
      <p className="small">
        <b>Not read by us.</b> We go by what others write of it; the section decides.
      </p>
    );
  const kinds = list([...new Set(readings.map(({ kind }) => kind))]);
  return (
    <>
      {lacks !== null && <Lacking parts={lacks.split('; ')} />}
      <details className="why small">
        <summary>{`${lacks === null ? 'Read by us' : 'The rest was read by us'}, ${kinds}`}</summary>
        <ul>
          {readings.map((reading) => (
            <li key={reading.sha256}>
              <Citation
                cite={reading.cite}
                {...(reading.official !== null && { url: reading.official })}
              />{' '}
              <a href={`#text-${reading.text}`}>{reading.short}</a>
              {`, as of ${longDate(reading.asOf)}. Read on ${longDate(reading.on)}.${reading.numbers ? ' A program of ours checked its numbers: no second reader.' : ''}`}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function Lacking({ parts }: { parts: readonly string[] }) {
  if (parts.length === 1)
    return (
      <p className="small">
        <b>Not read by us:</b> {`${parts[0]}.`}
      </p>
    );
  return (
    <div className="small">
      <b>Not read by us:</b>
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </div>
  );
}

/** What only somebody who checks us needs: the rule as a program has it, and the hashes. */
export function CheckLines({ rule: { readings, rule } }: { rule: RuleView }) {
  if (rule === null && readings.length === 0) return null;
  return (
    <details className="why small soft">
      <summary>For those who check</summary>
      {rule !== null && (
        <p>
          The condition, as our program tests it: <code>{rule}</code>
        </p>
      )}
      {readings.length > 0 && (
        <ul>
          {readings.map(({ cite, length, sha256 }) => (
            <li key={sha256}>
              {`${cite}: ${length} characters, SHA-256 `}
              <code>{sha256}</code>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
