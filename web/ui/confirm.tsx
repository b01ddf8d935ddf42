import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

interface ConfirmProps {
  title: string;
  children: ReactNode;
  does: string;
  danger?: boolean;
  pending: boolean;
  /** What went wrong when it was tried. */
  failed: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** One question before something that strangers see. */
export function Confirm({ title, children, does, danger, pending, failed, ...on }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={on.onClose}>
      {children}
      {failed !== undefined && (
        <p className="error" role="alert">
          {failed}
        </p>
      )}
      <div className="row">
        <button
          className={danger ? 'btn btn--danger' : 'btn'}
          type="button"
          {...(pending ? { 'aria-disabled': true as const } : {})}
          onClick={() => {
            if (!pending) on.onConfirm();
          }}
        >
          {pending ? 'One moment...' : does}
        </button>
        <button className="btn btn--quiet" type="button" onClick={on.onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  );
}
