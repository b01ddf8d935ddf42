/** What the consumer of the tarballs works out, and what must come out. */
import { closeFacts, indexFacts } from '#engine/facts/facts.ts';
import { decide } from '#engine/verdict/verdict.ts';
import { LAW_CASES } from '#law/cases.server.ts';
import { FACT_BOOK, lawOf } from '#law/corpus.server.ts';

const SCRIPT = `import { readFileSync } from 'node:fs';
import { closeFacts, decide, indexFacts } from '@statewise/engine';
import { FACT_BOOK, lawOf } from '@statewise/law';
import { answersOf } from './answers.mjs';
const { cases } = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8'));
const wrong = answersOf({ closeFacts, decide, indexFacts, FACT_BOOK, lawOf }, cases);
console.log(\`\${cases.length} cases, \${wrong.length} differ\`, wrong.slice(0, 5));
process.exitCode = wrong.length > 0 || cases.length === 0 ? 1 : 0;
`;

const ANSWERS = `export function answersOf({ closeFacts, decide, indexFacts, FACT_BOOK, lawOf }, cases) {
  const index = indexFacts(FACT_BOOK);
  return cases.filter(({ state, asOf, facts, answer }) => {
    const closed = closeFacts(facts, index);
    const { verdict, because, settledBy } = decide(lawOf(state), closed.facts, asOf, index);
    return JSON.stringify([verdict, because.map(({ cite }) => cite), settledBy]) !== answer;
  });
}
`;

/** Every law case with the answer of this repository's own engine. */
function rows() {
  const index = indexFacts(FACT_BOOK);
  return LAW_CASES.flatMap(({ state, cases }) =>
    cases.flatMap(({ facts, asOf }) => {
      const law = lawOf(state);
      const closed = closeFacts(facts, index);
      if (!law || 'contradiction' in closed) return [];
      const { verdict, because, settledBy } = decide(law, closed.facts, asOf, index);
      const answer = JSON.stringify([verdict, because.map(({ cite }) => cite), settledBy]);
      return [{ state, asOf, facts, answer }];
    }),
  );
}

/** Files for the folder in which the tarballs are installed. */
export const caseFile = (): Record<string, string> => ({
  'cases.json': JSON.stringify({ cases: rows() }),
  'answers.mjs': ANSWERS,
  'cases.mjs': SCRIPT,
});
