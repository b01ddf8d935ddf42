import { siteConfig } from './web/builder/site-config.ts';

/** The site in English, for `npm run dev`. */
export default siteConfig();
