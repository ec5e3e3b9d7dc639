/** Sent with every request as `x-application-name`. */
export const APPLICATION_NAME = 'chowk-web';
