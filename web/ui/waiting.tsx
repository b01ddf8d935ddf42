/** What is being done, and still bars that hold the place of what comes. */
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
