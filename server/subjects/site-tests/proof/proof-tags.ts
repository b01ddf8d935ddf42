/**
 * The tags of a page that name our proof. The page is a stranger's, and it is read in the server's
 * own process.
 */
import { META_NAME } from '#server/subjects/site-tests/tester/proof-places.ts';

/** More than this of a page is not looked through: the head stands at its beginning. */
const MOST_OF_PAGE = 200_000;
const OURS = new RegExp(`name=["']?${META_NAME}["'\\s/>]`, 'i');

/** Each such tag, as it stands there. A tag of more than 500 signs is none of ours. */
export const proofTags = (page: string): string[] =>
  (page.slice(0, MOST_OF_PAGE).match(/<meta\s[^<>]{1,500}>/gi) ?? []).filter((tag) =>
    OURS.test(tag),
  );
