import type { RequestFile } from '../request-book.ts';
import { requestLawOf } from '../request-rules.ts';
import type { RequestRule } from '../request-law.ts';
import type { Check, CheckedCorpus, DataFault } from './check.ts';

const TIP =
  'Mend the entry in requests/; request-book.ts has the form, request-rules.ts the order of layers.';

export const check: Check = {
  name: 'requests-sound',
  description:
    'Law on requests: each state once, in the order of names; every right with its section and a last day, none before its law; no gap between the first period and the notice of more time.',
  run: (corpus) => {
    const order = corpus.requests.map(({ state }) => state).join(' ');
    const expected = corpus.laws.map(({ state }) => state).join(' ');
    const faults = corpus.requests.flatMap((file) => faultsOf(file, corpus));
    return order === expected ? faults : [fault('', expected, order), ...faults];
  },
};

const fault = (where: string, expected: string, actual: string): DataFault => ({
  where: `requests/ ${where}`,
  expected,
  actual,
  tip: TIP,
});

function faultsOf(file: RequestFile, { laws, requestDefaults }: CheckedCorpus): DataFault[] {
  const law = laws.find(({ state }) => state === file.state);
  if (!law) return [fault(file.state, 'a state with a record', 'none')];
  const both = Object.keys(file.rights).filter((type) => type in file.noRights);
  const early = Object.entries(file.rights)
    .filter(([, right]) => right.from < law.effective)
    .map(([type, right]) => fault(`${file.state} ${type}`, `from ${law.effective} on`, right.from));
  const { rules } = requestLawOf(file, requestDefaults, law.effective);
  return [
    ...both.map((type) => fault(`${file.state} ${type}`, 'a right or none', 'both')),
    ...early,
    ...Object.values(rules).flatMap((rule) => ruleFaults(file.state, rule)),
  ];
}

function ruleFaults(state: string, rule: RequestRule): DataFault[] {
  const where = `${state} ${rule.type}`;
  const { answer, extension, effect, withdrawal, verification } = rule;
  const faults: DataFault[] = [];
  if (!answer && !effect && !withdrawal) faults.push(fault(where, 'a last day', 'none'));
  if (answer && answer.cite === undefined)
    faults.push(fault(where, 'a section for the days to answer', 'none'));
  if (rule.family === 'stop' && !effect && !withdrawal)
    faults.push(fault(where, 'when an opt-out has to work', 'nothing'));
  if (verification.is === undefined)
    faults.push(fault(where, 'whether to check identity', 'nothing'));
  if (extension && answer && extension.noticeWithin !== answer.days)
    faults.push(
      fault(where, `a notice within the ${answer.days} days`, `${extension.noticeWithin} days`),
    );
  if (extension && answer && extension.lastDay !== answer.days + extension.days)
    faults.push(
      fault(where, `${answer.days} + ${extension.days} days in all`, `${extension.lastDay} days`),
    );
  return faults;
}
