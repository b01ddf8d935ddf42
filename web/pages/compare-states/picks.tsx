import { useState } from 'react';
import { isFirstState, type StateCode } from '#law/codes.ts';
import { list } from '#text/english.ts';
import { Tile } from '#web/parts/law/tile.tsx';
import { COMPARE } from '#web/words/compare.ts';
import type { StateView } from './view.ts';

interface PicksProps {
  states: readonly StateView[];
  chosen: readonly StateCode[];
  onToggle: (code: StateCode) => void;
}

interface BoxProps {
  state: StateView;
  checked: boolean;
  full: boolean;
  onToggle: (code: StateCode) => void;
}

function Box({ state, checked, full, onToggle }: BoxProps) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        name="states"
        value={state.state}
        checked={checked}
        disabled={full && !checked}
        onChange={() => onToggle(state.state)}
      />
      <span className="row pickstate">
        <Tile code={state.state} fill={state.inForce ? 'full' : 'coming'} small />
        <span>{state.name}</span>
      </span>
    </label>
  );
}

const isFirst = ({ state }: StateView) => isFirstState(state);

/** Five boxes as specified, and the other states below. */
export function Picks({ states, chosen, onToggle }: PicksProps) {
  const [more, setMore] = useState<boolean>();
  const full = chosen.length >= COMPARE.most;
  const others = states.filter((state) => !isFirst(state));
  const othersChosen = others.filter(({ state }) => chosen.includes(state));
  const boxes = (shown: readonly StateView[]) =>
    shown.map((state) => (
      <Box
        key={state.state}
        state={state}
        checked={chosen.includes(state.state)}
        full={full}
        onToggle={onToggle}
      />
    ));
  return (
    <div className="stack-sm noprint scripted">
      <fieldset className="stack-sm">
        <legend className="h4">Pick 2 to 4 states</legend>
        <div className="choices statepicks">{boxes(states.filter(isFirst))}</div>
        <details
          className="folded"
          // who comes with a choice sees the comparison first
          open={more ?? (othersChosen.length > 0 && chosen.length < COMPARE.fewest)}
          onToggle={(event) => setMore(event.currentTarget.open)}
        >
          <summary>
            More states
            <span className="folded__count">{list(othersChosen.map(({ name }) => name))}</span>
          </summary>
          <div className="choices statepicks">{boxes(others)}</div>
        </details>
      </fieldset>
      <p className="small soft" role="status">
        {`${chosen.length} of ${COMPARE.most} selected.`}
        {full && ` ${COMPARE.full}`}
      </p>
    </div>
  );
}
