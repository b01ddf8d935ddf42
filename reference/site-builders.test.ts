/** The steps for site builders: plain, and honest about what was not checked. */
import { describe, expect, test } from 'vitest';
import { SITE_BUILDERS } from './site-builders.server.ts';

const { builders, links } = SITE_BUILDERS;

test('five builders, each once', () => {
  expect(new Set(builders.map(({ id }) => id)).size).toBe(5);
});

describe.each(builders)('$name', ({ paste, link, choices, form, tags, source, doubt }) => {
  test('steps are short sentences that begin with what to do or where', () => {
    for (const step of [...paste, ...link, choices, ...form, ...tags.steps]) {
      expect(step).toMatch(/^[A-Z].*\.$/);
      for (const sentence of step.split(/(?<=[.:]) /))
        expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(25);
    }
    expect(link.join(' ')).toContain('Privacy Policy');
    expect(form.join(' ')).toMatch(/Your Privacy Choices|code of the link/);
  });

  test('without a source it says that it was not checked', () => {
    if (tags.source === null) expect(tags.doubt).toBeDefined();
    if (source === null) expect(doubt).toBeDefined();
    else expect(source).toMatch(/^https:\/\//);
  });
});

test('what the links say stands on sections', () => {
  for (const { cite } of links) expect(cite).toMatch(/§/);
});
