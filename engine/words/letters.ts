/** The kinds of letters that a business gets about privacy. */

/**
 * - `violation`: says which duty was broken. `inquiry`: asks questions. `production`: asks for
 *   documents. `subpoena`: orders them by law. `audit`: an office looks at the business.
 * - `forwarded complaint`: a consumer's complaint that an office hands on.
 * - `private demand`: a person or a lawyer wants money or a change.
 * - `invoice or scam`: wants money for nothing that a law asks for.
 */
export const LETTER_KINDS = [
  'violation',
  'inquiry',
  'production',
  'subpoena',
  'audit',
  'forwarded complaint',
  'private demand',
  'invoice or scam',
  'unclear',
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

const ORDERING: ReadonlySet<LetterKind> = new Set(['inquiry', 'production', 'subpoena', 'audit']);

/** Whether answers or papers are wanted by a day, whatever was or was not broken. */
export const wantsAnswers = (letter: {
  readonly kind: LetterKind;
  readonly signs: readonly string[];
}): boolean =>
  ORDERING.has(letter.kind) || (letter.kind === 'unclear' && letter.signs.includes('demand'));

/** The documents that are made for a letter. */
export const LETTER_DOCUMENTS = ['plan', 'answer', 'statement', 'more-time', 'list'] as const;
export type LetterDocument = (typeof LETTER_DOCUMENTS)[number];

/** Those that fit the kind: nobody is offered a paper that would give something away. */
export function documentsFor(letter: {
  readonly kind: LetterKind;
  readonly signs: readonly string[];
}): readonly LetterDocument[] {
  if (letter.kind === 'private demand' || letter.kind === 'invoice or scam') return ['plan'];
  if (letter.kind === 'forwarded complaint') return ['plan', 'answer'];
  if (letter.kind === 'unclear' && wantsAnswers(letter))
    return ['plan', 'answer', 'more-time', 'list', 'statement'];
  if (wantsAnswers(letter)) return ['plan', 'answer', 'more-time', 'list'];
  return ['plan', 'answer', 'statement'];
}
