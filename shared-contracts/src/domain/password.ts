/** docs/domain/accounts.md#passwords */
export const PASSWORD_LENGTHS = { least: 10, most: 128 } as const;

export const PASSWORD_RULES = ['length', 'lowercase', 'uppercase', 'digit', 'email', 'common'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** Of those with ten characters, a small letter, a capital and a digit, the ones that are tried first. */
const COMMON: ReadonlySet<string> = new Set([
  'password123',
  'password1234',
  'passwort123',
  'passwort1234',
  'qwertz12345',
  'qwertzuiop1',
  'qwerty12345',
  'qwertyuiop1',
  'welcome123',
  'willkommen1',
  'abcdefghi1',
  'abcd123456',
  'matterhorn1',
  'schweiz1234',
  'geheim12345',
  'iloveyou123',
  'bergsteigen1',
]);

/** The rules that a password does not meet yet, in the order in which they are shown. */
export function unmetPasswordRules(password: string, email: string): readonly PasswordRule[] {
  const name = email.trim().toLowerCase();
  const lower = password.toLowerCase();
  const { length } = [...password];
  const isMet: Readonly<Record<PasswordRule, boolean>> = {
    length: length >= PASSWORD_LENGTHS.least && length <= PASSWORD_LENGTHS.most,
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
    digit: /\d/.test(password),
    email: name === '' || !lower.includes(name),
    common: !COMMON.has(lower),
  };
  return PASSWORD_RULES.filter((rule) => !isMet[rule]);
}
