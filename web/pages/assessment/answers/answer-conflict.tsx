import type { AnswerDrafts } from './drafts.ts';
import { inWords, keyOf, readDraft, type QuestionAsked } from './question-asked.ts';

function typedInWords(subject: QuestionAsked, typed: string): string {
  const reading = readDraft(subject.type, typed);
  return 'value' in reading ? inWords(subject.type, reading.value) : typed;
}

/** The business was changed elsewhere: shows what is stored now next to what was entered here. */
export function AnswerConflict({ drafts }: { drafts: AnswerDrafts }) {
  const keys = drafts.conflicts.map(({ subject }) => keyOf(subject));
  return (
    <section className="card stack" aria-labelledby="conflict">
      <h3 id="conflict">This was changed elsewhere in the meantime</h3>
      <p>Nothing is lost. Compare, then keep yours or leave what is stored.</p>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Stored now</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {drafts.conflicts.map(({ subject, typed, stored }) => (
            <tr key={keyOf(subject)}>
              <th scope="row">{subject.question}</th>
              <td>{stored === undefined ? 'No answer' : inWords(subject.type, stored)}</td>
              <td>{typedInWords(subject, typed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row">
        <button
          className="btn"
          type="button"
          disabled={drafts.pending}
          onClick={() => void drafts.send('all', keys)}
        >
          Keep mine
        </button>
        <button className="btn btn--quiet" type="button" onClick={drafts.dropAll}>
          Leave what is stored
        </button>
      </div>
    </section>
  );
}
