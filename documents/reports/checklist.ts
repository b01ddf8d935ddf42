/**
 * The checklist of a state as a document: every duty as a line to tick, with its section and its
 * proof.
 */
import type { LawRecord, Requirement } from '#law/schema.ts';
import { longDate } from '#text/english.ts';
import { DISCLAIMER } from './guide.ts';
import { sentence } from './guide-scope.ts';
import { hours } from './answer-words.ts';
import { heading, paragraph } from '#documents/tree/tree.ts';
import type { Block, DocumentTree } from '#documents/tree/tree.ts';

/** The checklist of a law as of a calendar date; coming duties show their date. */
export function checklistDocument(law: LawRecord, asOf: string): DocumentTree {
  const day = asOf < law.effective ? law.effective : asOf;
  const duties = law.requirements.filter((duty) => duty.until === undefined || duty.until >= day);
  const groups = [...Map.groupBy(duties, (duty) => duty.category)];
  const work = duties.reduce((sum, duty) => sum + duty.hours, 0);
  return {
    title: `${law.name} checklist`,
    subtitle: `${law.law.name}, as of ${longDate(asOf)}`,
    subject: `${law.name} compliance checklist`,
    language: 'en',
    footer: `${DISCLAIMER} Law checked to ${longDate(law.checkedTo)}.`,
    blocks: [
      paragraph(
        `${duties.length} lines, about ${hours(work)} of work if all of them bind you. Some bind only under a condition. `,
        'Tick a line when you hold the proof named under it.',
      ),
      ...groups.flatMap(([category, own]): Block[] => [
        heading(1, category),
        { kind: 'checklist', items: own.map((duty) => item(duty, day)) },
      ]),
      heading(1, 'Signed off'),
      paragraph('Name: ', { gap: '                                        ' }, '   Date: ', {
        gap: '                    ',
      }),
    ],
  };
}

function item(duty: Requirement, day: string) {
  const later = duty.from !== undefined && duty.from > day ? ` From ${longDate(duty.from)}.` : '';
  const advice = duty.advice ? ' Good practice, not a duty.' : '';
  return {
    text: [{ strong: duty.title }, ' ', { cite: duty.cite }],
    note: [
      `${duty.text}${later}${advice} Proof: ${sentence(duty.evidence)} About ${hours(duty.hours)}.`,
    ],
  };
}
