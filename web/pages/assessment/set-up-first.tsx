import { PageLink } from '#web/parts/shell/page-link.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { Tile } from '#web/parts/law/tile.tsx';

const TITLE = 'Compliance Assessment';

/** Without a business there is nothing to assess: a link to the profile form. */
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
          <p className="tilelist" aria-hidden="true">
            <Tile code="" fill="none" />
            <Tile code="" fill="none" />
            <Tile code="" fill="none" />
          </p>
          <h2>Set up your business profile first</h2>
          <p className="soft">
            Six short questions: name, industry, head count, revenue, states and the data you
            collect. Then you see each law that applies, with its section.
          </p>
          <p>
            <PageLink className="btn" to="/dashboard">
              Set up a business profile
            </PageLink>
          </p>
          <p>
            <PageLink to="/check">Or check without an account</PageLink> which laws apply.
          </p>
          {!signedIn && (
            <p className="small">
              You need an account, so that your answers stay yours.{' '}
              <PageLink to="/register">Create an account</PageLink> or{' '}
              <PageLink to="/login">sign in</PageLink>.
            </p>
          )}
        </div>
      </div>
    </>
  );
}
