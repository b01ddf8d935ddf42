import { pointersIn } from '#law/everywhere.ts';
import { EverywhereLaws } from './everywhere.tsx';

const POINTERS = pointersIn('en');

/** All of these laws with their texts, for private pages, which load them on demand. */
export const EverywhereList = ({ named }: { named: readonly string[] }) => (
  <EverywhereLaws laws={POINTERS} named={named} />
);
