/**
 * The icon beside "Your Privacy Choices" (11 CCR § 7015): a pill with a tick and a cross, drawn
 * anew, as high as the text.
 */
export const CHOICES_ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 14" width="30" height="14" role="img" aria-label="Privacy Options" style="vertical-align:middle"><rect x="1" y="1" width="28" height="12" rx="6" fill="#fff" stroke="#06f" stroke-width="2"/><path d="M18.5 1H23a6 6 0 0 1 0 12h-7.5z" fill="#06f"/><path d="M6.5 7.2l2.3 2.3 4.4-5" fill="none" stroke="#06f" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M20.5 4.8l4.4 4.4m0-4.4l-4.4 4.4" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/></svg>';
