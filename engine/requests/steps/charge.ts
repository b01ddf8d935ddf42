/** Whether a fee may be charged. */
import type { RequestRule, RequestSource } from '#law/schema.ts';
import type { ItemClock } from '#engine/requests/clock/clock.ts';

export interface Charging {
  readonly may: boolean;
  readonly why: string;
  readonly cite: string | null;
  readonly source: RequestSource;
  /**
   * The law's other cases for a fee, such as a request that is plainly unfounded; the business has
   * to prove them.
   */
  readonly when: readonly string[];
}

export function mayCharge({ rule, free }: ItemClock): Charging {
  if (!rule) return { may: false, why: COURTESY, cite: null, source: 'memory', when: [] };
  const { fee } = rule;
  const when = fee?.when ?? [];
  const cite = rule.answer?.cite ?? rule.cite;
  if (free || !fee) return { may: false, why: whyFree(rule), cite, source: rule.source, when };
  const from = { cite: fee.cite ?? cite, source: fee.source, when };
  if (isChangeOnly(rule)) return { may: false, why: A_CHANGE, ...from };
  return { may: true, why: `${USED_UP} You may charge: ${fee.kind}.`, ...from };
}

/** A change under a law whose number is about information. */
const isChangeOnly = ({ free, family }: RequestRule) =>
  family === 'change' && free !== 'always' && !free.counts.includes('change');

function whyFree({ free, family }: RequestRule): string {
  if (free === 'always' || family === 'stop')
    return 'This kind of request is free, however often it comes.';
  const check = free.checksFree ? CHECKS : '';
  const times =
    free.perYear === 1 ? 'One answer a year is free' : `${free.perYear} answers a year are free`;
  return `${times}, and this one is within them.${check}`;
}

const CHECKS = ' One that only checks whether a correction or deletion was done is free, too.';
const USED_UP = 'The free answers of the year are used up.';
const A_CHANGE = `${USED_UP} But the number is about information, so do not charge for a change.`;
const COURTESY = 'We know of no rule on fees here. Answer free of charge, as a courtesy.';
