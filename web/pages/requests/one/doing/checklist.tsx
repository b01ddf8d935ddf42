import { type ReactNode, useRef, useState } from 'react';
import { longDate } from '#text/english.ts';
import { SEES } from '#web/words/requests/items.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useRequestAction, useHere } from '../here.tsx';
import { CHECKLIST_WORDS, Tick, TickAll, Untick, type Place, type What } from './ticks.tsx';
import { MayKeep } from './may-keep.tsx';
import { ToolSteps } from './tool-steps.tsx';
import { WhomToTell } from './whom-to-tell.tsx';
import { StaysForGood } from '#web/pages/requests/one/stays-for-good.tsx';

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
        may && <Tick what={what} name={name} />
      ) : (
        <span className="row small soft">
          {longDate(on)}
          {may && <Untick what={what} name={name} />}
        </span>
      )}
      <ToolSteps name={name} steps={steps} />
    </li>
  );
}

/** A place that the data map does not name. */
function Another({ what }: { what: What }) {
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const action = useRequestAction(true);
  const { add, done } = CHECKLIST_WORDS[what];
  return (
    <form
      className="stack-xs noprint"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '')
          action.run({ what, to: name.trim() }, done(name.trim()), () => {
            setName('');
            // for the next one
            field.current?.focus();
          });
      }}
    >
      <Field id={`other-${what}`} label={add} hint={<StaysForGood />} error={action.fault}>
        {(control) => (
          <span className="row desknowrap">
            <input
              ref={field}
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
  const { business, request, may } = useHere();
  const { title, none } = CHECKLIST_WORDS[what];
  return (
    <div className="stack-sm" data-part={what}>
      <h3>{title}</h3>
      {children}
      {places.length === 0 && (
        <p className="small soft">
          {request.helps === null ? none : 'None is named yet.'}{' '}
          {request.helps === null && (
            <PageLink to={`/data-map?business=${business.id}`}>Add them there</PageLink>
          )}
        </p>
      )}
      {may && <TickAll what={what} places={places} />}
      <ul className="deskdates hairs boxed">
        {places.map((place) => (
          <Line key={place.name} what={what} place={place} />
        ))}
      </ul>
      {may && <Another what={what} />}
    </div>
  );
}

/** From the end of a long list to what it was for: the first press of the next step. */
function toNextStep() {
  const card = document.getElementById('next-step')?.closest('section');
  card?.scrollIntoView({ block: 'start' });
  card?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
}

/**
 * Where to look, and whom to tell; each is ticked with its day. Who only wants to see the data
 * changes and stops nothing, so there is nothing to tell anybody.
 */
export function Checklist() {
  const { request, may } = useHere();
  const { systems, read } = request.checklist;
  const onlySees = request.items.every(({ type }) => SEES.includes(type));
  const companies = request.checklist.companies.filter(({ on }) => !onlySees || on !== null);
  const tells = !onlySees || companies.length > 0;
  const sources = systems.flatMap(({ steps }) => steps.filter(({ source }) => source !== null));
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
          {sources.length > 0 && (
            <p className="small soft">
              {sources.every(({ byMaker }) => byMaker)
                ? `We read the makers’ pages in copies on ${longDate(read)}. Menus change: trust what you see there.`
                : `We read pages of makers and of others in copies on ${longDate(read)}. Menus change: trust what you see there.`}
            </p>
          )}
          <MayKeep />
        </Part>
        {tells && (
          <Part what="passed-on" places={companies}>
            <WhomToTell />
          </Part>
        )}
        {may && (
          <p className="noprint">
            <button className="btn btn--sm btn--quiet" type="button" onClick={toNextStep}>
              Go to the next step
            </button>
          </p>
        )}
      </div>
    </details>
  );
}
