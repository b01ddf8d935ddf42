/** The notice checker as other pages name it. */
export const NOTICE_TITLE = 'Check your privacy notice';
