import { Fragment } from 'react';
import type { DeskType } from '#contract/requests/request-items.ts';
import type { ArrivedMail } from '#web/api/arrived-mails.ts';
import { plural } from '#text/figures.ts';
import { THEY_ASK } from '#web/words/requests/from-mail.ts';

/** So few signs are shown at once. */
const SHORT = 280;

/** The text in parts: those that hold one of the sentences, and what stands between them. */
function partsOf(text: string, said: readonly string[]) {
  // as sentences are read, lines run on; no place moves by it
  const flat = text.replaceAll('\n', ' ');
  const places = said
    .map((sentence) => ({ start: flat.indexOf(sentence), length: sentence.length }))
    .filter(({ start }) => start !== -1)
    .toSorted((one, other) => one.start - other.start);
  const parts: { at: number; text: string; isSaid: boolean }[] = [];
  let at = 0;
  for (const { start, length } of places) {
    if (start < at) continue;
    parts.push({ at, text: text.slice(at, start), isSaid: false });
    parts.push({ at: start, text: text.slice(start, start + length), isSaid: true });
    at = start + length;
  }
  return [...parts, { at, text: text.slice(at), isSaid: false }].filter((part) => part.text !== '');
}

function Marked({ text, said }: { text: string; said: readonly string[] }) {
  return partsOf(text, said).map(({ at, text: words, isSaid }) =>
    isSaid ? <mark key={at}>{words}</mark> : <Fragment key={at}>{words}</Fragment>,
  );
}

/** The sentences that may ask for something, before anything else of the mail. */
export function Said({ said }: { said: readonly string[] }) {
  return said.map((sentence) => (
    <p key={sentence} className="mailtext">
      <mark>{sentence}</mark>
    </p>
  ));
}

interface WordsProps {
  mail: ArrivedMail['mail'];
  said: readonly string[];
  /** Nothing of it tells what it asks, so all of it has to be read. */
  isOpen: boolean;
}

/** What the mail says, with the sentences marked that may ask for something. */
export function MailWords({ mail, said, isOpen }: WordsProps) {
  const isShort = mail.text !== '' && mail.text.length <= SHORT && mail.attachments === 0;
  if (isShort)
    return (
      <p className="mailtext">
        <Marked text={mail.text} said={said} />
      </p>
    );
  return (
    <>
      <Said said={said} />
      <details className="folded" open={isOpen}>
        <summary>Read the mail</summary>
        <p className="mailtext">
          {mail.text === '' ? (
            'It has no words that we can read.'
          ) : (
            <Marked text={mail.text} said={said} />
          )}
        </p>
        {mail.isCut && <p className="hint">The rest is not kept. Look at the mail itself.</p>}
        {mail.attachments > 0 && (
          <p className="hint">{`${plural(mail.attachments, 'attachment')}, not kept here.`}</p>
        )}
      </details>
    </>
  );
}

/** What is asked most, where the words name nothing. */
const USUAL: readonly DeskType[] = ['delete', 'access', 'correct', 'opt-out-sale'];

interface AskedProps {
  types: readonly DeskType[];
  /** Writes a request down that asks for these; for none: the owner chooses in the form. */
  onAsked: (types: readonly DeskType[]) => void;
  onNothing: () => void;
}

/** One press for each thing that an unclear mail may ask. */
export function AskedChoices({ types, onAsked, onNothing }: AskedProps) {
  const offered = types.length > 0 ? types : USUAL;
  // one press stands out: all that the words name
  const look = types.length === 1 ? 'btn btn--sm' : 'btn btn--quiet btn--sm';
  return (
    <>
      {types.length > 1 && (
        <button className="btn btn--sm" type="button" onClick={() => onAsked(types)}>
          They ask all of these
        </button>
      )}
      {offered.map((type) => (
        <button key={type} className={look} type="button" onClick={() => onAsked([type])}>
          {THEY_ASK[type]}
        </button>
      ))}
      <button className="btn btn--quiet btn--sm" type="button" onClick={() => onAsked([])}>
        They ask something else
      </button>
      <button className="btn btn--quiet btn--sm" type="button" onClick={onNothing}>
        It asks nothing about data
      </button>
    </>
  );
}
