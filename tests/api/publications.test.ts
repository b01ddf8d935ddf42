/** What an owner puts on a site: the HTML to paste, and the page that we host. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { SiteCopy } from '#contract/publications.ts';
import { onEachDatabase } from './databases.ts';
import { expectProblem, useStage } from './stage.ts';

onEachDatabase('publications', (database) => {
  const stage = useStage(database);
  let [cookie, id] = ['', ''];
  beforeEach(async () => {
    stage().clock.now = new Date('2026-11-21T12:00:00Z');
    cookie = await stage().owner();
    id = await stage().business(cookie, { statesOperating: ['DE'] });
  });
  const at = (rest: string) => `/api/businesses/${id}/documents/${rest}`;
  const make = (template = 'privacy-policy') => stage().call('POST', at(template), { cookie });
  const get = (rest: string) => stage().call('GET', at(rest), { cookie });

  describe('HTML to paste', () => {
    test('is plain, names its parts, and says what is open', async () => {
      await make();
      const { html, open, anchors } = (
        await get('privacy-policy/versions/1/html')
      ).json<SiteCopy>();
      expect(html).not.toMatch(/ class=|<script|<h1/);
      expect(html).toContain('id="right-delete"');
      expect(anchors).toContainEqual({ name: 'right-delete', about: expect.any(String) });
      expect(open.length).toBeGreaterThan(3);
      expect(html).not.toContain('Notes for you');
    });

    test('as a file it is a whole page', async () => {
      await make();
      const reply = await get('privacy-policy/versions/1/html/file');
      expect(reply.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-disposition': 'attachment; filename="privacy-policy-version-1.html"',
      });
      expect(reply.body).toMatch(/^<!doctype html>/);
    });

    test('there is none of a document that is not for a site, or of a version that was not made', async () => {
      await make('data-inventory');
      expectProblem(await get('data-inventory/versions/1/html'), 404, 'not-found');
      expectProblem(await get('privacy-policy/versions/1/html'), 404, 'not-found');
    });
  });
});
