/** What make/law-files.ts writes beside the built index: every record, in the order of states. */
import type { LawData } from '../../build/packages/types/law-types.ts';

export declare const shared: Omit<LawData, 'laws' | 'requests'>;
export declare const laws: LawData['laws'];
export declare const requests: LawData['requests'];
