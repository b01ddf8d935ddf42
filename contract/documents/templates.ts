/** The library of templates: descriptions, downloads and ratings. */
import * as z from 'zod/mini';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';

const stateCode = z.string();

/** The Template of docs/requirements.md 3, with the number of ratings. */
const template = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  /** States whose law requires work that it helps with. */
  states: z.array(stateCode),
  businessSize: z.string(),
  /** Industries that use it most; empty: any. */
  industry: z.array(z.string()),
  format: z.array(z.enum(['Word', 'PDF', 'Online'])),
  premium: z.boolean(),
  /** Number of files sent completely. */
  downloads: z.number(),
  /** The mean of all ratings to one decimal; null: none yet. */
  rating: z.nullable(z.number()),
  ratings: z.number(),
});
export type TemplateShown = z.infer<typeof template>;

export const listTemplates = endpoint({
  name: 'listTemplates',
  method: 'GET',
  path: '/api/templates',
  access: 'open',
  summary: 'The ten templates, with their downloads and ratings as of the last minute',
  status: 200,
  reply: z.array(template),
  problems: [],
});

/** The rating of one owner. */
export const ownRating = z.object({
  template: z.string(),
  stars: z.number(),
  ratedAt: z.string(),
});
export type OwnRating = z.infer<typeof ownRating>;

export const listRatings = endpoint({
  name: 'listRatings',
  method: 'GET',
  path: '/api/templates/ratings',
  access: 'owner',
  summary: 'The ratings that the owner gave',
  status: 200,
  reply: z.array(ownRating),
  problems: ['not-signed-in'],
});

const CHOOSE = 'Choose 1 to 5 stars';
const templateId = z.object({ template: z.string().check(z.regex(/^[a-z-]{1,60}$/)) });

export const rateTemplate = endpoint({
  name: 'rateTemplate',
  method: 'PUT',
  path: '/api/templates/:template/rating',
  access: 'owner',
  summary: 'Rate a template with 1 to 5 stars; a new rating takes the place of the old one',
  params: templateId,
  body: z.object({
    stars: z.int(CHOOSE).check(z.gte(1, CHOOSE), z.lte(5, CHOOSE)),
  }),
  status: 200,
  reply: ownRating,
  problems: [...ownerProblems, 'invalid-input', 'too-many-tries'],
});

export const withdrawRating = endpoint({
  name: 'withdrawRating',
  method: 'DELETE',
  path: '/api/templates/:template/rating',
  access: 'owner',
  summary: 'Take the own rating back',
  params: templateId,
  status: 204,
  problems: [...ownerProblems, 'too-many-tries'],
});
