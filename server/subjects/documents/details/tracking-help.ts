/**
 * Help at the question whether other companies collect data across sites: what counts, and what the
 * owner's tools say.
 */
import type { MergedMap } from '#documents/map/map-with-proposals.ts';
import { titleOf } from '#documents/map/entries.ts';
import { TOOLS } from '#reference/data.server.ts';
import { list } from '#text/english.ts';

/** The detail that asks for it. */
export const TRACKING = 'otherTrackingAnswer';

const COUNTS =
  'Ad pixels, social media buttons and videos of other sites count: their makers see people on many sites.';

/** What counts, and what the list of tools says of those on the owner's site. */
export function trackingHelp({ recipients }: Pick<MergedMap, 'recipients'>): string {
  const onSite = recipients.filter((each) => each.onSite && each.state !== 'dropped');
  const byRating = RATING_WORDS.flatMap(([rating, words]) => {
    const names = onSite.filter((each) => ratingOf(each) === rating).map(titleOf);
    return names.length === 0 ? [] : [words(list(names))];
  });
  const none = onSite.length === 0 ? ['Your data map names no tool on your site.'] : [];
  const forOwner =
    onSite.length > 0 &&
    onSite.every((each) => each.role === 'processor' && ratingOf(each) !== 'likely');
  return [COUNTS, ...none, ...byRating, ...(forOwner ? [FOR_OWNER] : [])].join(' ');
}

const FOR_OWNER = 'Your data map says that they only work for you: “do not” fits that.';

const RATING_WORDS = [
  ['likely', (tools: string) => `Of your tools, this is likely for ${tools}.`],
  ['possible', (tools: string) => `It depends on your settings for ${tools}.`],
  ['unlikely', (tools: string) => `It is unlikely for ${tools}.`],
] as const;

/** What the owner said of its ads, else what is known of the tool. */
function ratingOf({
  tool,
  ads,
}: MergedMap['recipients'][number]): (typeof RATING_WORDS)[number][0] {
  if (ads === true) return 'likely';
  return TOOLS.find(({ id }) => id === tool)?.mayBeTargetedAdvertising ?? 'possible';
}
