const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const LONGEST_NAME = 30;

/** A first name in the letters that every mail server takes. */
function asciiName(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? '')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, LONGEST_NAME);
  return plain || 'person';
}

/**
 * An address for somebody without one: the booker's with the person's name behind a plus, and a number if that is among
 * `taken`, which are in lower case (docs/domain/bookings.md#persons). Null while the booker's is no address yet.
 */
export function emailAlias(
  bookerEmail: string,
  firstName: string,
  taken: ReadonlySet<string>,
): string | null {
  const at = bookerEmail.lastIndexOf('@');
  if (at < 1) return null;
  const name = asciiName(firstName);
  const addressOf = (suffix: string) =>
    `${bookerEmail.slice(0, at)}+${name}${suffix}${bookerEmail.slice(at)}`;
  let address = addressOf('');
  for (let number = 2; taken.has(address.toLowerCase()); number += 1) address = addressOf(String(number));
  return address;
}

/** Whether an address is an alias of the booker's: nobody typed it, and nobody is shown it. */
export function isEmailAlias(email: string, bookerEmail: string): boolean {
  const at = bookerEmail.lastIndexOf('@');
  const [name, domain] = [bookerEmail.slice(0, at).toLowerCase(), bookerEmail.slice(at).toLowerCase()];
  const address = email.toLowerCase();
  return at > 0 && address.startsWith(`${name}+`) && address.endsWith(domain);
}

/** Where mail to a person goes: to the booker, where they have no address of their own (docs/domain/bookings.md#persons). */
export const addressBehind = (email: string, bookerEmail: string): string =>
  isEmailAlias(email, bookerEmail) ? bookerEmail : email;
