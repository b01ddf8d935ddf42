import type { LimitScope } from '#engine/tools-in-use.ts';
import type { Loaded } from '../store.ts';
import type { ToolText } from '../wire.ts';
import { goesOn, type Looked, type ToolDecisions } from './in-use.ts';

interface LimitsProps {
  loaded: Loaded;
  looked: Looked;
  onDecide: (part: ToolDecisions) => void;
}

/** The states in which a vendor's setting works, where it does not work in all. */
function WorksIn({ loaded, optOuts }: { loaded: Loaded; optOuts: ToolText['optOuts'] }) {
  const { words, figures } = loaded;
  if (!optOuts || optOuts === true) return null;
  const [states, asOf] = optOuts;
  return <p>{words.tools.worksIn(figures.list(states), figures.date(asOf))}</p>;
}

/** For whom the owner has limited a tool: for everyone, which can end a sale, or for those who opt out, which cannot. */
export function Limits({ loaded, looked, onDecide }: LimitsProps) {
  const { tools } = loaded.words;
  const { tool, decided } = looked;
  if (!tool.everyone && !tool.optOuts) return null;
  const chosen = decided.limitedFor ?? [];
  const box = (scope: LimitScope, label: string) => (
    <label className="pick">
      <input
        type="checkbox"
        checked={chosen.includes(scope)}
        onChange={(event) =>
          onDecide({
            limitedFor: event.currentTarget.checked
              ? [...chosen, scope]
              : chosen.filter((each) => each !== scope),
          })
        }
      />
      <span>{label}</span>
    </label>
  );
  return (
    <>
      <WorksIn loaded={loaded} optOuts={tool.optOuts} />
      <fieldset className="field">
        <legend>
          {tools.limited}
          <span className="vh"> {tool.name}</span>
        </legend>
        {tool.everyone && box('everyone', tools.forEveryone(tool.everyone[3]))}
        {tool.optOuts && box('those who opt out', tools.forOptOuts)}
        <p className="small" role="status">
          {goesOn(looked) ? tools.optOutsOnly : !tool.everyone && tools.onlyEnding}
        </p>
      </fieldset>
    </>
  );
}
