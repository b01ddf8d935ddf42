/** The first line of a printed page; hidden on the screen. */
export function PrintHead({ title, note }: { title: string; note: string }) {
  return (
    <p className="printhead wrap">
      <span>{`Statewise: ${title}`}</span>
      <span>{note}</span>
    </p>
  );
}
