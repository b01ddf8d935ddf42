/**
 * Toasts and tooltips: texts and durations of the requirements (docs/requirements.md 4, 8 and 9),
 * verbatim.
 */
export const TOAST = {
  /** One at a time. */
  limit: 1,
  shownMs: 5_000,
  removedAfterMs: 1_000_000,
  swipe: { direction: 'right', thresholdPx: 50 },
  hotkey: 'F8',
} as const;

export const TOOLTIP = { delayMs: 700, skipDelayMs: 300, offsetPx: 4 } as const;

export const NOTICES = {
  signedIn: { title: 'Welcome back!', text: "You've been successfully logged in." },
  registered: {
    title: 'Registration successful!',
    text: 'Your account has been created. Please check your email for verification.',
  },
  resetLater: { title: 'Password reset', text: 'Password reset functionality coming soon.' },
  created: {
    title: 'Business created successfully!',
    text: 'You can now start your compliance assessment.',
  },
} as const;

export const FAILURES = {
  signIn: { title: 'Login failed', text: 'Invalid email or password.' },
  register: { title: 'Registration failed', text: 'Something went wrong. Please try again.' },
  create: { title: 'Failed to create business', text: 'Failed to create business' },
} as const;

/** The session ended while something was being typed. */
export const SIGNED_OUT =
  'You were signed out. Sign in again, then try once more. What you typed is kept.';

/** There was no reply. */
export const UNREACHABLE = 'We could not reach Statewise. Check your connection and try again.';

/** Only where something was typed. */
export const STILL_HERE = 'What you typed is still here.';

/** docs/requirements.md 5: for a field without a message of its own. */
export const GENERIC = {
  required: 'Required',
  invalid: 'Invalid input',
  email: 'Invalid email',
} as const;

export const SLOW_MS = 8_000;
export const SLOW_TEXT = 'Still working. This takes longer than usual. What you typed is safe.';
