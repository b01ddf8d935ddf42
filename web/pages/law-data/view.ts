/** One record as the page on the law data shows it. */
import type { Installation } from '#web/words/contact/installation.ts';

interface RecordView {
  readonly state: string;
  readonly name: string;
  readonly slug: string;
  readonly lawName: string;
  readonly citation: string;
  readonly url: string;
  readonly checkedTo: string;
  readonly requirements: number;
  readonly doubts: readonly string[];
}

export interface LawDataView {
  readonly records: readonly RecordView[];
  readonly installation: Installation;
  /** SHA-256 of the law data. */
  readonly hash: string;
}
