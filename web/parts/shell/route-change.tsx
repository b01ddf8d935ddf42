import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a change of route: scrolls to the top, focuses main, and announces the new title. */
export function RouteChange() {
  const { pathname, search, hash, key, state } = useLocation();
  // The same address may show another page: the setup form is replaced by the overview.
  const address = `${pathname}${search} ${hash === '' ? key : ''}`;
  // A part that the address names takes the focus itself (arrival.ts), once it is there.
  const part = hash.slice(1);
  const keepFocus = typeof state === 'object' && state !== null && 'keepFocus' in state;
  const shown = useRef(address);
  const [said, say] = useState('');
  useEffect(() => {
    if (shown.current === address) return undefined;
    shown.current = address;
    if (!keepFocus && (part === '' || !document.getElementById(part))) {
      window.scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    const wait = setTimeout(() => say(document.title), 50);
    return () => clearTimeout(wait);
  }, [address, keepFocus, part]);
  return (
    <p className="vh" role="status">
      {said}
    </p>
  );
}
