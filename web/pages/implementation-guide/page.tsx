import { Go } from '#web/parts/links/go.tsx';
import { NoScript } from '#web/parts/shell/no-script.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { PrintHead } from '#web/parts/shell/print-head.tsx';
import { Share } from '#web/parts/shell/share.tsx';
import { Strip } from '#web/parts/assessment/strip.tsx';
import { Note } from '#web/ui/note.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { SIZE_PROFILES, type SizeProfile, STEPS } from '#web/words/steps.ts';
import { useProgress } from './progress.ts';
import { Step } from './step.tsx';

const TITLE = 'Implementation Guide';

const SIZES = SIZE_PROFILES.map(({ id, label, time, cost }) => ({
  value: id,
  label: <strong>{label}</strong>,
  hint: `${time}, ${cost}`,
}));

function Progress({ done, size }: { done: number; size: SizeProfile['id'] }) {
  const profile = SIZE_PROFILES.find(({ id }) => id === size);
  const share = Math.round((done / STEPS.length) * 100);
  return (
    <div className="card stack-sm scripted">
      <p className="row row--between">
        <span className="figure" role="status">
          {`${share}% complete`}
        </span>
        <span className="soft">{`${done} of ${STEPS.length} steps`}</span>
      </p>
      <Strip met={done} total={STEPS.length} label={`${done} of ${STEPS.length} steps are done`} />
      {profile && (
        <p className="small soft">
          {`A ${profile.label.toLowerCase()} business plans ${profile.time} and ${profile.cost} for all steps.`}
        </p>
      )}
    </div>
  );
}

export default function ImplementationGuidePage() {
  const { size, done, lost, toggle, choose } = useProgress();
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <PrintHead title={TITLE} note="Ten steps" />
      <div className="wrap head">
        <h1>{TITLE}</h1>
        <p className="lede">
          Ten steps, in the order that saves most work. Tick them off as you go; your browser keeps
          the ticks, we do not see them.
        </p>
        <NoScript>
          Ticks are kept only with script. You can print this list and tick by pen.
        </NoScript>
      </div>
      <div className="wrap asmt stack-lg">
        <div className="stack-sm">
          <RadioGroup
            id="size"
            legend={<span className="h4">How large is your business?</span>}
            look="choices sizes"
            choices={SIZES}
            value={size}
            onChange={choose}
          />
          <p className="fine">
            A rule of thumb of our own for all ten steps, if a law applies to you. It is not a
            quote. Doing the work yourselves may cost little but time. The cost calculator looks
            closer.
          </p>
        </div>
        <section className="stack" aria-labelledby="steps">
          <h2 id="steps">Ten steps</h2>
          <Progress done={done.length} size={size} />
          {lost && (
            <Note tone="ask" icon="ask" live>
              <p>
                Your browser keeps nothing here, so the ticks go when you close the page. Print it
                to keep them.
              </p>
            </Note>
          )}
          <ol className="steplist">
            {STEPS.map((step, place) => (
              <Step
                key={step.id}
                step={step}
                number={place + 1}
                done={done.includes(step.id)}
                onToggle={toggle}
              />
            ))}
          </ol>
          <Share />
        </section>
        <p className="row noprint">
          <Go to="/assessment">Get the list for your own states</Go>
          <Go to="/cost-calculator">Work out the cost</Go>
        </p>
      </div>
    </>
  );
}
