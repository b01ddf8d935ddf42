/**
 * The assessment as the page asks for it: without the texts that all owners share, and these by the
 * hash of the law data.
 */
import { expect, test } from 'vitest';
import type { Assessment } from '#engine/assessment/assessment.ts';
import type { BriefAssessment } from '#engine/brief/brief.ts';
import { wholeOf, statesIn } from '#engine/brief/whole.ts';
import type { SharedTexts, StateTexts } from '#engine/brief/law-texts.ts';
import { onOneDatabase } from './databases.ts';
import { CORPUS, expectProblem, useStage } from './stage.ts';

onOneDatabase('assessments in brief', (database) => {
  const stage = useStage(database);

  /** A reply of the page's calls, joined with its texts. */
  const whole = async (brief: BriefAssessment): Promise<Assessment> => {
    const at = `/api/law-texts/${brief.lawDataHash}`;
    const shared = (await stage().call('GET', at)).json<SharedTexts>();
    const states = await Promise.all(
      statesIn(brief).map(async (id) =>
        (await stage().call('GET', `${at}/${id}`)).json<StateTexts>(),
      ),
    );
    return wholeOf(brief, { shared, states });
  };

  test('with its texts it is the whole assessment, opened or after a mark', async () => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie);
    const read = (rest = '') => stage().call('GET', `/api/assessments/${id}${rest}`, { cookie });
    const brief = (await read('/brief')).json<BriefAssessment>();
    expect(brief.savedAt).not.toBe(null);
    expect(await whole(brief)).toEqual((await read()).json());

    const path = `/api/businesses/${id}/tasks/privacy-notice`;
    const body = { status: 'done', note: 'Seen' };
    const marked = await stage().call('PUT', `${path}?reply=brief`, { cookie, body });
    expect(marked.statusCode).toBe(200);
    expect(await whole(marked.json())).toEqual((await read()).json());
    expect((await read('/brief')).body).toBe(marked.body);
    const again = await stage().call('PUT', path, { cookie, body });
    expect(
      again.json<Assessment>().tasks.find((task) => task.id === 'privacy-notice'),
    ).toMatchObject({ title: expect.any(String), status: 'done' });
  });

  test('texts are kept for ever, and only those of the law data in use are there', async () => {
    for (const path of [CORPUS.hash, `${CORPUS.hash}/DE`]) {
      const reply = await stage().call('GET', `/api/law-texts/${path}`, {
        headers: { 'accept-encoding': 'br' },
      });
      expect(reply.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
      });
    }
    for (const path of ['of-yesterday', 'of-yesterday/DE', `${CORPUS.hash}/XX`]) {
      const reply = await stage().call('GET', `/api/law-texts/${path}`);
      expectProblem(reply, 404, 'not-found');
      expect(reply.headers['cache-control']).toBe('no-store');
    }
  });
});
