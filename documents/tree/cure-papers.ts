/** The papers that answer a regulator's letter. They state what the owner told, and mark what is missing. */
import type { CureRight } from '#engine/cure/cure-right.ts';
import type { LetterOnFile } from '#engine/cure/letter-on-file.ts';
import type { CureTerms, LawRecord, Requirement, Stated } from '#law/schema.ts';
import { longDate } from '#text/english.ts';
import { bullets, heading, paragraph } from './tree.ts';
import type { Block, DocumentTree, Inline, Text } from './tree.ts';

export interface CureSubject {
  readonly businessName: string;
  /** Told for the documents; null: not told. */
  readonly address: string | null;
  readonly contact: string | null;
  readonly asOf: string;
  readonly law: LawRecord;
  readonly terms: CureTerms;
  readonly letter: LetterOnFile;
  readonly right: CureRight;
  /** The duties that the letter is about. */
  readonly duties: readonly Requirement[];
}

const gap = (words: string): Inline => ({ gap: `[${words}]` });
const told = (words: string, missing: string): Inline => (words === '' ? gap(missing) : words);

function letterHead({ businessName, address, letter }: CureSubject, dated: string | null): Block[] {
  return [
    paragraph(businessName, '\n', address ?? gap('Your address')),
    paragraph(dated ?? gap('Date on which you send it')),
    paragraph(told(letter.office, 'Name and address of the office that wrote')),
    paragraph(
      { strong: 'Your letter' },
      ` of ${longDate(letter.dated)}, file number: `,
      told(letter.reference, 'file number, or “none given”'),
    ),
  ];
}

const signature = ({ letter, businessName }: CureSubject): Block[] => [
  paragraph(
    'Signed by ',
    told(letter.signer, 'name of the person who signs'),
    ', ',
    told(letter.signerTitle, 'title'),
  ),
  { kind: 'signature', who: `for ${businessName}` },
];

/** A paper on a letter: no footer of ours in what is sent to an office. */
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

/** The short answer: it arrived, who answers, until when. It admits nothing. */
export function answerLetter(subject: CureSubject): DocumentTree {
  const { letter, right, law, businessName } = subject;
  const { sections } = letter;
  return cureTree(
    subject,
    { title: 'Answer to your letter', subtitle: `${businessName}, ${law.law.name}` },
    [
      ...letterHead(subject, longDate(subject.asOf)),
      paragraph(
        `We received your letter of ${longDate(letter.dated)} on ${longDate(letter.receivedOn)}. It names the ${law.law.name}`,
        sections === '' ? '.' : `, sections ${sections}.`,
      ),
      paragraph(timeWords(right)),
      paragraph(
        'We plan to answer the points of your letter in writing within the time that we have. ',
        'Please send letters and calls on this matter to the person who signs below: ',
        subject.contact ?? gap('mail address and phone'),
        '.',
      ),
      paragraph('This letter admits no violation.'),
      ...signature(subject),
    ],
  );
}

function timeWords({ kind, days, strictLastDay, cite }: CureRight): string {
  return kind === 'given' && strictLastDay !== null
    ? `We count the ${days} days to cure under ${cite} until ${longDate(strictLastDay)}, without giving up a later day. Please tell us in writing if you count another.`
    : 'Please tell us in writing whether the office gives us time to fix what it names, and until which day.';
}

/** What is missing in the statement today, in words; empty: it can be signed. */
export function missingInStatement({ letter, duties, terms }: CureSubject): string[] {
  const asks = (what: Stated) => terms.statement?.says.includes(what) === true;
  return [
    ...(duties.length === 0 ? ['Tick the duties that the letter is about.'] : []),
    ...duties
      .filter(({ id }) => !isFixed(letter, id))
      .map(({ title }) => `Say what you did about “${title}”, and on which day.`),
    ...duties
      .filter(({ id }) => asks('documents') && proofOf(letter, id) === '')
      .map(({ title }) => `Name the proof for “${title}”.`),
    ...(asks('told people') && (letter.toldPeople === null || letter.toldPeople === 'not yet')
      ? ['Tell the people concerned, and say so.']
      : []),
    ...(asks('policies') && !policiesSettled(letter) ? ['Say which rules of yours changed.'] : []),
    ...(asks('cured') && !letter.cured
      ? ['Confirm that everything the letter names is fixed.']
      : []),
    ...(asks('no more') && !letter.promise ? ['Confirm that it will not happen again.'] : []),
    ...(letter.office === '' ? ['Name the office that wrote.'] : []),
    ...(letter.signer === '' || letter.signerTitle === ''
      ? ['Name the person who signs, with title.']
      : []),
  ];
}

const fixOf = ({ fixes }: LetterOnFile, id: string) =>
  fixes.find(({ requirementId }) => requirementId === id);
const isFixed = (letter: LetterOnFile, id: string) => {
  const fix = fixOf(letter, id);
  return fix !== undefined && fix.what !== '' && fix.on !== null;
};
const proofOf = (letter: LetterOnFile, id: string) => fixOf(letter, id)?.proof ?? '';
const policiesSettled = ({ policies, policiesChanged }: LetterOnFile) =>
  policies === 'no change needed' || (policies === 'changed' && policiesChanged !== '');

/** The written statement of cure; where the law asks for none, a report of what was fixed. */
export function cureStatement(subject: CureSubject): DocumentTree {
  const { law, letter, terms, duties, businessName } = subject;
  const asked = terms.statement;
  const title = asked ? 'Written statement of cure' : 'Report of what we fixed';
  const proofs = duties.map(({ id }) => proofOf(letter, id)).filter((proof) => proof !== '');
  return cureTree(subject, { title, subtitle: `${businessName}, ${asked?.cite ?? law.law.name}` }, [
    ...letterHead(subject, null),
    paragraph(
      asked
        ? `This is our written statement under ${asked.cite} on what your letter alleges.`
        : 'This is our report on what your letter names.',
    ),
    ...duties.flatMap((duty) => fixBlocks(duty, letter)),
    ...(duties.length === 0 ? [paragraph(gap('Tick the duties that the letter is about'))] : []),
    ...(asked ? statedBlocks(asked.says, letter) : []),
    ...(proofs.length === 0
      ? []
      : [heading(1, 'Enclosed'), bullets(...proofs.map((proof): Text => [proof]))]),
    paragraph('This paper admits no violation.'),
    ...signature(subject),
  ]);
}

function fixBlocks({ id, title, cite }: Requirement, letter: LetterOnFile): Block[] {
  const fix = fixOf(letter, id);
  const done = isFixed(letter, id) && fix?.on != null;
  return [
    heading(1, cite),
    done
      ? paragraph(`On ${longDate(fix.on ?? '')} we did this: ${closed(fix.what)}`)
      : paragraph(gap(`Say what you did about “${title}”, and on which day`)),
  ];
}

const closed = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);

function statedBlocks(says: readonly Stated[], letter: LetterOnFile): Block[] {
  const lines = says.flatMap((what): Text[] => {
    if (what === 'cured')
      return [
        letter.cured
          ? ['What your letter alleges is cured.']
          : [gap('Confirm: what the letter alleges is cured')],
      ];
    if (what === 'told people') return [toldLine(letter)];
    if (what === 'policies') return [policyLine(letter)];
    if (what === 'no more')
      return [
        letter.promise
          ? ['No further violation of this kind will occur.']
          : [gap('Confirm: no further violation of this kind will occur')],
      ];
    return [];
  });
  return lines.length === 0 ? [] : [heading(1, 'We also state'), bullets(...lines)];
}

function toldLine({ toldPeople }: LetterOnFile): Text {
  if (toldPeople === 'yes')
    return [
      'We told the consumers concerned, where we have their contact details, that this was dealt with.',
    ];
  if (toldPeople === 'no contact details')
    return ['We have no contact details of the consumers concerned.'];
  return [gap('Say whether you told the consumers concerned')];
}

function policyLine(letter: LetterOnFile): Text {
  if (letter.policies === 'no change needed')
    return ['No change of our internal policies was needed.'];
  return policiesSettled(letter)
    ? [`We changed our internal policies: ${closed(letter.policiesChanged)}`]
    : [gap('Say which internal policies you changed, or that none needed a change')];
}
