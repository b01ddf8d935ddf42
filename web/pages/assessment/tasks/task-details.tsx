import { asShown } from '#web/words/language/as-shown.ts';
import { useState } from 'react';
import type { Assessment, Task } from '#contract/assessments.ts';
import { questionsOf } from '#web/parts/assessment/addresses.ts';
import { ReportLine } from '#web/parts/contact/report-line.tsx';
import { Citation } from '#web/parts/law/citation.tsx';
import { Tile } from '#web/parts/law/tile.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { plural } from '#text/figures.ts';
import { count } from '#web/words/figures.ts';
import { list, longDate } from '#text/english.ts';
import { stateName } from '#law/codes.ts';
import { DeskEvidence } from './desk-evidence.tsx';
import { SiteEvidence } from './site-evidence.tsx';

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

function Asks({ asks, assessment }: { asks: Task['asks']; assessment: Assessment }) {
  const open = assessment.questions.filter((question) => asks.includes(question.fact));
  if (open.length === 0) return null;
  return (
    <p className="small">
      <strong>Whether you owe it hangs on:</strong> {open.map(({ question }) => question).join(' ')}{' '}
      <PageLink to={questionsOf(assessment.businessId)}>Answer it now</PageLink>
    </p>
  );
}

function Strictest({ strictest }: { strictest: Task['strictest'] }) {
  if (strictest === null) return null;
  const { days, unit, what, stateIds } = strictest;
  return (
    <p>
      <strong>{`Strictest term: ${count(days)} ${asShown(unit)}`}</strong>
      {` ${what}`}
      {` (${list(stateIds.map(stateName))})`}
    </p>
  );
}

/** The documents that help with the task, filled in with the owner's facts. */
function ServedBy({ task: { templates }, businessId }: { task: Task; businessId: string }) {
  if (templates.length === 0) return null;
  return (
    <ul className="row" aria-label={templates.length === 1 ? 'Document' : 'Documents'}>
      {templates.map(({ id, title }) => (
        <li key={id}>
          <PageLink to={`/documents?business=${businessId}&document=${id}`}>
            {`Document: ${title}`}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** The recommendations that belong to the task. */
function Advised({ task, recommendations }: { task: Task } & Pick<Assessment, 'recommendations'>) {
  return recommendations
    .filter(({ control }) => control === task.id)
    .map(({ id, title, description }) => (
      <p key={id}>
        <strong>{title}: </strong>
        {description}
      </p>
    ));
}

/** Why a done task comes back, and who says so. */
function Look({ look }: { look: Task['lookAgain'] }) {
  if (look === null) return null;
  return (
    <p>
      <strong>Look again:</strong> {look.why}{' '}
      {look.cite === null ? (
        <>The date is our advice; no law sets it.</>
      ) : (
        <>
          The law sets how often. <Citation cite={look.cite} short />
        </>
      )}
    </p>
  );
}

interface TaskDetailsProps {
  task: Task;
  businessId: string;
  assessment: Assessment;
}

function Sections({ task }: { task: Task }) {
  return (
    <ul className="plain hairs reqs">
      {task.requirements.map((requirement) => (
        <Requirement key={requirement.id} requirement={requirement} />
      ))}
    </ul>
  );
}

/** The steps, the proof, and each state's own requirement with its section. */
export function TaskDetails({ task, businessId, assessment }: TaskDetailsProps) {
  const open = task.status === 'open';
  const [opened, setOpened] = useState(false);
  return (
    <details className="why" onToggle={() => setOpened(true)}>
      <summary>
        Steps and sections<span className="vh">: {task.title}</span>
      </summary>
      <div className="stack small">
        <ol>
          {task.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <ServedBy task={task} businessId={businessId} />
        {opened && task.tool !== null && <DeskEvidence control={task.id} businessId={businessId} />}
        {opened && <SiteEvidence control={task.id} businessId={businessId} />}
        <Advised task={task} recommendations={assessment.recommendations} />
        <p>
          <strong>Keep as proof:</strong> {task.evidence}
        </p>
        <Look look={task.lookAgain} />
        <Asks asks={task.asks} assessment={assessment} />
        {open && <Strictest strictest={task.strictest} />}
        <p className="soft">
          {`About: ${asShown(task.category)}.`}
          {open &&
            task.lostPoints > 0 &&
            ` Raises the score by ${plural(Math.round(task.lostPoints * 10) / 10, 'point')}.`}
        </p>
        <Terms terms={task.terms} />
        <Sections task={task} />
        <ReportLine
          states={[...new Set(task.requirements.map(({ stateId }) => stateName(stateId)))]}
          about={task.title}
          className="noprint"
        />
      </div>
    </details>
  );
}
