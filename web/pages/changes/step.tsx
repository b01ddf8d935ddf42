import { longDate } from '#text/english.ts';
import { plural } from '#text/figures.ts';
import type { ChangeStep } from './view.ts';

type Line = ChangeStep['deciding'][number];

/** Which rules a change touches, each with a link to its page. */
function Rules({ rules }: Pick<Line, 'rules'>) {
  return (
    <ul className="small plain">
      {rules.map(({ id, what, href }) => (
        <li key={id}>
          {href === null ? id : <a href={href}>{id}</a>}
          <span className="soft">{`: ${what}`}</span>
        </li>
      ))}
    </ul>
  );
}

/** One change: what is so now, its class, section, first day, and on whom it shows. */
function Change({ change }: { change: Line }) {
  const { name, states, what, derived, cite, source, firstDay, rules, witness } = change;
  const facts = [
    cite,
    firstDay === null ? null : `counts from ${longDate(firstDay)}`,
    `source: ${source}`,
    derived ? 'class worked out from what differs' : null,
  ];
  return (
    <li id={name} className="lawrule stack-xs">
      <h3 className="h4">
        {states.join(', ') || 'All states'}{' '}
        <span className="badge badge--plain">{change.class}</span>
      </h3>
      <p>{what}</p>
      <p className="small soft">{`${facts.filter(Boolean).join('; ')}.`}</p>
      <Rules rules={rules} />
      {witness !== null && (
        <p className="small soft">{`The smallest business it shows on: ${witness}`}</p>
      )}
    </li>
  );
}

/** One published state of the law data against the one before. */
export function Step({ step }: { step: ChangeStep }) {
  const { day, hash, before, deciding, sources, wording, rest } = step;
  const at = `d${hash.slice(0, 12)}`;
  return (
    <section aria-labelledby={at} className="stack">
      <h2 id={at}>{longDate(day)}</h2>
      <p className="small soft">
        {`Law data ${before.slice(0, 12)} → ${hash.slice(0, 12)}. ${plural(sources, 'entry', 'entries')} with better sources, ${plural(wording, 'entry', 'entries')} in other words: they change no verdict, duty or day. ${rest.join(' ')}`}
      </p>
      {deciding.length === 0 && <p>Nothing that decides.</p>}
      <ul className="plain hairs">
        {deciding.map((change) => (
          <Change key={change.name} change={change} />
        ))}
      </ul>
    </section>
  );
}
