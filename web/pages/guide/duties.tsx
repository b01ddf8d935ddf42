import { Citation } from '#web/parts/citation.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { longDate, plural } from '#web/words/figures.ts';
import { Published } from './figure-list.tsx';
import type { DutyView, GuideView } from './view.ts';

const PRIORITY: Record<DutyView['priorityLevel'], { label: string; icon: IconName }> = {
  1: { label: 'High Priority', icon: 'bars3' },
  2: { label: 'Medium Priority', icon: 'bars2' },
  3: { label: 'Low Priority', icon: 'bars1' },
};

function Duty({ duty, view }: { duty: DutyView; view: GuideView }) {
  const { label, icon } = PRIORITY[duty.priorityLevel];
  const later = duty.from !== undefined && duty.from > view.asOf && duty.from !== view.effective;
  return (
    <li id={duty.id}>
      <div className="stack-xs">
        <h3 className="h4">{duty.title}</h3>
        <p>{duty.requirementText}</p>
        <p className="tasks__meta">
          <span className={`badge badge--p${duty.priorityLevel}`}>
            <Icon name={icon} />
            {label}
          </span>
          {duty.advice && <span className="badge badge--plain">Good practice, not a duty</span>}
          {later && duty.from !== undefined && (
            <span className="badge badge--coming">{`From ${longDate(duty.from)}`}</span>
          )}
          <span className="small soft">{`About ${plural(duty.hours, 'hour')}`}</span>
        </p>
        <details className="why small">
          <summary>For whom, proof and penalty</summary>
          <p>{`Owed by: ${duty.applicabilityThreshold}.`}</p>
          <p>{`Proof to keep: ${duty.evidence}`}</p>
          <p>{`Penalty: ${duty.penaltyDescription}`}</p>
        </details>
      </div>
      <p className="cites">
        <Citation cite={duty.sourceSection} url={view.url} short />
      </p>
    </li>
  );
}

function List({ duties, view }: { duties: readonly DutyView[]; view: GuideView }) {
  return (
    <ul className="cited">
      {duties.map((duty) => (
        <Duty key={duty.id} duty={duty} view={view} />
      ))}
    </ul>
  );
}

/** The requirements, from the same list as the API; then the checklist to download. */
export function Duties({ view }: { view: GuideView }) {
  const { duties, name, slug, words } = view;
  const later = duties.filter((duty) => duty.priorityLevel !== 1);
  return (
    <section aria-labelledby="todo" className="stack">
      <div className="stack-sm">
        <h2 id="todo">What to do</h2>
        <p className="soft">
          {`${duties.length} lines in our record of the ${name} law. The list shrinks to what fits your business once you take the assessment.`}
        </p>
      </div>
      {words.obligations && (
        <details className="folded">
          <summary>What guides often list</summary>
          <div className="stack-sm">
            <p className="small soft">
              You may have read this list. The requirements below say what the statute asks for,
              with the section.
            </p>
            <ul>
              {words.obligations.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </details>
      )}
      <List duties={duties.filter((duty) => duty.priorityLevel === 1)} view={view} />
      {later.length > 0 && (
        <details className="folded">
          <summary>{`Medium and Low Priority: ${later.length} more`}</summary>
          <List duties={later} view={view} />
        </details>
      )}
      <Published view={view} place="duties" />
      <div className="row noprint">
        <a className="btn btn--quiet" href={`/guides/${slug}-checklist.pdf`}>
          <Icon name="download" />
          Download Checklist (PDF)
        </a>
        <a className="btn btn--quiet" href={`/guides/${slug}-checklist.docx`}>
          <Icon name="download" />
          Checklist template (Word)
        </a>
      </div>
    </section>
  );
}
