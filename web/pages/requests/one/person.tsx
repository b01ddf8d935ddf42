import { longDate } from '#text/english.ts';
import { requestOf } from '#web/parts/requests/addresses.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { plural } from '#text/figures.ts';
import { ASKED, BY_WORDS } from '#web/words/requests/items.ts';
import { useHere } from './here.tsx';

/** Other requests from the same address. */
function Earlier() {
  const { business, request } = useHere();
  if (request.earlier.length === 0) return null;
  return (
    <>
      <h3>Asked before, from the same address</h3>
      <ul className="plain small">
        {request.earlier.map(({ id, reference, receivedOn, items }) => (
          <li key={id}>
            <PageLink to={requestOf(business.id, id)}>{reference}</PageLink>
            {`, ${longDate(receivedOn)}: ${items.map((type) => ASKED[type].toLowerCase()).join(', ')}`}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who asked, and what they wrote. */
export function PersonCard() {
  const { request } = useHere();
  const { person, by, masked, language } = request;
  return (
    <section className="card stack-sm" aria-labelledby="person">
      <h2 className="h4" id="person">
        Who asked
      </h2>
      {person === null ? (
        <p>Name, address and text were erased.</p>
      ) : (
        <>
          <dl className="deskwho">
            <Row label="Name" text={person.name} />
            <Row label="Email" text={person.email} />
            <Row label="Address" text={person.post} />
            <Row label="Order number" text={person.order} />
            {by !== 'self' && <Row label="Who asks" text={BY_WORDS[by]} />}
            <Row label="For" text={person.onBehalfOf} />
            {language === 'es' && <Row label="Language" text="Spanish" />}
          </dl>
          {person.text !== null && <p className="desksaid small">{person.text}</p>}
          {person.added.map(({ on, text }) => (
            <p className="desksaid small" key={on + text}>
              <strong>{`Added ${longDate(on)}:`}</strong> {text}
            </p>
          ))}
          {request.household && (
            <p className="small">
              They write of others at home. Answer each person about themselves alone, and ask the
              others to write to you too.
            </p>
          )}
          {masked > 0 && (
            <p className="small soft">
              {`We took out ${plural(masked, 'number')} that looked like a card or Social Security number.`}
            </p>
          )}
        </>
      )}
      <Earlier />
    </section>
  );
}

function Row({ label, text }: { label: string; text: string | null }) {
  if (text === null || text === '') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd className="desksaid">{text}</dd>
    </div>
  );
}
