interface TryAgainProps {
  /** What failed. */
  children: string;
  onRetry: () => void;
}

/** A part of a page that could not be loaded: one line, and a button to try again. */
export function TryAgain({ children, onRetry }: TryAgainProps) {
  return (
    <p className="row" role="alert">
      <span className="error">{children}</span>
      <button className="btn btn--sm btn--quiet" type="button" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
