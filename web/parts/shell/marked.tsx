import { Fragment } from 'react';

/** Running text in which the words between asterisks are highlighted. */
export function Marked({ children }: { children: string }) {
  return children
    .split('*')
    .map((part, at) =>
      at % 2 === 1 ? <mark key={part}>{part}</mark> : <Fragment key={part}>{part}</Fragment>,
    );
}
