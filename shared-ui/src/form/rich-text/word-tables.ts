const BETWEEN_CELLS = ' – ';

const cellsOf = (row: Element): Element[] =>
  [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th');

const isFilled = (cell: Element): boolean => /[^\s\u00a0]/.test(cell.textContent ?? '');

/** Finds the line of text that Word writes into a cell; null where the cell holds more. */
function lineOf(cell: Element): Element | null {
  const [only, ...more] = cell.children;
  if (only && more.length === 0 && ['p', 'div'].includes(only.localName)) return lineOf(only);
  return cell.querySelector('p, div, ul, ol, li, table, h1, h2, h3') ? null : cell;
}

/** Whether HTML holds a table of several columns. Mail programs lay out whole letters as tables of one. */
export function hasTable(html: string): boolean {
  const rows = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('tr')];
  return rows.some((row) => cellsOf(row).filter(isFilled).length > 1);
}

/** Makes a paragraph of each row of a table whose cells are lines, so that what belongs together stays on one line. */
export function rebuildTables(root: Element): void {
  for (const row of root.querySelectorAll('tr')) {
    const cells = cellsOf(row).filter(isFilled);
    const lines = cells.flatMap((cell) => lineOf(cell) ?? []);
    if (lines.length < cells.length) continue;
    const paragraph = root.ownerDocument.createElement('p');
    for (const [place, line] of lines.entries()) {
      if (place > 0) paragraph.append(BETWEEN_CELLS);
      paragraph.append(...line.childNodes);
    }
    row.replaceChildren(paragraph);
  }
}
