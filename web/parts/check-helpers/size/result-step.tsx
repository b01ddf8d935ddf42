import { Citation } from '#web/parts/law/citation.tsx';
import { Note } from '#web/ui/note.tsx';
import type { HelperProps } from '#web/parts/check-helpers/loading/found.ts';
import { Step } from '#web/parts/check-helpers/steps/step.tsx';
import type { Loaded } from '#web/parts/check-helpers/loading/loaded.ts';
import {
  sizeAnswerOf,
  type Answered,
  howWords,
  limitWords,
  marginWords,
  nameOfLine,
  type SizeEntries,
  type StepName,
  whyOpen,
} from './answer.ts';
import { ruleAddress } from './figure-step.tsx';
import type { LineOfWork } from './lines-of-work.ts';

interface ResultProps extends Pick<HelperProps, 'onFound'> {
  loaded: Loaded;
  line: LineOfWork;
  entries: SizeEntries;
  onStep: (step: StepName) => void;
  onBack: () => void;
}

/** The compared values, each with a button to change it. */
function Compared({ loaded, line, onStep, answered }: ResultProps & { answered: Answered }) {
  const { words, figures } = loaded;
  const { size } = words;
  const { limits, figure } = answered;
  const shown = limits.map((limit) => limitWords(limit, size, figures));
  const measure = limits[0]?.measure;
  const own =
    figure === undefined || !measure
      ? words.common.unknown
      : size.amounts[measure](
          measure === 'employees' ? figures.average(figure) : figures.money(figure),
        );
  const rows: [label: string, value: string, step: StepName][] = [
    [size.yourLine, `${nameOfLine(line)} (${line.naics})`, 'find'],
    [
      size.yourLimit,
      shown.length > 0 ? figures.list([...new Set(shown)]) : size.noLimit,
      line.parts.length > 0 ? 'part' : 'find',
    ],
    ...(limits.length > 0 ? [[size.yourFigure, own, 'figure'] as [string, string, StepName]] : []),
  ];
  return (
    <ul className="plain hairs told">
      {rows.map(([label, value, step]) => (
        <li className="toldrow" key={label}>
          <span className="soft">{label}</span>
          <strong>{value}</strong>
          <span className="row">
            <button className="linkbtn" type="button" onClick={() => onStep(step)}>
              {size.change}
              <span className="vh">: {label}</span>
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Standing({ loaded }: { loaded: Loaded }) {
  const { words, figures, data } = loaded;
  const { asOf, pending } = data.sizes;
  return (
    <div className="stack-sm small soft">
      <p>
        {words.size.standing(figures.date(asOf))}{' '}
        {words.size.pending(
          figures.date(pending.date),
          figures.count(pending.standards),
          pending.cite,
        )}
      </p>
      <p className="cites">
        <span className="vh">{words.size.rules}</span>
        {['121.201', '121.103', '121.104', '121.106'].map((section) => (
          <Citation key={section} cite={`13 CFR § ${section}`} url={ruleAddress(section)} />
        ))}
      </p>
    </div>
  );
}

export function SizeResultStep(props: ResultProps) {
  const { loaded, line, entries, onFound, onBack } = props;
  const { words, figures } = loaded;
  const { common, size } = words;
  const answered = sizeAnswerOf(entries, line);
  const { answer } = answered;
  const margin = marginWords(answered, size, figures);
  const title = answer.small === null ? size.open : answer.small ? size.small : size.notSmall;
  const how = howWords(line, answered, size, figures);
  return (
    <Step
      common={common}
      title={title}
      marked
      onBack={onBack}
      next={size.use}
      onNext={() => onFound([{ fact: 'sbaSmallBusiness', state: null, value: answer.small, how }])}
    >
      {margin && <p className="figure">{margin}.</p>}
      {answer.small === null && <p>{whyOpen(answer, size)}</p>}
      {answer.near && answer.small !== null && (
        <Note tone="ask" icon="alert">
          {size.near}
        </Note>
      )}
      <Compared {...props} answered={answered} />
      <Standing loaded={loaded} />
    </Step>
  );
}
