/**
 * Words in a reply that the program says itself, not the owner. Who chose Spanish reads them in
 * Spanish: the server looks each up by its English
 * (docs/decisions/0127-owners-pages-in-spanish.md).
 */
import * as z from 'zod/mini';

/** Marks such a text; known by this very schema, so it takes no checks of its own. */
export const ourWords = /* @__PURE__ */ z.string();
