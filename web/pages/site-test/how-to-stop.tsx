import { useId, useState } from 'react';
import type { SiteBuilders } from '#contract/documents/publications.ts';
import type { SiteFinding } from '#contract/site-tests/site-findings.ts';
import { whatToDo } from '#engine/site/report/steps.ts';
import { lowerFirst } from '#text/case.ts';
import { useSiteBuilders } from '#web/api/publications.ts';
import { Field } from '#web/ui/field.tsx';
import { Lines, Sections } from './one-finding.tsx';

export interface SendingTool {
  readonly name: string;
  readonly purpose: string | undefined;
  readonly verdicts: readonly SiteFinding[];
}

type Builder = SiteBuilders['builders'][number];

function Steps({ tool, builder }: { tool: SendingTool; builder: Builder | undefined }) {
  const sending = tool.verdicts.filter(({ verdict }) => verdict === 'still sends');
  const [first] = sending;
  if (first === undefined) return null;
  const { whatToSwitch } = first;
  const known = whatToSwitch === null ? undefined : { name: tool.name, whatToSwitch };
  const { steps, doubt } = whatToDo(known, builder, tool.verdicts);
  return (
    <div className="sitefinding stack-sm">
      <h3>{`Stop ${tool.name} for visitors who say no`}</h3>
      {tool.purpose !== undefined && (
        <p className="soft">{`What it does: ${lowerFirst(tool.purpose)}.`}</p>
      )}
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {doubt !== undefined && <p className="small soft">{doubt}</p>}
      <Lines evidence={[...new Set(sending.flatMap(({ evidence }) => evidence))]} />
      <Sections requirements={sending.flatMap(({ requirements }) => requirements)} />
    </div>
  );
}

/** What to do about each tool that still sends, in the site builder of the owner. */
export function HowToStop({
  tools,
  likely,
}: {
  tools: readonly SendingTool[];
  /** Id of the builder that the tools speak of. */
  likely: string | null;
}) {
  const id = useId();
  const builders = useSiteBuilders();
  const [chosen, choose] = useState(likely ?? '');
  const builder = builders.data?.builders.find((one) => one.id === chosen);
  return (
    <section className="stack" aria-labelledby="stop">
      <h2 id="stop">Or stop each tool where it is set</h2>
      {builders.data && (
        <Field id={id} label="Your site is made with">
          {(control) => (
            <select
              {...control}
              className="input sitebuilder"
              value={chosen}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            >
              <option value="">Something else, or not sure</option>
              {builders.data.builders.map(({ id: value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {tools.map((tool) => (
        <Steps key={tool.name} tool={tool} builder={builder} />
      ))}
    </section>
  );
}
