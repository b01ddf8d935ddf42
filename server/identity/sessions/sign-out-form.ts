/** Signing out by a form, for pages without script: like the call, then on to sign-in. */
import type { FastifyInstance } from 'fastify';
import type { IdentityServices } from '#server/identity/services.ts';
import { addSignOutHeaders } from './sign-out-headers.ts';
import { signOut } from './sessions.ts';

export async function signOutForm(app: FastifyInstance, services: IdentityServices): Promise<void> {
  // The form is empty. Only here, so that calls go on to refuse everything but JSON.
  await app.register(async (inner) => {
    inner.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null),
    );
    inner.post('/logout', async (request, reply) => {
      await signOut(services, request.headers.cookie);
      addSignOutHeaders(services, (name, value) => void reply.header(name, value));
      return reply.header('cache-control', 'no-store').redirect('/login', 303);
    });
  });
}
