/** A kit for the pages of the tests, made as the command makes it. */
import { KIT_BOOK } from '#stop-kit/kit-book.server.ts';
import { kitSource } from '#stop-kit/kit-source.server.ts';
import { planFromResult } from '#stop-kit/maker/kit-plan.ts';
import { makeStopKit, type StopKit } from '#stop-kit/maker/stop-kit.ts';

/** Of tools by id; `evidence` belongs to the first. */
export async function madeKit(
  tools: readonly string[],
  evidence: readonly string[] = [],
): Promise<StopKit> {
  const findings = tools.map((tool, at) => ({
    finding: 'tool still sends',
    tool,
    evidence: at === 0 ? [...evidence] : [],
  }));
  const question = {
    plan: planFromResult({ url: 'https://www.shop.example/', findings }, KIT_BOOK.tools),
    states: ['CA'],
    day: '2026-11-26',
    law: KIT_BOOK.law,
    icon: KIT_BOOK.icon,
    source: await kitSource(),
  };
  return makeStopKit(question, 'hash');
}
