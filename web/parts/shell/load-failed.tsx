import { Failing } from '#web/ui/failing.tsx';
import { PageTitle } from './page-title.tsx';

interface LoadFailedProps {
  /** What could not be loaded, as in "We could not load your plan". */
  what: string;
  query: { readonly error: Error | null; readonly refetch: () => unknown };
  /** What is safe, and what to do. */
  children?: string;
}

/** A part of a page that could not be loaded, with a button to try again. */
export function LoadFailed({
  what,
  query,
  children = 'What you saved is safe. Check your connection and try again.',
}: LoadFailedProps) {
  return (
    <Failing
      title={`We could not load ${what}`}
      line={query.error?.message ?? ''}
      onRetry={() => void query.refetch()}
    >
      {children}
    </Failing>
  );
}

/** The same as the only content of the page. */
export function PageLoadFailed({ title, ...failed }: LoadFailedProps & { title: string }) {
  return (
    <div className="wrap head stack">
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <LoadFailed {...failed} />
    </div>
  );
}
