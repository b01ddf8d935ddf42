/** Addresses within one business's assessment and plan. */
const of = (page: string, businessId: string) =>
  `${page}?business=${encodeURIComponent(businessId)}`;

export const assessmentOf = (businessId: string) => of('/assessment', businessId);
export const tasksOf = (businessId: string) => `${assessmentOf(businessId)}#tasks`;
export const taskOf = (businessId: string, taskId: string) =>
  `${assessmentOf(businessId)}#task-${taskId}`;
/** Where the missing answers are given, one a page. */
export const questionsOf = (businessId: string) => of('/assessment/questions', businessId);
export const changesOf = (businessId: string) => `${of('/plan', businessId)}#changes`;
