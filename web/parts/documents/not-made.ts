/** A file that was asked for and did not come. */
export const NOT_MADE = 'The document could not be made. Nothing is lost. Try again.';
