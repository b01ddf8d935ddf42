import { useEffect, useMemo } from 'react';
import { type FirstDuty, firstDuties } from '#engine/tasks/first-duties.ts';
import { weighedLaws } from '#engine/interview/waiting.ts';
import type { Requirement } from '#law/schema.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { DUTIES_ES } from '#web/words/check/duties-es.ts';
import type { Sheet } from '#web/parts/interview/answers/sheet.ts';
import type { Say } from '#web/parts/interview/wording/say.ts';
import type { Law } from '#web/parts/interview/answers/steps.ts';
import { type DutyData, loadDuties, useDuties } from './duty-data.ts';
import { resultWords } from './say.ts';

const SHOWN = 3;

interface FirstDutiesProps {
  sheet: Sheet;
  law: Law;
  say: Say;
  file: string;
}

/** The texts of a requirement are not needed to know whether it is owed. */
const whole = (lean: NonNullable<DutyData['laws']['DE']>[number]): Requirement => ({
  ...lean,
  title: '',
  text: '',
  category: 'Notice',
  evidence: '',
  hours: 0,
});

const dutiesFor = (data: DutyData, sheet: Sheet, { laws, asOf, index }: Law): FirstDuty[] =>
  firstDuties(
    weighedLaws(sheet, laws, asOf, index),
    (state) => (data.laws[state] ?? []).map(whole),
    new Map(data.works.map(([id, , after]) => [id, after])),
    asOf,
  );

function titleOf({ id }: FirstDuty, data: DutyData, { words }: Say): string {
  if (words.language === 'es') return DUTIES_ES[id];
  return data.works.find(([key]) => key === id)?.[1] ?? id;
}

/** The first pieces of work with their dates, before anybody is asked for an account. */
export function FirstDuties({ sheet, law, say, file }: FirstDutiesProps) {
  const data = useDuties();
  useEffect(() => loadDuties(file), [file]);
  const duties = useMemo(() => (data ? dutiesFor(data, sheet, law) : []), [data, sheet, law]);
  if (!data || duties.length === 0) return null;
  const result = resultWords(say.words.language);
  const english = say.words.language === 'es' ? { lang: 'en' } : {};
  return (
    <section aria-labelledby="duties" className="stack-sm">
      <h2 id="duties">{result.first(Math.min(SHOWN, duties.length))}</h2>
      <ol className="hairs firstduties">
        {duties.slice(0, SHOWN).map((duty) => (
          <li key={duty.id}>
            <p className="row row--between">
              <strong>{titleOf(duty, data, say)}</strong>
              <span>
                {duty.from === null
                  ? result.target(say.sentences.date(duty.dueDate))
                  : result.owedFrom(say.sentences.date(duty.from))}
              </span>
            </p>
            <p className="small soft">
              {say.names([...new Set(duty.cites.map(({ state }) => state))])}{' '}
              {duty.cites[0] && (
                <span {...english}>
                  <Citation
                    cite={duty.cites[0].cite}
                    {...(urlOf(duty, law) !== undefined && { url: urlOf(duty, law) as string })}
                    short
                  />
                </span>
              )}
            </p>
          </li>
        ))}
      </ol>
      <p className="small soft">
        {duties.length > SHOWN && `${result.moreDuties(duties.length - SHOWN)} `}
        {result.targets}
      </p>
    </section>
  );
}

const urlOf = ({ cites }: FirstDuty, { laws }: Law): string | undefined =>
  laws.find(({ state }) => state === cites[0]?.state)?.law.url;
