import type { PlanReply, PlanTask } from '#contract/plan.ts';
import { plural } from '#text/figures.ts';
import { list, longDate } from '#text/english.ts';
import { PRIORITIES } from './cost.tsx';
import { WHO } from './who.ts';

const ORDER = ['you', 'lawyer', 'website'] as const;

const OWED: Record<PlanTask['owed'], string> = {
  owed: '',
  'coming up': ' Not owed yet.',
  'may be owed': ' May be owed: an answer is missing.',
};

function Row({ task }: { task: PlanTask }) {
  return (
    <li>
      <strong>{task.title}</strong>
      <span>{task.why}</span>
      <span className="soft">
        {`${PRIORITIES[task.priority]}, ${plural(task.hours, 'hour')}, due ${longDate(task.dueDate)}, for ${list(task.stateIds)}.${OWED[task.owed]}`}
      </span>
    </li>
  );
}

/** A source's price range for a privacy policy, with its date. */
function Prices({ prices }: { prices: PlanReply['prices'] }) {
  const [first] = prices;
  if (!first) return null;
  return (
    <div className="stack-xs small">
      <p>
        <strong>What a privacy policy may cost.</strong>{' '}
        {`One source gives these ranges (${first.source}, seen ${longDate(first.seen)}). We did not check them. Ask for an offer.`}
      </p>
      <ul>
        {prices.map(({ what, range }) => (
          <li key={what}>{`${what}: ${range}`}</li>
        ))}
      </ul>
    </div>
  );
}

/** Who can do what: the owner alone, with a lawyer, or with whoever runs the website. */
export function ByWho({ work, prices }: { work: PlanTask[]; prices: PlanReply['prices'] }) {
  if (work.length === 0) return null;
  return (
    <div className="stack-sm">
      <p className="small soft narrow">
        Our judgement, by kind of work. It is never wrong to have a lawyer read more.
      </p>
      <div>
        {ORDER.map((who) => {
          const { title, text } = WHO[who];
          const own = work.filter((task) => task.who === who);
          const sure = own.filter((task) => task.owed !== 'may be owed');
          if (own.length === 0) return null;
          const hours = sure.reduce((sum, task) => sum + task.hours, 0);
          const more = own.length - sure.length;
          return (
            <details className="folded" key={who}>
              <summary>
                {`${title}: ${plural(sure.length, 'task')}, ${plural(hours, 'hour')}${more > 0 ? `, ${more} more may be owed` : ''}`}
              </summary>
              <div className="stack-sm">
                <p className="soft narrow">{text}</p>
                <ul className="plain hairs ledger">
                  {own.map((task) => (
                    <Row key={task.id} task={task} />
                  ))}
                </ul>
                {who === 'lawyer' && <Prices prices={prices} />}
              </div>
            </details>
          );
        })}
      </div>
    </div>
  );
}
