import { Citation } from './citation.tsx';

/** Where a new citation begins; a bare number after a semicolon belongs to the one before. */
const NEXT = /; (?=[A-Z]|[^;]*§)/;

/** Several sections that one record cites together, each by itself. */
export function Cites({ cite, url }: { cite: string; url: string }) {
  return (
    <span className="cites">
      {cite.split(NEXT).map((one) => (
        <Citation key={one} cite={one} url={url} />
      ))}
    </span>
  );
}
