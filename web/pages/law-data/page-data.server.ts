/** What each record covers, how it was read, and its doubts. */
import { CORPUS_HASH, LAWS } from '#law/corpus.server.ts';
import { decidingEntries, entriesOfAct } from '#law/deciding-entries.ts';
import { coverageIn, READING_FILES } from '#law/readings.server.ts';
import type { LawRecord } from '#law/schema.ts';
import { INSTALLATION } from '#web/parts/contact/installation.server.ts';
import type { LawDataView, ReadShare } from './view.ts';

function readShare(law: LawRecord, entries: readonly string[]): ReadShare {
  const { 'not read': notRead, ...read } = coverageIn(law, entries);
  return { ...read, notRead };
}

const sum = (shares: readonly ReadShare[]): ReadShare =>
  shares.reduce((one, other) => ({
    words: one.words + other.words,
    part: one.part + other.part,
    told: one.told + other.told,
    notRead: one.notRead + other.notRead,
  }));

export function data(): LawDataView {
  const records = LAWS.map((law) => ({
    state: law.state,
    name: law.name,
    slug: law.slug,
    lawName: law.law.name,
    citation: law.law.citation,
    url: law.law.url,
    checkedTo: law.checkedTo,
    requirements: law.requirements.length,
    doubts: law.doubts.map((doubt) => doubt.text),
    read: readShare(law, entriesOfAct(law)),
  }));
  const readings = READING_FILES.flatMap(({ readings: own, texts }) =>
    own.map((reading) => ({ ...reading, kind: texts[reading.text]?.kind })),
  );
  const of = (wanted: string) => readings.filter(({ kind }) => kind === wanted).length;
  return {
    records,
    installation: INSTALLATION,
    hash: CORPUS_HASH,
    read: sum(LAWS.map((law) => readShare(law, decidingEntries(law)))),
    kinds: { official: of('official'), copy: of('copy'), quotation: of('quotation') },
    numbersChecked: readings.filter(({ second }) => (second?.numbers ?? []).length > 0).length,
  };
}
