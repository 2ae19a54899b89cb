/**
 * Whether a name may stand in a mail of ours. Anyone may register anyone's address, or invite it: a name that reads like an advertisement or a link doesn't
 * travel with it.
 */
export function isMailableName(name: string): boolean {
  return name.length <= 60 && /^(?:[\p{L}\p{M}\p{N} .,'’-]|\u200c|\u200d)+$/u.test(name) && !/\.\p{L}{2}|www/iu.test(name);
}
