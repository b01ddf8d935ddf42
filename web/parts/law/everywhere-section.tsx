import { pointersIn } from '#law/everywhere.ts';
import { Everywhere } from './everywhere.tsx';

const POINTERS = pointersIn('en');

/** All of them with their texts, for private pages that fetch them when needed. */
export const EverywhereSection = () => <Everywhere laws={POINTERS} />;
