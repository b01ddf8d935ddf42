/** What stands at the foot of what we make. */
export const DISCLAIMER = 'General guidance, not legal advice.';
