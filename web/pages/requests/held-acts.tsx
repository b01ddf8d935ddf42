import { useEffect, useRef, useState } from 'react';
import { Confirm } from '#web/ui/confirm.tsx';
import { plural } from '#text/figures.ts';
import { count } from '#web/words/figures.ts';
import type { HeldChoice, HeldResult } from './held-choice.ts';

type Asked = 'not-a-request' | 'released';

const DOES: Readonly<Record<Asked, (requests: string) => string>> = {
  'not-a-request': (requests) => `Set aside ${requests}`,
  released: (requests) => `Open ${requests}`,
};

const ABOUT: Readonly<Record<Asked, string>> = {
  'not-a-request':
    'Do this if no person sent them. They move to “Closed” and count as no requests. You can put them back for 90 days; then name, address and text are erased.',
  released:
    'Do this if people sent them. Their days run from the day each came, so some may be overdue at once. To close one later, open it and say why.',
};

const requestsIn = (number: number) => plural(number, 'request');

function Question({
  what,
  choice,
  onClose,
}: {
  what: Asked;
  choice: HeldChoice;
  onClose: () => void;
}) {
  const { number, pending, fault, result } = choice;
  const does = DOES[what](requestsIn(number));
  return (
    <Confirm
      title={`${does}?`}
      does={does}
      pending={pending}
      failed={fault}
      onConfirm={() => choice.act(what, onClose)}
      onClose={onClose}
    >
      <p>{ABOUT[what]}</p>
      <p role="status">
        {(pending || fault !== undefined) &&
          result !== undefined &&
          `${count(result.done.length)} of them are done.`}
      </p>
    </Confirm>
  );
}

function ShownBox({ choice, shown }: { choice: HeldChoice; shown: number }) {
  const { rows, all } = choice;
  const isSome = rows.length > 0 && rows.length < shown;
  return (
    <label className="heldpick">
      <input
        type="checkbox"
        checked={shown > 0 && (all !== undefined || rows.length === shown)}
        ref={(box) => {
          if (box) box.indeterminate = isSome;
        }}
        onChange={({ target }) => choice.tickShown(target.checked)}
      />
      <span>{shown === 1 ? 'Select the one shown' : `Select all ${shown} shown`}</span>
    </label>
  );
}

/**
 * What is chosen, and the two things that can be done with it. It stays in sight while the list is
 * read.
 */
export function HeldActs({ choice, shown }: { choice: HeldChoice; shown: number }) {
  const [asked, ask] = useState<Asked>();
  const { number, all, there, rows } = choice;
  const close = () => {
    ask(undefined);
    choice.forget();
  };
  const isMore = all === undefined && rows.length === shown && there > shown;
  return (
    <div className="heldacts noprint" role="group" aria-label="Several at once">
      <div className="row">
        <ShownBox choice={choice} shown={shown} />
        {isMore && (
          <button className="linkbtn" type="button" onClick={choice.tickAll}>
            {`Select all ${count(there)}`}
          </button>
        )}
        <p className="small soft" role="status">
          {number > 0 && `${count(number)} of ${count(there)} selected`}
        </p>
      </div>
      {number > 0 && (
        <p className="row">
          <button className="btn btn--sm" type="button" onClick={() => ask('not-a-request')}>
            {DOES['not-a-request'](requestsIn(number))}
          </button>
          <button className="btn btn--sm btn--quiet" type="button" onClick={() => ask('released')}>
            {DOES.released(requestsIn(number))}
          </button>
        </p>
      )}
      {asked && <Question what={asked} choice={choice} onClose={close} />}
    </div>
  );
}

const SAID: Readonly<Record<HeldResult['what'], (number: number) => string>> = {
  'not-a-request': (number) =>
    number === 1 ? '1 request is set aside.' : `${count(number)} requests are set aside.`,
  released: (number) =>
    number === 1
      ? '1 request is now among the open ones.'
      : `${count(number)} requests are now among the open ones.`,
  'put-back': (number) =>
    number === 1
      ? '1 request waits for your look again.'
      : `${count(number)} requests wait for your look again.`,
};

const leftWords = (left: number) =>
  left === 1
    ? ' 1 was changed meanwhile, so it stays as it is.'
    : ` ${count(left)} were changed meanwhile, so they stay as they are.`;

/** What came of it, and the way back. */
export function HeldDone({ choice }: { choice: HeldChoice }) {
  const { result, pending, fault } = choice;
  const line = useRef<HTMLParagraphElement>(null);
  const isOver =
    result !== undefined && !pending && (result.done.length > 0 || fault === undefined);
  useEffect(() => {
    if (isOver) line.current?.focus();
  }, [isOver]);
  const shown = isOver ? result : undefined;
  return (
    <div className="row heldsaid">
      <p className="desksays" role="status" tabIndex={-1} ref={line}>
        {shown &&
          SAID[shown.what](shown.done.length) + (shown.left > 0 ? leftWords(shown.left) : '')}
      </p>
      {shown?.what === 'not-a-request' && shown.done.length > 0 && (
        <button className="btn btn--sm btn--quiet" type="button" onClick={choice.putBack}>
          {shown.done.length === 1 ? 'Put it back' : 'Put them back'}
        </button>
      )}
      {shown && fault !== undefined && (
        <p className="error" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
