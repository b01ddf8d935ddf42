/** What our records said earlier: whether a claim that they contradict now once stood in them. */
import { isDeciding } from '#law/change-book.ts';
import { changesBetween, packChain } from '#law/changes.server.ts';
import { packOf } from '#law/packs.server.ts';
import { lawRecord, type LawRecord } from '#law/schema.ts';
import { changeEntryIds } from '../book-entries.ts';
import type { Found, ReadClaim } from './claim.ts';
import { claimAgainst } from './claim-against.ts';

interface OlderRecord {
  readonly pack: string;
  /** The pack that followed. */
  readonly next: string;
  readonly law: LawRecord;
}

type RecordTexts = ReadonlyMap<string, string>;
let kept: readonly (readonly [pack: string, texts: RecordTexts])[] | undefined;

/** The records in each earlier pack, the newest first; read once, when first asked for. */
const olderTexts = () =>
  (kept ??= packChain()
    .slice(0, -1)
    .toReversed()
    .map((pack) => [
      pack,
      new Map(packOf(pack).files.filter(([name]) => name.startsWith('states/'))),
    ]));

const read = new Map<string, readonly OlderRecord[]>();

/** The record of a state in each earlier pack that today's program can read. */
function olderRecords(state: string): readonly OlderRecord[] {
  const known = read.get(state);
  if (known) return known;
  const chain = packChain();
  const records = olderTexts().flatMap(([pack, texts]): OlderRecord[] => {
    const law = lawRecord.safeParse(JSON.parse(texts.get(`states/${state}.json`) ?? 'null'));
    return law.success ? [{ pack, next: chain[chain.indexOf(pack) + 1] ?? '', law: law.data }] : [];
  });
  read.set(state, records);
  return records;
}

/**
 * A contradicted claim that an earlier record supports is superseded where the law changed; where
 * we had been wrong, it stays contradicted, and we say so.
 */
export function supportedEarlier(state: string, claim: ReadClaim, day: string, now: Found): Found {
  const held = olderRecords(state).find(
    ({ law }) => claimAgainst(law, claim, day).standing === 'supported',
  );
  if (!held) return now;
  const change = changesBetween(held.pack, held.next)
    .filter(isDeciding)
    .find(({ entries }) => entries.some((entry) => entry.startsWith(`${state} `)));
  if (!change) return now;
  const ids = changeEntryIds(change.name, [state]).map((id) => id.slice(3));
  const entries = change.states.some((each) => each === state)
    ? [...now.entries, ...ids]
    : now.entries;
  if (change.class === 'we were wrong') {
    const { from, until } = change.wrong;
    return {
      ...now,
      why: `${now.why} From ${from} to ${until} our records said so, wrongly.`,
      entries,
    };
  }
  const since = change.firstDay ?? change.name.slice(0, 10);
  return { standing: 'superseded', since, why: `${now.why} It changed.`, entries };
}
