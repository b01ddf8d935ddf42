/** The calls by which a script sends: those to held tools get an empty answer. */
import { around } from './around.ts';
import type { IsBlocked } from './inert.ts';

export type Realm = Window & typeof globalThis;

type Made = new (...given: never[]) => object;

/** A line that never opens: it fails a moment later, as one to a server that is down. */
function deadLine(realm: Realm): object {
  const line = Object.assign(new realm.EventTarget(), {
    readyState: 3,
    send() {},
    close() {},
  });
  // who is told looks at the line itself, which an event has while it is dispatched alone
  line.addEventListener('error', (event) => {
    (line as { onerror?: (event: Event) => void }).onerror?.(event);
  });
  setTimeout(() => line.dispatchEvent(new realm.Event('error')));
  return line;
}

/** Lines and workers: what they are opened with is looked at first. */
function guardMade(realm: Realm, held: IsBlocked): void {
  for (const name of ['WebSocket', 'EventSource', 'Worker', 'SharedWorker'] as const) {
    const made = realm[name] as Made | undefined;
    if (made)
      realm[name] = new Proxy(made, {
        construct: (target, given, asked) =>
          held(given[0]) ? deadLine(realm) : (Reflect.construct(target, given, asked) as object),
      }) as never;
  }
}

/**
 * A tool that gets no answer keeps what it wanted to send and tries again; so it is told that all
 * went well.
 */
export function guardCalls(realm: Realm, held: IsBlocked): void {
  const fetch = realm.fetch.bind(realm);
  realm.fetch = (...given) => {
    const [what] = given;
    return held(what instanceof realm.Request ? what.url : what)
      ? Promise.resolve(
          new realm.Response('{}', { headers: { 'content-type': 'application/json' } }),
        )
      : fetch(...given);
  };
  around(
    realm.XMLHttpRequest.prototype,
    'open',
    (call) =>
      function (...given) {
        return call.apply(this, held(given[1]) ? ['GET', 'data:application/json,{}'] : given);
      },
  );
  around(
    realm.Navigator.prototype,
    'sendBeacon',
    (call) =>
      function (...given) {
        return held(given[0]) || call.apply(this, given);
      },
  );
  guardMade(realm, held);
}
