/** One record as the page on the law data shows it. */
import type { Installation } from '#web/words/contact/installation.ts';

export interface ReadShare {
  /** In the law's own words: whole, in part. */
  readonly words: number;
  readonly part: number;
  /** Only in what others write. */
  readonly told: number;
  readonly notRead: number;
}

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
  /** Rules of the act that decide, by how they were read; the law on breaches is another. */
  readonly read: ReadShare;
}

export interface LawDataView {
  readonly records: readonly RecordView[];
  readonly installation: Installation;
  /** SHA-256 of the law data. */
  readonly hash: string;
  readonly read: ReadShare;
  /** How many readings stand in a text of which kind. */
  readonly kinds: { readonly official: number; readonly copy: number; readonly quotation: number };
  /** Passages whose numbers a program took out once more. */
  readonly numbersChecked: number;
}
