/** Owners' ratings of templates, and the templates with their figures. */
import type { OwnRating, TemplateShown } from '#contract/documents/templates.ts';
import { statesServed } from '#engine/assessment/template-states.ts';
import { TEMPLATE_LIST } from '#law/templates.ts';
import { noteOfAccount } from '#server/identity/accounts/account-history.ts';
import type { Owner } from '#server/base/owner.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { lockUser } from '#server/identity/accounts/store.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import type { Services } from '#server/subjects/services.ts';
import { problem } from '#server/base/problem.ts';
import { dropRating, listRatingsOf, putRating, type StoredRating } from './store.ts';
import type { FiguresById } from './figures.ts';

/** The ten of docs/requirements.md 9. */
export function listTemplates(
  { controls, laws }: Services['corpus'],
  figures: FiguresById,
): TemplateShown[] {
  return TEMPLATE_LIST.map(({ industry, formats, ...words }) => ({
    ...words,
    states: statesServed(words.id, controls.controls, laws),
    industry: [...industry],
    format: [...formats],
    ...(figures[words.id] ?? { downloads: 0, rating: null, ratings: 0 }),
  }));
}

const reply = ({ template, stars, ratedAt }: StoredRating): OwnRating => ({
  template,
  stars,
  ratedAt: ratedAt.toISOString(),
});

export async function ratingsOf(owner: string, { db }: Pick<Services, 'db'>): Promise<OwnRating[]> {
  return (await listRatingsOf(owner, db)).map(reply);
}

/** Stores the owner's rating. Throws `not-found` for an unknown template, and `too-many-tries`. */
export async function rateTemplate(
  by: Owner,
  services: Services,
  template: string,
  stars: number,
): Promise<OwnRating> {
  const owner = by.userId;
  await allowed(owner, services, template);
  const rating = { template, stars, ratedAt: services.now() };
  await services.db.transaction(async (db) => {
    await lockUser(owner, db);
    const before = await putRating(owner, db, rating);
    const changes = [{ of: 'stars', before, after: stars }];
    const event = { what: 'Template rated', detail: template, changes };
    if (before !== stars) await noteOfAccount({ ...services, db }, owner, actorOf(by), event);
  });
  return reply(rating);
}

/** Deletes the rating, if there is one. Throws as `rate` does. */
export async function withdrawRating(
  by: Owner,
  services: Services,
  template: string,
): Promise<void> {
  const owner = by.userId;
  await allowed(owner, services, template);
  await services.db.transaction(async (db) => {
    await lockUser(owner, db);
    const before = await dropRating(owner, db, template);
    const event = {
      what: 'Rating withdrawn',
      detail: template,
      changes: [{ of: 'stars', before }],
    };
    if (before !== undefined) await noteOfAccount({ ...services, db }, owner, actorOf(by), event);
  });
}

async function allowed(owner: string, services: Services, template: string): Promise<void> {
  if (!TEMPLATE_LIST.some(({ id }) => id === template)) throw problem('not-found');
  await countTryOrThrow(services, 'ratings', owner);
}
