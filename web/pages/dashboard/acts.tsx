import type { Business } from '#contract/businesses.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Icon } from '#web/ui/icon.tsx';

function Act({ title, text, to, go }: { title: string; text: string; to: string; go: string }) {
  return (
    <li className="card">
      <h3>{title}</h3>
      <p className="small soft">{text}</p>
      <PageLink className="go" to={to}>
        {go} <Icon name="go" />
      </PageLink>
    </li>
  );
}

/** What else an owner may do next. */
export function Acts({ first }: { first: Business | undefined }) {
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="vh">
        Next steps
      </h2>
      <ul className="acts">
        <Act
          title="Run Compliance Check"
          text="See which laws apply and what to do first."
          to={first ? `/assessment?business=${first.id}` : '/assessment'}
          go="Run the check"
        />
        <Act
          title="Compare State Laws"
          text="Put two to four states side by side."
          to="/compare-states"
          go="Compare states"
        />
        <Act
          title="Add New Business"
          text="Set up another profile in two minutes."
          to="/dashboard?setup=new"
          go="Add a business"
        />
      </ul>
    </section>
  );
}
