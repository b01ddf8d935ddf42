import { useState } from 'react';
import type { HelperProps } from '#web/parts/check-helpers/loading/found.ts';
import { WhenLoaded } from '#web/parts/check-helpers/steps/step.tsx';
import { type Loaded, useKept } from '#web/parts/check-helpers/loading/loaded.ts';
import { ColumnsStep } from './columns-step.tsx';
import { countList, forgetCount, lookAt, stopCounting } from './counter.ts';
import { type CountEntries, NOTHING_COUNTED } from './entries.ts';
import { ListFault } from './list-fault.ts';
import { PickListStep } from './pick-step.tsx';
import { CountResultStep } from './result-step.tsx';

/** Reads lists through the worker and stores the results. */
function useLists(loaded: Loaded) {
  const [entries, change] = useKept<CountEntries>('count', NOTHING_COUNTED);
  const [reading, setReading] = useState(false);
  const [share, setShare] = useState<number>();
  const fail = (fault: unknown) => {
    const problem = fault instanceof ListFault ? fault.problem : ({ what: 'stopped' } as const);
    change({ step: 'pick', problem });
  };
  const look = async (file: File) => {
    setReading(true);
    change({ file, problem: undefined });
    try {
      const found = await lookAt(file);
      const { columns, kind } = found.reading;
      change({ step: 'columns', look: found, columns, list: kind });
    } catch (fault) {
      fail(fault);
    }
    setReading(false);
  };
  const count = async () => {
    const { file, columns, list, files } = entries;
    if (!file) return;
    setShare(0);
    try {
      const { rows, counted } = await countList({
        file,
        columns,
        list,
        year: loaded.year,
        onProgress: setShare,
      });
      // Only the counts are stored.
      change({
        step: 'result',
        counted,
        file: undefined,
        look: undefined,
        files: [...files, { id: files.length, name: file.name, rows }],
      });
    } catch (fault) {
      fail(fault);
    }
    setShare(undefined);
  };
  const forget = () => {
    forgetCount();
    change({
      ...NOTHING_COUNTED,
      counted: undefined,
      file: undefined,
      look: undefined,
      problem: undefined,
    });
  };
  const stop = () => {
    stopCounting();
    setShare(undefined);
    change({ step: 'pick', problem: undefined });
  };
  return { entries, change, reading, share, look, count, forget, stop };
}

function Steps({ loaded, states, onFound, onBack }: HelperProps & { loaded: Loaded }) {
  const { entries, change, reading, share, look, count, forget, stop } = useLists(loaded);
  const { step, counted } = entries;
  if (step === 'columns' && entries.look) {
    return (
      <ColumnsStep
        key="columns"
        loaded={loaded}
        entries={entries}
        look={entries.look}
        share={share}
        onChange={change}
        onBack={stop}
        onCount={() => void count()}
      />
    );
  }
  if (step === 'result' && counted) {
    return (
      <CountResultStep
        key="result"
        loaded={loaded}
        entries={entries}
        counted={counted}
        states={states}
        onFound={onFound}
        onChange={change}
        onBack={onBack}
        onAdd={() => change({ step: 'pick', problem: undefined })}
        onForget={forget}
      />
    );
  }
  return (
    <PickListStep
      key="pick"
      loaded={loaded}
      entries={entries}
      reading={reading}
      onFile={(file) => void look(file)}
      onBack={counted ? () => change({ step: 'result', problem: undefined }) : onBack}
    />
  );
}

/** Counts the people of each state in lists that never leave the browser. */
export function CountHelper(props: HelperProps) {
  return (
    <WhenLoaded language={props.language} onBack={props.onBack}>
      {(loaded) => <Steps {...props} loaded={loaded} />}
    </WhenLoaded>
  );
}
