/** E-mail address as a key: no two persons of a booking have the same (docs/domain/bookings.md#persons). */
export const emailKey = (email: string | undefined): string => (email ?? '').trim().toLowerCase();

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** A first name in the letters that every mail server takes. */
function asciiName(name: string | undefined): string {
  const spelled = (name ?? '').toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? '');
  const plain = spelled
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, 30);
  return plain || 'person';
}

/** The booker's address with the person's name behind a plus, and a number if that is taken. */
export function emailAlias(
  bookerEmail: string,
  firstName: string | undefined,
  taken: ReadonlySet<string>,
): string {
  const at = bookerEmail.lastIndexOf('@');
  if (at < 1) return bookerEmail;
  const name = asciiName(firstName);
  const addressOf = (suffix: string) =>
    `${bookerEmail.slice(0, at)}+${name}${suffix}${bookerEmail.slice(at)}`;
  let address = addressOf('');
  for (let number = 2; taken.has(emailKey(address)); number += 1) address = addressOf(String(number));
  return address;
}
