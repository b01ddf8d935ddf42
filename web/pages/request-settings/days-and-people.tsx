import { useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import type { RequestDesk } from '#contract/requests/request-desk.ts';
import { useMe } from '#web/api/account/me.ts';
import { useChangeDesk } from '#web/api/request-desk.ts';
import { fieldsIn, wordsFor } from '#web/api/client/request.ts';
import { ZoneChoice } from '#web/parts/account/zone-choice.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Field } from '#web/ui/field.tsx';
import { Submit } from '#web/ui/submit.tsx';

type Settings = Pick<
  RequestDesk,
  | 'timeZone'
  | 'houseDays'
  | 'remindsOwner'
  | 'remindsMembers'
  | 'standIn'
  | 'standInFrom'
  | 'standInUntil'
>;

const settingsIn = ({
  timeZone,
  houseDays,
  remindsOwner,
  remindsMembers,
  standIn,
  standInFrom,
  standInUntil,
}: RequestDesk): Settings => ({
  timeZone,
  houseDays,
  remindsOwner,
  remindsMembers,
  standIn,
  standInFrom,
  standInUntil,
});

interface PartProps {
  desk: RequestDesk;
  typed: Settings;
  set: (change: Partial<Settings>) => void;
  errorOf: (name: string) => string | undefined;
}

function HouseDays({ typed, set, errorOf }: PartProps) {
  return (
    <Field
      id="houseDays"
      label="Your own promise, in days"
      hint="For requests and appeals where no law sets a day. Empty: you promise nothing for a request, and 45 days for a second look after you refused."
      error={errorOf('houseDays')}
    >
      {(control) => (
        <input
          className="input input--short"
          inputMode="numeric"
          autoComplete="off"
          value={typed.houseDays ?? ''}
          onChange={({ target }) => {
            const digits = target.value.replaceAll(/\D/g, '').slice(0, 3);
            set({ houseDays: digits === '' ? null : Number(digits) });
          }}
          {...control}
        />
      )}
    </Field>
  );
}

function Reminded({ desk, typed, set }: PartProps) {
  const { remindsMembers } = typed;
  const me = useMe();
  return (
    <fieldset className="field">
      <legend>Who gets mail from the desk?</legend>
      <p className="hint">
        When a request, an appeal or more words come: at once, then one mail an hour at most. Before
        a last day: 14, 7, 3 and 1 days ahead, and each day when overdue. No names. Nothing goes to
        an email address that is not confirmed yet.
        {me.data?.mails === false &&
          ' No mail server is set up here, so none of these leave. Look at the list of requests each day.'}
      </p>
      <label className="pick">
        <input
          type="checkbox"
          checked={typed.remindsOwner}
          onChange={({ target }) => set({ remindsOwner: target.checked })}
        />
        <span>The owner</span>
      </label>
      {desk.people.map(({ id, name, email }) => (
        <label className="pick" key={id}>
          <input
            type="checkbox"
            checked={remindsMembers.includes(id)}
            onChange={({ target }) =>
              set({
                remindsMembers: target.checked
                  ? [...remindsMembers, id]
                  : remindsMembers.filter((other) => other !== id),
              })
            }
          />
          <span>
            {name}
            {name !== email && <small>{email}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function DayField({
  name,
  label,
  typed,
  set,
  errorOf,
}: PartProps & { name: 'standInFrom' | 'standInUntil'; label: string }) {
  return (
    <Field id={name} label={label} error={errorOf(name)}>
      {(control) => (
        <input
          className="input input--short"
          type="date"
          value={typed[name] ?? ''}
          onChange={({ target }) => set({ [name]: target.value === '' ? null : target.value })}
          {...control}
        />
      )}
    </Field>
  );
}

/** Somebody else gets the reminders while the owner is away. */
function StandIn(props: PartProps) {
  const { desk, typed, set, errorOf } = props;
  if (desk.people.length === 0)
    return (
      <p className="small soft">
        Away for a while? <PageLink to="/account">Share the business</PageLink> with somebody, then
        choose them here.
      </p>
    );
  return (
    <>
      <Field id="standIn" label="Who stands in while you are away?" error={errorOf('standIn')}>
        {(control) => (
          <select
            className="input"
            value={typed.standIn ?? ''}
            onChange={({ target }) => set({ standIn: target.value === '' ? null : target.value })}
            {...control}
          >
            <option value="">Nobody</option>
            {desk.people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {typed.standIn !== null && (
        <div className="deskpair">
          <DayField {...props} name="standInFrom" label="From" />
          <DayField {...props} name="standInUntil" label="Until" />
        </div>
      )}
    </>
  );
}

const ASK = 'Is your business there? The day on which a request comes is counted there.';
const ZONE_FROM: Readonly<Record<Exclude<RequestDesk['zoneFrom'], 'owner'>, string>> = {
  address: `We took it from your postal address. ${ASK}`,
  states: `We took it from your states, the one farthest west. ${ASK}`,
  account: `We took it from your account. ${ASK}`,
  nothing: `We do not know where your business is, so Eastern time counts. Choose yours: farther west, each last day could else come a day too late.`,
};

/** Time zone, house promise, reminders. */
export function DaysAndPeople({ business, desk }: { business: Business; desk: RequestDesk }) {
  const [typed, setTyped] = useState(() => settingsIn(desk));
  const change = useChangeDesk(business.id);
  const refused = fieldsIn(change.error) ?? {};
  const set = (part: Partial<Settings>) => {
    setTyped((known) => ({ ...known, ...part }));
    change.reset();
  };
  const part = { desk, typed, set, errorOf: (name: string) => refused[name] };
  return (
    <section className="stack-sm noprint" aria-labelledby="days">
      <h2 id="days">Days and reminders</h2>
      <form
        className="deskform"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!change.isPending) change.mutate(typed);
        }}
      >
        <ZoneChoice chosen={typed.timeZone} onChoose={(timeZone) => set({ timeZone })} />
        {typed.timeZone === desk.timeZone && desk.zoneFrom !== 'owner' && (
          <p className="small">{ZONE_FROM[desk.zoneFrom]}</p>
        )}
        <HouseDays {...part} />
        <Reminded {...part} />
        <StandIn {...part} />
        {change.isError && (
          <p className="error" role="alert">
            {Object.values(refused)[0] ??
              wordsFor(change.error, 'The settings could not be saved. Try again.')}
          </p>
        )}
        <p className="row">
          <Submit pending={change.isPending} doing="Saving..." tone="quiet">
            Save the settings
          </Submit>
          <span className="small" role="status">
            {/* what was changed since is not saved */}
            {change.isSuccess && change.variables === typed && 'Saved.'}
          </span>
        </p>
      </form>
    </section>
  );
}
