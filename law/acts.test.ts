/** A citation that names an act opens that act. */
import { expect, test } from 'vitest';
import { actUrl, NAMED_ACTS } from './acts.ts';
import { LAWS } from './corpus.server.ts';

test('each act is named by a citation of a record that lists its page', () => {
  for (const [name, url] of NAMED_ACTS) {
    const naming = LAWS.filter((law) => JSON.stringify(law).includes(`"cite":"${name}`));
    expect(naming.length, name).toBe(1);
    expect(
      naming[0]?.resources.map((resource) => resource.url),
      name,
    ).toContain(url);
  }
});

test.each([
  ['P.L.2026, c.25 (N.J.S.A. 56:8-166.20 to 56:8-166.24)', /A5328$/],
  ['N.J.S.A. 56:8-166.12 as amended by P.L.2026, c.25', /A5328$/],
  ['Public Act 26-64 §§ 5–6', /2026PA-00064/],
  ['P.L.2026, c.251', undefined],
  ['Public Act 26-640', undefined],
  ['6 Del. C. § 12D-103(a)', undefined],
  ['N.J.S.A. 56:8-166.12', undefined],
])('%s', (cite, url) => {
  if (url === undefined) expect(actUrl(cite)).toBeUndefined();
  else expect(actUrl(cite)).toMatch(url);
});
