import { Suspense, useEffect, useMemo, useState } from 'react';
import { STATES } from '#law/codes.ts';
import { contradictionAmong } from '#engine/facts/known.ts';
import { indexFacts } from '#engine/facts/facts.ts';
import { questionsLeft } from '#engine/interview/length.ts';
import { openSteps } from '#engine/interview/interview.ts';
import type { StepId } from '#engine/interview/steps.ts';
import { forgetTyped } from '#web/api/account/typed.ts';
import { keepInAddress, useAddressQuery } from '#web/parts/links/address.ts';
import styles from '#web/parts/assessment/helpers.css?url';
import { NoScript } from '#web/parts/shell/no-script.tsx';
import {
  EMPTY,
  type Sheet,
  withAnswers,
  withStates,
  writeSheet,
} from '#web/parts/interview/answers/sheet.ts';
import { Aid, preloadAids } from '#web/parts/interview/question/open-helper.tsx';
import { QuestionForm } from '#web/parts/interview/question/question.tsx';
import type { ReadStep } from '#web/parts/interview/controls/draft.ts';
import { NEXT, type Place, placeText } from '#web/parts/interview/answers/place.ts';
import { preloadResult, Result, Review } from './result/later.ts';
import { sayIn, type Say } from '#web/parts/interview/wording/say.ts';
import { useSheet, useToday } from './sheet.ts';
import { answeredSteps, askedAgain, type Law } from '#web/parts/interview/answers/steps.ts';
import type { CheckView } from '#web/parts/interview/law/view.ts';

/** What is typed and not answered yet is kept in this tab, for a reload or the other language. */
const TYPED = 'check ';
const ISO = /^\d{4}-\d{2}-\d{2}$/;

function useLaw(view: CheckView): Law {
  const asked = useAddressQuery().get('asOf');
  const today = useToday(view.drawn);
  // the tests of days in the past are not here: an old address shows the law of today
  const asOf =
    asked !== null && ISO.test(asked) && !Number.isNaN(Date.parse(asked)) && asked > today
      ? asked
      : today;
  return useMemo(
    () => ({ laws: view.laws, asOf, today, index: indexFacts(view.facts) }),
    [view, asOf, today],
  );
}

function Start({ say }: { say: Say }) {
  const { words } = say;
  return (
    <div className="head stack-sm">
      <h1>{words.title}</h1>
      <p className="lede">{words.lede}</p>
      <NoScript>
        {words.noScript}{' '}
        {STATES.map(({ slug, name }, at) => (
          <span key={slug} lang="en">
            {at > 0 && ', '}
            <a href={`/${slug}`}>{name}</a>
          </span>
        ))}
        .
      </NoScript>
    </div>
  );
}

/** The sheet after an answer; or what it contradicts. */
function taken(
  sheet: Sheet,
  read: Exclude<ReadStep, { troubles: unknown }>,
  law: Law,
  say: Say,
): Sheet | string {
  const moved = read.states ? withStates(sheet, read.states) : sheet;
  const next = withAnswers(moved, read.answers);
  const clash = contradictionAmong(next.answers, law.index)?.contradiction.facts;
  if (clash) return say.clash(clash, next.states);
  const told = { ...next, ...(read.total === undefined ? {} : { total: read.total }), at: NEXT };
  return isSoonTold(told, law) ? { ...told, at: { screen: 'result' } } : told;
}

/** So few answers need no page to look through them before the result, which leads back to each. */
const FEW = 3;

const isSoonTold = (sheet: Sheet, law: Law): boolean =>
  answeredSteps(sheet).length <= FEW &&
  (sheet.nowhere || openSteps(sheet, law.laws, law.asOf, law.index).length === 0);

function Screen({ view, law, say }: { view: CheckView; law: Law; say: Say }) {
  const [sheet, go] = useSheet(law.index);
  const [aided, setAided] = useState<StepId>();
  const steps = useMemo(
    () => (sheet.nowhere ? [] : openSteps(sheet, law.laws, law.asOf, law.index)),
    [sheet, law],
  );
  const left = useMemo(
    () => Math.max(1, sheet.nowhere ? 0 : questionsLeft(sheet, law.laws, law.asOf, law.index)),
    [sheet, law],
  );
  const { at } = sheet;
  const goTo = (place: Place) => go({ ...sheet, at: place });
  const edit = (id: StepId) => goTo({ screen: 'edit', step: id });

  if (at.screen === 'result') {
    return (
      <Suspense fallback={<p role="status">{say.words.aids.loading}</p>}>
        <Result
          sheet={sheet}
          law={law}
          say={say}
          smallLawFile={view.smallLawFile}
          registers={view.registers}
          dutyFile={view.dutyFile}
          onAsk={edit}
          onEdit={() => goTo({ screen: 'review' })}
          onRestart={() => {
            keepInAddress({ asOf: undefined });
            forgetTyped(TYPED);
            go(EMPTY);
          }}
          onDay={(day) => keepInAddress({ asOf: day === law.today ? undefined : day })}
          onTell={(given) => go(withAnswers(sheet, given))}
        />
      </Suspense>
    );
  }
  if (at.screen === 'aid') {
    return (
      <Aid
        name={at.aid}
        sheet={sheet}
        say={say}
        onBack={() => (aided ? edit(aided) : goTo(NEXT))}
        onFound={(answers) => {
          forgetTyped(TYPED);
          go({ ...withAnswers(sheet, answers, at.aid), at: NEXT });
        }}
      />
    );
  }
  const editing = at.screen === 'edit' ? askedAgain(at.step, sheet, law) : undefined;
  const step =
    editing && (editing.asked.length > 0 || editing.id === 'states' || editing.id === 'total')
      ? editing
      : steps[0];
  if (at.screen === 'review' || !step) {
    return (
      <Suspense fallback={<p role="status">{say.words.aids.loading}</p>}>
        <Review sheet={sheet} say={say} onChange={edit} onSee={() => goTo({ screen: 'result' })} />
      </Suspense>
    );
  }
  const before = answeredSteps(sheet);
  const place = before.indexOf(step.id);
  const previous = before.at(place === -1 ? -1 : place - 1);
  const first = step.id === 'states';
  return (
    <>
      {first && <Start say={say} />}
      <QuestionForm
        key={`${step.id} ${placeText(at)}`}
        step={step}
        sheet={sheet}
        left={first ? undefined : left}
        say={say}
        laws={law.laws}
        kept={{ name: TYPED + step.id, of: writeSheet({ ...sheet, at: NEXT }) }}
        onAnswered={(read) => {
          const next = taken(sheet, read, law, say);
          if (typeof next === 'string') return next;
          go(next);
          return undefined;
        }}
        onBack={previous && place !== 0 ? () => edit(previous) : undefined}
        onAid={(name) => {
          setAided(step.id);
          goTo({ screen: 'aid', aid: name });
        }}
      />
    </>
  );
}

/**
 * Which laws apply, answered in the browser: nothing is sent, and the answers stay behind the "#"
 * of the address.
 */
export default function CheckPage({ data }: { data?: unknown }) {
  const view = data as CheckView;
  const law = useLaw(view);
  const say = useMemo(() => sayIn(view.language, law.index), [view, law]);
  useEffect(
    () =>
      preloadAids(view.aidFiles, law.asOf, () => preloadResult(view.dutyFile, view.smallLawFile)),
    [view, law.asOf],
  );
  return (
    <div className="wrap asmt check">
      <link rel="stylesheet" href={styles} precedence="default" />
      <p className="check__lang noprint">
        <a
          href={say.words.other.path}
          hrefLang={say.words.language === 'es' ? 'en' : 'es'}
          lang={say.words.language === 'es' ? 'en' : 'es'}
          onClick={keepAnswers}
        >
          {say.words.other.label}
        </a>
      </p>
      <Screen view={view} law={law} say={say} />
    </div>
  );
}

/** The other language opens at the same question. */
function keepAnswers({ currentTarget: link }: { currentTarget: HTMLAnchorElement }): void {
  const { search, hash } = window.location;
  link.href = new URL(link.href).pathname + search + hash;
}
