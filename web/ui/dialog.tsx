import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** A native modal dialog: it traps the focus, closes on Escape and returns the focus. */
export function Dialog({ title, children, onClose }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog className="dialog" ref={box} aria-labelledby={heading} onClose={onClose}>
      <div className="stack">
        <h2 id={heading}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
