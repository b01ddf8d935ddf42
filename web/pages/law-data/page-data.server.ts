/** What each record covers and what is in doubt about it. */
import { LAWS } from '#law/corpus.server.ts';
import type { RecordView } from './view.ts';

export function data(): RecordView[] {
  return LAWS.map((law) => ({
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
}
