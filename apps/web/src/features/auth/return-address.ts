/** Where links of mails and sign-in providers bring a person back to; the page finishes the work. */
export const CONTINUE_PATH = '/continue';

/** Back to where the change was begun. */
export const CONTINUE_TO_SECURITY = `${CONTINUE_PATH}?to=security`;
