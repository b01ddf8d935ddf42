import { Tile } from '#web/parts/law/tile.tsx';
import { Choice } from './choice.tsx';
import type { ControlsProps } from './controls-props.ts';
import { NONE } from './draft.ts';

/** The states with a law as boxes, and one box for all or none. */
export function States({ draft, onDraft, say: { words }, laws }: ControlsProps) {
  const all = laws.every(({ state }) => draft[state] === 'on');
  const setAll = (on: boolean) =>
    onDraft({
      ...Object.fromEntries(laws.map(({ state }) => [state, on ? 'on' : ''])),
      [NONE]: '',
    });
  return (
    <div className="stack-sm">
      <div className="choices choices--row">
        <Choice id="state-all" name="all" checked={all} onChange={setAll}>
          <strong>{words.everywhere}</strong>
        </Choice>
        <Choice
          id={`box-${NONE}`}
          name={NONE}
          checked={draft[NONE] === 'on'}
          onChange={(on) =>
            onDraft({
              ...(on ? Object.fromEntries(laws.map(({ state }) => [state, ''])) : {}),
              [NONE]: on ? 'on' : '',
            })
          }
        >
          {words.noState}
        </Choice>
      </div>
      <div className="picks picks--3 statepicks">
        {laws.map(({ state, name }) => (
          <label className="pick" key={state}>
            <input
              id={`state-${state}`}
              type="checkbox"
              name={state}
              checked={draft[state] === 'on'}
              onChange={(event) =>
                onDraft({ [state]: event.currentTarget.checked ? 'on' : '', [NONE]: '' })
              }
            />
            <span className="row pickstate">
              <Tile code={state} fill={draft[state] === 'on' ? 'full' : 'out'} small />
              <span>{name}</span>
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
