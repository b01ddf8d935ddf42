import { useMemo } from 'react';
import type { ShownRegister } from '#law/broker-registers.ts';
import { registerFee } from '#law/register-fee.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import type { Sheet } from '#web/parts/interview/answers/sheet.ts';
import type { Say } from '#web/parts/interview/wording/say.ts';
import type { Law } from '#web/parts/interview/answers/steps.ts';
import { registersDue } from './registers-due.ts';
import { resultWords } from './say.ts';

interface RegistersProps {
  registers: readonly ShownRegister[];
  sheet: Sheet;
  law: Law;
  say: Say;
}

/**
 * Where whoever sells data has to register: before the duties, since it has a day and a fee of its
 * own.
 */
export function Registers({ registers, sheet, law, say }: RegistersProps) {
  const due = useMemo(() => registersDue(registers, sheet, law), [registers, sheet, law]);
  if (due.length === 0) return null;
  const result = resultWords(say.words.language);
  const { language } = say.words;
  const english = language === 'es' ? { lang: 'en' } : {};
  return (
    <section aria-labelledby="registers" className="stack-sm">
      <h2 id="registers">{result.registers}</h2>
      <ul className="hairs firstduties">
        {due.map((each) => {
          const fee = registerFee(each, law.asOf < each.from ? each.from : law.asOf);
          return (
            <li key={each.state}>
              <p>
                <strong>{say.state(each.state)}</strong>: {each.due}{' '}
                {fee === null ? result.feeUnknown : result.fee(fee)}
              </p>
              <p className="small soft">
                {each.who} {each.also !== null && `${each.also} `}
                <span {...english}>
                  <Citation cite={each.cite} url={each.url} short />
                </span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
