export type Audience = 'guests' | 'staff';

/** Words, in the order of the glossary, that must not stand in the texts of an audience. */
export type BannedWords = Readonly<Record<Audience, readonly string[]>>;

const HEADING = '## One word per thing';

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.split(',').map((word) => word.trim()));

/** Reads the table «One word per thing» of the glossary: thing, guests, staff, nobody. */
export function bannedWords(glossary: string): BannedWords {
  const [, section = ''] = glossary.split(HEADING);
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  const table = rows.map(cellsOf);
  const others = (own: number, other: number) =>
    table.flatMap((cells) => [
      ...(cells[other] ?? []).filter((word) => !cells[own]?.includes(word)),
      ...(cells[2] ?? []),
    ]);
  return { guests: others(0, 1), staff: others(1, 0) };
}

/** Files that speak of the end of a session, where «Abmelden» is the word. */
const OF_SESSIONS =
  /(^shell\/(remote\.json|src\/i18n\/de-CH\/(chrome|confirmation|forgotten-password|logout)\.ts)|^mfe-booking\/src\/i18n\/de-CH\/(own-account|privacy|booking-failure)\.ts|^mfe-admin\/src\/i18n\/de-CH\/users?(-frame)?\.ts|^api\/src\/modules\/(auth|own-account)\/[^/]+\.ts)$/;

const SIGNS_OUT = /abmeld|abgemeld/i;

/** The banned words of a file: signing out has its word where sessions are spoken of. */
export const bannedHere = (file: string, banned: readonly string[]): readonly string[] =>
  OF_SESSIONS.test(file) ? banned.filter((word) => !SIGNS_OUT.test(word)) : banned;

/** The state's label, which speaks of the taking place and not of the event. */
const LABEL_OF_CONFIRMED = /Durchführung (ist )?gesichert/g;

/** An address that mails had once; nobody reads it, and it leads on (docs/domain/screens.md#public-routes). */
const OLD_ADDRESS = '/profil/buchung/:id/abmelden';

/** The banned words of a text, in any form and at the start of any compound. */
export function bannedIn(text: string, banned: readonly string[]): string[] {
  const rest = text.replace(LABEL_OF_CONFIRMED, '').replace(OLD_ADDRESS, '');
  return banned.filter((word) => new RegExp(`(?<![\\p{L}-])${word}`, 'u').test(rest));
}
