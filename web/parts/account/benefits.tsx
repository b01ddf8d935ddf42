import { Icon } from '#web/ui/icon.tsx';

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
        The 8 states are those whose laws took effect in 2025: Delaware, Iowa, Nebraska, New
        Hampshire, New Jersey, Tennessee, Minnesota and Maryland. Your assessment covers every state
        with a law.
      </p>
    </>
  );
}
