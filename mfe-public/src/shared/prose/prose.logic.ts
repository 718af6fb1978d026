export type ProseBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'day'; readonly label: string; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const DAY = /^(Tag \d+(?:\s*[–-]\s*\d+)?|\d+\. Tag):?\s*(\S[\s\S]*)$/;
const ITEM = /^\s*[-–•]\s+/;

function blockOf(text: string): ProseBlock[] {
  const lines = text.split('\n').map((line) => line.trim());
  if (lines.every((line) => ITEM.test(line))) {
    return [{ kind: 'list', items: lines.map((line) => line.replace(ITEM, '')) }];
  }
  const day = DAY.exec(text);
  if (day?.[1] && day[2]) return [{ kind: 'day', label: day[1], text: day[2] }];
  return [{ kind: 'paragraph', text }];
}

/** Plain text from the office as blocks: blank lines part paragraphs, `- ` makes lists, `Tag 1:` begins a day. */
export function parseProse(text: string): readonly ProseBlock[] {
  return text
    .replace(/\r\n/g, '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(blockOf);
}
