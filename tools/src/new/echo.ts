const indentOf = (line: string) => line.length - line.trimStart().length;
const CLOSES = /^[)\]}]/;

/** Where the statement, member or element that begins at a line ends: the formatter's indentation says it. */
function endOf(lines: readonly string[], start: number): number {
  const first = lines[start] ?? '';
  let end = start + 1;
  if (first.trim() === '') return end;
  const indent = indentOf(first);
  while (end < lines.length) {
    const line = lines[end] ?? '';
    const isInside = line.trim() === '' || indentOf(line) > indent;
    const isClosing = indentOf(line) === indent && CLOSES.test(line.trim());
    if (!isInside && !isClosing) break;
    end += 1;
  }
  while (lines[end - 1]?.trim() === '') end -= 1;
  return end;
}

/** Whether a unit as a whole is about the thing: its first or last line says so, or it is an object of a list. */
function isAbout(unit: readonly string[], matches: (line: string) => boolean): boolean {
  const [first = ''] = unit;
  if (first.trim() === '{' && indentOf(first) > 0) return unit.some(matches);
  return matches(first) || matches(unit.at(-1) ?? '');
}

interface Echoed {
  readonly lines: string[];
  readonly count: number;
}

function echoLines(
  lines: readonly string[],
  matches: (line: string) => boolean,
  rename: (text: string) => string,
): Echoed {
  const result: string[] = [];
  let copies: string[] = [];
  let count = 0;
  for (let start = 0; start < lines.length; ) {
    const end = endOf(lines, start);
    const unit = lines.slice(start, end);
    if (isAbout(unit, matches)) {
      result.push(...unit);
      copies.push(...unit);
      count += 1;
    } else {
      result.push(...copies.map(rename), unit[0] ?? '');
      copies = [];
      const inner = echoLines(unit.slice(1), matches, rename);
      result.push(...inner.lines);
      count += inner.count;
    }
    start = end;
  }
  return { lines: [...result, ...copies.map(rename)], count };
}

/**
 * A file that holds many things, with a renamed copy of every statement, member or element about one of them behind
 * the original. Needs formatted source.
 * @throws Error when nothing there is about the thing.
 */
export function echo(
  text: string,
  matches: (line: string) => boolean,
  rename: (text: string) => string,
): string {
  const { lines, count } = echoLines(text.split('\n'), matches, rename);
  if (count === 0) throw new Error('Nothing here names the exemplar.');
  return lines.join('\n');
}
