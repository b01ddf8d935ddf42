import { USED_BY_MANY } from '#web/words/common-tools.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { finder } from '../figures.ts';
import { Step } from '../step.tsx';
import type { Loaded } from '../store.ts';
import type { ToolText } from '../wire.ts';
import type { ToolEntries } from './in-use.ts';

interface PickProps {
  loaded: Loaded;
  entries: ToolEntries;
  onChange: (part: Partial<ToolEntries>) => void;
  onBack: () => void;
  onNext: () => void;
}

interface BoxesProps extends Pick<PickProps, 'entries' | 'onChange'> {
  legend: string;
  tools: readonly ToolText[];
}

function Boxes({ legend, tools, entries, onChange }: BoxesProps) {
  const { ticked } = entries;
  const toggle = (id: string, on: boolean) =>
    onChange({ ticked: on ? [...ticked, id] : ticked.filter((each) => each !== id) });
  return (
    <fieldset>
      <legend className="vh">{legend}</legend>
      <div className="picks picks--tools">
        {tools.map(({ id, name, purpose }) => (
          <label className="pick" key={id}>
            <input
              type="checkbox"
              value={id}
              checked={ticked.includes(id)}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
            <span>
              {name}
              <small>{purpose}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** By category, folded, with common tools first. */
function ByCategory(props: PickProps) {
  const { loaded, entries } = props;
  const { words, texts, figures } = loaded;
  const many = USED_BY_MANY.flatMap((id) => texts.tools.find((tool) => tool.id === id) ?? []);
  return (
    <div>
      <h2 className="h4">{words.tools.most}</h2>
      <Boxes {...props} legend={words.tools.most} tools={many} />
      <div className="aid__folds">
        {words.tools.categories.map((name, at) => {
          const tools = texts.tools.filter(({ category }) => category === at);
          const ticked = tools.filter(({ id }) => entries.ticked.includes(id)).length;
          return (
            <details className="folded" key={name}>
              <summary>
                <span>
                  {name}{' '}
                  <small className="soft">
                    {ticked > 0 && words.tools.ticked(ticked, figures.count(ticked))}
                  </small>
                </span>
              </summary>
              <Boxes {...props} legend={name} tools={tools} />
            </details>
          );
        })}
      </div>
    </div>
  );
}

export function PickStep(props: PickProps) {
  const { loaded, entries, onChange, onBack, onNext } = props;
  const { words, texts, figures } = loaded;
  const searching = entries.typed.trim() !== '';
  const fits = finder(entries.typed);
  const found = searching
    ? texts.tools.filter(({ name, vendor, purpose }) => fits(name, vendor, purpose))
    : [];
  const count = entries.ticked.length;
  const status =
    found.length === 0 ? words.tools.nothing : words.tools.found(figures.count(found.length));
  return (
    <Step
      common={words.common}
      title={words.tools.pickTitle}
      hint={`${words.tools.pickHint} ${words.common.stays}`}
      onBack={onBack}
      backWords={words.common.backToQuestion}
      next={words.common.next}
      onNext={onNext}
      beside={
        <span className="soft" role="status">
          {words.tools.ticked(count, figures.count(count))}
        </span>
      }
    >
      <search className="stack-sm">
        <SearchField
          id="tool-search"
          label={words.tools.search}
          hint={words.tools.searchHint}
          typed={entries.typed}
          onType={(typed) => onChange({ typed })}
        />
        <p className="small soft" role="status">
          {searching && status}
        </p>
      </search>
      {searching ? (
        <Boxes {...props} legend={words.tools.search} tools={found} />
      ) : (
        <ByCategory {...props} />
      )}
    </Step>
  );
}
