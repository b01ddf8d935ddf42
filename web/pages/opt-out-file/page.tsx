import { useMemo, useRef, useState } from 'react';
import { HAR_PROBLEMS } from '#engine/site/record/har.ts';
import type { VisitSituation } from '#engine/site/record/visit.ts';
import helpers from '#web/parts/assessment/helpers.css?url';
import { NoScript } from '#web/parts/shell/no-script.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { FilePick } from '#web/ui/file-pick.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { OPT_OUT_FILE, SITUATION_CHOICES, TOO_LARGE } from '#web/words/site-test/opt-out-file.ts';
import { judgeFile, readySigns } from './judge-file.ts';
import { FileResult } from './result.tsx';
import type { FileView } from './view.ts';

const MOST_BYTES = 100 * 1024 * 1024;

/** The text of the chosen file, or why there is none. */
function useFile() {
  const [chosen, setChosen] = useState<{ name: string; text: string }>();
  const [problem, setProblem] = useState<string>();
  const [reading, setReading] = useState(false);
  const last = useRef<File>(undefined);
  const pick = async (file: File) => {
    last.current = file;
    setProblem(undefined);
    setChosen(undefined);
    if (file.size > MOST_BYTES) return setProblem(TOO_LARGE);
    setReading(true);
    const text = await file.text().catch(() => undefined);
    if (last.current !== file) return undefined;
    setReading(false);
    if (text === undefined) return setProblem(HAR_PROBLEMS['not json']);
    return setChosen({ name: file.name, text });
  };
  const drop = () => {
    last.current = undefined;
    setChosen(undefined);
    setProblem(undefined);
  };
  return { chosen, problem, reading, pick, drop };
}

function Reader({ view }: { view: FileView }) {
  const ready = useMemo(() => readySigns(view), [view]);
  const [situation, choose] = useState<VisitSituation>('gpc');
  const { chosen, problem, reading, pick, drop } = useFile();
  const judged = useMemo(
    () => (chosen === undefined ? undefined : judgeFile(chosen.text, situation, ready)),
    [chosen, situation, ready],
  );
  const wrong =
    problem ?? (judged && 'problem' in judged ? HAR_PROBLEMS[judged.problem] : undefined);
  return (
    <>
      <form className="stack harform" onSubmit={(event) => event.preventDefault()}>
        <RadioGroup
          id="situation"
          legend="What did you do before the page loaded?"
          choices={SITUATION_CHOICES}
          value={situation}
          onChange={choose}
        />
        <FilePick
          id="har-file"
          accept=".har,.json"
          label="Choose the HAR file"
          hint="Up to 100 MB. You can drop it here."
          fileName={chosen?.name}
          reading={reading}
          error={wrong}
          onFile={(file) => void pick(file)}
          onNoFile={drop}
        />
      </form>
      <div aria-live="polite">
        {judged && 'sentence' in judged && <FileResult judged={judged} />}
      </div>
    </>
  );
}

export default function OptOutFilePage({ data }: { data?: unknown }) {
  // the build puts the page's own data there
  const view = data as FileView;
  return (
    <div className="wrap section--tight stack-lg article">
      <link rel="stylesheet" href={helpers} precedence="default" />
      <PageTitle>{OPT_OUT_FILE.title}</PageTitle>
      <div className="head">
        <h1>{OPT_OUT_FILE.title}</h1>
        <p className="lede">{OPT_OUT_FILE.lede}</p>
      </div>
      <NoScript>This page needs script to read the file in your browser.</NoScript>
      <section className="stack-sm prose" aria-labelledby="how">
        <h2 id="how">How to save the file</h2>
        <ol>
          {OPT_OUT_FILE.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="small">{OPT_OUT_FILE.warning}</p>
      </section>
      <section className="stack prose" aria-labelledby="read">
        <h2 id="read">Read the file</h2>
        <Reader view={view} />
      </section>
      <p>
        <PageLink to="/opt-out-test">How the whole test works</PageLink>
      </p>
    </div>
  );
}
