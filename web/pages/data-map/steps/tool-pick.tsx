import { useState } from 'react';
import type { DataMap } from '#contract/documents/data-map.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { USED_BY_MANY } from '#web/words/common-tools.ts';
import { plural } from '#text/figures.ts';
import { Restored } from '#web/parts/account/restored.tsx';
import type { StepProps } from '../step-props.ts';
import { useTicks } from '../ticks.ts';

type Tool = DataMap['toolChoices'][number];

interface BoxesProps {
  legend: string;
  tools: readonly Tool[];
  /** Whether the names say enough. */
  brief?: boolean;
  ticked: readonly string[];
  onToggle: (id: string, on: boolean) => void;
}

function Boxes({ legend, tools, brief = false, ticked, onToggle }: BoxesProps) {
  return (
    <fieldset>
      <legend className="vh">{legend}</legend>
      <div className="mappicks">
        {tools.map(({ id, name, purpose }) => (
          <label className="pick" key={id}>
            <input
              type="checkbox"
              checked={ticked.includes(id)}
              onChange={({ currentTarget }) => onToggle(id, currentTarget.checked)}
            />
            <span>
              {name}
              {!brief && <small className="maphelp">{purpose}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ByCategory(props: Omit<BoxesProps, 'legend'>) {
  const categories = [...new Set(props.tools.map(({ category }) => category))];
  return categories.map((category) => {
    const own = props.tools.filter((each) => each.category === category);
    const count = own.filter(({ id }) => props.ticked.includes(id)).length;
    return (
      <details className="folded" key={category}>
        <summary>
          {category}
          <span className="folded__count">{count > 0 && `${count} ticked`}</span>
        </summary>
        <Boxes {...props} legend={category} tools={own} />
      </details>
    );
  });
}

/** The tools in use. What is known of each becomes a proposal below. */
export function ToolPick({ business, map, saving }: StepProps) {
  const { ticked, unsaved, restored, setTicks } = useTicks(business.id, map);
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  const found = map.toolChoices.filter(({ name, purpose }) =>
    `${name} ${purpose}`.toLowerCase().includes(words),
  );
  /** Those ticked when the page opened stand first, so that nothing moves under the pointer. */
  const [first] = useState(() => new Set([...ticked, ...USED_BY_MANY]));
  const shown = map.toolChoices.filter(({ id }) => first.has(id));
  const toggle = (id: string, on: boolean) =>
    setTicks(on ? [...ticked, id] : ticked.filter((each) => each !== id));
  const boxes = { ticked, onToggle: toggle };
  return (
    <form
      className="stack-sm noprint"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saving.send({ tools: [...ticked] }, () => setTicks(undefined));
      }}
    >
      <Restored restored={restored} startOver={() => setTicks(undefined)} />
      <SearchField
        id="map-tools"
        label="Find a tool"
        hint="Tools that many use stand below."
        typed={sought}
        onType={setSought}
      />
      <p className="small soft" role="status">
        {words !== '' &&
          (found.length === 0
            ? 'No tool of this name on our list. Add it as a company below.'
            : `${plural(found.length, 'tool')} found`)}
      </p>
      <div>
        {words === '' ? (
          <>
            <Boxes {...boxes} legend="Ticked, and used by many" tools={shown} brief />
            <details className="folded">
              <summary>
                All tools, in groups
                <span className="folded__count">{map.toolChoices.length}</span>
              </summary>
              <div>
                <ByCategory {...boxes} tools={map.toolChoices} />
              </div>
            </details>
          </>
        ) : (
          <Boxes {...boxes} legend="Tools found" tools={found} />
        )}
      </div>
      <p className="row">
        <Submit pending={saving.pending} doing="Saving..." tone="quiet">
          Save the ticks
        </Submit>
        <span className="small soft">
          {`${plural(ticked.length, 'tool')} ticked${unsaved ? ', not saved yet' : ''}`}
        </span>
      </p>
    </form>
  );
}
