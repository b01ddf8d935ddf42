import { plural } from '#text/figures.ts';
import type { JudgedFile } from './judge-file.ts';

/** What the file tells: the sentence, then each finding with what was sent. */
export function FileResult({ judged }: { judged: JudgedFile }) {
  const { sentence, requests, host, said } = judged;
  return (
    <section className="stack" aria-labelledby="result">
      <h2 id="result">What the file shows</h2>
      <p>
        <strong>{sentence}</strong>
      </p>
      <p className="small soft">{`${host}, ${plural(requests, 'request')}. One load in one browser cannot show that something stopped.`}</p>
      {said.map(({ title, means, todo, evidence }) => (
        <div className="stack-sm" key={title}>
          <h3>{title}</h3>
          <p>{means}</p>
          {todo.length > 0 && (
            <ol>
              {todo.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
          {evidence.length > 0 && (
            <details className="why">
              <summary>What was sent</summary>
              <ul>
                {evidence.map((line) => (
                  <li key={line}>
                    <code>{line}</code>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      ))}
    </section>
  );
}
