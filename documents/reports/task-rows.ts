/** The tasks of an assessment as rows of a table. */
import type { Assessment } from '#engine/assessment/assessment.ts';

export const TASK_COLUMNS = [
  'Task',
  'Status',
  'Owed',
  'Priority',
  'Due',
  'Hours',
  'States',
  'Sections',
  'Category',
  'What to do',
  'Proof',
  'Note',
  'Done on',
  'Done by',
  'Look again on',
] as const;

const PRIORITIES = { 1: 'High', 2: 'Medium', 3: 'Low' } as const;

/** Every task of an assessment, in the order of work, one in each row. */
export const taskRows = ({ tasks }: Pick<Assessment, 'tasks'>) =>
  tasks.map((task): Record<(typeof TASK_COLUMNS)[number], string | number> => ({
    Task: task.title,
    Status: task.status,
    Owed: task.advice ? 'good practice' : task.owed,
    Priority: PRIORITIES[task.priority],
    Due: task.dueDate,
    Hours: task.estimatedHours,
    States: task.stateIds.join(' '),
    Sections: task.cites.map(({ stateId, cite }) => `${stateId}: ${cite}`).join('; '),
    Category: task.category,
    'What to do': [task.description, ...task.steps].join('\n'),
    Proof: task.evidence,
    Note: task.note ?? '',
    'Done on': task.doneOn ?? '',
    'Done by': task.doneBy ?? '',
    'Look again on': task.lookAgain?.on ?? '',
  }));
