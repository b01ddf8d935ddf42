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

/** What in a letter asks for a lawyer. */
export const LETTER_SIGNS = [
  'lawsuit',
  'demand',
  'settlement',
  'children',
  'again',
  'many states',
] as const;
export type LetterSign = (typeof LETTER_SIGNS)[number];

/** How an office wants to be asked for more time. */
export const ASKING_WAYS = ['letter', 'email', 'phone', 'portal'] as const;
export type AskingWay = (typeof ASKING_WAYS)[number];

/** What a person's or lawyer's demand rests on. */
export const CLAIMS = [
  'wiretap',
  'trap and trace',
  'video',
  'biometrics',
  'calls and texts',
  'e-mails',
  'accessibility',
  'breach',
  'health data',
  'price or list',
] as const;
export type ClaimKind = (typeof CLAIMS)[number];

const ORDERING: ReadonlySet<LetterKind> = new Set(['inquiry', 'production', 'subpoena', 'audit']);

/** Whether answers or papers are wanted by a day, whatever was or was not broken. */
export const wantsAnswers = ({ kind }: { readonly kind: LetterKind }): boolean =>
  ORDERING.has(kind);

const FROM_NO_OFFICE: ReadonlySet<LetterKind> = new Set([
  'private demand',
  'invoice or scam',
  'unclear',
]);

/** Whether an office wrote it: only then can a state's privacy law give time, and be answered. */
export const isOfOffice = (kind: LetterKind): boolean => !FROM_NO_OFFICE.has(kind);

/** The documents that are made for a letter. */
export const LETTER_DOCUMENTS = [
  'plan',
  'answer',
  'statement',
  'more-time',
  'list',
  'file',
] as const;
export type LetterDocument = (typeof LETTER_DOCUMENTS)[number];

/**
 * Those that fit the letter: nobody is offered a paper that would give something away.
 * `statementAsked`: the law gives time to cure and wants a statement of it.
 */
export function documentsFor(
  letter: {
    readonly kind: LetterKind;
    readonly orders: readonly unknown[];
  },
  statementAsked: boolean,
): readonly LetterDocument[] {
  const { kind, orders } = letter;
  if (kind === 'private demand') return ['plan', 'file'];
  if (kind === 'invoice or scam' || kind === 'unclear') return ['plan'];
  if (kind === 'forwarded complaint') return ['plan', 'answer', 'more-time'];
  return [
    'plan',
    'answer',
    'more-time',
    ...(wantsAnswers(letter) || orders.length > 0 ? ['list' as const] : []),
    ...(kind === 'violation' && statementAsked ? ['statement' as const] : []),
  ];
}
