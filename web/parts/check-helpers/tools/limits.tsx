import type { LimitScope } from '#engine/facts/tools-in-use.ts';
import type { StateCode } from '#law/codes.ts';
import type { Loaded } from '#web/parts/check-helpers/loading/loaded.ts';
import type { ToolText } from '#web/parts/check-helpers/loading/data-files.ts';
import { goesOn, type Looked, notCovered, type ToolDecisions } from './in-use.ts';

interface LimitsProps {
  loaded: Loaded;
  /** The states that the owner chose. */
  states: readonly StateCode[];
  looked: Looked;
  onDecide: (part: ToolDecisions) => void;
}

interface WorksInProps {
  loaded: Loaded;
  states: readonly StateCode[];
  optOuts: ToolText['optOuts'];
}

/** The states in which a vendor's setting works, and those of the owner in which it does not. */
function WorksIn({ loaded, states, optOuts }: WorksInProps) {
  const { words, figures } = loaded;
  if (!optOuts || optOuts === true) return null;
  const [covered, asOf] = optOuts;
  const names = (codes: readonly StateCode[]) => figures.list(codes.map(figures.state));
  const without = notCovered(optOuts, states);
  return (
    <>
      <p>{words.tools.worksIn(names(covered), figures.date(asOf))}</p>
      {without.length > 0 && (
        <p>
          <strong>{words.tools.notIn(names(without))}</strong>
        </p>
      )}
    </>
  );
}

/**
 * For whom the owner has limited a tool: for everyone, which can end a sale, or for people who opt
 * out, which cannot.
 */
export function Limits({ loaded, states, looked, onDecide }: LimitsProps) {
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
      <WorksIn loaded={loaded} states={states} optOuts={tool.optOuts} />
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
