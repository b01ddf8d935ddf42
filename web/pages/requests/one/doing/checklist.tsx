import { type ReactNode, useState } from 'react';
import { longDate } from '#text/english.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import { ActionButton, useRequestAction, useHere } from '../here.tsx';
import { MayKeep } from './may-keep.tsx';
import { ToolSteps } from './tool-steps.tsx';
import { WhomToTell } from './whom-to-tell.tsx';

type What = 'searched' | 'passed-on';

const WORDS = {
  searched: {
    title: 'Look in each place',
    none: 'Your data map names no place yet.',
    act: 'I looked here',
    add: 'Another place you looked in',
    done: (name: string) => `Noted: you looked in ${name}.`,
  },
  'passed-on': {
    title: 'Tell each company that has the data',
    none: 'Your data map names no company yet.',
    act: 'I told them',
    add: 'Another company you told',
    done: (name: string) => `Noted: you told ${name}.`,
  },
} as const;

type Checked = RequestWhole['checklist'];
type Place = Checked['companies'][number] & Partial<Checked['systems'][number]>;

function Line({ what, place }: { what: What; place: Place }) {
  const { may } = useHere();
  const { name, on, steps = [], staffOnly = false } = place;
  return (
    <li className="row row--between">
      <span>
        {on !== null && (
          <span className="deskticked">
            <Icon name="done" />
          </span>
        )}
        {name}
        {staffOnly && <span className="small soft"> (only about staff, says your data map)</span>}
      </span>
      {on === null ? (
        may && (
          <ActionButton action={{ what, to: name }} done={WORDS[what].done(name)}>
            {WORDS[what].act}
            <span className="vh">{`: ${name}`}</span>
          </ActionButton>
        )
      ) : (
        <span className="small soft">{longDate(on)}</span>
      )}
      <ToolSteps name={name} steps={steps} />
    </li>
  );
}

/** A place that the data map does not name. */
function Another({ what }: { what: What }) {
  const [name, setName] = useState('');
  const action = useRequestAction();
  const { add, done } = WORDS[what];
  return (
    <form
      className="stack-xs noprint"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '')
          action.run({ what, to: name.trim() }, done(name.trim()), () => setName(''));
      }}
    >
      <Field id={`other-${what}`} label={add} error={action.fault}>
        {(control) => (
          <span className="row desknowrap">
            <input
              className="input"
              maxLength={120}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
              {...control}
            />
            <button className="btn btn--sm btn--quiet" type="submit">
              Add<span className="vh">{`: ${add}`}</span>
            </button>
          </span>
        )}
      </Field>
    </form>
  );
}

interface PartProps {
  what: What;
  places: readonly Place[];
  children: ReactNode;
}

function Part({ what, places, children }: PartProps) {
  const { business, may } = useHere();
  const { title, none } = WORDS[what];
  return (
    <div className="stack-sm">
      <h3>{title}</h3>
      {children}
      {places.length === 0 && (
        <p className="small soft">
          {none} <PageLink to={`/data-map?business=${business.id}`}>Add them there</PageLink>
        </p>
      )}
      <ul className="deskdates hairs boxed">
        {places.map((place) => (
          <Line key={place.name} what={what} place={place} />
        ))}
      </ul>
      {may && <Another what={what} />}
    </div>
  );
}

/** Where to look, and whom to tell; each is ticked with its day. */
export function Checklist() {
  const { request } = useHere();
  const { systems, companies, read } = request.checklist;
  const done = [...systems, ...companies].filter(({ on }) => on !== null).length;
  const all = systems.length + companies.length;
  return (
    <details className="folded" open={request.closedOn === null && request.held === null}>
      <summary>
        <h2>Checklist</h2>
        <span className="folded__count">{all === 0 ? 'empty' : `${done} of ${all} done`}</span>
      </summary>
      <div className="stack">
        <Part what="searched" places={systems}>
          {systems.some(({ steps }) => steps.length > 0) && (
            <p className="small soft">
              {`We read the makers’ pages in copies on ${longDate(read)}. Menus change: trust what you see there.`}
            </p>
          )}
          <MayKeep />
        </Part>
        <Part what="passed-on" places={companies}>
          <WhomToTell />
        </Part>
      </div>
    </details>
  );
}
