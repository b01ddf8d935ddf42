/** Tools that most small businesses use; they come first. */
export const USED_BY_MANY = [
  'google-analytics',
  'meta-pixel',
  'google-ads',
  'google-tag-manager',
  'mailchimp',
  'klaviyo',
  'shopify',
  'wordpress-hosting',
  'stripe',
  'square',
  'paypal',
  'quickbooks',
  'google-workspace',
  'microsoft-365',
  'youtube-embed',
  'consent-banner',
];
