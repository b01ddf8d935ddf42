/**
 * Requests that are judged by more than their sign: marked as limited, unmarked, or of no concern
 * (see recorded-requests.ts).
 */

/** Marks by which a vendor promises less: tool, the request, the mark as it is told. */
export const MARKED: readonly (readonly [string, string, string])[] = [
  [
    'meta-pixel',
    'https://www.facebook.com/tr?id=1&ev=PageView&dpo=LDU&dpoco=1&dpost=1000',
    'dpo=LDU',
  ],
  [
    'google-analytics',
    'https://www.google-analytics.com/g/collect?v=2&tid=G-ABC&gcs=G100',
    'gcs=G100',
  ],
  [
    'google-analytics',
    'https://www.google-analytics.com/g/collect?v=2&tid=G-ABC&gcs=G101',
    'gcs=G101',
  ],
  ['google-ads', 'https://www.google.com/pagead/1p-user-list/12/?npa=1', 'npa=1'],
  ['google-ads', 'https://www.google.com/ccm/collect?en=a&rdp=1', 'rdp=1'],
  ['microsoft-ads', 'https://bat.bing.com/action/0?ti=12&asc=D', 'asc=D'],
  ['pinterest-tag', 'https://ct.pinterest.com/v3/?tid=1&opt_out_type=LDP', 'opt_out_type=LDP'],
  ['adnxs', 'https://ib.adnxs.com/px?id=1&t=2&us_privacy=1YYN', 'us_privacy=1YYN'],
  ['reddit-pixel', 'https://alb.reddit.com/rp.gif?id=a2_1&event=PageVisit&opt_out=1', 'opt_out=1'],
  [
    'tiktok-pixel',
    'POST https://analytics.tiktok.com/api/v2/pixel {"event":"Pageview","limited_data_use":true}',
    'limited_data_use=true',
  ],
];

/** The same parameters without the promise. */
export const UNMARKED: readonly (readonly [string, string])[] = [
  ['meta-pixel', 'https://www.facebook.com/tr?id=1&ev=PageView&dpo=&dpoco=0'],
  ['google-analytics', 'https://www.google-analytics.com/g/collect?v=2&tid=G-ABC&gcs=G111&npa=0'],
  ['google-analytics', 'https://www.google-analytics.com/g/collect?v=2&tid=G-ABC&gcs=G110'],
  ['microsoft-ads', 'https://bat.bing.com/action/0?ti=12&asc=G'],
  ['reddit-pixel', 'https://alb.reddit.com/rp.gif?id=a2_1&event=PageVisit&opt_out=0'],
  ['adnxs', 'https://ib.adnxs.com/px?id=1&t=2&us_privacy=1YNN'],
];

/**
 * What serves a site's own work at hosts that also advertise, and own pages with the names of tags.
 */
export const QUIET: readonly string[] = [
  'https://www.facebook.com/plugins/like.php?href=https%3A%2F%2Fa.example&appId=1234567890',
  'https://www.facebook.com/v19.0/plugins/post.php?href=a',
  'https://connect.facebook.net/en_US/sdk.js',
  'https://www.google.com/maps/embed?pb=1m18',
  'https://www.google.com/recaptcha/api2/anchor?ar=1&k=6LdAbCdEfGhIjKl',
  'https://maps.googleapis.com/maps/api/js?key=AIzaSyD-abcdefgh12345',
  'https://fonts.googleapis.com/css2?family=Inter',
  'https://fonts.gstatic.com/s/inter/v13/abc123def456.woff2',
  'https://googleads.g.doubleclick.net/pagead/id',
  'https://www.google.de/maps/embed?pb=1m18',
  'https://www.google.com.shop.example/pagead/1p-user-list/12/',
  'https://www.google.social/pagead/1p-user-list/12/',
  'https://verifi.podscribe.com/rss/p/media.example/episode.mp3',
  'https://mountain.com/pricing',
  'https://www.applovin.com/careers',
  'https://www.bing.com/maps/embed?h=1',
  'https://www.bing.com/api/maps/mapcontrol?callback=a',
  'https://assets.pinterest.com/js/pinit.js',
  'https://widgets.pinterest.com/v1/urls/count.json?url=a',
  'https://www.tiktok.com/embed.js',
  'https://www.tiktok.com/oembed?url=a',
  'https://platform.twitter.com/widgets.js',
  'https://platform.linkedin.com/in.js',
  'https://cdn.shopify.com/s/files/1/0001/theme.js',
  'https://monorail-edge.shopifysvc.com/v1/produce',
  'https://js.stripe.com/v3/',
  'POST https://m.stripe.com/6 {"muid":"a1b2c3d4e5f6"}',
  'https://www.paypal.com/sdk/js?client-id=AbCdEf123456',
  'https://cdn.jsdelivr.net/npm/a@1/b.js',
  'https://cdnjs.cloudflare.com/ajax/libs/a/1/b.js',
  'https://static.cloudflareinsights.com/beacon.min.js',
  'https://ads.pubmatic.com/AdServer/js/pwt/1/2/pwt.js',
  'https://shop.example/collect',
  'https://shop.example/collect?v=2&page=3',
  'https://shop.example/ccm/collect?en=page_view',
  'https://shop.example/metrics/pagead/conversion/445566778/?random=1',
  'https://shop.example/pagead/conversion/guide?random=1&url=a&gcs=G111',
  'https://shop.example/activity;src=3?type=hike&cat=2',
  'https://shop.example/tr',
  'https://shop.example/tr?id=7&lang=tr',
  'https://shop.example/track?event=signup&id=4711',
  'https://shop.example/pixel/art?uid=abcdef123456',
  'POST https://shop.example/api/login {"client_id":"a1b2c3d4e5f6","event":"login"}',
];
