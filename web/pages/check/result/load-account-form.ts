/** Its libraries are no part of the first question; they load with the result, before its need. */
export const loadAccountForm = () => import('./account-form.tsx');
