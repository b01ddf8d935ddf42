import { plural } from '#text/figures.ts';
import { Note } from '#web/ui/note.tsx';

/** More are folded. */
const FEW = 5;

/** What is still open in a text, so that nobody takes it for ready. */
export function OpenPoints({ open }: { open: readonly string[] }) {
  if (open.length === 0) return null;
  const rest = open.slice(FEW);
  return (
    <Note icon="alert" tone="ask">
      <p>
        <strong>{`Not ready to publish: ${plural(open.length, 'thing')} still open.`}</strong> Each
        is marked in the text. Fill them in first.
      </p>
      <Listed items={open.slice(0, FEW)} />
      {rest.length > 0 && (
        <details className="why">
          <summary>{`${rest.length} more`}</summary>
          <Listed items={rest} />
        </details>
      )}
    </Note>
  );
}

function Listed({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
