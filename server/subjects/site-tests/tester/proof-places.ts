/** The name of the tag that proves a site, and where the file is. */
export const META_NAME = 'statewise-site';
export const PROOF_FILE = '/.well-known/statewise.txt';
