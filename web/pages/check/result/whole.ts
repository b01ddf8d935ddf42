/** What is loaded together. */
export { loadDuties } from './duty-data.ts';
export { loadSmallLaws } from '#web/parts/small-laws/small-data.ts';
export { loadAccountForm } from './load-account-form.ts';
export { Result } from './result.tsx';
export { Review } from '#web/parts/interview/review/review.tsx';
