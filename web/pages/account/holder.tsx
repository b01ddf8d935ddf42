import type { Account } from '#contract/account.ts';
import { moment } from '#web/words/figures.ts';

/** The owner of this account. */
export function Holder({ account }: { account: Account }) {
  const { firstName, lastName, email, emailVerifiedAt, createdAt } = account;
  const rows = [
    ['Name', `${firstName} ${lastName}`],
    ['Email', email],
    [
      'Email confirmed',
      emailVerifiedAt === null ? 'Not yet. Use the link we mailed you.' : moment(emailVerifiedAt),
    ],
    ['Account opened', moment(createdAt)],
  ] as const;
  return (
    <section aria-labelledby="holder" className="stack-sm">
      <h2 id="holder">Who you are</h2>
      <dl className="formula holder">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
