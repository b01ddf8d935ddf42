import { Citation } from './citation.tsx';

/** The beginning of a new citation; a bare number after a semicolon belongs to the one before. */
const NEXT = /; (?=[A-Z]|[^;]*§)/;

/** Splits a list of citations into single ones. */
export function Cites({ cite, url }: { cite: string; url: string }) {
  return (
    <span className="cites">
      {cite.split(NEXT).map((one) => (
        <Citation key={one} cite={one} url={url} />
      ))}
    </span>
  );
}
