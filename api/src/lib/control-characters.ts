import type { Violation } from '@firn/shared-contracts/shell';
import { MOST_VIOLATIONS } from './problem.ts';

/** Control characters but tab, line feed and carriage return; halves of a character, which PostgreSQL cannot store. */
const isControl = (text: string): boolean =>
  !text.isWellFormed() ||
  [...text].some((character) => /\p{Cc}/u.test(character) && !/[\t\n\r]/.test(character));

const pathIn = (parent: string, key: string, isList: boolean): string =>
  isList ? `${parent}[${key}]` : parent ? `${parent}.${key}` : key;

/** Texts in a parsed body that hold control characters, NUL among them; names of fields count as well. */
export function controlCharacters(body: unknown): Violation[] {
  const violations: Violation[] = [];
  const waiting: [path: string, value: unknown][] = [['', body]];
  while (waiting.length > 0 && violations.length < MOST_VIOLATIONS) {
    const [path, value] = waiting.pop() as [string, unknown];
    if (typeof value === 'string') {
      if (isControl(value)) {
        const message = 'Der Text enthält Steuerzeichen. Bitte tippe ihn neu oder füge ihn ohne Format ein.';
        violations.push({ propertyPath: path, message });
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        if (isControl(key))
          violations.push({ propertyPath: path, message: 'Ein Feldname enthält Steuerzeichen.' });
        waiting.push([pathIn(path, key, Array.isArray(value)), child]);
      }
    }
  }
  return violations.toReversed();
}
