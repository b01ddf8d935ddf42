import type { ReactNode } from 'react';
import { Strip } from '#web/parts/assessment/strip.tsx';
import { Tile } from '#web/parts/law/tile.tsx';
import { VerdictBadge, verdictSign } from '#web/parts/assessment/verdict.tsx';
import type { FEATURES } from '#web/words/home.ts';
import type { HomeView } from './view.ts';
import { dollars } from '#text/figures.ts';

type Feature = (typeof FEATURES)[number]['to'];

const DONE = 4;

function Verdicts({ view }: { view: HomeView }) {
  const kinds = ['applies', 'does not apply', 'cannot tell'] as const;
  return kinds.flatMap((kind) => {
    const scenario = view.scenarios.find(({ verdict }) => verdict === kind);
    if (!scenario) return [];
    const sign = verdictSign(scenario.verdict, scenario.stays);
    return (
      <span key={kind} className="spec__row">
        <Tile code={scenario.state} fill={sign.fill} small />
        <VerdictBadge sign={sign}>{sign.label}</VerdictBadge>
      </span>
    );
  });
}

function Costs({ costs }: { costs: HomeView['costs'] }) {
  const most = Math.max(...costs.map(({ amount }) => amount));
  return (
    <span className="spec__bars">
      {costs.map(({ label, amount }) => (
        <span key={label}>
          <span>{label}</span>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none">
            <rect width={Math.round((amount / most) * 100)} height="8" rx="1" />
          </svg>
          <b>{dollars(Math.round(amount))}</b>
        </span>
      ))}
    </span>
  );
}

/** A part of the comparison: the days in which to answer a request. */
function Answers({ view }: { view: HomeView }) {
  return (
    <span className="spec__cols">
      {view.answers.map(({ state, days }) => (
        <span key={state}>
          <Tile code={state} small />
          <b>{`${days} days`}</b>
          to answer
        </span>
      ))}
    </span>
  );
}

function Letter() {
  return (
    <span className="spec__doc">
      <b>Answer to your privacy request</b>
      Dear <mark>Name of person</mark>, on <mark>date</mark> you asked us to delete your data. We
      cannot do so because
    </span>
  );
}

function Steps({ next }: { next: string }) {
  return (
    <span className="spec__steps">
      <b>{`${DONE} of 10 steps done`}</b>
      <Strip met={DONE} total={10} label={`${DONE} of 10`} />
      {`Next: ${next}`}
    </span>
  );
}

function Due({ tasks }: { tasks: HomeView['tasks'] }) {
  return (
    <span className="spec__due">
      {tasks.map(({ days, title }) => (
        <span key={days}>
          <b>{`${days} days`}</b>
          <span>{title}</span>
        </span>
      ))}
    </span>
  );
}

/**
 * A part of the real screen below each card, from the same data, so that nothing in it is invented.
 */
export function Specimen({ of, view }: { of: Feature; view: HomeView }) {
  const drawings: Record<Feature, ReactNode> = {
    '/assessment': <Verdicts view={view} />,
    '/cost-calculator': <Costs costs={view.costs} />,
    '/compare-states': <Answers view={view} />,
    '/templates': <Letter />,
    '/implementation-guide': <Steps next={view.nextStep} />,
    '/dashboard': <Due tasks={view.tasks} />,
  };
  return (
    <div className="spec" aria-hidden="true">
      {drawings[of]}
    </div>
  );
}
