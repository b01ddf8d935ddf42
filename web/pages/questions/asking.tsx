import { useEffect, useMemo, useState } from 'react';
import type { Answers } from '#contract/answers.ts';
import type { Business } from '#contract/businesses.ts';
import { indexFacts } from '#engine/facts/facts.ts';
import { type Answer, contradictionAmong } from '#engine/facts/known.ts';
import { openSteps } from '#engine/interview/interview.ts';
import { questionsLeft } from '#engine/interview/length.ts';
import type { StepId } from '#engine/interview/steps.ts';
import { useSiteTests } from '#web/api/site-tests.ts';
import { forgetTyped, storedTyped, storeTyped } from '#web/api/account/typed.ts';
import { type Sheet, withAnswers } from '#web/parts/interview/answers/sheet.ts';
import { Aid, preloadAids } from '#web/parts/interview/question/open-helper.tsx';
import type { ReadStep } from '#web/parts/interview/controls/draft.ts';
import { QuestionForm } from '#web/parts/interview/question/question.tsx';
import { NEXT } from '#web/parts/interview/answers/place.ts';
import { Review } from '#web/parts/interview/review/review.tsx';
import { sayIn } from '#web/parts/interview/wording/say.ts';
import { askedAgain } from '#web/parts/interview/answers/steps.ts';
import { toast } from '#web/ui/toast-store.ts';
import { today } from '#web/words/time/clock.ts';
import { goTo, usePlace } from './place-in-address.ts';
import { useSaving } from './saving.ts';
import { sheetOf, toStore } from './told.ts';
import type { QuestionsView } from './view.ts';

interface AskingProps {
  view: QuestionsView;
  business: Business;
  stored: Answers;
}

const edit = (step: StepId) => goTo({ screen: 'edit', step });

/**
 * The steps that were answered in this tab, in their order: for the Back button, also after a
 * reload.
 */
function useTrail(name: string) {
  const [trail, setTrail] = useState(() => (storedTyped(name) as StepId[] | undefined) ?? []);
  const add = (id: StepId) => {
    const next = trail.includes(id) ? trail : [...trail, id];
    setTrail(next);
    storeTyped(name, next);
  };
  return { trail, add };
}

/** What the new answers contradict, in words. */
function clashIn(sheet: Sheet, read: ReadAnswer, say: ReturnType<typeof sayIn>, law: LawOf) {
  const own = withAnswers(
    { ...sheet, answers: sheet.answers.filter((one) => !isProfile(sheet, one)) },
    read.answers,
  );
  const clash = contradictionAmong(own.answers, law.index)?.contradiction.facts;
  return clash && say.clash(clash, sheet.states);
}

type ReadAnswer = Exclude<ReadStep, { troubles: unknown }>;
type LawOf = ReturnType<typeof useLaw>;
const isProfile = ({ inferred }: Sheet, { fact, state }: Sheet['answers'][number]) =>
  inferred[state === null ? fact : `${fact}.${state}`] === 'profile';

const useLaw = (view: QuestionsView) =>
  useMemo(
    () => ({ laws: view.laws, asOf: today(), today: today(), index: indexFacts(view.facts) }),
    [view],
  );

/** One question a page; each answer is stored when it is given. */
export function Asking({ view, business, stored }: AskingProps) {
  const law = useLaw(view);
  const say = useMemo(() => sayIn(view.language, law.index), [law, view]);
  useEffect(() => preloadAids(view.aidFiles, law.asOf), [view, law.asOf]);
  const at = usePlace();
  const sheet = useMemo(
    () => sheetOf(business, stored.answers, view, law, at),
    [business, stored, view, law, at],
  );
  const store = useSaving(business.id, stored, say);
  const typed = `questions ${business.id} `;
  const seen = useSiteTests(business.id).data?.tools.filter(({ dismissed }) => !dismissed);
  const { trail, add } = useTrail(`${typed}trail`);
  const [aided, setAided] = useState<StepId>();
  const steps = useMemo(() => openSteps(sheet, law.laws, law.asOf, law.index), [sheet, law]);
  const left = useMemo(
    () => Math.max(1, questionsLeft(sheet, law.laws, law.asOf, law.index)),
    [sheet, law],
  );

  const takeFound = async (found: readonly Answer[]) => {
    const fault = await store(toStore({ answers: found }, sheet));
    if (fault !== undefined) return toast({ title: 'Not saved', text: fault }, 'destructive');
    forgetTyped(typed);
    goTo(NEXT);
    return undefined;
  };
  if (at.screen === 'aid') {
    return (
      <Aid
        name={at.aid}
        sheet={sheet}
        say={say}
        seen={seen}
        onBack={() => (aided ? edit(aided) : goTo(NEXT))}
        onFound={(found) => void takeFound(found)}
      />
    );
  }
  const again = at.screen === 'edit' ? askedAgain(at.step, sheet, law) : undefined;
  const step =
    again && (again.asked.length > 0 || again.id === 'total') && again.id !== 'states'
      ? again
      : steps[0];
  if (at.screen === 'review' || !step) {
    return (
      <Review
        sheet={sheet}
        say={say}
        byState
        onChange={(id) =>
          id === 'states' ? window.location.assign(`/dashboard?configure=${business.id}`) : edit(id)
        }
        onSee={() => window.location.assign(`/assessment?business=${business.id}`)}
      />
    );
  }
  const place = trail.indexOf(step.id);
  const previous = trail.at(place === -1 ? -1 : place - 1);
  const take = async (read: ReadAnswer) => {
    const clash = clashIn(sheet, read, say, law);
    if (clash !== undefined) return clash;
    // If it is refused, the same question stays, whatever was stored elsewhere.
    if (at.screen === 'next') goTo({ screen: 'edit', step: step.id }, 'in place');
    const fault = await store(toStore(read, sheet));
    if (fault !== undefined) return fault;
    add(step.id);
    goTo(NEXT);
    return undefined;
  };
  return (
    <QuestionForm
      key={step.id}
      step={step}
      sheet={sheet}
      left={left}
      say={say}
      laws={law.laws}
      kept={{ name: typed + step.id, of: '' }}
      seen={seen}
      onAnswered={take}
      onBack={previous && place !== 0 ? () => edit(previous) : undefined}
      onAid={(name) => {
        setAided(step.id);
        goTo({ screen: 'aid', aid: name });
      }}
    />
  );
}
