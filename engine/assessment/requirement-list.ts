/** The requirements of a law as a list; the API serves it and the state's guide page shows it. */
import type { LawRecord } from '#law/schema.ts';
import { thresholdWords } from '#engine/explain/short-answer/threshold-words.ts';

/** The requirements that count on a calendar date or later; most urgent first, then by id. */
export function requirementList(law: LawRecord, on: string) {
  return law.requirements
    .filter(({ until }) => until === undefined || until >= on)
    .toSorted((one, other) => one.priority - other.priority || one.id.localeCompare(other.id, 'en'))
    .map((requirement) => ({
      id: requirement.id,
      title: requirement.title,
      requirementText: requirement.text,
      applicabilityThreshold: thresholdWords(law, requirement, on),
      sourceSection: requirement.cite,
      priorityLevel: requirement.priority,
      penaltyDescription: requirement.penalty ?? law.enforcement.penalty.text,
      category: requirement.category,
      control: requirement.control,
      hours: requirement.hours,
      advice: requirement.advice === true,
      ...(requirement.from !== undefined && { from: requirement.from }),
      ...(requirement.until !== undefined && { until: requirement.until }),
    }));
}
