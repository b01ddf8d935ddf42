/**
 * The law on requests as the engine reads it: what each law says on each type, its layers laid over
 * one another.
 */
import type {
  Office,
  RefusalGround,
  RequestFamily,
  RequestFile,
  RequestLayer,
  RequestSource,
  RequestType,
} from './request-book.ts';

type LayerField<Field extends keyof RequestLayer> = NonNullable<RequestLayer[Field]>;

/** What a law says on one type of request, its layers laid over one another. */
export interface RequestRule {
  readonly type: RequestType;
  readonly family: RequestFamily;
  /** The first day of the right: never before that of the law. */
  readonly from: string;
  /** The section that gives the right. */
  readonly cite: string;
  readonly source: RequestSource;
  readonly note?: string | undefined;
  readonly scope?: string | undefined;
  readonly doubt?: string | undefined;
  readonly conditional?: string | undefined;
  readonly receivers?: 'kinds' | 'names' | 'buyers' | undefined;
  readonly soldApart?: true | undefined;
  readonly acknowledge: LayerField<'acknowledge'> | null;
  readonly answer: LayerField<'answer'> | null;
  readonly extension: LayerField<'extension'> | null;
  readonly effect: LayerField<'effect'> | null;
  readonly withdrawal: LayerField<'withdrawal'> | null;
  readonly completionNotice: LayerField<'completionNotice'> | null;
  readonly appeal: LayerField<'appeal'> | null;
  readonly free: LayerField<'free'>;
  readonly fee: LayerField<'fee'> | null;
  readonly cap: LayerField<'cap'> | null;
  readonly verification: LayerField<'verification'>;
  readonly cannotVerify: string;
  readonly identity: LayerField<'identity'> | null;
  readonly neverAsk: LayerField<'neverAsk'>;
  readonly proofSuspends: LayerField<'proofSuspends'> | null;
  readonly agent: LayerField<'agent'> | null;
  readonly child: LayerField<'child'>;
  readonly passOn: LayerField<'passOn'>;
  readonly records: LayerField<'records'>;
  readonly refuse: readonly RefusalGround[];
  readonly denialMustSay: readonly string[];
  readonly methods: string;
  readonly neverSend: { readonly what: readonly string[]; readonly cite: string } | null;
  readonly after: string | null;
}

/** What one law says on requests. */
export interface RequestLaw {
  readonly state: RequestFile['state'];
  readonly effective: string;
  /** A type that is missing is no right under this law. */
  readonly rules: Readonly<Partial<Record<RequestType, RequestRule>>>;
  readonly noRights: RequestFile['noRights'];
  readonly families: Readonly<Record<RequestType, RequestFamily>>;
  readonly regulator: Office;
  /** undefined: the law names no number of ways. */
  readonly ways: RequestFile['ways'];
  readonly doubts: RequestFile['doubts'];
}
