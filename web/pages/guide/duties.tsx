import { Citation } from '#web/parts/law/citation.tsx';
import { RuleLink } from '#web/parts/law/rule-link.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { plural } from '#text/figures.ts';
import { longDate } from '#text/english.ts';
import { Part } from '#web/parts/article/part.tsx';
import { Fold } from './fold.tsx';
import { Published } from './figure-list.tsx';
import { GUIDE_PARTS } from './parts.ts';
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
      </div>
      <p className="cites">
        <Citation cite={duty.sourceSection} url={view.url} short />
        <RuleLink law={view} id={duty.id} of={duty.title} />
      </p>
      <details className="why small noprint">
        <summary>For whom, proof and penalty</summary>
        <p>{`Owed by: ${duty.applicabilityThreshold}.`}</p>
        <p>{`Proof to keep: ${duty.evidence}`}</p>
        <p>{`Penalty: ${duty.penaltyDescription}`}</p>
      </details>
    </li>
  );
}

interface ListProps {
  readonly duties: readonly DutyView[];
  readonly view: GuideView;
}

function List({ duties, view }: ListProps) {
  return (
    <ul className="cited cited--duties">
      {duties.map((duty) => (
        <Duty key={duty.id} duty={duty} view={view} />
      ))}
    </ul>
  );
}

function More({ title, duties, view }: ListProps & { title: string }) {
  if (duties.length === 0) return null;
  return (
    <Fold title={title} count={`${duties.length} more`}>
      <List duties={duties} view={view} />
    </Fold>
  );
}

/** The requirements, from the same list as the API; then the checklist to download. */
export function Duties({ view }: { view: GuideView }) {
  const { duties, name, slug, words } = view;
  const urgent = duties.filter((duty) => duty.priorityLevel === 1);
  const later = duties.filter((duty) => duty.priorityLevel !== 1);
  return (
    <Part id="todo" title={GUIDE_PARTS.todo} count={plural(duties.length, 'line')}>
      <p className="soft">
        {`${duties.length} lines in our record of the ${name} law. The list shrinks to what fits your business once you take the assessment. Proof and penalty of each line stand in the guide as a file and in the checklist.`}
      </p>
      {words.obligations && (
        <Fold
          title="What guides often list"
          count={plural(words.obligations.length, 'duty', 'duties')}
          paper={false}
        >
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
        </Fold>
      )}
      <List duties={urgent} view={view} />
      <div className="folds">
        <More title="Medium and Low Priority" duties={later} view={view} />
        <Published view={view} place="duties" />
      </div>
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
    </Part>
  );
}
