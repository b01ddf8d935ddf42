/** What a tool that businesses use may mean under the laws: our assessment. */
import { z } from 'zod';
import { TOOLS } from '#reference/data.server.ts';
import type { Tool } from '#reference/schema-tools.ts';
import { COMMON, WrongArgument } from '../reply.ts';
import { toolOf } from '../tool.ts';

const MOST = 5;
const likely = z.enum(['unlikely', 'possible', 'likely']);
const role = z.enum(['processor', 'third party', 'depends']);
const rated = { role, may_be_sale: likely, may_be_targeted_advertising: likely };

const ratedOf = (one: Pick<Tool, 'mayBeSale' | 'mayBeTargetedAdvertising'>) => ({
  may_be_sale: one.mayBeSale,
  may_be_targeted_advertising: one.mayBeTargetedAdvertising,
});

const shown = (tool: Tool) => ({
  id: tool.id,
  name: tool.name,
  vendor: tool.vendor,
  purpose: tool.purpose,
  role: tool.usualRole,
  ...ratedOf(tool),
  why: tool.why,
  what_to_switch: tool.whatToSwitch,
  for_everyone: tool.forEveryone
    ? { done: tool.forEveryone.done, role: tool.forEveryone.role, ...ratedOf(tool.forEveryone) }
    : null,
  opt_out_setting: tool.forOptOuts
    ? {
        works_in: tool.forOptOuts.worksIn ? [...tool.forOptOuts.worksIn.states] : null,
        list_of: tool.forOptOuts.worksIn?.asOf ?? null,
      }
    : null,
  contract: tool.contract,
  hosts: [...tool.domains],
  data: [...tool.dataTypes],
  confirmed: [...tool.confirmed],
  reviewed: tool.reviewed ?? null,
  sources: [...tool.sources],
});

/** `www.connect.facebook.net` is below `facebook.net`. */
const isAt = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** By host, by the whole name, or by words of it; the closest first. */
function toolsNamed(wanted: string): Tool[] {
  const words = wanted.toLowerCase().trim();
  const host = words.replace(/^https?:\/\//, '').replace(/[/?#:].*$/, '');
  const atHost = TOOLS.filter(({ domains }) => domains.some((domain) => isAt(host, domain)));
  if (atHost.length > 0) return atHost;
  const called = ({ name, id, vendor }: Tool) =>
    [name, id, vendor].map((each) => each.toLowerCase());
  const same = TOOLS.filter((tool) => called(tool).includes(words));
  const inside = TOOLS.filter((tool) => called(tool).some((each) => each.includes(words)));
  return [...new Set([...same, ...inside])];
}

export const TOOL_FACTS = toolOf({
  name: 'tool_facts',
  title: 'See what a tool means for privacy laws',
  description:
    'For a tool by name or host (Meta Pixel, connect.facebook.net): whether its use is likely a sale or targeted advertising, what to switch, and in which states its own opt-out setting works, with the day of that list. It is our assessment, not a rule of law; confirmed says which fields a source confirms, the rest is general knowledge.',
  input: z.strictObject({ tool: z.string().trim().min(2).max(200).describe('name or host') }),
  output: z.strictObject({
    tools: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        vendor: z.string(),
        purpose: z.string(),
        ...rated,
        why: z.string(),
        what_to_switch: z.string(),
        for_everyone: z
          .strictObject({ done: z.string(), ...rated })
          .nullable()
          .describe('what holds once the setting for all people is on; null: there is none'),
        opt_out_setting: z
          .strictObject({
            works_in: z.array(z.string()).nullable().describe('null: it names no states'),
            list_of: z.string().nullable(),
          })
          .nullable()
          .describe('a setting for people who opt out; null: there is none'),
        contract: z.string(),
        hosts: z.array(z.string()),
        data: z.array(z.string()),
        confirmed: z.array(z.string()),
        reviewed: z.string().nullable(),
        sources: z.array(z.string()),
      }),
    ),
    more: z.int(),
    ...COMMON,
  }),
  answer: ({ tool }) => {
    const all = toolsNamed(tool);
    if (all.length === 0)
      throw new WrongArgument(
        `No tool on record for ${JSON.stringify(tool)}. Give its name or a host that it loads from; nothing is guessed about others.`,
      );
    const tools = all.slice(0, MOST).map(shown);
    return {
      data: { tools, more: all.length - tools.length },
      lines: tools.map(
        (one) =>
          `${one.name}: sale ${one.may_be_sale}, targeted ads ${one.may_be_targeted_advertising}. ${one.why} To switch: ${one.what_to_switch}${one.opt_out_setting?.works_in ? ` Its opt-out setting works in ${one.opt_out_setting.works_in.join(', ')} (list of ${one.opt_out_setting.list_of}).` : ''}`,
      ),
      cites: [],
      doubts: [
        'What a tool may mean is our assessment, not a rule of law: check_laws decides on what the owner says.',
        ...tools.flatMap(({ name, reviewed }) =>
          reviewed === null ? `${name}: all of it is general knowledge; no source was read.` : [],
        ),
      ],
      laws: [],
    };
  },
});
