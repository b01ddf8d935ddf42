import { LAW_TEXT } from '#web/words/language/law-text.ts';
import { actUrl } from '#law/acts.ts';
/** A bill or an act is cited by its whole name: "HB 380" is not "380". */
const BILL = /^(HB|SB|AB|HF|SF|H\.B|S\.B|Act|Acts|Laws|P\.L|Public|Chapter)\b/;

/** A remark of several words in parentheses at the end. */
const NOTE = / \([a-z]+ [a-z]+ [^()]*\)$/;

/**
 * "6 Del. C. " and "§ 12D-103(a)", "N.J.S.A. " and "56:8-166.5": separates the code's name from the
 * section.
 */
function split(part: string): [code: string, section: string, note: string] {
  const sign = part.indexOf('§');
  const plain = /^\D+?\s(?=(?:ch(?:apter|\.)\s)?\d)/.exec(part)?.[0].length ?? 0;
  const at = BILL.test(part) ? 0 : sign > 0 ? sign : plain;
  const note = NOTE.exec(part)?.[0] ?? '';
  return [part.slice(0, at), part.slice(at, part.length - note.length), note];
}

/** Keeps a sign or "subd." with its number on one line, and "12D-103(a)(1)" if there is room. */
const Section = ({ text }: { text: string }) => (
  <b>
    {text
      .replaceAll(/(§|[a-z]\.) /g, '$1\u00a0')
      .split(/((?<![^ ])[^ -]*-[^ ]+)/)
      .map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <span key={part} className="whole">
            {part}
          </span>
        ),
      )}
  </b>
);

/** "Iowa Code § 715D.2(1)(a); Iowa Code § 715D.2(1)(b)" names two sections. */
const partsOf = (cite: string) => cite.split(/(?<=; )(?=[^;]*§)/).map(split);

interface CitationProps {
  cite: string;
  /** The official page; without it the citation is plain text. */
  url?: string;
  /**
   * Hides the code's name visually if the state is obvious; screen readers, copies, print and the
   * tooltip keep it.
   */
  short?: boolean;
}

/** The full citation. */
export function Citation({ cite, url, short = false }: CitationProps) {
  const parts = partsOf(cite);
  const shortened = short && parts.some(([code, , note]) => code + note !== '');
  const text = parts.map(([code, section, note]) => (
    <span key={code + section}>
      {code !== '' && <span className="cite__code">{code}</span>}
      <Section text={section} />
      {note !== '' && <span className="cite__code cite__note">{note}</span>}
    </span>
  ));
  const look = {
    className: shortened ? 'cite cite--short' : 'cite',
    'data-tip': shortened ? cite : undefined,
    lang: LAW_TEXT,
  };
  const href = actUrl(cite) ?? url;
  if (href === undefined) return <span {...look}>{text}</span>;
  return (
    <a href={href} data-print-url={href} {...look}>
      {text}
    </a>
  );
}
