import { useEffect, useRef } from 'react';

/** Who came from another page goes on at the heading: what stands above it is passed over. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // once the change of the page has put the focus on its main part
    const wait = setTimeout(() => {
      if (document.activeElement?.id === 'main') heading.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(wait);
  }, []);
  return heading;
}
