import { requiredMessage } from '@firn/shared-contracts/api';
import { VAT_CATEGORIES } from '@firn/shared-contracts/domain';
import { formats } from './validator-runtime.ts';

/**
 * The named rules of forms. A rule returns null when the value is valid, else a sentence that names the
 * field and the remedy. Every rule except `required` accepts an empty value.
 */
export type Rule = (value: unknown, label: string) => string | null;

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (typeof value === 'string' && value.trim() === '');

/** A rule over text that skips empty values. */
function textRule(isFine: (text: string) => boolean, message: (label: string) => string): Rule {
  return (value, label) => (isEmpty(value) || isFine(String(value)) ? null : message(label));
}

export const required: Rule = (value, label) =>
  isEmpty(value) || value === false ? requiredMessage(label) : null;

export const email: Rule = textRule(
  formats.email,
  (label) => `Bitte gib bei «${label}» eine vollständige E-Mail-Adresse an, zum Beispiel name@firma.ch.`,
);

export const minLength = (length: number): Rule =>
  textRule(
    (text) => [...text].length >= length,
    (label) => `«${label}» braucht mindestens ${length} Zeichen.`,
  );

export const minValue = (minimum: number): Rule =>
  textRule(
    (text) => Number(text) >= minimum,
    (label) => `«${label}» muss mindestens ${minimum} sein.`,
  );

export const maxValue = (maximum: number): Rule =>
  textRule(
    (text) => Number(text) <= maximum,
    (label) => `«${label}» darf höchstens ${maximum} sein.`,
  );

/** `remedy` ends the sentence «Bitte prüfe das Feld «…»:». */
export const regex = (expression: RegExp, remedy: string): Rule =>
  textRule(
    (text) => new RegExp(expression.source, expression.flags.replace('g', '')).test(text),
    (label) => `Bitte prüfe das Feld «${label}»: ${remedy}`,
  );

export const confirmed = (target: unknown, targetLabel: string): Rule =>
  textRule(
    (text) => text === target,
    (label) => `«${label}» muss gleich lauten wie «${targetLabel}».`,
  );

export const hasLowercase: Rule = textRule(
  (text) => /\p{Ll}/u.test(text),
  (label) => `«${label}» braucht mindestens einen Kleinbuchstaben.`,
);

export const hasUppercase: Rule = textRule(
  (text) => /\p{Lu}/u.test(text),
  (label) => `«${label}» braucht mindestens einen Grossbuchstaben.`,
);

export const hasDigits: Rule = textRule(
  (text) => /\d/.test(text),
  (label) => `«${label}» braucht mindestens eine Ziffer.`,
);

/** Dates `YYYY-MM-DD`; on or before the target. */
export const isBefore = (target: string | undefined, targetLabel: string): Rule =>
  textRule(
    (text) => !target || text <= target,
    (label) => `«${label}» darf nicht nach «${targetLabel}» liegen.`,
  );

/** Dates `YYYY-MM-DD`; on or after the target. */
export const isSameOrAfter = (target: string | undefined, targetLabel: string): Rule =>
  textRule(
    (text) => !target || text >= target,
    (label) => `«${label}» darf nicht vor «${targetLabel}» liegen.`,
  );

export const ascii: Rule = textRule(
  (text) => [...text].every((character) => character.charCodeAt(0) < 128),
  (label) => `«${label}» darf keine Umlaute oder Sonderzeichen enthalten.`,
);

export const vatCategory: Rule = textRule(
  (text) => (VAT_CATEGORIES as readonly string[]).includes(text),
  (label) => `«${label}» muss eine dieser Kategorien sein: ${VAT_CATEGORIES.join('; ')}.`,
);

/** The first error of several rules. */
export const all =
  (...rules: readonly Rule[]): Rule =>
  (value, label) => {
    for (const rule of rules) {
      const message = rule(value, label);
      if (message) return message;
    }
    return null;
  };
