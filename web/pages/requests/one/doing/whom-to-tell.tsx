import { Citation } from '#web/parts/law/citation.tsx';
import { useHere } from '../here.tsx';

/** Whom the laws of the things asked want told, and of what: each duty once. */
export function WhomToTell() {
  const { request } = useHere();
  const duties = new Map(
    request.items
      .flatMap(({ passOn }) => passOn)
      .map((each) => [`${each.to} ${each.duty}`, each] as const),
  );
  if (duties.size === 0) return null;
  return (
    <ul className="deskkeep small">
      {[...duties].map(([key, { to, duty, cite }]) => (
        <li key={key}>
          <strong>{`Tell ${to}:`}</strong> {`${duty}.`} {cite !== null && <Citation cite={cite} />}
        </li>
      ))}
    </ul>
  );
}
