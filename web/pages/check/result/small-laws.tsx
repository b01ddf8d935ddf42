import { useEffect } from 'react';
import type { Answer } from '#engine/facts/known.ts';
import {
  loadSmallLaws,
  type SmallLawData,
  useSmallLaws,
} from '#web/parts/small-laws/small-data.ts';
import { SmallLawShelf, useSmallShelf } from '#web/parts/small-laws/shelf.tsx';
import { SMALL_LAW_WORDS } from '#web/words/small-laws/words.ts';
import type { Sheet } from '#web/parts/interview/answers/sheet.ts';
import type { Say } from '#web/parts/interview/wording/say.ts';
import type { Law } from '#web/parts/interview/answers/steps.ts';

interface SmallLawsProps {
  sheet: Sheet;
  law: Law;
  say: Say;
  smallLawFile: string;
  onTell: (answers: Answer[]) => void;
}

const inputOf = ({ sheet, law }: SmallLawsProps, data: SmallLawData) => ({
  ...data,
  answers: sheet.answers,
  named: sheet.states,
  asOf: law.asOf,
});

function Counted({ data, ...props }: SmallLawsProps & { data: SmallLawData }) {
  const { bound, open } = useSmallShelf(inputOf(props, data));
  const text = SMALL_LAW_WORDS[props.say.words.language].head(bound.length, open.length);
  return text === '' ? null : <> {text}</>;
}

/** In the sentence at the head of the result: how many of them bind, so that no “none” misleads. */
export function SmallLawsHead(props: SmallLawsProps) {
  const data = useSmallLaws();
  return data === undefined || data === 'failed' ? null : <Counted {...props} data={data} />;
}

/** The laws without a size test, after the verdicts. */
export function SmallLaws(props: SmallLawsProps) {
  const { smallLawFile, say, onTell } = props;
  useEffect(() => loadSmallLaws(smallLawFile), [smallLawFile]);
  const data = useSmallLaws();
  const words = SMALL_LAW_WORDS[say.words.language];
  return (
    <section aria-labelledby="small-laws" className="stack">
      <h2 id="small-laws">{words.title}</h2>
      {data === undefined && <p role="status">{words.loading}</p>}
      {data === 'failed' && <p role="alert">{words.failed}</p>}
      {data !== undefined && data !== 'failed' && (
        <SmallLawShelf
          {...inputOf(props, data)}
          say={say}
          onTell={(given) => onTell(given as Answer[])}
        />
      )}
    </section>
  );
}
