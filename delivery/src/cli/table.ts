import { printable } from './printable.ts';

/** Columns as wide as their widest cell, two blanks apart; those in `atEnd` are right-aligned. One line per row. */
export function table(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  atEnd: readonly number[] = [],
): string {
  const all = [header, ...rows].map((row) => row.map(printable));
  const widths = header.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return atEnd.includes(column) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
