import { lazy, Suspense, useRef, useState } from 'react';
import { STATES } from '#law/codes.ts';
import helpers from '#web/parts/assessment/helpers.css?url';
import { longDate } from '#text/english.ts';
import { readTestResult, type TestResult } from '#stop-kit/maker/test-result.ts';
import { Tile } from '#web/parts/law/tile.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { NoScript } from '#web/parts/shell/no-script.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { ChoiceGroup, Field } from '#web/ui/field.tsx';
import { FilePick } from '#web/ui/file-pick.tsx';
import { KIT_FILE_TOO_LARGE, OPT_OUT_KIT } from '#web/words/site-test/opt-out-kit.ts';
import { type KitChoices, NO_CHOICES, useKit } from './make-kit.ts';
import styles from '#web/parts/stop-kit/stop-kit.css?url';
import { ToolsForm } from './tools-form.tsx';
import type { OptOutKitView } from './view.ts';

// shown once something is chosen, so it is fetched after the page
const MadeKit = lazy(() =>
  import('./made-kit.tsx').then(({ MadeKit: loaded }) => ({ default: loaded })),
);

const MOST_BYTES = 20 * 1024 * 1024;
const { tools: TOOLS, states: STATE_WORDS, builder: BUILDER, result: RESULT } = OPT_OUT_KIT;

interface PartProps {
  readonly choices: KitChoices;
  readonly onChange: (part: Partial<KitChoices>) => void;
}

/** The result of a test as a file. */
function ResultFile({ onResult }: { onResult: (result: TestResult | undefined) => void }) {
  const [name, setName] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [reading, setReading] = useState(false);
  const last = useRef<File>(undefined);
  const read = async (file: File): Promise<ReturnType<typeof readTestResult>> =>
    file.size > MOST_BYTES ? { problem: KIT_FILE_TOO_LARGE } : readTestResult(await file.text());
  const pick = async (file: File) => {
    last.current = file;
    setReading(true);
    const answer = await read(file);
    if (last.current !== file) return;
    setReading(false);
    setProblem('problem' in answer ? answer.problem : undefined);
    setName('problem' in answer ? undefined : file.name);
    onResult('problem' in answer ? undefined : answer.result);
  };
  const drop = () => {
    last.current = undefined;
    setName(undefined);
    setProblem(undefined);
    onResult(undefined);
  };
  return (
    <FilePick
      id="kit-file"
      accept=".json"
      label={TOOLS.file}
      hint={TOOLS.fileHint}
      fileName={name}
      reading={reading}
      error={problem}
      onFile={(file) => void pick(file)}
      onNoFile={drop}
    />
  );
}

function StatesOfOwner({ choices: { states }, onChange }: PartProps) {
  const toggle = (code: string, on: boolean) =>
    onChange({ states: on ? [...states, code] : states.filter((each) => each !== code) });
  return (
    <ChoiceGroup
      id="kit-states"
      legend={<h2 className="h4">{STATE_WORDS.heading}</h2>}
      hint={STATE_WORDS.hint}
      error={undefined}
    >
      <div className="picks picks--3 statepicks">
        {STATES.map(({ code, name }) => (
          <label className="pick" key={code}>
            <input
              type="checkbox"
              checked={states.includes(code)}
              onChange={(event) => toggle(code, event.currentTarget.checked)}
            />
            <span className="row pickstate">
              <Tile code={code} fill={states.includes(code) ? 'full' : 'out'} small />
              <span>{name}</span>
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

function BuilderOfSite({ view, choices, onChange }: PartProps & { view: OptOutKitView }) {
  return (
    <Field
      id="kit-builder"
      label={<strong>{BUILDER.label}</strong>}
      hint={`Steps as of ${longDate(view.checked)}.`}
    >
      {(control) => (
        <select
          {...control}
          className="input pickbiz"
          value={choices.builder}
          onChange={(event) => onChange({ builder: event.currentTarget.value })}
        >
          <option value="">{BUILDER.none}</option>
          {view.builders.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Maker({ view }: { view: OptOutKitView }) {
  const [choices, setChoices] = useState(NO_CHOICES);
  const onChange = (part: Partial<KitChoices>) => setChoices({ ...choices, ...part });
  const kit = useKit(choices, view);
  return (
    <>
      <form
        className="stack-lg scripted noprint kitform"
        onSubmit={(event) => event.preventDefault()}
      >
        <section className="stack" aria-labelledby="kit-tools">
          <h2 className="h4" id="kit-tools">
            {TOOLS.heading}
          </h2>
          <p>{TOOLS.from}</p>
          <ResultFile onResult={(result) => onChange({ result })} />
          <ToolsForm
            view={view}
            ticked={choices.ticked}
            onTicked={(ticked) => onChange({ ticked })}
          />
        </section>
        <StatesOfOwner choices={choices} onChange={onChange} />
        <BuilderOfSite view={view} choices={choices} onChange={onChange} />
      </form>
      <section className="stack scripted" aria-labelledby="kit">
        <h2 id="kit">{RESULT.heading}</h2>
        {kit ? (
          <Suspense fallback={<p>{RESULT.empty}</p>}>
            <MadeKit kit={kit} view={view} builder={choices.builder} />
          </Suspense>
        ) : (
          <p>{RESULT.empty}</p>
        )}
      </section>
    </>
  );
}

export default function OptOutKitPage({ data }: { data?: unknown }) {
  // the build puts the page's own data there
  const view = data as OptOutKitView;
  return (
    <div className="wrap section--tight stack-lg article">
      <link rel="stylesheet" href={helpers} precedence="default" />
      <link rel="stylesheet" href={styles} precedence="default" />
      <PageTitle>{OPT_OUT_KIT.title}</PageTitle>
      <div className="head">
        <h1>{OPT_OUT_KIT.title}</h1>
        <p className="lede">{OPT_OUT_KIT.lede}</p>
        <p className="small soft">{OPT_OUT_KIT.local}</p>
      </div>
      <NoScript>This page needs script to make the kit in your browser.</NoScript>
      <Maker view={view} />
      <p>
        <PageLink to="/opt-out-test">How to test your site</PageLink>
      </p>
    </div>
  );
}
