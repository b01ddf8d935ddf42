/** A check of the law data: one rule with a unique name. */
import type {
  BreachNoticeBook,
  BrokerBook,
  ControlBook,
  CureBook,
  FactBook,
  GuideFigure,
  LabelBook,
  LawCases,
  LawRecord,
  Recommendation,
  RequestDefaults,
  RequestFile,
  SensitiveBook,
  SmallLawBook,
} from '../schema.ts';
import type { ReadingFile } from '../reading-book.ts';

/** All the data that checks read; a test inserts faults into a copy of it. */
export interface CheckedCorpus {
  laws: LawRecord[];
  facts: FactBook;
  controls: ControlBook;
  sensitive: SensitiveBook;
  recommendations: Recommendation[];
  cases: LawCases[];
  /** The tests and exemptions that are gone. */
  gone: { state: string; id: string }[];
  guides: GuideFigure[];
  smallLaws: SmallLawBook;
  /** English → Spanish, of the laws without a size test. */
  smallLawsEs: Record<string, string>;
  breachNotices: BreachNoticeBook;
  brokers: BrokerBook;
  cureTerms: CureBook;
  labels: LabelBook;
  requests: RequestFile[];
  requestDefaults: RequestDefaults;
  /** Which words each entry was read in. */
  readings: ReadingFile[];
  /** The codes of law/codes.ts. */
  states: { code: string; slug: string; name: string; effective: string }[];
  /** The lists of law/vocabulary.ts. */
  factKeys: string[];
  controlKeys: string[];
}

export interface DataFault {
  readonly where: string;
  readonly expected: string;
  readonly actual: string;
  /** What to do about it. */
  readonly tip: string;
}

export interface Check {
  readonly name: string;
  /** The rule in one sentence. */
  readonly description: string;
  readonly run: (corpus: CheckedCorpus) => DataFault[];
}
