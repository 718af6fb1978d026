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

/** The state's label, which speaks of the taking place and not of the event. */
const LABEL_OF_CONFIRMED = /Durchführung (ist )?gesichert/g;

/** The banned words of a text, in any form and at the start of any compound. */
export function bannedIn(text: string, banned: readonly string[]): string[] {
  const rest = text.replace(LABEL_OF_CONFIRMED, '');
  return banned.filter((word) => new RegExp(`(?<![\\p{L}-])${word}`, 'u').test(rest));
}
