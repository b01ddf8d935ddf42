import * as Radix from '@radix-ui/react-toast';
import { TOAST } from '#web/words/notices.ts';
import { Icon } from './icon.tsx';
import { dismiss, type Toast } from './toast-store.ts';

function One({ toast }: { toast: Toast }) {
  const bad = toast.tone === 'destructive';
  return (
    <Radix.Root
      className={bad ? 'toast toast--bad' : 'toast'}
      type="foreground"
      open={toast.open}
      onOpenChange={(open) => !open && dismiss(toast.id)}
    >
      <Icon name={bad ? 'alert' : 'done'} />
      <div>
        <Radix.Title asChild>
          <p>
            <strong>{toast.title}</strong>
          </p>
        </Radix.Title>
        <Radix.Description asChild>
          <p>{toast.text}</p>
        </Radix.Description>
        {toast.act && (
          <Radix.Action altText={`${toast.act.label}: on the page`} asChild>
            <button className="linkbtn toast__act" type="button" onClick={toast.act.run}>
              {toast.act.label}
            </button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close aria-label="Close message">
        <Icon name="close" />
      </Radix.Close>
    </Radix.Root>
  );
}

/** One toast at a time; F8 moves the focus to it, and it stays while hovered or focused. */
export function Toaster({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <Radix.Provider
      duration={TOAST.shownMs}
      swipeDirection={TOAST.swipe.direction}
      swipeThreshold={TOAST.swipe.thresholdPx}
    >
      {toasts.map((toast) => (
        <One key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        className="toasts"
        hotkey={[TOAST.hotkey]}
        label={`Notifications (${TOAST.hotkey})`}
      />
    </Radix.Provider>
  );
}
