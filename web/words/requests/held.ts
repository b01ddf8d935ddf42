/** Why a request is held for a look: in a few words, and as a sentence. */
import type { QuarantineReason } from '#contract/requests/request-shapes.ts';

export const HELD_SHORT: Readonly<Record<QuarantineReason, string>> = {
  'old form': 'from an old form page',
  'very many today': 'very many that day',
  'many from one network': 'many from one network',
  'many from one address': 'many from one address',
  'too fast': 'sent too fast',
  'not sent from the form': 'not sent from the form',
  'a hidden field was filled in': 'hidden field filled in',
};

export const HELD_WHY: Readonly<Record<QuarantineReason, string>> = {
  'too fast': 'It was sent faster than a person types.',
  'old form': 'The page of your form was open for more than a day.',
  'not sent from the form': 'It did not come from the page of your form.',
  'many from one network': 'Very many came from one place on the internet.',
  'many from one address': 'Many came from this email address.',
  'very many today': 'Very many came in on one day.',
  'a hidden field was filled in': 'It filled in a field that people do not see.',
};
