/** Roles as the list of guests says them; who has none is a guest. */
export const ROLE_WORDS: Readonly<Record<string, string>> = {
  ROLE_GUIDE: 'Guide',
  ROLE_ADMIN: 'Administration',
  ROLE_SUPER_ADMIN: 'Super-Administration',
};

export const yesOrNo = (value: boolean | null): string | null =>
  value === null ? null : value ? 'Ja' : 'Nein';
