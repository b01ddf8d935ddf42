/** The owner whom others are copies of. */
import type { Caller } from '../fairness/caller.ts';

const PROFILE = {
  businessName: 'Harbor Books',
  industry: 'Retail',
  employeeCount: 12,
  annualRevenue: 2_400_000,
  statesOperating: ['DE', 'IA', 'NE', 'MN', 'TX'],
  dataTypesCollected: ['Email addresses', 'Postal addresses', 'Purchase history'],
};

/**
 * One owner with a business as it is after an hour of work. Returns a task that is not marked yet.
 */
export async function template(caller: Caller): Promise<string> {
  await caller.signUp('template@example.com');
  const { id } = await caller.get<{ id: string }>('POST', '/api/businesses', PROFILE);
  const count = (state: string) => ({ fact: 'consumers', state, value: 120_000 });
  await caller.get('PUT', `/api/businesses/${id}/answers`, {
    version: 1,
    answers: [
      ...PROFILE.statesOperating.map(count),
      { fact: 'sellsPersonalData', value: false },
      { fact: 'sbaSmallBusiness', value: false },
    ],
  });
  const { tasks } = await caller.get<{ tasks: { id: string }[] }>('GET', `/api/assessments/${id}`);
  const [marked, ...others] = tasks;
  await caller.get('PUT', `/api/businesses/${id}/tasks/${marked?.id}`, {
    status: 'done',
    note: 'Kept in the binder',
  });
  await caller.get('POST', `/api/businesses/${id}/documents/privacy-policy`);
  return others[0]?.id ?? '';
}
