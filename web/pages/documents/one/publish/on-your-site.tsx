import type { SiteBuilders } from '#contract/documents/publications.ts';
import { useSiteBuilders } from '#web/api/publications.ts';
import { longDate } from '#text/english.ts';
import { Waiting } from '#web/ui/waiting.tsx';

type Builder = SiteBuilders['builders'][number];

function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

function OneBuilder({ builder, checked }: { builder: Builder; checked: string }) {
  const { name, paste, link, choices, source, doubt } = builder;
  return (
    <details className="why">
      <summary>{name}</summary>
      <div className="stack-sm small">
        <Steps title="The page" steps={paste} />
        <Steps title="The link at the foot" steps={link} />
        <p>
          <strong>The opt-out link.</strong> {choices}
        </p>
        <p className="soft">
          {doubt} {`As of ${longDate(checked)}. `}
          {source !== null && <a href={source}>Where we read it</a>}
        </p>
      </div>
    </details>
  );
}

/** Where the page and its links go in common site builders. */
export function OnYourSite({ hosted }: { hosted: boolean }) {
  const builders = useSiteBuilders();
  return (
    <div className="stack-sm">
      <h4>Where it goes on your site</h4>
      {builders.isPending && <Waiting>Loading the steps...</Waiting>}
      {builders.isError && <p className="error">The steps could not be loaded.</p>}
      {builders.isSuccess && (
        <>
          <ul className="small">
            {builders.data.links.slice(hosted ? 0 : 1).map(({ text, cite }) => (
              <li key={cite}>
                {text} <span className="soft">{cite}</span>
              </li>
            ))}
          </ul>
          {builders.data.builders.map((builder) => (
            <OneBuilder key={builder.id} builder={builder} checked={builders.data.checked} />
          ))}
        </>
      )}
    </div>
  );
}
