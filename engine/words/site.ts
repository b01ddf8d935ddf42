/** The words for what a test of a site does and finds. */

/** What was done before the judged load: nothing, the signal, the refusal, the opt-out. */
export const SITE_SITUATIONS = ['plain', 'gpc', 'reject', 'optOut'] as const;

/** What can be said of a tool after a situation. */
export const SITE_VERDICTS = [
  'still sends',
  'sends less',
  'stopped',
  'not seen',
  'cannot tell',
] as const;

/** What can be said of a tool once the owner pasted a stop kit. */
export const KIT_SAYS = ['stopped', 'still sends', 'cannot tell', 'not in the kit'] as const;

/** The names of findings that the report, the command and the desk print. */
export const FINDINGS = [
  'tool seen',
  'tool still sends',
  'tool waits for a yes',
  'goes on after a yes and an opt-out',
  'stops after a yes and an opt-out',
  'opt-out link seen',
  'opt-out link missing',
  'opt-out link has old words',
  'opt-out link dead',
  'opt-out needs an account',
  'opt-out asks for too much',
  "opt-out leads to another company's page",
  'opt-out effect',
  'no is forgotten with the tab',
  'limit link missing',
  'limit link dead',
  'signal not confirmed on the site',
  'signal set by the test',
  'gpc.json missing',
  'gpc.json says more than the site does',
  'banner asymmetrical',
  'banner missing',
  'banner accepts on close',
  'notice missing',
  'notice not dated',
  'notice older than 12 months',
  'session recording',
  'typed words leave before sending',
  'address tells something sensitive',
  "tool hides behind the site's own name",
  'own server gets an ad identifier',
  'strings contradict each other',
  'page did not come to rest',
  'page not opened',
  'bot wall',
  'certificate wrong',
  'blocked addresses listed in the evidence',
] as const;
