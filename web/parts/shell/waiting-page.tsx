import { Waiting } from '#web/ui/waiting.tsx';

/** What a page shows until it knows what to draw. */
export function WaitingPage({ children }: { children: string }) {
  return (
    <div className="wrap head">
      <Waiting>{children}</Waiting>
    </div>
  );
}
