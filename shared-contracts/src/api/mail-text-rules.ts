import type { MailTextDraft, MailTextPlaceholder } from './mail-texts.ts';
import type { Violation } from './violation.ts';

type Known = readonly (Pick<MailTextPlaceholder, 'name'> & Partial<Pick<MailTextPlaceholder, 'needed'>>)[];

const FIELDS = ['subject', 'opening', 'closing'] as const satisfies readonly (keyof MailTextDraft)[];

/** A word in braces, or a brace that stands alone. */
const IN_BRACES = /\{([^{}]*)\}|[{}]/g;

const nameOf = (word: string): string => word.trim().toLowerCase();
const written = (known: Known): string => known.map(({ name }) => `{${name}}`).join(', ');

function unknownIn(text: string, known: Known): string | null {
  for (const [word, inside] of text.matchAll(IN_BRACES)) {
    if (inside === undefined || !known.some(({ name }) => name === nameOf(inside))) return word;
  }
  return null;
}

function unknownMessage(word: string, known: Known): string {
  const choice = known.length > 0 ? `Möglich sind: ${written(known)}.` : 'In diesem Text gibt es keine.';
  return `«${word}» ist kein Platzhalter, den wir hier ersetzen können. ${choice}`;
}

/** The fault in the placeholders of one text; null where it has none but these. */
export function placeholderMessage(text: string, known: Known): string | null {
  const word = unknownIn(text, known);
  return word === null ? null : unknownMessage(word, known);
}

/** Placeholders that a text has and nobody knows, or that it lacks (docs/domain/mails.md#texts). */
export function mailTextViolations(draft: MailTextDraft, known: Known): Violation[] {
  const violations = FIELDS.flatMap((propertyPath) => {
    const message = placeholderMessage(draft[propertyPath], known);
    return message === null ? [] : [{ propertyPath, message }];
  });
  const body = `${draft.opening}\n${draft.closing}`;
  const used = new Set([...body.matchAll(IN_BRACES)].map(([, inside = '']) => nameOf(inside)));
  const lacking = known.filter(({ name, needed }) => needed && !used.has(name));
  if (lacking.length === 0) return violations;
  const message = `Bitte lass ${written(lacking)} im Text: Sonst fehlt darin etwas, was man wissen muss.`;
  return [...violations, { propertyPath: 'opening', message }];
}

/** Puts values into a text; each once, so that a value with braces of its own stays as it is. */
export const fillMailText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(IN_BRACES, (word, inside = '') => {
    const name = nameOf(inside);
    return Object.hasOwn(values, name) ? (values[name] ?? '') : word;
  });
