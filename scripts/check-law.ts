/** Runs every check of the law data. Prints `law: N checks, M records, ok`, or each finding with what to do about it. */
import { wholeCorpus } from '#law/checks/corpus.server.ts';
import { CHECKS } from '#law/checks/index.ts';

const corpus = wholeCorpus();
const findings = CHECKS.flatMap((check) =>
  check.run(corpus).map((finding) => ({ check: check.name, ...finding })),
);
for (const { check, where, expected, actual, tip } of findings) {
  process.stderr.write(
    `${check}: ${where}\n  expected ${expected}\n  actual   ${actual}\n  ${tip}\n`,
  );
}
const end = findings.length === 0 ? 'ok' : `${findings.length} findings`;
process.stdout.write(`law: ${CHECKS.length} checks, ${corpus.laws.length} records, ${end}\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
