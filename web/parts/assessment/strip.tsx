/** More boxes than this cannot be counted at a glance. */
const MOST_BOXES = 30;

/** One box for each requirement if they can be counted, else a bar; the label says it in words. */
export function Strip({ met, total, label }: { met: number; total: number; label: string }) {
  if (total === 0) return null;
  if (total > MOST_BOXES)
    return <progress className="room" max={total} value={met} aria-label={label} />;
  return (
    <span className="strip" role="img" aria-label={label}>
      {Array.from({ length: total }, (_, place) => (
        <i key={place} className={place < met ? 'on' : undefined} />
      ))}
    </span>
  );
}
