import { Locked, useMay } from '#web/parts/owner-page/may.tsx';
import type { Assessment } from '#contract/assessments.ts';
import type { useSaveAssessment } from '#web/api/assessments.ts';
import { ClientPart } from './client-part.tsx';
import { OwnSmallLaws } from '#web/parts/small-laws/own-shelf.tsx';
import { useArrival } from '#web/parts/shell/arrival.ts';
import { missingWords } from '#engine/assessment/stand-english.ts';
import { plural } from '#text/figures.ts';
import { shortDate } from '#web/words/figures.ts';
import { clockZone } from '#web/words/time/clock-zone.ts';
import { dayIn } from '#calendar/time-zone.ts';
import { BUILT_IN } from '#web/words/language/built-in.ts';
import { SMALL_LAW_WORDS } from '#web/words/small-laws/words.ts';
import type { AnswerDrafts } from './answers/drafts.ts';
import { GivenAnswers } from './answers/given-answers.tsx';
import { YourAnswers } from './answers/your-answers.tsx';
import { Fold } from '#web/parts/assessment/fold.tsx';
import { Recommendations } from './recommendations.tsx';
import { Keepsakes } from './record.tsx';
import { Upgrade } from './upgrade.tsx';

interface AfterStatesProps {
  businessId: string;
  assessment: Assessment;
  drafts: AnswerDrafts;
  save: ReturnType<typeof useSaveAssessment>;
}

/**
 * What an owner opens when needed: answers, grounds, recommendations, other laws, the record; then
 * the banner of docs/requirements.md 2.
 */
export function AfterStates({ businessId, assessment, drafts, save }: AfterStatesProps) {
  useArrival(true);
  const mayTell = useMay('write', businessId);
  const { facts, savedAt, stand } = assessment;
  return (
    <>
      <div className="folds">
        <ClientPart businessId={businessId} />
        <Fold id="answers" title="Your answers" count={missingWords(stand)}>
          <Locked businessId={businessId}>
            <YourAnswers assessment={assessment} drafts={drafts} />
          </Locked>
        </Fold>
        <Fold id="told" title="What the result rests on" count={plural(facts.length, 'fact')}>
          <Locked businessId={businessId}>
            <GivenAnswers assessment={assessment} drafts={drafts} />
          </Locked>
        </Fold>
        <Recommendations assessment={assessment} />
        <Fold id="small-laws" title={SMALL_LAW_WORDS[BUILT_IN].title}>
          <OwnSmallLaws businessId={businessId} assessment={assessment} mayTell={mayTell} />
        </Fold>
        <Fold
          id="record"
          title="Receipts and history"
          count={
            savedAt === null
              ? undefined
              : `last saved ${shortDate(dayIn(new Date(savedAt), clockZone()))}`
          }
        >
          {(seen) => (
            <Keepsakes businessId={businessId} assessment={assessment} save={save} seen={seen} />
          )}
        </Fold>
      </div>
      {stand.at === 'work' && mayTell && <Upgrade />}
    </>
  );
}
