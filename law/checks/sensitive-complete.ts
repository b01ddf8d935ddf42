import type { Check, DataFault } from './check.ts';

const TYPES = 11;

export const check: Check = {
  name: 'sensitive-complete',
  description: `sensitive.json covers every state and each of the ${TYPES} data types, by the record's own model.`,
  run: ({ laws, sensitive }) => {
    const tip = 'Answer yes, no or depends for each type of the profile form.';
    const found: DataFault[] = [];
    const count = new Set(sensitive.dataTypes).size;
    if (count !== TYPES) {
      found.push({ where: 'dataTypes', expected: String(TYPES), actual: String(count), tip });
    }
    for (const law of laws) {
      const where = `sensitive.json ${law.state}`;
      const state = sensitive.states[law.state];
      const actual = Object.keys(state?.types ?? {})
        .toSorted()
        .join(', ');
      const expected = sensitive.dataTypes.toSorted().join(', ');
      if (actual !== expected) found.push({ where, expected, actual, tip });
      if (state && state.model !== law.sensitiveData.model) {
        const same = 'Take the model of the record.';
        found.push({ where, expected: law.sensitiveData.model, actual: state.model, tip: same });
      }
    }
    for (const code of Object.keys(sensitive.states)) {
      if (laws.some((law) => law.state === code)) continue;
      found.push({ where: `sensitive.json ${code}`, expected: 'a record', actual: 'none', tip });
    }
    return found;
  },
};
