/** What the steps and the calculator must mention, and must not claim. */
import { describe, expect, test } from 'vitest';
import { FAQ_TEXTS as FAQ } from './faq/faq.ts';
import { HOW_WE_SCORE, LAW_DATA } from './articles/articles.ts';
import { COSTS, FORMULA } from './costs.ts';
import { STEPS } from './steps.ts';

const said = (id: string) => {
  const step = STEPS.find((each) => each.id === id);
  return step ? [step.description, ...step.deliverables].join(' ') : '';
};

describe('steps', () => {
  test('ten', () => expect(STEPS).toHaveLength(10));

  test('consent comes before sensitive data and children’s data, with proof and a way back', () => {
    for (const words of ['clear yes before', 'parent’s yes', 'record of each yes', 'take it back'])
      expect(said('cut-down')).toContain(words);
    expect(STEPS.find(({ id }) => id === 'cut-down')?.priority).toBe('High');
  });

  test('opt-outs reach uploads and servers, which no test in the browser sees', () => {
    expect(said('opt-outs')).toMatch(/lists that you upload.+server.+no test in the browser/);
  });

  test('the notice is read again every year', () => {
    expect(said('notice')).toContain('every year');
    expect(said('train-check')).toContain('notice');
  });

  test('a link to a question leads to one', () => {
    const ids = new Set(FAQ.map(({ id }) => id));
    const links = STEPS.flatMap(({ resources }) => resources.map(({ to }) => to));
    const asked = links.filter((to) => to.startsWith('/faq#'));
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((to) => !ids.has(to.slice('/faq#'.length)))).toEqual([]);
  });
});

describe('what is our own is called so', () => {
  test('the calculator: no shares, no claim of saving, no levels of a regulator', () => {
    const byState = FORMULA.find(({ part }) => part === 'By state')?.rule ?? '';
    for (const words of [byState, COSTS.byState]) expect(words).toContain('no shares of the total');
    expect(byState).toContain('No regulator');
    expect(COSTS.estimate).toContain('only where a law applies');
    expect(COSTS.estimate).toContain('may cost less');
  });

  test('the score and the list of laws', () => {
    expect(JSON.stringify(HOW_WE_SCORE)).toContain('No regulator uses them');
    expect(JSON.stringify(LAW_DATA)).toContain('to June 2026');
  });
});
