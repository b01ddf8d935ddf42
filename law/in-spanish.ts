/**
 * A record with the texts that owners are shown in Spanish; citations and names of laws are
 * unchanged.
 */
import { doubtKey, type LabelBook } from './labels-book.ts';
import type { LawRecord } from './schema.ts';

type Texts = Pick<LawRecord, 'state' | 'applicability' | 'exemptions' | 'requirements' | 'doubts'>;

/**
 * Each text is replaced by its own translation, not generated from the rule, which lacks limits,
 * dates or kinds.
 */
export function inSpanish<L extends Texts>(law: L, book: LabelBook): L {
  const labels = book[law.state];
  if (!labels) throw new Error(`labels-es.json has no ${law.state}`);
  const { applicability, exemptions, requirements, doubts } = law;
  return {
    ...law,
    applicability: {
      ...applicability,
      prongs: applicability.prongs.map((prong) => ({
        ...prong,
        label: labels.prongs[prong.id] ?? prong.label,
      })),
    },
    exemptions: exemptions.map((one) => ({ ...one, text: labels.exemptions[one.id] ?? one.text })),
    requirements: requirements.map((one) => ({
      ...one,
      title: labels.requirements[one.id] ?? one.title,
    })),
    doubts: doubts.map((one) => ({
      ...one,
      text: labels.doubts[doubtKey(one.about)] ?? one.text,
    })),
  };
}
