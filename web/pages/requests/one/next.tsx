import { usStateName } from '#text/us-states.ts';
import type { ItemWhole, LetterKind } from '#contract/requests/request-items.ts';
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { useLetterDraft } from '#web/api/request-letters.ts';
import type { RequestAction } from '#web/api/requests.ts';
import { longDate } from '#text/english.ts';
import { dayWords, lastDayWords, leftWords } from '#web/words/requests/days.ts';
import { ASKED, STEP_HELP, REQUEST_STEPS } from '#web/words/requests/items.ts';
import { LETTER_NAMES, NEEDS_GROUND, NEEDS_REASON } from '#web/words/requests/letters.ts';
import { firstOf } from '../request-line.tsx';
import { Held } from './held.tsx';
import { NextOne } from './next-one.tsx';
import { ActionButton, useHere, useMaySay } from './here.tsx';

/** What an owner writes down who did the step without our letter. */
const OTHERWISE: Readonly<Partial<Record<ItemWhole['next']['step'], RequestAction['what']>>> = {
  acknowledge: 'acknowledged',
  'stop-the-use': 'effect',
  'search-and-answer': 'answered',
  'tell-the-person': 'answered',
  'send-completion-notice': 'completion-notice',
  'answer-appeal': 'appeal-answered',
  'second-look': 'appeal-answered',
  'answer-by-courtesy': 'answered',
};

interface WriteProps {
  kind: LetterKind;
  item: ItemWhole;
  /** Absent: it is the likeliest. */
  label?: string;
}

const isLeft = ({ next }: ItemWhole) => next.step !== 'close' && next.step !== 'nothing';

/** One letter serves for all that is open, where the same is to be done for all of it. */
const isForAll = ({ items }: RequestWhole, item: ItemWhole, kind = item.next.letters[0]) =>
  kind === 'receipt' ||
  items
    .filter(isLeft)
    .every(
      ({ next }) =>
        next.step === item.next.step && next.letters.join() === item.next.letters.join(),
    );

/** Drafts a letter and opens it; one that was begun is gone on with. */
function WriteLetter({ kind, item, label }: WriteProps) {
  const { business, request, openLetter, begin } = useHere();
  const draft = useLetterDraft({ businessId: business.id, requestId: request.id });
  const known = request.letters.findLast(
    (letter) =>
      letter.kind === kind &&
      letter.sentAt === null &&
      (letter.outdated === null || letter.outdated.by === 'done') &&
      (letter.item === null || letter.item === item.type),
  );
  const write = () => {
    const about = isForAll(request, item, kind) ? {} : { item: item.type };
    if (known) return openLetter(known.id);
    if (NEEDS_GROUND.includes(kind) || NEEDS_REASON.includes(kind))
      return begin({ kind, ...about });
    if (draft.isPending) return undefined;
    const partly = kind === 'appeal-denied' && { partly: false };
    return draft.mutate({ kind, ...about, ...partly }, { onSuccess: ({ id }) => openLetter(id) });
  };
  return (
    <>
      <button
        className={label === undefined ? 'btn' : 'btn btn--quiet'}
        type="button"
        {...(draft.isPending ? { 'aria-disabled': true as const } : {})}
        onClick={write}
      >
        {draft.isPending
          ? 'Writing...'
          : (label ?? (known ? 'Go on with the letter' : 'Write the letter'))}
      </button>
      {draft.isError && (
        <span className="error" role="alert">
          {wordsFor(draft.error, 'The letter could not be written. Try again.')}
        </span>
      )}
    </>
  );
}

const INSTEAD: Readonly<Partial<Record<LetterKind, string>>> = {
  'no-data': 'There is no data',
  refusal: 'Refuse it',
  'appeal-denied': 'Refuse the appeal',
  'appeal-more-time': 'Take more time',
};

const moreTimeWaits = ({ letters }: RequestWhole) =>
  letters.some(({ kind, delivery }) => kind === 'more-time' && delivery === 'waiting');

function Acts({ item }: { item: ItemWhole }) {
  const { request, chooseAction } = useHere();
  const maySay = useMaySay();
  const [kind, ...others] = item.next.letters;
  const otherwise = OTHERWISE[item.next.step];
  return (
    <p className="row noprint">
      {kind !== undefined && <WriteLetter kind={kind} item={item} />}
      {others.map((other) => (
        <WriteLetter
          key={other}
          kind={other}
          item={item}
          label={INSTEAD[other] ?? LETTER_NAMES[other]}
        />
      ))}
      {item.next.step === 'search-and-answer' &&
        item.allowed?.extend.may === true &&
        !moreTimeWaits(request) && (
          <WriteLetter kind="more-time" item={item} label="Take more time" />
        )}
      {item.next.step === 'wait-for-person' && (
        <button
          className="btn btn--quiet"
          type="button"
          onClick={() => document.getElementById('identity-ways')?.focus()}
        >
          I know who they are
        </button>
      )}
      {otherwise !== undefined && maySay(otherwise) && (
        <button
          className={kind === undefined ? 'btn' : 'btn btn--quiet'}
          type="button"
          onClick={() => chooseAction(otherwise)}
        >
          I did it another way
        </button>
      )}
    </p>
  );
}

function Over() {
  const { request, may } = useHere();
  const { closedOn, erasedOn, erasedAfter, keptFor, keptUntil, setAside, mailWaits } = request;
  return (
    <section className="card stack-sm" aria-labelledby="next-step">
      <h2 id="next-step">
        {mailWaits
          ? 'Your letter waits for the mail'
          : `Closed ${closedOn === null ? '' : longDate(closedOn)}`}
      </h2>
      {mailWaits && (
        <p>
          It has not left yet, so the person has no answer yet. Once it has left, this request is
          closed. If the mail is refused, it opens again.
        </p>
      )}
      {setAside && <p>You set it aside: it counts as no request.</p>}
      {erasedOn !== null && (
        <p>{`Name, address and text were erased on ${longDate(erasedOn)}. What was done stays.`}</p>
      )}
      {erasedAfter !== null && (
        <p>
          {`Name, address and text are erased after ${longDate(erasedAfter)}. What was done stays.`}
          {keptUntil !== null && ' An appeal and its answer are kept for 24 months.'}
        </p>
      )}
      {keptFor !== null && <p>{`You keep the data for this reason: ${keptFor}`}</p>}
      {may && request.mayStillStand && (
        <>
          <p>By mistake? Then its days run on from the day it came.</p>
          <p className="row noprint">
            <ActionButton action={{ what: 'still-stands' }} done="It is open again.">
              I was wrong: it still stands
            </ActionButton>
          </p>
        </>
      )}
      {setAside && may && erasedOn === null && (
        <p className="row noprint">
          <ActionButton action={{ what: 'put-back' }} done="It waits for your look again.">
            Put it back
          </ActionButton>
        </p>
      )}
      {request.helps === null && <NextOne />}
    </section>
  );
}

/** The one thing to do now. */
export function NextCard() {
  const { request, may } = useHere();
  if (request.held !== null) return <Held />;
  const open = request.items.filter(isLeft);
  const item = firstOf(open) as ItemWhole | undefined;
  if (request.closedOn !== null || item === undefined) return <Over />;
  const { step } = item.next;
  const day = item.next.by ?? item.nextLastDay ?? item.promisedOn;
  const isLate = item.overdue.length > 0;
  const aim = item.dates.find(({ lastDay, strict }) => lastDay === day && strict !== null)?.strict;
  const extend = item.allowed?.extend;
  return (
    <section className="card today stack-sm" aria-labelledby="next-step">
      <h2 className="overline" id="next-step">
        Do this next
      </h2>
      <h3>
        {REQUEST_STEPS[step]}
        {!isForAll(request, item) && (
          <span className="soft">{`: ${ASKED[item.type].toLowerCase()}`}</span>
        )}
      </h3>
      {day !== null && (
        <p className={isLate ? 'deskday deskday--late' : 'deskday'}>
          <strong>{lastDayWords(day, request.today)}</strong>{' '}
          <span className="deskleft">{leftWords(day, request.today)}</span>
        </p>
      )}
      {item.promisedOn !== null && (
        <p>
          {step === 'second-look'
            ? 'No law sets this day. The page of the person promises it.'
            : 'No law sets this day. It is your own promise.'}
        </p>
      )}
      {request.outside !== null && (
        <p>{`${usStateName(request.state ?? '')} has a law of its own (${request.outside.law}): ${request.outside.right}. Its days are not counted here. Read it, or ask a lawyer.`}</p>
      )}
      {item.noVerify && <p>Do not check who they are first.</p>}
      {aim != null && (
        <p>{`Aim for ${dayWords(aim, request.today)}: a strict reading of the law counts Saturdays, too.`}</p>
      )}
      <p>{STEP_HELP[step]}</p>
      {request.letterWaits && (
        <p>
          A letter waits for the mail, so it does not count yet. Did you send it another way? Write
          that down below.
        </p>
      )}
      {extend !== undefined && !extend.may && step === 'search-and-answer' && (
        <p className="small soft">{`No more time: ${extend.why}`}</p>
      )}
      {may && <Acts item={item} />}
    </section>
  );
}
