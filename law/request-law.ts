/** The law on requests as the engine reads it: what each law says on each type, its layers laid over one another. */
import type {
  Office,
  RefusalGround,
  RequestFamily,
  RequestFile,
  RequestLayer,
  RequestSource,
  RequestType,
} from './request-book.ts';

type Said<Field extends keyof RequestLayer> = NonNullable<RequestLayer[Field]>;

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
  readonly acknowledge: Said<'acknowledge'> | null;
  readonly answer: Said<'answer'> | null;
  readonly extension: Said<'extension'> | null;
  readonly effect: Said<'effect'> | null;
  readonly withdrawal: Said<'withdrawal'> | null;
  readonly completionNotice: Said<'completionNotice'> | null;
  readonly appeal: Said<'appeal'> | null;
  readonly free: Said<'free'>;
  readonly fee: Said<'fee'> | null;
  readonly cap: Said<'cap'> | null;
  readonly verification: Said<'verification'>;
  readonly cannotVerify: string;
  readonly proofSuspends: Said<'proofSuspends'> | null;
  readonly agent: Said<'agent'> | null;
  readonly child: Said<'child'>;
  readonly passOn: Said<'passOn'>;
  readonly records: Said<'records'>;
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
  readonly doubts: RequestFile['doubts'];
}
