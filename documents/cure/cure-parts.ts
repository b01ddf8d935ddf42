/** What the documents on a letter share: the subject, the head, the signature. */
import type { CureRight } from '#engine/cure/cure-right.ts';
import type { LetterOnFile } from '#engine/cure/letter-on-file.ts';
import type { CureTerms, LawRecord, Requirement } from '#law/schema.ts';
import { longDate } from '#text/english.ts';
import { paragraph } from '#documents/tree/tree.ts';
import type { Block, DocumentTree, Inline } from '#documents/tree/tree.ts';

export interface CureSubject {
  readonly businessName: string;
  /** Told for the documents; null: not told. */
  readonly address: string | null;
  readonly contact: string | null;
  readonly asOf: string;
  /** The state's privacy law that it rests on; null: on none, or nobody can tell. */
  readonly law: LawRecord | null;
  readonly terms: CureTerms | null;
  readonly letter: LetterOnFile;
  readonly right: CureRight;
  /** The duties that the letter is about. */
  readonly duties: readonly Requirement[];
  /** Contact details of consumers on the data map, such as "email addresses". */
  readonly contactDetails: readonly string[];
}

/** Whether the law gives time to cure, and wants a statement of it: else nobody offers one. */
export const statementAsked = ({ terms, right }: Pick<CureSubject, 'terms' | 'right'>): boolean =>
  terms !== null &&
  terms.statement !== null &&
  (right.kind === 'given' || right.kind === 'office decides');

/** The line under a title: the business, and the law that the letter rests on, if any. */
export const underTitle = ({ businessName, law }: Pick<CureSubject, 'businessName' | 'law'>) =>
  law === null ? businessName : `${businessName}, ${law.law.name}`;

/** Something that the owner has not told. */
export const letterGap = (words: string): Inline => ({ gap: `[${words}]` });
const wordsOrGap = (words: string, missing: string): Inline =>
  words === '' ? letterGap(missing) : words;

/** Who writes to whom, about which letter. */
export function letterHead(
  { businessName, address, letter }: CureSubject,
  dated: string | null,
): Block[] {
  return [
    paragraph(businessName, '\n', address ?? letterGap('Your address')),
    paragraph(dated ?? letterGap('Date on which you send it')),
    paragraph(wordsOrGap(letter.office, 'Name and address of the office that wrote')),
    paragraph(
      { strong: 'Your letter' },
      ` of ${longDate(letter.dated)}, file number: `,
      wordsOrGap(letter.reference, 'file number, or “none given”'),
    ),
  ];
}

/** Who signs. */
export const signedBy = ({ letter, businessName }: CureSubject): Block[] => [
  paragraph(
    'Signed by ',
    wordsOrGap(letter.signer, 'name of the person who signs'),
    ', ',
    wordsOrGap(letter.signerTitle, 'title'),
  ),
  { kind: 'signature', who: `for ${businessName}` },
];

/** A document on a letter: no footer of ours in what is sent to an office. */
export const cureTree = (
  subject: CureSubject,
  { title, subtitle }: { readonly title: string; readonly subtitle: string },
  blocks: readonly Block[],
): DocumentTree => ({
  title,
  subtitle,
  subject: title,
  language: 'en',
  owner: subject.businessName,
  footer: '',
  blocks,
});
