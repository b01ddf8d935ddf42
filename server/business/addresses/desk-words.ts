/**
 * What the history calls it when the form opens: by it a deleted business is known to have had one.
 */
export const FORM_SWITCHED_ON = 'Switched the request form on';
