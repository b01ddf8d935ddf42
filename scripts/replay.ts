/**
 * Works an old receipt out again from the facts and the law data that it names: `replay --
 * RECEIPT.json [--json]`. docs/command-line.md has the fields.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  replayOf,
  type KeptReceipt,
  receiptText,
  type ReceiptResults,
} from '#engine/law-changes/replay.ts';
import { CORPUS_HASH } from '#law/corpus.server.ts';
import { hashOfFiles } from '#law/data-files.server.ts';
import { lawBooksOf, packOf, UnreadablePack } from '#law/packs.server.ts';
import { factKey, stateCode } from '#law/schema.ts';
import { bytesOf, oneFile, printed, Unusable } from './command/one-file.ts';
import { currentFiles } from './law-diff/law-source.ts';

const HOW = 'Name the file: npm run --silent replay -- RECEIPT.json [--json]';

const value = z.union([z.number(), z.boolean(), z.object({ least: z.number(), most: z.number() })]);
const keptFile = z.object({
  asOf: z.iso.date(),
  lawDataHash: z.string().regex(/^[0-9a-f]{64}$/),
  verdicts: z.array(z.object({ stateId: z.string(), verdict: z.string() })).min(1),
  facts: z.array(
    z.object({
      fact: factKey,
      state: stateCode.nullable(),
      value,
      source: z.enum(['answer', 'profile', 'implied']),
    }),
  ),
  overallScore: z.number().optional(),
  riskLevel: z.string().optional(),
  marks: z.record(z.string(), z.enum(['done', 'not applicable'])).nullish(),
  /** Of all of this; receipts of before November 27, 2026 have none. */
  hash: z.string().optional(),
});
type Receipt = z.infer<typeof keptFile>;

function receiptIn(file: string): Receipt {
  let given: unknown;
  try {
    given = JSON.parse(new TextDecoder().decode(bytesOf(file)));
  } catch (error) {
    if (error instanceof Unusable) throw error;
    throw new Unusable(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
  const parsed = keptFile.safeParse(given);
  if (parsed.success) return parsed.data;
  const [fault] = parsed.error.issues;
  throw new Unusable(
    `${file} is no whole receipt: ${fault?.path.join('.')}: ${fault?.message}. Download it under "Saved assessments", or take it from the export of your account.`,
  );
}

/** The law data that a receipt names: that of this program, or a pack. Throws `UnreadablePack`. */
function dataOf({ lawDataHash }: Receipt) {
  const files = lawDataHash === CORPUS_HASH ? currentFiles() : packOf(lawDataHash).files;
  if (hashOfFiles(files) !== lawDataHash)
    throw new UnreadablePack('The files of the law data changed since this program started.');
  return lawBooksOf(files);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Each result that differs, in one line. */
function differences(receipt: Receipt, again: ReturnType<typeof replayOf>): string[] {
  const verdicts = receipt.verdicts.flatMap(({ stateId, verdict }, at) => {
    const now = again.verdicts[at]?.verdict;
    return now === verdict
      ? []
      : [`${stateId}: the receipt says "${verdict}", worked out again "${now}"`];
  });
  const { overallScore: score, riskLevel: risk } = again;
  return [
    ...verdicts,
    ...(score === null || score === receipt.overallScore
      ? []
      : [`score: the receipt says ${receipt.overallScore}, worked out again ${score}`]),
    ...(risk === null || risk === receipt.riskLevel
      ? []
      : [`risk: the receipt says ${receipt.riskLevel}, worked out again ${risk}`]),
  ];
}

interface Replay {
  readonly same: boolean;
  /** SHA-256 of what the receipt says, and of what was worked out again; null: not worked out. */
  readonly hash: string;
  readonly again: string | null;
  readonly lawDataHash: string;
  readonly checked: readonly string[];
  readonly why?: string;
}

function replayed(receipt: Receipt): Replay {
  const { lawDataHash } = receipt;
  const checked = receipt.marks ? ['verdicts', 'score', 'risk'] : ['verdicts'];
  const kept: KeptReceipt = { ...receipt, marks: receipt.marks ?? undefined };
  const hashOf = (results: ReceiptResults) => sha256(receiptText(kept, lawDataHash, results));
  const hash = hashOf(receipt);
  const changed =
    receipt.hash === undefined || receipt.hash === hash
      ? []
      : [
          `the file was changed since it was made: it names the hash ${receipt.hash}, and has ${hash}`,
        ];
  try {
    const again = replayOf(dataOf(receipt), kept);
    const worked = hashOf({
      verdicts: again.verdicts,
      overallScore: again.overallScore ?? undefined,
      riskLevel: again.riskLevel ?? undefined,
    });
    const other = [...changed, ...differences(receipt, again)];
    const same = worked === hash && changed.length === 0;
    const why = other.length > 0 ? `${other.join('; ')}.` : undefined;
    return { same, hash, again: worked, lawDataHash, checked, ...(why ? { why } : {}) };
  } catch (error) {
    if (!(error instanceof UnreadablePack)) throw error;
    return { same: false, hash, again: null, lawDataHash, checked: [], why: error.message };
  }
}

function inWords({ same, hash, lawDataHash, checked, why }: Replay): string {
  const on = `law data ${lawDataHash.slice(0, 12)}, receipt ${hash.slice(0, 12)}`;
  if (same) return `The same, byte for byte: ${checked.join(', ')} (${on}).\n`;
  return `Not the same (${on}). ${why ?? ''}\n`;
}

function answer(args: readonly string[]): string {
  const { file, values } = oneFile(args, { json: { type: 'boolean' } } as const, HOW);
  const replay = replayed(receiptIn(file));
  return values.json === true ? `${JSON.stringify(replay, null, 2)}\n` : inWords(replay);
}

await printed((args) => Promise.resolve().then(() => answer(args)));
