import { useEffect, useRef } from 'react';

/** The heading of a screen of the check; it takes the focus when the screen replaces another. */
export function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} id="question">
      {children}
    </h1>
  );
}
