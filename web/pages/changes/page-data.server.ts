/** What changed in the law data between its published states. */
import { changeSteps } from '#web/parts/law/change-lines.server.ts';
import type { ChangesView } from './view.ts';

export const data = (): ChangesView => ({ steps: changeSteps() });
