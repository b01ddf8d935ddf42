import { useState } from 'react';
import type { DataMap, MapRecipient } from '#contract/documents/data-map.ts';
import { titleOf } from '#documents/map/entries.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { YesNo } from '../entry/inputs.tsx';
import type { StepProps } from '../step-props.ts';

/** Answers and map that do not fit together. */
export function Mismatches({ map, businessId }: { map: DataMap; businessId: string }) {
  if (map.mismatches.length === 0) return null;
  return (
    <div className="card stack-sm">
      <h3>These two do not fit together</h3>
      <ul>
        {map.mismatches.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p>
        <PageLink to={`/assessment?business=${businessId}`}>Go to your answers</PageLink>
      </p>
    </div>
  );
}

function Asked({
  company,
  onType,
}: {
  company: MapRecipient;
  onType: (next: MapRecipient) => void;
}) {
  const name = titleOf(company);
  return (
    <li className="stack-sm mapasked">
      <h3>{name}</h3>
      <YesNo
        id={`${company.id}-sold`}
        legend={`Do you get money, or anything else of value, for the data that ${name} gets?`}
        hint="A better price, a free service or a report can be of value. Many states call that a sale."
        value={company.sold}
        onPick={(sold) => onType({ ...company, sold })}
      />
      <YesNo
        id={`${company.id}-ads`}
        legend={`Does ${name} use the data for ads that follow people to other sites?`}
        value={company.ads}
        onPick={(ads) => onType({ ...company, ads })}
      />
    </li>
  );
}

/**
 * Step 3: what the companies that do not just work for the business do with data, and whether the
 * lists are whole.
 */
export function PassingStep({ business, map, drafts, saving }: StepProps) {
  const { typed, put, drop } = drafts;
  const [whole, setWhole] = useState<DataMap['complete']>();
  const complete = whole ?? map.complete;
  const asked = map.recipients
    .filter(({ role, state }) => role !== 'processor' && state !== 'dropped')
    .map((stored) => typed.recipients[stored.id] ?? stored);
  const tick = (part: keyof DataMap['complete'], words: string) => (
    <label className="pick">
      <input
        type="checkbox"
        checked={complete[part]}
        onChange={({ currentTarget }) => setWhole({ ...complete, [part]: currentTarget.checked })}
      />
      <span>{words}</span>
    </label>
  );
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saving.send({ recipients: asked, complete }, () => {
          drop('recipients', asked);
          setWhole(undefined);
        });
      }}
    >
      {asked.length === 0 ? (
        <p>All your companies only work for you. There is nothing to ask about them here.</p>
      ) : (
        <>
          <p className="soft">
            These companies may use data for themselves. What they do decides whether you sell data,
            or use it for ads.
          </p>
          <ul className="stack">
            {asked.map((company) => (
              <Asked
                key={company.id}
                company={company}
                onType={(next) => put('recipients', next)}
              />
            ))}
          </ul>
        </>
      )}
      <fieldset className="field">
        <legend>Is that all?</legend>
        <p className="hint">
          Your documents say “no one else” and “nothing else” only once you tick this.
        </p>
        {tick('recipients', 'The list of companies is whole')}
        {tick('lines', 'The list of kinds of data is whole')}
      </fieldset>
      <p className="row">
        <Submit pending={saving.pending} doing="Saving..." tone="quiet">
          Save
        </Submit>
      </p>
      <Mismatches map={map} businessId={business.id} />
    </form>
  );
}
