/**
 * The law data for other programs: `import { LAWS } from 'statewise/law'`. The records, parsed and
 * frozen, and their types. law/README.md says how to read them.
 */
export { STATES, type StateCode } from './codes.ts';
export {
  BREACH_NOTICES,
  CONTROL_BOOK,
  CORPUS_HASH,
  CURE_TERMS,
  FACT_BOOK,
  LAWS,
  lawOf,
  RECOMMENDATIONS,
  REQUEST_LAWS,
  requestLaw,
  SENSITIVE_BOOK,
} from './corpus.server.ts';
export {
  breachNoticeBook,
  controlBook,
  cureBook,
  factBook,
  lawRecord,
  type BreachNotice,
  type Condition,
  type ControlBook,
  type CureTerms,
  type Exemption,
  type FactBook,
  type FactDefinition,
  type FactKey,
  type LawRecord,
  type Prong,
  type RequestLaw,
  type RequestRule,
  type RequestType,
  type Requirement,
  type Rule,
} from './schema.ts';
