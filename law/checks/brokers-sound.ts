import { brokerBook } from '../schema.ts';
import type { BrokerRegister } from '../schema.ts';
import type { Check, CheckedCorpus, DataFault } from './check.ts';

/** Owners read these lines in a hurry. */
const MOST_CHARACTERS = 330;
const TIP = 'Mend the entry; broker-book.ts has the form.';

export const check: Check = {
  name: 'brokers-sound',
  description:
    'Registers of data brokers: one a state, short, with a doubt where the fee is not known; each names the requirement of its state’s record, if there is one.',
  run: ({ brokers, laws }) => {
    const parsed = brokerBook.safeParse(brokers);
    if (!parsed.success)
      return [
        {
          where: 'broker-registers.json',
          expected: 'the form of brokerBook',
          actual: parsed.error.message,
          tip: TIP,
        },
      ];
    const { registers } = parsed.data;
    return registers.flatMap((register, at) => registerFaults(register, registers[at - 1], laws));
  },
};

function registerFaults(
  register: BrokerRegister,
  before: BrokerRegister | undefined,
  laws: CheckedCorpus['laws'],
): DataFault[] {
  const { state, requirement, who, due, also, fees, doubts } = register;
  const fault = (expected: string, actual: string): DataFault => ({
    where: `broker-registers.json ${state}`,
    expected,
    actual,
    tip: TIP,
  });
  const owed = laws
    .find((law) => law.state === state)
    ?.requirements.find(({ control }) => control === 'data-broker')?.id;
  const long = [who, due, also, ...doubts]
    .flatMap((words) => (words === undefined ? [] : [words.en, words.es]))
    .find((words) => words.length > MOST_CHARACTERS);
  return [
    ...(before && before.state >= state ? [fault(`a state after ${before.state}`, state)] : []),
    ...(owed === requirement
      ? []
      : [fault(`the requirement ${owed ?? 'of no record'}`, requirement ?? 'none')]),
    ...(long === undefined ? [] : [fault(`at most ${MOST_CHARACTERS} letters`, long)]),
    ...(fees.some(({ usd }) => usd === null) && doubts.length === 0
      ? [fault('a doubt, since the fee is not known', 'none')]
      : []),
  ];
}
