import type { ToolFinding } from '#engine/facts/tools-in-use.ts';
import type { FactKey } from '#law/schema.ts';
import { Note } from '#web/ui/note.tsx';
import { YesNo } from '#web/parts/check-helpers/steps/asks.tsx';
import type { HelperProps } from '#web/parts/check-helpers/loading/found.ts';
import { Step, WhenLoaded } from '#web/parts/check-helpers/steps/step.tsx';
import { type Loaded, useKept } from '#web/parts/check-helpers/loading/loaded.ts';
import {
  becauseWords,
  findingsOf,
  type Looked,
  lookedAt,
  NOTHING_TICKED,
  type ToolEntries,
} from './in-use.ts';
import { LookStep } from './look-step.tsx';
import { PickToolsStep } from './pick-step.tsx';

interface StepProps {
  loaded: Loaded;
  looked: readonly Looked[];
  entries: ToolEntries;
  onChange: (part: Partial<ToolEntries>) => void;
  onBack: () => void;
  onNext: () => void;
}

const QUESTIONS = ['complete', 'otherSale', 'otherAds', 'outsiders'] as const;

/** Questions that no list can answer. */
function RestStep({ loaded, looked, entries, onChange, onBack, onNext }: StepProps) {
  const { common, tools } = loaded.words;
  const handled = looked.some(({ reading }) => reading.role === 'processor');
  const asked = QUESTIONS.filter((key) => key !== 'outsiders' || !handled);
  return (
    <Step
      common={common}
      title={tools.restTitle}
      onBack={onBack}
      next={common.next}
      onNext={onNext}
    >
      {asked.map((key) => (
        <YesNo
          key={key}
          id={`tools-${key}`}
          legend={tools[key]}
          hint={key === 'outsiders' && tools.outsidersHint}
          common={common}
          value={entries.besides[key]}
          onChange={(said) => onChange({ besides: { ...entries.besides, [key]: said } })}
        />
      ))}
    </Step>
  );
}

function ResultStep({
  loaded,
  looked,
  entries,
  onBack,
  onFound,
}: StepProps & Pick<HelperProps, 'onFound'>) {
  const { words, figures, texts } = loaded;
  const { common, tools } = words;
  const findings = findingsOf(looked, entries);
  const rows: [FactKey, string, ToolFinding][] = [
    ['sellsPersonalData', tools.sells, findings.sellsPersonalData],
    ['targetedAdvertising', tools.follows, findings.targetedAdvertising],
    ['usesProcessors', tools.handles, findings.usesProcessors],
  ];
  const because = (fact: FactKey, finding: ToolFinding) =>
    fact === 'usesProcessors' && finding.reason === 'nothing'
      ? tools.noOutsiders
      : becauseWords(finding, texts.tools, tools, figures);
  const valueWords = (value: boolean | null) =>
    value === null ? common.cannotTell : value ? common.yes : common.no;
  return (
    <Step
      common={common}
      title={tools.resultTitle}
      onBack={onBack}
      next={tools.use}
      onNext={() =>
        onFound(
          rows.map(([fact, , finding]) => ({
            fact,
            state: null,
            value: finding.value,
            how: tools.how(because(fact, finding)),
          })),
        )
      }
    >
      <dl className="facts facts--one">
        {rows.map(([fact, label, finding]) => (
          <div key={fact}>
            <dt>{label}</dt>
            <dd className="figure">{valueWords(finding.value)}</dd>
            <dd>{because(fact, finding)}</dd>
          </div>
        ))}
      </dl>
      <Note>
        <p>{tools.reminder}</p>
      </Note>
    </Step>
  );
}

const STEPS = ['pick', 'look', 'rest', 'result'] as const;

function Steps({ loaded, states, seen, onFound, onBack }: HelperProps & { loaded: Loaded }) {
  const [entries, change] = useKept<ToolEntries>('tools', NOTHING_TICKED);
  const looked = lookedAt(loaded.texts.tools, entries);
  const steps = STEPS.filter((step) => step !== 'look' || looked.length > 0);
  const at = Math.max(0, steps.indexOf(entries.step));
  const go = (by: number) => change({ step: steps[at + by] ?? 'pick' });
  const shared = {
    loaded,
    looked,
    entries,
    onChange: change,
    onNext: () => go(1),
    onBack: at === 0 ? onBack : () => go(-1),
  };
  const step = steps[at];
  if (step === 'look') return <LookStep key="look" {...shared} states={states} />;
  if (step === 'rest') return <RestStep key="rest" {...shared} />;
  if (step === 'result') return <ResultStep key="result" {...shared} onFound={onFound} />;
  return <PickToolsStep key="pick" {...shared} seen={seen} />;
}

/** Finds out from the tools in use whether data is sold, and whether ads follow people. */
export function ToolsHelper(props: HelperProps) {
  return (
    <WhenLoaded language={props.language} onBack={props.onBack}>
      {(loaded) => <Steps {...props} loaded={loaded} />}
    </WhenLoaded>
  );
}
