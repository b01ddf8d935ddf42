/** What is loaded together. */
export { loadDuties } from './duty-data.ts';
export { Result } from './result.tsx';
export { Review } from '#web/parts/interview/review/review.tsx';
