import { useEffect, useMemo } from 'react';
import type { Assessment } from '#contract/results.ts';
import { indexFacts } from '#engine/facts/facts.ts';
import type { SmallAnswer } from '#engine/small-laws/shelf.ts';
import { sayIn } from '#web/parts/interview/wording/say.ts';
import { BUILT_IN } from '#web/words/language/built-in.ts';
import { SMALL_LAW_WORDS } from '#web/words/small-laws/words.ts';
import { useOwnAnswers } from './own-answers.ts';
import { SmallLawShelf } from './shelf.tsx';
import { loadSmallLaws, OWNERS_SMALL_LAWS, type SmallLawData, useSmallLaws } from './small-data.ts';

interface OwnShelfProps {
  businessId: string;
  assessment: Pick<Assessment, 'facts' | 'applicableStates' | 'otherStates' | 'asOf'>;
  /** Whether answers may be given. */
  mayTell: boolean;
}

function Shelf({ businessId, assessment, mayTell, data }: OwnShelfProps & { data: SmallLawData }) {
  const { answers: stored, tell } = useOwnAnswers(businessId);
  const { facts, asOf } = assessment;
  const named = useMemo(
    () => [...assessment.applicableStates, ...assessment.otherStates].map(({ stateId }) => stateId),
    [assessment],
  );
  // what was answered beats what the profile tells
  const answers = useMemo((): SmallAnswer[] => [...facts, ...(stored ?? [])], [facts, stored]);
  const say = useMemo(() => sayIn(BUILT_IN, indexFacts(data.facts)), [data]);
  if (stored === undefined) return null;
  return (
    <SmallLawShelf
      {...data}
      answers={answers}
      named={named}
      asOf={asOf}
      say={say}
      onTell={mayTell ? tell : undefined}
    />
  );
}

/** The laws without a size test for a business of an account, from its stored answers. */
export function OwnSmallLaws(props: OwnShelfProps) {
  useEffect(() => loadSmallLaws(OWNERS_SMALL_LAWS[BUILT_IN]), []);
  const data = useSmallLaws();
  const words = SMALL_LAW_WORDS[BUILT_IN];
  if (data === undefined) return <p role="status">{words.loading}</p>;
  if (data === 'failed') return <p role="alert">{words.failed}</p>;
  return <Shelf {...props} data={data} />;
}
