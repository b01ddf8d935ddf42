import type { Profile } from '#contract/businesses.ts';
import { asShown } from '#web/words/language/as-shown.ts';
import { count } from '#web/words/figures.ts';
import { dollars } from '#text/figures.ts';

const ROWS: readonly { name: keyof Profile; label: string }[] = [
  { name: 'businessName', label: 'Business name' },
  { name: 'industry', label: 'Industry' },
  { name: 'employeeCount', label: 'Number of employees' },
  { name: 'annualRevenue', label: 'Annual revenue' },
  { name: 'statesOperating', label: 'States' },
  { name: 'dataTypesCollected', label: 'Data you collect' },
];

function inWords(name: keyof Profile, profile: Profile): string {
  const value = profile[name];
  if (value === undefined) return 'Not given';
  if (Array.isArray(value))
    return value
      .map(asShown)
      .toSorted((a, b) => a.localeCompare(b))
      .join(', ');
  if (typeof value === 'number') return name === 'annualRevenue' ? dollars(value) : count(value);
  return name === 'industry' ? asShown(value) : value;
}

interface BothVersionsProps {
  stored: Profile;
  typed: Profile;
  onTakeStored: () => void;
}

/**
 * A business that was changed elsewhere: shows what is stored now next to what was entered here.
 */
export function BothVersions({ stored, typed, onTakeStored }: BothVersionsProps) {
  const rows = ROWS.filter(({ name }) => inWords(name, stored) !== inWords(name, typed));
  return (
    <section className="card stack versions" aria-labelledby="versions">
      <h2 id="versions" className="figure">
        Both versions
      </h2>
      <table className="table table--stack">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Stored now</th>
            <th scope="col">What you typed</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, label }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td data-label="Stored now">{inWords(name, stored)}</td>
              <td data-label="What you typed">{inWords(name, typed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Press “Save changes” below to keep what you typed.</p>
      <p>
        <button className="btn btn--quiet" type="button" onClick={onTakeStored}>
          Take the stored version instead
        </button>
      </p>
    </section>
  );
}
