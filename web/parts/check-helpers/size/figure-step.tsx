import { Citation } from '#web/parts/law/citation.tsx';
import type { Trouble } from '#web/ui/checked-form.ts';
import { NumberField, OneOf } from '#web/parts/check-helpers/steps/asks.tsx';
import { typedNumber } from '#web/parts/check-helpers/loading/figures.ts';
import { Step } from '#web/parts/check-helpers/steps/step.tsx';
import type { Loaded } from '#web/parts/check-helpers/loading/loaded.ts';
import { figureOf, limitsOf, type SizeEntries, type SizeAnswerWay } from './answer.ts';
import type { LineOfWork } from './lines-of-work.ts';

/** The sections of the size regulation, on the official page. */
export const ruleAddress = (section: string) =>
  `https://www.ecfr.gov/current/title-13/section-${section}`;
const WAYS: readonly SizeAnswerWay[] = ['average', 'total', 'young'];

interface FigureProps {
  loaded: Loaded;
  line: LineOfWork;
  entries: SizeEntries;
  onChange: (part: Partial<SizeEntries>) => void;
  onBack: () => void;
  onNext: () => void;
}

type AskProps = Pick<FigureProps, 'loaded' | 'entries' | 'onChange'>;

function useAmount({ entries, onChange }: AskProps) {
  return (name: keyof SizeEntries['amounts']) => ({
    value: entries.amounts[name],
    onChange: (typed: string) =>
      onChange({ amounts: { ...entries.amounts, [name]: typed }, figureUnknown: false }),
  });
}

/** Receipts: an average, a sum, or a young firm's total so far (13 CFR 121.104(c)). */
function Receipts(props: AskProps) {
  const { loaded, entries, onChange } = props;
  const { size } = loaded.words;
  const amount = useAmount(props);
  const labels = { average: size.average, total: size.total, young: size.soFar };
  return (
    <>
      <OneOf
        id="size-way"
        legend={size.way}
        choices={WAYS.map((way) => ({ value: way, label: size.ways[way] }))}
        value={entries.way}
        onChange={(way) => onChange({ way })}
      />
      <NumberField id="size-figure" label={labels[entries.way]} money {...amount(entries.way)} />
      {entries.way === 'young' && (
        <NumberField
          id="size-weeks"
          label={size.weeks}
          hint={size.weeksHint}
          {...amount('weeks')}
        />
      )}
    </>
  );
}

const SECTIONS = { receipts: '121.104', employees: '121.106', assets: '121.201' };

export function FigureStep(props: FigureProps) {
  const { loaded, line, entries, onChange, onBack, onNext } = props;
  const { common, size } = loaded.words;
  const amount = useAmount(props);
  const limits = limitsOf(line, entries.part);
  const measure = limits[0]?.measure ?? 'receipts';
  const section = SECTIONS[measure];
  const check = (): Trouble[] => {
    if (figureOf({ ...entries, figureUnknown: false }, limits) !== undefined) return [];
    const weeksOnly =
      measure === 'receipts' &&
      entries.way === 'young' &&
      typedNumber(entries.amounts.young) !== undefined;
    return weeksOnly
      ? [{ field: 'size-weeks', message: size.needWeeks }]
      : [{ field: 'size-figure', message: size.needFigure }];
  };
  const unknown = () => {
    onChange({ figureUnknown: true });
    onNext();
  };
  return (
    <Step
      common={common}
      title={size[`${measure}Title`]}
      hint={
        <>
          {size[`${measure}Hint`]} {entries.ties === 'yes' && <strong>{size.withTies} </strong>}
          <Citation cite={`13 CFR § ${section}`} url={ruleAddress(section)} />
        </>
      }
      onBack={onBack}
      check={check}
      onNext={() => {
        onChange({ figureUnknown: false });
        onNext();
      }}
      next={size.show}
      beside={
        <button className="btn btn--lg btn--quiet" type="button" onClick={unknown}>
          {size.unknownFigure}
        </button>
      }
    >
      {line.note && <p className="small soft">{line.note}</p>}
      {measure === 'receipts' ? (
        <Receipts {...props} />
      ) : (
        <NumberField
          id="size-figure"
          label={size[measure]}
          money={measure === 'assets'}
          {...amount('count')}
        />
      )}
    </Step>
  );
}
