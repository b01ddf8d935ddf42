/** Whether a fee may be charged. */
import type { RequestRule, RequestSource } from '#law/schema.ts';
import type { ItemClock } from './clock.ts';

export interface Charging {
  readonly may: boolean;
  readonly why: string;
  readonly cite: string | null;
  readonly source: RequestSource;
  /** The law's other cases for a fee, such as a request that is plainly unfounded; the business has to prove them. */
  readonly when: readonly string[];
}

export function mayCharge({ rule, free }: ItemClock): Charging {
  if (!rule) return { may: false, why: COURTESY, cite: null, source: 'memory', when: [] };
  const { fee } = rule;
  const from = {
    cite: fee?.cite ?? rule.answer?.cite ?? rule.cite,
    source: fee?.source ?? 'record',
  };
  const when = fee?.when ?? [];
  if (free || !fee) return { may: false, why: whyFree(rule), ...from, when };
  return { may: true, why: `${USED_UP} You may charge: ${fee.kind}.`, ...from, when };
}

function whyFree({ free, family }: RequestRule): string {
  if (free === 'always' || family === 'stop' || !free.counts.includes(family))
    return 'This kind of request is free, however often it comes.';
  const times =
    free.perYear === 1 ? 'One answer a year is free' : `${free.perYear} answers a year are free`;
  return `${times}, and this is one of them.`;
}

const USED_UP = 'The free answers of the year are used up.';
const COURTESY = 'No law of this kind binds you here. Answer free of charge, as a courtesy.';
