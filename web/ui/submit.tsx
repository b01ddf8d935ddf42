import { useEffect, useState } from 'react';
import { SLOW_MS, SLOW_TEXT } from '#web/words/notices.ts';

interface SubmitProps {
  children: string;
  pending: boolean;
  /** The label while it runs. */
  doing: string;
  size?: 'large' | 'small';
  tone?: 'quiet' | 'danger';
}

function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return undefined;
    const wait = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(wait);
      setSlow(false);
    };
  }, [pending]);
  return slow;
}

/**
 * A submit button. It cannot be pressed twice, keeps the focus, and says so if the reply is slow.
 */
export function Submit({ children, pending, doing, size, tone }: SubmitProps) {
  const slow = useSlow(pending);
  const classes = [
    'btn',
    size === 'large' && 'btn--lg',
    size === 'small' && 'btn--sm',
    tone && `btn--${tone}`,
  ];
  return (
    <>
      <button
        className={classes.filter(Boolean).join(' ')}
        type="submit"
        {...(pending ? { 'aria-disabled': true as const } : {})}
        onClick={(event) => {
          if (pending) event.preventDefault();
        }}
      >
        {pending ? doing : children}
      </button>
      <span className={slow ? 'small soft' : 'vh'} role="status">
        {slow ? SLOW_TEXT : ''}
      </span>
    </>
  );
}
