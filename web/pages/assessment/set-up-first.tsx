import { CheckButton } from '#web/parts/links/check-button.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';

const TITLE = 'Compliance Assessment';

function SetUp({ quiet }: { quiet: boolean }) {
  return (
    <p>
      <PageLink className={quiet ? 'btn btn--quiet' : 'btn'} to="/dashboard">
        Set up a business profile
      </PageLink>
    </p>
  );
}

/**
 * Without a business there is nothing to assess: the way to the profile form, and for strangers
 * first the check.
 */
export function SetUpFirst({ signedIn }: { signedIn: boolean }) {
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <div className="wrap head narrowpage">
        <h1>{TITLE}</h1>
        <p className="lede">
          Which state privacy laws bind your business, what to do, by when and why.
        </p>
      </div>
      <div className="wrap narrowpage asmt">
        <div className="empty">
          <h2>Set up your business profile first</h2>
          <p className="soft">
            Six short questions: name, industry, head count, revenue, states and the data you
            collect. Then you see each law that applies, with its section.
          </p>
          {signedIn && <SetUp quiet={false} />}
          {!signedIn && (
            <>
              <p>
                <strong>No account yet?</strong> The check tells you in one to three minutes. Your
                answers come along when you open one.
              </p>
              <CheckButton />
              <SetUp quiet />
              <p className="small">
                A profile needs an account, so that your answers stay yours.{' '}
                <PageLink to="/register">Create an account</PageLink> or{' '}
                <PageLink to="/login">sign in</PageLink>.
              </p>
            </>
          )}
        </div>
      </div>
    </>
  );
}
