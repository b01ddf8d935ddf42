/** What an answer never holds, each as law/requests names the kind. */
export const NEVER_SENT = {
  social: 'Social Security number',
  account: 'financial account number',
  government: 'driver’s license or other government number',
  medical: 'health insurance or medical number',
  password: 'password, security question or answer',
  biometric: 'biometric data',
} as const;
