/**
 * The peer of bench/server.ts: one route with given bytes and headers, and nothing else. Says its
 * origin on standard output.
 */
import { fastify } from 'fastify';
import { text } from 'node:stream/consumers';

const given = JSON.parse(await text(process.stdin)) as {
  body: string;
  headers: Record<string, string>;
};
const body = Buffer.from(given.body, 'base64');
const app = fastify();
app.get('/', (_request, reply) => reply.headers(given.headers).send(body));
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
