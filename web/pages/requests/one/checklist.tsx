import { useState } from 'react';
import { longDate } from '#text/english.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ActionButton, useRequestAction, useHere } from './here.tsx';

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

interface Place {
  readonly name: string;
  readonly on: string | null;
}

function Line({ what, place }: { what: What; place: Place }) {
  const { may } = useHere();
  const { name, on } = place;
  return (
    <li className="row row--between">
      <span>
        {on !== null && (
          <span className="deskticked">
            <Icon name="done" />
          </span>
        )}
        {name}
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

function Part({ what, places }: { what: What; places: readonly Place[] }) {
  const { business, may } = useHere();
  const { title, none } = WORDS[what];
  return (
    <div className="stack-sm">
      <h3>{title}</h3>
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
  const { systems, companies } = request.checklist;
  const done = [...systems, ...companies].filter(({ on }) => on !== null).length;
  const all = systems.length + companies.length;
  return (
    <details className="folded" open={request.closedOn === null && request.held === null}>
      <summary>
        <h2>Checklist</h2>
        <span className="folded__count">{all === 0 ? 'empty' : `${done} of ${all} done`}</span>
      </summary>
      <div className="stack">
        <Part what="searched" places={systems} />
        <Part what="passed-on" places={companies} />
      </div>
    </details>
  );
}
