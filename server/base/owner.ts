import type { Language } from '#text/language.ts';

/** Who asks: the owner of an account, as every floor knows them. */
export interface Owner {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly businessName: string;
  readonly emailVerifiedAt: Date | null;
  readonly timeZone: string;
  /** Of pages and mails. */
  readonly language: Language;
  /** The short name of the session, for the history. */
  readonly session: string;
  /** Whether businesses of others may be shared with the account. */
  readonly advises: boolean;
  /** Who acts in the owner's place, in calls about a shared business. */
  readonly adviser?: {
    readonly id: string;
    readonly name: string;
    /** Absent: an adviser, who sees the whole business. A helper sees the request of the call. */
    readonly helps?: { readonly sends: boolean };
  };
}
