import { useState } from 'react';
import { SearchField } from '#web/ui/search-field.tsx';
import { OPT_OUT_KIT } from '#web/words/site-test/opt-out-kit.ts';
import type { OptOutKitView } from './view.ts';

const { tools: WORDS } = OPT_OUT_KIT;
const MOST_SHOWN = 24;

interface ToolsFormProps {
  readonly view: OptOutKitView;
  readonly ticked: readonly string[];
  readonly onTicked: (ticked: readonly string[]) => void;
}

/** What is offered: what was ticked, then what is usual, or what the typed words name. */
function offered({ tools, usual }: OptOutKitView, ticked: readonly string[], typed: string) {
  const words = typed.trim().toLowerCase();
  const named = (ids: readonly string[]) =>
    ids.flatMap((id) => tools.find((tool) => tool.id === id) ?? []);
  const found =
    words === '' ? named(usual) : tools.filter(({ name }) => name.toLowerCase().includes(words));
  const others = found.filter(({ id }) => !ticked.includes(id));
  return { shown: [...named(ticked), ...others.slice(0, MOST_SHOWN)], others };
}

/** Tools to tick, with a search in all that are known. */
export function ToolsForm({ view, ticked, onTicked }: ToolsFormProps) {
  const [typed, type] = useState('');
  const { shown, others } = offered(view, ticked, typed);
  const left = others.length - MOST_SHOWN;
  const toggle = (id: string, on: boolean) =>
    onTicked(on ? [...ticked, id] : ticked.filter((each) => each !== id));
  return (
    <div className="stack-sm">
      <SearchField id="kit-tool" label={WORDS.search} typed={typed} onType={type} />
      <fieldset>
        <legend className="vh">{WORDS.legend}</legend>
        <div className="picks picks--3 kittools">
          {shown.map(({ id, name }) => (
            <label className="pick" key={id}>
              <input
                type="checkbox"
                value={id}
                checked={ticked.includes(id)}
                onChange={(event) => toggle(id, event.currentTarget.checked)}
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="small soft" role="status">
        {others.length === 0 && typed.trim() !== ''
          ? WORDS.none
          : left > 0
            ? WORDS.left(left)
            : WORDS.known(view.tools.length)}
      </p>
    </div>
  );
}
