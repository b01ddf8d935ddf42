import { useEffect, useRef } from 'react';

/** The heading of a page of the check; it takes the focus when the page comes up in place of another. */
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
