/**
 * The documents that answer a regulator's letter. They state what the owner told, and mark what is
 * missing.
 */
import type { CureRight } from '#engine/cure/cure-right.ts';
import type { LetterOnFile } from '#engine/cure/letter-on-file.ts';
import { letterSections } from '#engine/letters/sections/full-section.ts';
import { wantsAnswers } from '#engine/words/letters.ts';
import type { LawRecord, Requirement, Stated } from '#law/schema.ts';
import { list, longDate } from '#text/english.ts';
import { bullets, heading, paragraph } from '#documents/tree/tree.ts';
import type { Block, DocumentTree, Text } from '#documents/tree/tree.ts';
import { demandBlocks } from './demand-blocks.ts';
import { answerDays } from './due-days.ts';
import {
  cureTree,
  letterGap,
  letterHead,
  signedBy,
  underTitle,
  type CureSubject,
} from './cure-parts.ts';

/** The short answer: it arrived, who answers, until when. It admits nothing. */
export function regulatorAnswer(subject: CureSubject): DocumentTree {
  const { letter, right } = subject;
  return cureTree(subject, { title: 'Answer to your letter', subtitle: underTitle(subject) }, [
    ...letterHead(subject, longDate(subject.asOf)),
    paragraph(
      `We received your letter of ${longDate(letter.dated)} on ${longDate(letter.receivedOn)}.`,
      namedLaw(subject),
    ),
    ...timeBlocks(right, letter, subject.asOf),
    ...demandBlocks(letter),
    paragraph(
      'We plan to answer the points of your letter in writing within the time that we have. ',
      'Please send letters and calls on this matter to the person who signs below: ',
      subject.contact ?? letterGap('mail address and phone'),
      '.',
    ),
    paragraph('This letter admits no violation. We keep our objections, rights and privileges.'),
    ...signedBy(subject),
  ]);
}

/** What it rests on, as far as it is known. */
function namedLaw({ law, letter: { sections } }: CureSubject): string {
  if (law === null) return sections === '' ? '' : ` It names these sections: ${sections}.`;
  const named = sections === '' ? '' : ` and these sections: ${withCodes(law, sections)}`;
  return ` It names the ${law.law.name}${named}.`;
}

/** Sections with the names of their codes: a rule of an agency is no section of the act. */
function withCodes(law: LawRecord, sections: string): string {
  const codes = letterSections(law, `§§ ${sections}`).full;
  return codes.length < sections.split(/[,;]/).length ? sections : codes.join(', ');
}

/** What is said to the office about time. Where the law gives none to cure, nothing asks for it. */
function timeBlocks(right: CureRight, letter: LetterOnFile, asOf: string): Block[] {
  const { kind, days, officeLastDay, cite } = right;
  const ordered = wantsAnswers(letter) ? [paragraph(...answerDays(letter, right, asOf))] : [];
  if (kind === 'given')
    return [
      ...ordered,
      paragraph(
        officeLastDay === null
          ? `${cite} gives us ${days} days to cure. Please tell us in writing from which day you count them, and until which day.`
          : `${cite} gives us ${days} days to cure. We count them until ${longDate(officeLastDay)}. Please tell us in writing if you count another day.`,
      ),
    ];
  if (kind !== 'office decides') return ordered;
  const ask = `Under ${cite} the office may give time to cure. Please tell us in writing whether it does, and until which day.`;
  return [...ordered, paragraph(ask)];
}

/** What is missing in the statement today, in words; empty: it can be signed. */
export function missingInStatement({
  letter,
  duties,
  terms,
  contactDetails,
}: CureSubject): string[] {
  const asks = (what: Stated) => terms?.statement?.says.includes(what) === true;
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
    ...(letter.toldPeople === 'no contact details' && contactDetails.length > 0
      ? [contactDoubt(contactDetails)]
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

/** The written statement of cure. */
export function cureStatement(subject: CureSubject): DocumentTree {
  const { letter, terms, duties, businessName } = subject;
  const asked = terms?.statement ?? null;
  const title = 'Written statement of cure';
  const proofs = duties.map(({ id }) => proofOf(letter, id)).filter((proof) => proof !== '');
  return cureTree(
    subject,
    { title, subtitle: asked ? `${businessName}, ${asked.cite}` : underTitle(subject) },
    [
      ...letterHead(subject, null),
      paragraph(
        asked
          ? `This is our written statement under ${asked.cite} on what your letter alleges.`
          : 'This is our written statement on what your letter alleges.',
      ),
      ...duties.flatMap((duty, at) => fixBlocks(duty, letter, duties[at - 1]?.cite)),
      ...(duties.length === 0
        ? [paragraph(letterGap('Tick the duties that the letter is about'))]
        : []),
      ...(asked ? statedBlocks(asked.says, subject) : []),
      ...(proofs.length === 0
        ? []
        : [heading(1, 'Enclosed'), bullets(...proofs.map((proof): Text => [proof]))]),
      paragraph('This document admits no violation.'),
      ...signedBy(subject),
    ],
  );
}

/** Several duties under one section stand under one heading. */
function fixBlocks(
  { id, title, cite }: Requirement,
  letter: LetterOnFile,
  before: string | undefined,
): Block[] {
  const fix = fixOf(letter, id);
  const done = isFixed(letter, id) && fix?.on != null;
  return [
    ...(cite === before ? [] : [heading(1, cite)]),
    done
      ? paragraph(`On ${longDate(fix.on ?? '')} we did this: ${closed(fix.what)}`)
      : paragraph(letterGap(`Say what you did about “${title}”, and on which day`)),
  ];
}

const closed = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);

function statedBlocks(says: readonly Stated[], subject: CureSubject): Block[] {
  const { letter } = subject;
  const lines = says.flatMap((what): Text[] => {
    if (what === 'cured')
      return [
        letter.cured
          ? ['What your letter alleges is cured.']
          : [letterGap('Confirm: what the letter alleges is cured')],
      ];
    if (what === 'told people') return [peopleLine(subject)];
    if (what === 'policies') return [policyLine(letter)];
    if (what === 'no more')
      return [
        letter.promise
          ? ['No further violation of this kind will occur.']
          : [letterGap('Confirm: no further violation of this kind will occur')],
      ];
    return [];
  });
  return lines.length === 0 ? [] : [heading(1, 'We also state'), bullets(...lines)];
}

function peopleLine({ letter: { toldPeople }, contactDetails }: CureSubject): Text {
  if (toldPeople === 'yes')
    return [
      'We told the consumers concerned, where we have their contact details, that this was dealt with.',
    ];
  if (toldPeople === 'no contact details' && contactDetails.length > 0)
    return [letterGap(contactDoubt(contactDetails))];
  if (toldPeople === 'no contact details')
    return ['We have no contact details of the consumers concerned.'];
  return [letterGap('Say whether you told the consumers concerned')];
}

const contactDoubt = (kinds: readonly string[]) =>
  `Your data map holds ${list(kinds)}. Say that you told the people concerned, or take those lines off the map if they are not theirs`;

function policyLine(letter: LetterOnFile): Text {
  if (letter.policies === 'no change needed')
    return ['No change of our internal policies was needed.'];
  return policiesSettled(letter)
    ? [`We changed our internal policies: ${closed(letter.policiesChanged)}`]
    : [letterGap('Say which internal policies you changed, or that none needed a change')];
}
