import type { ReactNode } from 'react';
import { stateName } from '#law/codes.ts';
import { list } from '#text/english.ts';
import type { NoticeResult } from '#engine/notice/notice.ts';
import { longDate } from '#text/english.ts';
import { ADDRESS_FAULTS, AT_ODDS, NOTICE_FACTS } from '#web/words/notice-checker.ts';
import { Quoted } from './points.tsx';

const names = (codes: readonly string[]) => list(codes.map(stateName));

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const YEAR = 366;

function When({ result }: { result: NoticeResult }) {
  const { date, age, findings } = result;
  const yearly = [
    ...new Set(findings.filter(({ id }) => id === 'pn-annual-update').map(({ state }) => state)),
  ];
  if (!date || age === undefined)
    return <Row title="Date">We found no date. Say when the notice was last changed.</Row>;
  const months = Math.max(0, Math.floor(age / 30.4));
  const old = age > YEAR;
  const words =
    age < 0 ? 'It lies ahead.' : `That was ${months < 1 ? 'this month' : `${months} months ago`}.`;
  return (
    <Row title="Date">
      <p>{`${longDate(date.day)}. ${words}`}</p>
      {!date.sure && <p>We are not sure that this is the date of the notice.</p>}
      {old && yearly.length > 0 && <p>{`${names(yearly)} asks for a review every 12 months.`}</p>}
      {old && yearly.length === 0 && <p>Read it again: is all of it still true?</p>}
    </Row>
  );
}

function Named({ states: { named, forgotten, notApplying } }: NoticeResult) {
  return (
    <Row title="States">
      <p>
        {named.length === 0
          ? 'The notice names no state.'
          : `The notice speaks to people in ${names(named)}.`}
      </p>
      {forgotten.length > 0 && (
        <p>
          <strong>{`It names other states and leaves out ${names(forgotten)}.`}</strong>
        </p>
      )}
      {notApplying.length > 0 && (
        <p>{`It also names ${names(notApplying)}, which you did not pick.`}</p>
      )}
    </Row>
  );
}

function Reach({ contacts: { emails, phones, webForm, post }, badAddresses }: NoticeResult) {
  const ways = [
    ...emails,
    ...phones,
    ...(webForm ? ['a web form'] : []),
    ...(post ? ['a postal address'] : []),
  ];
  return (
    <Row title="How to reach you">
      <p>{ways.length === 0 ? 'We found no way to reach you.' : `${list(ways)}.`}</p>
      {ways.length > 0 && <p>We can read the words. Try each address and link yourself.</p>}
      {badAddresses.map(({ fault, found }) => (
        <p key={`${fault}${found}`}>
          <strong>{`${found}: `}</strong>
          {ADDRESS_FAULTS[fault]}
        </p>
      ))}
    </Row>
  );
}

function Late({ days }: NoticeResult) {
  if (days.length === 0) return null;
  return (
    <Row title="Days">
      {days.map(({ state, about, said, law, quote }) => (
        <div key={`${state}${quote.sentence}${about}`}>
          <p>
            {`You promise ${about === 'appeal' ? 'to decide an appeal' : 'an answer'} in ${said} days. ${stateName(state)} gives you ${law}.`}
          </p>
          <Quoted quote={quote} />
        </div>
      ))}
    </Row>
  );
}

function Clashes({ atOdds }: NoticeResult) {
  if (atOdds.length === 0) return null;
  return (
    <Row title="At odds with your answers">
      {atOdds.map(({ fact, says, quote }) => (
        <div key={`${fact}${says}`}>
          <p>{`${NOTICE_FACTS[fact]} ${says ? AT_ODDS.says : AT_ODDS.denies}`}</p>
          <Quoted quote={quote} />
        </div>
      ))}
    </Row>
  );
}

function Left({ gaps, leftOut }: NoticeResult) {
  return (
    <>
      {gaps.length > 0 && (
        <Row title={`Left to fill in (${gaps.length})`}>
          <p>{`${list([...new Set(gaps.map(({ found }) => found))].slice(0, 8))}.`}</p>
        </Row>
      )}
      {leftOut.length > 0 && (
        <Row title="Take off before you publish">
          <p>{`${list(leftOut.map((heading) => `“${heading}”`))}.`}</p>
        </Row>
      )}
    </>
  );
}

function Ease({ reading: { grade, words, worst } }: NoticeResult) {
  const plain = grade <= 9 ? 'Most people can read that.' : 'Use shorter words and sentences.';
  return (
    <Row title="Reading">
      <p>{`Grade ${grade.toFixed(1)} over ${words} words. ${plain}`}</p>
      {worst.map((quote) => (
        <Quoted key={quote.sentence} quote={quote} />
      ))}
    </Row>
  );
}

/** Findings on the whole text. */
export function Whole({ result }: { result: NoticeResult }) {
  return (
    <section className="stack-sm" aria-labelledby="notice-whole">
      <h3 id="notice-whole">The whole text</h3>
      <dl className="formula formula--wide noticewhole">
        <Clashes {...result} />
        <Late {...result} />
        <Left {...result} />
        <Named {...result} />
        <When result={result} />
        <Reach {...result} />
        <Ease {...result} />
      </dl>
    </section>
  );
}
