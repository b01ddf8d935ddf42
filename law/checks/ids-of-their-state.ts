import type { Check } from './check.ts';

export const check: Check = {
  name: 'ids-of-their-state',
  description: 'Requirements are called DE-01, exemptions DE-x-what, cases DE-what.',
  run: ({ laws, cases }) => {
    const wrong = (where: string, ids: string[], shape: RegExp) =>
      ids
        .filter((id) => !shape.test(id))
        .map((id) => ({
          where: `${where} ${id}`,
          expected: String(shape),
          actual: id,
          tip: 'Start the id with the code of its state.',
        }));
    return [
      ...laws.flatMap((law) => [
        ...wrong(
          `${law.state} requirements`,
          law.requirements.map((r) => r.id),
          new RegExp(`^${law.state}-\\d\\d$`),
        ),
        ...wrong(
          `${law.state} exemptions`,
          law.exemptions.map((x) => x.id),
          new RegExp(`^${law.state}-x-[a-z0-9-]+$`),
        ),
      ]),
      ...cases.flatMap((book) =>
        wrong(
          `${book.state} cases`,
          book.cases.map((one) => one.id),
          new RegExp(`^${book.state}-[a-z0-9-]+$`),
        ),
      ),
    ];
  },
};
