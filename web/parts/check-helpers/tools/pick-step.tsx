import { USED_BY_MANY } from '#web/words/common-tools.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { finder } from '#web/parts/check-helpers/loading/figures.ts';
import type { SeenTool } from '#web/parts/check-helpers/loading/found.ts';
import { Step } from '#web/parts/check-helpers/steps/step.tsx';
import type { Loaded } from '#web/parts/check-helpers/loading/loaded.ts';
import type { ToolText } from '#web/parts/check-helpers/loading/data-files.ts';
import type { ToolEntries } from './in-use.ts';

interface PickProps {
  loaded: Loaded;
  entries: ToolEntries;
  seen: readonly SeenTool[];
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

/** What a test saw on the owner's site, before everything else; nothing is ticked by itself. */
function OnSite(props: PickProps) {
  const { loaded, seen } = props;
  const { words, texts, figures } = loaded;
  const tools = seen.flatMap(({ tool }) => texts.tools.find(({ id }) => id === tool) ?? []);
  if (tools.length === 0) return null;
  const hosts = figures.list([...new Set(seen.map(({ host }) => host))]);
  return (
    <div className="stack-sm">
      <h2 className="h4">{words.tools.seenTitle}</h2>
      <p className="small soft">{words.tools.seenHint(hosts)}</p>
      <Boxes {...props} legend={words.tools.seenTitle} tools={tools} />
    </div>
  );
}

/** By category, folded, with what a test saw and common tools first. */
function ByCategory(props: PickProps) {
  const { loaded, entries, seen } = props;
  const { words, texts, figures } = loaded;
  const shown = new Set(seen.map(({ tool }) => tool));
  const many = USED_BY_MANY.filter((id) => !shown.has(id)).flatMap(
    (id) => texts.tools.find((tool) => tool.id === id) ?? [],
  );
  return (
    <div>
      <OnSite {...props} />
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

export function PickToolsStep(props: PickProps) {
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
