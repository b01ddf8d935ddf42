/** What an adviser needs for a call. Apart from endpoint.ts, which every page loads. */
import type { Endpoint, Sharing } from '#contract/endpoint.ts';

/** What an adviser needs for a call about a business. */
export const sharingOf = ({ sharing, method }: Pick<Endpoint, 'sharing' | 'method'>): Sharing =>
  sharing ?? (method === 'GET' ? 'read' : 'write');

/** Whether a call is about one business of somebody. */
export const isAboutBusiness = ({ access, path }: Pick<Endpoint, 'access' | 'path'>) =>
  access === 'owner' && /:businessId(?:\/|$)/.test(path);
