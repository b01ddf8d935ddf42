interface FailingProps {
  title: string;
  /** What is safe, and what to do. */
  children: string;
  /** The line to quote, such as "503: Service Unavailable". */
  line: string;
  onRetry: () => void;
}

/** Something could not be loaded. */
export function Failing({ title, children, line, onRetry }: FailingProps) {
  return (
    <div className="summary" role="alert">
      <h2>{title}</h2>
      <p>{children}</p>
      <p className="small soft">{line}</p>
      <p className="row tryrow">
        <button className="btn btn--sm" type="button" onClick={onRetry}>
          Try again
        </button>
      </p>
    </div>
  );
}
