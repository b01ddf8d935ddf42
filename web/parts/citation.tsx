/** "6 Del. C. " and "§ 12D-103(a)": the code's name apart from the section. */
function split(cite: string): [code: string, section: string] {
  const sign = cite.indexOf('§');
  const at = sign > 0 ? sign : (/^\D+\s(?=\d)/.exec(cite)?.[0].length ?? 0);
  return [cite.slice(0, at), cite.slice(at)];
}

interface CitationProps {
  cite: string;
  /** The official page; without it the citation stands as text. */
  url?: string;
  /** Hides the code's name from sight where the state is plain; it is still read, copied, printed and in the tooltip. */
  short?: boolean;
}

/** The exact text a lawyer would write. */
export function Citation({ cite, url, short = false }: CitationProps) {
  const [code, section] = split(cite);
  const shortened = short && code !== '';
  const text = (
    <>
      {code !== '' && <span className="cite__code">{code}</span>}
      <b>{section}</b>
    </>
  );
  const look = {
    className: shortened ? 'cite cite--short' : 'cite',
    'data-tip': shortened ? cite : undefined,
  };
  if (url === undefined) return <span {...look}>{text}</span>;
  return (
    <a href={url} data-print-url={url} {...look}>
      {text}
    </a>
  );
}
