import { useEffect, useMemo, useRef, useState } from 'react';
import type { NoticeResult, NoticeText } from '#engine/notice/notice.ts';
import helpers from '#web/parts/assessment/helpers.css?url';
import { NoScript } from '#web/parts/shell/no-script.tsx';
import { useFragment } from '#web/parts/links/fragment.ts';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import type { Trouble } from '#web/ui/checked-form.ts';
import { today } from '#web/words/time/clock.ts';
import {
  FILE_PROBLEMS,
  FORM_PROBLEMS,
  HOW_OFTEN_WRONG,
  LOOKED_AT,
  NOTICE_CHECKER,
} from '#web/words/notice-checker.ts';
import { checkInWorker, startChecker } from './check/checker.ts';
import { type Choices, factsChosen, NOTHING, readChoices } from './choices.ts';
import { NoticeForm } from './form.tsx';
import { browserTrees } from './read/dom-markup.ts';
import {
  type FileRead,
  isTooShort,
  MOST_BYTES,
  readNotice,
  readPasted,
} from './read/notice-file.ts';
import { Result } from './result/result.tsx';
import styles from './notice-checker.css?url';
import type { NoticeView } from './view.ts';

/** The choices from /check, until the owner changes them here. */
function useChoices(): [Choices, (choices: Choices) => void] {
  const fragment = useFragment();
  const given = useMemo(() => (fragment === '' ? NOTHING : readChoices(fragment)), [fragment]);
  const [own, setOwn] = useState<{ of: Choices; choices: Choices }>();
  return [own?.of === given ? own.choices : given, (choices) => setOwn({ of: given, choices })];
}

interface Chosen {
  readonly name: string;
  readonly text: NoticeText;
}

/** Limit in bytes; a larger file is not opened. */
const readFile = async (file: File): Promise<FileRead> =>
  file.size > MOST_BYTES
    ? { problem: 'too large' }
    : readNotice(file.name, new Uint8Array(await file.arrayBuffer()), browserTrees);

/** The chosen file's text, or why it cannot be read. */
function useFile() {
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  const [reading, setReading] = useState(false);
  const last = useRef<File>(undefined);
  const pick = async (file: File) => {
    last.current = file;
    setReading(true);
    setProblem(undefined);
    const read = await readFile(file).catch(() => ({ problem: 'broken' as const }));
    if (last.current !== file) return;
    setReading(false);
    setChosen('text' in read ? { name: file.name, text: read.text } : undefined);
    if ('problem' in read) setProblem(`${file.name}: ${FILE_PROBLEMS[read.problem]}`);
  };
  const drop = () => {
    last.current = undefined;
    setChosen(undefined);
    setProblem(undefined);
  };
  return { chosen, problem, reading, pick, drop };
}

function troublesOf(pasted: string, chosen: Chosen | undefined, { states }: Choices): Trouble[] {
  const at = 'notice-text';
  const troubles: Trouble[] = [];
  if (!chosen && pasted.trim() === '') troubles.push({ field: at, message: FORM_PROBLEMS.none });
  else if (!chosen && pasted.length > MOST_BYTES)
    troubles.push({ field: at, message: FORM_PROBLEMS.long });
  else if (!chosen && isTooShort(readPasted(pasted, browserTrees)))
    troubles.push({ field: at, message: FORM_PROBLEMS.short });
  if (states.length === 0) troubles.push({ field: 'notice-states', message: FORM_PROBLEMS.states });
  return troubles;
}

function LookedAt() {
  return (
    <section className="stack-sm" aria-labelledby="looked-at">
      <h2 id="looked-at">What we look at</h2>
      <ul>
        {LOOKED_AT.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h2>{HOW_OFTEN_WRONG.title}</h2>
      <p>{HOW_OFTEN_WRONG.text}</p>
    </section>
  );
}

interface Checked {
  readonly result: NoticeResult;
  readonly states: Choices['states'];
  readonly asOf: string;
}

/** Checks a notice in the browser: nothing is sent, and the address contains nothing of it. */
export default function NoticeCheckerPage({ data }: { data?: unknown }) {
  const view = data as NoticeView;
  const [choices, setChoices] = useChoices();
  const [pasted, setPasted] = useState('');
  const file = useFile();
  const [attempt, setAttempt] = useState(0);
  const [troubles, setTroubles] = useState<readonly Trouble[]>([]);
  const [checked, setChecked] = useState<Checked>();
  const [checking, setChecking] = useState(false);
  const asked = useRef(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (checked) heading.current?.focus();
  }, [checked]);
  useEffect(() => {
    // after the page is drawn and listens
    const later = setTimeout(startChecker, 0);
    return () => clearTimeout(later);
  }, []);
  const mended = (field: string) => setTroubles(troubles.filter((each) => each.field !== field));
  const check = async () => {
    const found = troublesOf(pasted, file.chosen, choices);
    setTroubles(found);
    setAttempt(attempt + 1);
    asked.current += 1;
    const turn = asked.current;
    if (found.length > 0) return setChecked(undefined);
    // an error about another file does not concern the text that is checked
    if (file.problem !== undefined) file.drop();
    const asOf = today();
    const { states } = choices;
    const { elements, laws } = view;
    const text = file.chosen?.text ?? readPasted(pasted, browserTrees);
    const question = { states, facts: factsChosen(choices), asOf, elements, laws };
    setChecking(true);
    const result = await checkInWorker(view.signs, text, question);
    // what was asked meanwhile counts instead
    if (asked.current !== turn) return;
    setChecking(false);
    if (!result) setTroubles([{ field: 'notice-text', message: FORM_PROBLEMS.slow }]);
    setChecked(result && { result, states, asOf });
  };
  const all =
    file.problem === undefined
      ? troubles
      : [...troubles, { field: 'notice-file', message: file.problem }];
  return (
    <>
      <link rel="stylesheet" href={helpers} precedence="default" />
      <link rel="stylesheet" href={styles} precedence="default" />
      <PageTitle failed={all.length > 0}>{NOTICE_CHECKER.title}</PageTitle>
      <div className="wrap head">
        <h1>{NOTICE_CHECKER.title}</h1>
        <p className="lede noprint">{NOTICE_CHECKER.lede}</p>
        <NoScript>
          {NOTICE_CHECKER.noScript} <a href="/templates?show=privacy-policy">Open the template</a>.
        </NoScript>
      </div>
      <div className="wrap asmt stack-lg noticecheck">
        <NoticeForm
          pasted={pasted}
          fileName={file.chosen?.name}
          reading={file.reading}
          choices={choices}
          troubles={all}
          attempt={attempt + (file.problem === undefined ? 0 : 0.5)}
          onPasted={(text) => {
            setPasted(text);
            mended('notice-text');
          }}
          onFile={(chosen) => {
            asked.current += 1;
            setChecking(false);
            setTroubles([]);
            setChecked(undefined);
            void file.pick(chosen);
          }}
          onNoFile={file.drop}
          onChoices={(next) => {
            setChoices(next);
            mended('notice-states');
          }}
          checking={checking}
          onCheck={() => void check()}
        />
        {!checked && <LookedAt />}
        {checked && <Result {...checked} view={view} heading={heading} />}
      </div>
    </>
  );
}
