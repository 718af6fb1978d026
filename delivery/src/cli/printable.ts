import { HAZARDS } from '../shared/hazards.ts';

const HAZARD = new RegExp(`[${HAZARDS}]`, 'gu');

function escaped(character: string): string {
  if (character === '\n') return '\\n';
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Text from outside as one harmless line for a terminal: no forged row, no escape sequence. */
export function printable(text: string): string {
  return text.replace(HAZARD, escaped);
}

/** JSON leaves DEL and the C1 control characters unescaped, and some terminals obey them. */
export function printableJson(data: unknown): string {
  return JSON.stringify(data, null, 2).replace(/[\p{Cc}]/gu, (character) =>
    character === '\n' ? character : escaped(character),
  );
}
