import { Waiting } from '#web/ui/waiting.tsx';

/** The loading state of a page. */
export function WaitingPage({ children }: { children: string }) {
  return (
    <div className="wrap head">
      <Waiting>{children}</Waiting>
    </div>
  );
}
