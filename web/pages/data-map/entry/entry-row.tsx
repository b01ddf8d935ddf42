import { type ReactNode, useEffect, useRef } from 'react';
import type { MapLine } from '#contract/documents/data-map.ts';
import { STATES } from '../words.ts';

export interface Fact {
  readonly head: string;
  readonly words: string;
}

interface EntryRowProps {
  id: string;
  title: string;
  /** Everything that is confirmed with it, by its head. */
  about: readonly Fact[];
  /** Where a proposal comes from, such as "from your profile". */
  from: string | null | undefined;
  state: MapLine['state'];
  isOpen: boolean;
  hasDraft: boolean;
  fault: string | undefined;
  /** What is missing before it can be confirmed. */
  missing: string | undefined;
  /** What it lacks, to fill in without opening it. */
  lacking?: ReactNode;
  pending: boolean;
  /** What dropping says, such as "We do not hold this". */
  dropWords: string;
  onOpen: (open: boolean) => void;
  onSave: (state: MapLine['state']) => void;
  onForget: () => void;
  children: ReactNode;
}

/** What is wrong: refused by the server, or missing. Focused when it appears. */
function Fault({ id, children }: { id: string; children: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p className="error" id={`${id}-fault`} tabIndex={-1} ref={line}>
      {children}
    </p>
  );
}

function Buttons(props: EntryRowProps) {
  const { state, missing, pending, hasDraft, dropWords, title, onSave, onForget } = props;
  const of = <span className="vh">{`: ${title}`}</span>;
  const off = pending ? { 'aria-disabled': true as const } : {};
  const act = (next: MapLine['state']) => () => {
    if (!pending) onSave(next);
  };
  return (
    <div className="stack-sm">
      <p className="row">
        <button className="btn btn--quiet" type="submit" {...off}>
          {pending ? 'Saving...' : state === 'confirmed' ? 'Save' : 'This is right'}
          {of}
        </button>
        {state !== 'confirmed' && (
          <button className="btn btn--quiet" type="button" {...off} onClick={act('proposed')}>
            Save for later{of}
          </button>
        )}
        {state !== 'dropped' && (
          <button className="btn btn--quiet" type="button" {...off} onClick={act('dropped')}>
            {dropWords}
            {of}
          </button>
        )}
        {hasDraft && (
          <button className="linkbtn" type="button" onClick={onForget}>
            Undo my changes{of}
          </button>
        )}
      </p>
      {missing !== undefined && (
        <p className="small soft">{`Still missing: ${missing.charAt(0).toLowerCase()}${missing.slice(1)}.`}</p>
      )}
    </div>
  );
}

const Facts = ({ about }: Pick<EntryRowProps, 'about'>) => (
  <dl className="mapfacts small">
    {about.map(({ head, words }) => (
      <div key={head}>
        <dt>{head}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
);

/** A folded proposal: what is confirmed with it, what it lacks, and the button that confirms it. */
function Proposal(props: EntryRowProps) {
  const { id, title, about, fault, lacking, pending, onSave } = props;
  return (
    <form
      className="mapclosed"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) onSave('confirmed');
      }}
    >
      <Facts about={about} />
      {lacking}
      {fault !== undefined && (
        <Fault key={fault} id={id}>
          {fault}
        </Fault>
      )}
      <p className="noprint">
        <button
          className="btn btn--sm btn--quiet"
          type="submit"
          {...(pending ? { 'aria-disabled': true as const } : {})}
        >
          This is right<span className="vh">{`: ${title}`}</span>
        </button>
      </p>
    </form>
  );
}

/**
 * One entry: folded with its state; open with its form. A proposal can be confirmed without opening
 * it.
 */
export function EntryRow(props: EntryRowProps) {
  const { id, title, from, state, isOpen, hasDraft, fault, pending } = props;
  const { onOpen, onSave, children } = props;
  return (
    <li className="mapentry">
      <details
        className="folded"
        id={id}
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== isOpen) onOpen(currentTarget.open);
        }}
      >
        <summary>
          <span className="mapentry__title">{title || 'No name yet'}</span>
          <span className={STATES[state].badge}>
            {hasDraft ? 'Not saved yet' : STATES[state].label}
          </span>
        </summary>
        <form
          className="stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!pending) onSave('confirmed');
          }}
        >
          {isOpen && from && <p className="small soft">{`A proposal ${from}.`}</p>}
          {isOpen && children}
          {isOpen && fault !== undefined && (
            <Fault key={fault} id={id}>
              {fault}
            </Fault>
          )}
          <Buttons {...props} />
        </form>
      </details>
      {!isOpen && state === 'proposed' && <Proposal {...props} />}
    </li>
  );
}
