/**
 * The texts that brief assessments leave out: made and packed once, and kept by browsers for ever,
 * since the hash is in the address.
 */
import { readSharedTexts, readStateTexts } from '#contract/brief-assessment.ts';
import { sharedTexts, stateTexts } from '#engine/brief/law-texts.ts';
import { Prepared, type Serve } from '#server/base/http/serve.ts';
import { problem } from '#server/base/problem.ts';
import type { BusinessServices } from '#server/business/services.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Makes a value at its first use. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

export function lawTextRoutes(serve: Serve, { corpus }: BusinessServices): void {
  const shared = once(() => new Prepared(readSharedTexts, sharedTexts(corpus)).pack());
  const states = new Map(
    corpus.laws.map((law) => [
      law.state,
      once(() => new Prepared(readStateTexts, stateTexts(law)).pack()),
    ]),
  );
  const isThis = (hash: string) => hash === corpus.hash;

  serve(readSharedTexts, ({ params, header }) => {
    if (!isThis(params.lawDataHash)) throw problem('not-found');
    header('cache-control', FOR_EVER);
    return shared();
  });

  serve(readStateTexts, ({ params, header }) => {
    const texts = states.get(params.stateId);
    if (!isThis(params.lawDataHash) || !texts) throw problem('not-found');
    header('cache-control', FOR_EVER);
    return texts();
  });
}
