import type { StateCode } from '#law/codes.ts';
import { isOpen, type Rating } from '#engine/facts/tools-in-use.ts';
import { YesNo } from '#web/parts/check-helpers/steps/asks.tsx';
import { Step } from '#web/parts/check-helpers/steps/step.tsx';
import type { Loaded } from '#web/parts/check-helpers/loading/loaded.ts';
import { type Looked, openToolQuestions, type ToolDecisions, type ToolEntries } from './in-use.ts';
import { Limits } from './limits.tsx';

interface LookProps {
  loaded: Loaded;
  states: readonly StateCode[];
  looked: readonly Looked[];
  entries: ToolEntries;
  onChange: (part: Partial<ToolEntries>) => void;
  onBack: () => void;
  onNext: () => void;
}

const LOOKS: Record<Rating, string> = {
  likely: 'badge badge--differs',
  possible: 'badge badge--ask',
  unlikely: 'badge badge--plain',
};

function Ratings({ loaded, looked: { reading } }: { loaded: Loaded; looked: Looked }) {
  const { tools } = loaded.words;
  const { role, mayBeSale, mayBeTargetedAdvertising: ads } = reading;
  return (
    <p className="row aid__badges">
      <span className={LOOKS[mayBeSale]}>{tools.sale[mayBeSale]}</span>
      <span className={LOOKS[ads]}>{tools.ads[ads]}</span>
      <span className="badge badge--plain">{tools.roles[role]}</span>
    </p>
  );
}

/** The sources of our notes: pages with the day they were read, or general knowledge. */
function Grounds({ loaded, looked: { tool } }: { loaded: Loaded; looked: Looked }) {
  const { words, figures } = loaded;
  const { confirmable, read, notRead } = words.tools;
  if (!tool.read) return <p className="small soft">{notRead}</p>;
  const [day, confirmed] = tool.read;
  const what = figures.list(confirmed.map((place) => confirmable[place] ?? ''));
  return <p className="small soft">{read(what, figures.date(day))}</p>;
}

function Contract({ loaded, looked }: { loaded: Loaded; looked: Looked }) {
  const { words } = loaded;
  const { tool } = looked;
  return (
    <details className="why">
      <summary>
        {words.tools.contract}
        <span className="vh">: {tool.name}</span>
      </summary>
      <p>{tool.contract}</p>
    </details>
  );
}

interface ToolProps {
  loaded: Loaded;
  states: readonly StateCode[];
  looked: Looked;
  onDecide: (part: ToolDecisions) => void;
}

/** One tool: what it may be, why, the setting that limits it, and the owner's decision. */
function Tool({ loaded, states, looked, onDecide }: ToolProps) {
  const { common, tools } = loaded.words;
  const { tool, reading, decided } = looked;
  const { mayBeSale, mayBeTargetedAdvertising: ads } = reading;
  return (
    <li className="card stack">
      <div className="stack-sm">
        <h2 className="aid__name">{tool.name}</h2>
        <Ratings loaded={loaded} looked={looked} />
        <p>{tool.why}</p>
      </div>
      <div className="stack-sm">
        <h3 className="h4">{tools.toSwitch}</h3>
        <p>{tool.toSwitch}</p>
        <Limits loaded={loaded} states={states} looked={looked} onDecide={onDecide} />
      </div>
      {isOpen(mayBeSale) && (
        <YesNo
          id={`sale-${tool.id}`}
          legend={
            <Asked name={tool.name}>
              {mayBeSale === 'likely' ? tools.saleLikely : tools.salePossible}
            </Asked>
          }
          common={common}
          value={decided.sale}
          onChange={(sale) => onDecide({ sale })}
        />
      )}
      {isOpen(ads) && (
        <YesNo
          id={`ads-${tool.id}`}
          legend={
            <Asked name={tool.name}>{ads === 'likely' ? tools.adsLikely : tools.adsPossible}</Asked>
          }
          common={common}
          value={decided.ads}
          onChange={(said) => onDecide({ ads: said })}
        />
      )}
      <Contract loaded={loaded} looked={looked} />
      <Grounds loaded={loaded} looked={looked} />
    </li>
  );
}

/** The same question is asked about many tools, so the tool's name is part of it. */
const Asked = ({ name, children }: { name: string; children: string }) => (
  <>
    <span className="vh">{name}: </span>
    {children}
  </>
);

interface QuietProps {
  loaded: Loaded;
  states: readonly StateCode[];
  looked: readonly Looked[];
  onDecide: (id: string, part: ToolDecisions) => void;
}

function Quiet({ loaded, states, looked, onDecide }: QuietProps) {
  const { tools } = loaded.words;
  return (
    <details className="folded">
      <summary>{`${tools.nothingOpen} (${looked.length})`}</summary>
      <div className="stack">
        <p className="soft">{tools.nothingOpenHint}</p>
        <ul className="plain hairs told">
          {looked.map((each) => (
            <li className="stack-sm" key={each.tool.id}>
              <h2 className="h4">{each.tool.name}</h2>
              <p className="small soft">{tools.roles[each.reading.role]}</p>
              <p>{each.tool.why}</p>
              <p>
                <strong>{tools.toSwitch}: </strong>
                {each.tool.toSwitch}
              </p>
              <Limits
                loaded={loaded}
                states={states}
                looked={each}
                onDecide={(part) => onDecide(each.tool.id, part)}
              />
              <Contract loaded={loaded} looked={each} />
              <Grounds loaded={loaded} looked={each} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

export function LookStep({ loaded, states, looked, entries, onChange, onBack, onNext }: LookProps) {
  const { words, figures } = loaded;
  // A tool keeps its position while it is being decided.
  const asks = ({ tool }: Looked) => isOpen(tool.sale) || isOpen(tool.ads);
  const quiet = looked.filter((each) => !asks(each));
  const open = openToolQuestions(looked);
  const decide = (id: string, part: ToolDecisions) =>
    onChange({ decided: { ...entries.decided, [id]: { ...entries.decided[id], ...part } } });
  return (
    <Step
      common={words.common}
      title={words.tools.lookTitle}
      hint={words.tools.lookHint}
      onBack={onBack}
      next={words.common.next}
      onNext={onNext}
      beside={
        <span className="soft" role="status">
          {words.tools.openLeft(open, figures.count(open))}
        </span>
      }
    >
      <ul className="plain stack">
        {looked.filter(asks).map((each) => (
          <Tool
            key={each.tool.id}
            loaded={loaded}
            states={states}
            looked={each}
            onDecide={(part) => decide(each.tool.id, part)}
          />
        ))}
      </ul>
      {quiet.length > 0 && (
        <Quiet loaded={loaded} states={states} looked={quiet} onDecide={decide} />
      )}
    </Step>
  );
}
