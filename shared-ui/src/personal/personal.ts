/**
 * What a person has chosen on this device. A browser that refuses storage, or a value of an older shape, is like no
 * choice at all.
 */
export function readPersonal(userId: string, name: string): Readonly<Record<string, boolean>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(userId, name)) ?? '{}');
    const entries = Object.entries(value ?? {}).filter(([, on]) => typeof on === 'boolean');
    return Object.fromEntries(entries) as Record<string, boolean>;
  } catch {
    return {};
  }
}

export function writePersonal(userId: string, name: string, value: Readonly<Record<string, boolean>>): void {
  try {
    localStorage.setItem(keyOf(userId, name), JSON.stringify(value));
  } catch {
    // Full or refused: the choice lasts as long as the page.
  }
}

/** Whether this person uses keys of a single character, such as «/» (WCAG 2.1.4): on unless switched off in a list. */
export const areSingleKeysOn = (userId: string): boolean => readPersonal(userId, 'keys').single ?? true;

const keyOf = (userId: string, name: string) => `firn:${name}:${userId}`;
