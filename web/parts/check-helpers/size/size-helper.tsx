import { useMemo } from 'react';
import { Citation } from '#web/parts/law/citation.tsx';
import { OneOf } from '#web/parts/check-helpers/steps/asks.tsx';
import type { HelperProps } from '#web/parts/check-helpers/loading/found.ts';
import { Step, WhenLoaded } from '#web/parts/check-helpers/steps/step.tsx';
import { type Loaded, useKept } from '#web/parts/check-helpers/loading/loaded.ts';
import { limitWords, NOTHING_ENTERED, type SizeEntries, type StepName } from './answer.ts';
import { FigureStep, ruleAddress } from './figure-step.tsx';
import { FindStep } from './find-step.tsx';
import { type LineOfWork, linesOfWork } from './lines-of-work.ts';
import { SizeResultStep } from './result-step.tsx';

interface StepProps {
  loaded: Loaded;
  line: LineOfWork;
  entries: SizeEntries;
  onChange: (part: Partial<SizeEntries>) => void;
  onBack: () => void;
  onNext: () => void;
}

/** The choice of a part, for a line of work whose parts have limits of their own. */
function PartStep({ loaded, line, entries, onChange, onBack, onNext }: StepProps) {
  const { words, figures } = loaded;
  const { common, size } = words;
  const parts = line.parts.map(({ title, plain, limit, note }, at) => ({
    value: String(at),
    label: plain ?? title,
    lang: plain === undefined ? ('en' as const) : undefined,
    hint: (
      <>
        {plain && <span lang="en">{title}. </span>}
        {size.upTo(limitWords(limit, size, figures))}
        {note && `. ${note}`}
      </>
    ),
  }));
  const main = line.limit && size.upTo(limitWords(line.limit, size, figures));
  return (
    <Step
      common={common}
      title={size.partTitle}
      hint={size.partHint}
      onBack={onBack}
      next={common.next}
      onNext={onNext}
      check={() => (entries.part === '' ? [{ field: 'size-part', message: size.choosePart }] : [])}
    >
      <OneOf
        id="size-part"
        legend={<span className="vh">{size.partTitle}</span>}
        choices={[
          { value: 'main', label: size.partMain, hint: main },
          ...parts,
          { value: 'unknown', label: common.unknown },
        ]}
        value={entries.part}
        onChange={(part) => onChange({ part })}
        look="choices"
      />
    </Step>
  );
}

/** Affiliates: firms that count as one with this one (13 CFR 121.103). */
function TiesStep({ loaded, entries, onChange, onBack, onNext }: StepProps) {
  const { common, size } = loaded.words;
  return (
    <Step
      common={common}
      title={size.tiesTitle}
      hint={
        <>
          {size.tiesHint} <Citation cite="13 CFR § 121.103" url={ruleAddress('121.103')} />
        </>
      }
      onBack={onBack}
      next={common.next}
      onNext={onNext}
      check={() => (entries.ties === '' ? [{ field: 'size-ties', message: size.chooseTies }] : [])}
    >
      <OneOf
        id="size-ties"
        legend={<span className="vh">{size.tiesTitle}</span>}
        choices={[
          { value: 'no', label: size.tiesNo },
          { value: 'yes', label: size.tiesYes },
          { value: 'unknown', label: common.unknown },
        ]}
        value={entries.ties === '' ? undefined : entries.ties}
        onChange={(ties) => onChange({ ties })}
        look="choices"
      />
    </Step>
  );
}

/** The steps for a line of work, in order. */
function stepsOf(line: LineOfWork | undefined, part: string): readonly StepName[] {
  if (!line) return ['find'];
  if (!line.limit) return ['find', 'result'];
  const measures = new Set(
    [line.limit, ...line.parts.map(({ limit }) => limit)].map(({ measure }) => measure),
  );
  // Without a measure there is no figure to ask for.
  const open = part === 'unknown' && measures.size > 1;
  return [
    'find',
    ...(line.parts.length > 0 ? ['part' as const] : []),
    ...(open ? [] : ['ties' as const, 'figure' as const]),
    'result',
  ];
}

function Steps({ loaded, onFound, onBack }: HelperProps & { loaded: Loaded }) {
  const lines = useMemo(() => linesOfWork(loaded.data, loaded.texts), [loaded]);
  const [entries, change] = useKept<SizeEntries>('size', NOTHING_ENTERED);
  const line = lines.find(({ naics }) => naics === entries.naics);
  const steps = stepsOf(line, entries.part);
  const at = Math.max(0, steps.indexOf(entries.step));
  const go = (by: number) => change({ step: steps[at + by] ?? 'find' });
  const shared = {
    loaded,
    entries,
    onChange: change,
    onNext: () => go(1),
    onBack: at === 0 ? onBack : () => go(-1),
  };
  const step = steps[at];
  if (!line || step === 'find') return <FindStep key="find" {...shared} lines={lines} />;
  if (step === 'part') return <PartStep key="part" {...shared} line={line} />;
  if (step === 'ties') return <TiesStep key="ties" {...shared} line={line} />;
  if (step === 'figure') return <FigureStep key="figure" {...shared} line={line} />;
  return (
    <SizeResultStep
      key="result"
      {...shared}
      line={line}
      onFound={onFound}
      onStep={(next) => change({ step: next })}
    />
  );
}

/** Finds out whether the firm is small under the federal size standards. */
export function SizeHelper(props: HelperProps) {
  return (
    <WhenLoaded language={props.language} onBack={props.onBack}>
      {(loaded) => <Steps {...props} loaded={loaded} />}
    </WhenLoaded>
  );
}
