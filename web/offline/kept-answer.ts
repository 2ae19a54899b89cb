/** The service worker puts it on an answer that it kept from earlier, because the server's did not come. */
export const KEPT_ANSWER = "x-lockstep-kept";
