import { CheckButton } from '#web/parts/links/check-button.tsx';
import { NoScript } from '#web/parts/shell/no-script.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { PrintHead } from '#web/parts/shell/print-head.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { COSTS, FORMULA } from '#web/words/costs.ts';
import { Actions } from './actions.tsx';
import { useCalculation } from './calculation.ts';
import { CostFields } from './form.tsx';
import { formOf, useInputs } from './inputs.ts';
import { OtherLaws } from './other-laws.tsx';
import { Result } from './result.tsx';
import type { CostView } from './view.ts';

/** The calculation, in full. */
function Formula({ wide = false }: { wide?: boolean }) {
  return (
    <section className="stack-sm" aria-labelledby="formula">
      <h2 id="formula">How the sum is made</h2>
      <p className="soft">
        The formula is fixed. It knows your size and your states, but not your tools, your data or
        your prices. Ask for a quote before you plan money.
      </p>
      <dl className={wide ? 'formula formula--wide' : 'formula'}>
        {FORMULA.map(({ part, rule }) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export default function CostPage({ data }: { data?: unknown }) {
  const view = data as CostView;
  const { calculating, estimate, calculate } = useCalculation();
  const { inputs, change } = useInputs(calculate);
  const stale =
    estimate !== undefined && JSON.stringify(estimate.form) !== JSON.stringify(formOf(inputs));
  return (
    <>
      <PageTitle>{COSTS.title}</PageTitle>
      <PrintHead title={COSTS.title} note={'An estimate, not a quote'} />
      <div className="wrap head stack-sm">
        <h1>{COSTS.title}</h1>
        <p className="lede">{COSTS.lede}</p>
        <CheckButton quiet />
        <NoScript>
          The calculator needs script. The formula below can be worked out by hand.
        </NoScript>
      </div>
      <div className="wrap asmt stack-lg">
        <div className="costgrid">
          <CostFields
            inputs={inputs}
            onChange={change}
            calculating={calculating}
            onCalculate={() => calculate(inputs)}
          />
          <div className="stack-lg">
            {calculating && <Waiting>{COSTS.calculating}</Waiting>}
            {!calculating && estimate && (
              <Result estimate={estimate} counts={view.counts} stale={stale} />
            )}
            {!estimate && !calculating && <Formula />}
          </div>
        </div>
        {estimate && <Formula wide />}
        <OtherLaws fees={view.fees} />
        <Actions actions={view.actions} collectedTo={view.collectedTo} />
      </div>
    </>
  );
}
