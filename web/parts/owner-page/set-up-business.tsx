import { PageLink } from '#web/parts/links/page-link.tsx';

/** The way on for an owner without a business. */
export const SetUpBusiness = () => (
  <p className="row">
    <PageLink className="btn" to="/dashboard?setup=new">
      Set up your business
    </PageLink>
  </p>
);
