import { expect, test } from 'vitest';
import type { ListedDocument } from '#contract/documents/documents.ts';
import { inWorkingOrder } from './working-order.ts';

type Placed = Pick<ListedDocument, 'id' | 'copyOf' | 'need' | 'tasks'>;

const paper = (
  id: string,
  need: Placed['need'],
  tasks: readonly [id: Placed['tasks'][number]['id'], status: 'open' | 'done'][] = [],
  copyOf: string | null = null,
): Placed => ({
  id,
  need,
  copyOf,
  tasks: tasks.map(([task, status]) => ({ id: task, title: task, status })),
});
const WORK = ['notice-at-collection', 'rights-requests', 'appeals', 'privacy-notice'] as const;
const order = (...papers: Placed[]) => inWorkingOrder(papers, WORK).map(({ id }) => id);

test('what is needed comes first, then the privacy policy, then what the next tasks ask for', () => {
  expect(
    order(
      paper('appeal letters', 'may be needed'),
      paper('training sheet', 'needed'),
      paper('incident plan', 'needed', [['appeals', 'open']]),
      paper('request form', 'needed', [
        ['appeals', 'open'],
        ['rights-requests', 'open'],
      ]),
      paper('privacy-policy', 'needed', [['privacy-notice', 'open']]),
    ),
  ).toEqual([
    'privacy-policy',
    'request form',
    'incident plan',
    'training sheet',
    'appeal letters',
  ]);
});

test('a task that is done draws nothing forward', () => {
  expect(
    order(
      paper('inventory', 'needed', [['notice-at-collection', 'done']]),
      paper('plan', 'needed', [['appeals', 'open']]),
    ),
  ).toEqual(['plan', 'inventory']);
});

test('a policy that nobody asks for does not come before what is needed', () => {
  expect(order(paper('privacy-policy', 'not asked for'), paper('plan', 'needed'))).toEqual([
    'plan',
    'privacy-policy',
  ]);
});

test('copies stay behind their document, which is as needed as they are', () => {
  expect(
    order(
      paper('agreement', 'not asked for'),
      paper('agreement:mailchimp', 'needed', [['privacy-notice', 'open']], 'agreement'),
      paper('consent', 'may be needed'),
    ),
  ).toEqual(['agreement', 'agreement:mailchimp', 'consent']);
});
