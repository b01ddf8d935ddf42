import { STATES } from '#law/codes.ts';
import { list } from '#text/english.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The states whose laws took effect in 2025, by their first days. */
const OF_2025 = STATES.filter(({ effective }) => effective.startsWith('2025-'))
  .toSorted((one, other) => one.effective.localeCompare(other.effective))
  .map(({ name }) => name);

/** docs/requirements.md 1: the benefits listed on the sign-up page. */
const BENEFITS = [
  'Personalized compliance checklists',
  'Multi-state law comparison tool',
  'Automated compliance scoring',
  'Step-by-step guidance for all 8 states',
];

export function Benefits() {
  return (
    <>
      <p className="answer">Guidance for 8 states, with the section behind every answer.</p>
      <ul className="ticks ticks--band">
        {BENEFITS.map((benefit) => (
          <li key={benefit}>
            <Icon name="done" />
            {benefit}
          </li>
        ))}
      </ul>
      <p className="small">
        The {OF_2025.length} states are those whose laws took effect in 2025: {list(OF_2025)}. Your
        assessment covers every state with a law.
      </p>
    </>
  );
}
