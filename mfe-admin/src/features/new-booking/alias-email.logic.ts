const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? '')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, 30) || 'person';

/** An address of its own that reaches the one who books (docs/domain/bookings.md#persons). */
export function aliasEmail(email: string, firstName: string, taken: ReadonlySet<string>): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '';
  const of = (suffix: string) => `${email.slice(0, at)}+${plain(firstName)}${suffix}${email.slice(at)}`;
  let address = of('');
  for (let number = 2; taken.has(address.toLowerCase()); number += 1) address = of(String(number));
  return address;
}
