/** By which laws, and by what is known, it is decided which passages a document needs. */
import type { Facts } from '#engine/rules/truth.ts';
import type { RequiredElement } from '#reference/schema-contents.ts';
import type { Filling } from '#documents/values/filling.ts';

type Given = 'laws' | 'neutral' | 'asOf' | 'facts' | 'reach' | 'toOnePerson' | 'breachNotices';

/** Within a passage for some states, `laws` holds theirs only. */
export interface LawScope extends Pick<Filling, Given> {
  readonly byId: ReadonlyMap<string, RequiredElement>;
  /** What holds wherever the passages around this one are kept. */
  readonly supposed: Facts;
}
