/** The service worker puts it on an answer that it kept from earlier, because the server's did not come. */
export const KEPT_ANSWER = "x-lockstep-kept";
/** The cache of what a person reads, by the address of the call; it goes at sign-out with all whose names begin with `lockstep-person`. */
export const PERSON_ANSWERS = "lockstep-person-answers";
