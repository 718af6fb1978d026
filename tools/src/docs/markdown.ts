const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A Markdown table without padding, so that a longer cell changes one line only. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export const code = (text: string): string => `\`${text}\``;

/** A page of docs/reference. `from` says what to change instead of the page. */
export function page(title: string, from: string, parts: readonly string[]): string {
  const note = `Generated from ${from} by \`npm run docs\`; do not edit.`;
  return `${[`# ${title}`, note, ...parts].join('\n\n')}\n`;
}
