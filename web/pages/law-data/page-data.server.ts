/** What each record covers, and its doubts. */
import { CORPUS_HASH, LAWS } from '#law/corpus.server.ts';
import { INSTALLATION } from '#web/parts/contact/installation.server.ts';
import type { LawDataView } from './view.ts';

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
  }));
  return { records, installation: INSTALLATION, hash: CORPUS_HASH };
}
