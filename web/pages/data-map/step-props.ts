import type { Business } from '#contract/businesses.ts';
import type { DataMap } from '#contract/documents/data-map.ts';
import type { Drafts } from './drafts.ts';
import type { Saving } from './saving.ts';

export interface StepProps {
  business: Business;
  map: DataMap;
  drafts: Drafts;
  saving: Saving;
}
