/** A text about what is loading, and static bars in place of the content. */
export function Waiting({ children }: { children: string }) {
  return (
    <div className="card stack waiting" role="status">
      <p>
        <strong>{children}</strong>
      </p>
      <div className="wait" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
