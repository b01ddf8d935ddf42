import type { Assessment, Task } from '#contract/assessments.ts';
import { ReportLine } from '#web/parts/contact/report-line.tsx';
import { Citation } from '#web/parts/law/citation.tsx';
import { Tile } from '#web/parts/law/tile.tsx';
import { longDate } from '#text/english.ts';
import { stateName } from '#law/codes.ts';

type Requirement = Task['requirements'][number];

function Requirement({ requirement }: { requirement: Requirement }) {
  const { stateId, title, text, cite, url, owed, from, status, evidence } = requirement;
  const marks = [
    owed === 'may be owed' && 'may be owed',
    owed === 'coming up' && from !== null && `from ${longDate(from)}`,
    status !== 'open' && status,
  ].filter(Boolean);
  return (
    <li>
      <Tile code={stateId} small />
      <div className="stack-sm">
        <h4>
          <span className="vh">{stateName(stateId)}: </span>
          {title}
        </h4>
        {marks.length > 0 && <p className="small soft">{`${marks.join(', ')}.`}</p>}
        <p className="small">
          {text} <Citation cite={cite} url={url} short />
        </p>
        <p className="small soft">Proof: {evidence}</p>
      </div>
    </li>
  );
}

function Terms({ terms }: { terms: Task['terms'] }) {
  if (terms.length === 0) return null;
  return (
    <>
      <h4>Each state’s own term</h4>
      <ul>
        {terms.map(({ stateId, text, cite }) => (
          <li key={`${stateId} ${text}`}>
            {stateName(stateId)}: {text} <Citation cite={cite} short />
          </li>
        ))}
      </ul>
    </>
  );
}

function Asks({ asks, questions }: { asks: Task['asks']; questions: Assessment['questions'] }) {
  const open = questions.filter((question) => asks.includes(question.fact));
  if (open.length === 0) return null;
  return (
    <p className="small">
      <strong>Whether you owe it hangs on:</strong> {open.map(({ question }) => question).join(' ')}{' '}
      <a href="#answers">Answer under “Your answers”</a>
    </p>
  );
}

/** The steps, the proof, and each state's own requirement. */
export function TaskDetails({
  task,
  questions,
}: {
  task: Task;
  questions: Assessment['questions'];
}) {
  return (
    <details className="why">
      <summary>
        Steps and sections<span className="vh">: {task.title}</span>
      </summary>
      <div className="stack small">
        <ol>
          {task.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <strong>Keep as proof:</strong> {task.evidence}
        </p>
        <Asks asks={task.asks} questions={questions} />
        <Terms terms={task.terms} />
        <ul className="plain hairs reqs">
          {task.requirements.map((requirement) => (
            <Requirement key={requirement.id} requirement={requirement} />
          ))}
        </ul>
        <ReportLine
          states={[...new Set(task.requirements.map(({ stateId }) => stateName(stateId)))]}
          about={task.title}
          className="noprint"
        />
      </div>
    </details>
  );
}
