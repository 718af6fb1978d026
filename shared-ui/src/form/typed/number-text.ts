import type { TextFormat } from './text-format.ts';

/** Apostrophes and spaces of any kind, where Swiss people put them: before each group of three. */
const GROUPED = /^([-−]?)(\d{1,3}(?:['’\s]\d{3})+|\d+)(?:[.,](\d+))?$/;
/** Beyond this, a JavaScript number loses digits. */
const MOST_DIGITS = 15;

export interface WrittenNumber {
  readonly isNegative: boolean;
  readonly whole: string;
  /** Digits after the point or comma; empty without. */
  readonly fraction: string;
}

/** The parts of `1'290`, `-12,5`, `1 290.50`; null when it is not a number or has more digits than can be kept. */
export function readNumber(text: string): WrittenNumber | null {
  const [, sign = '', digits = '', fraction = ''] = GROUPED.exec(text.trim()) ?? [];
  const whole = digits.replace(/\D/g, '');
  if (whole === '' || whole.length + fraction.length > MOST_DIGITS) return null;
  return { isNegative: sign !== '', whole, fraction };
}

/** `1290` becomes `1'290`. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, "'");

interface NumberOptions {
  /** 1 for whole numbers, 0.5 for halves; a power of ten or a simple part of one. */
  readonly step: number;
  /** Some people type it too: `1250 m`. */
  readonly unit: string;
  /** Codes such as account numbers are not grouped. */
  readonly isGrouped: boolean;
}

const decimalsOf = (step: number): number => String(step).split('.')[1]?.length ?? 0;

function numberOf({ isNegative, whole, fraction }: WrittenNumber): number {
  const value = Number(`${whole}.${fraction || '0'}`);
  return isNegative && value !== 0 ? -value : value;
}

/** Whether it is a multiple of the step; by its digits, because 0.3 / 0.1 is not 3. */
function fitsStep({ whole, fraction }: WrittenNumber, step: number): boolean {
  const decimals = decimalsOf(step);
  const digits = fraction.replace(/0+$/, '');
  const parts = Number(whole + digits.padEnd(decimals, '0'));
  return digits.length <= decimals && parts % Math.round(step * 10 ** decimals) === 0;
}

const withoutUnit = (text: string, unit: string): string =>
  unit !== '' && text.endsWith(unit) ? text.slice(0, -unit.length).trim() : text;

/** Numbers as Swiss people write them: apostrophes between thousands, comma or point. */
export function numberText({ step, unit, isGrouped }: NumberOptions): TextFormat<number> {
  const textOf = (value: number) => {
    const [whole = '', fraction] = String(Math.abs(value)).split('.');
    const sign = value < 0 ? '-' : '';
    return `${sign}${isGrouped ? grouped(whole) : whole}${fraction ? `.${fraction}` : ''}`;
  };
  return {
    parse: (text) => {
      const written = withoutUnit(text.trim(), unit);
      if (written === '') return null;
      const parts = readNumber(written);
      return parts && fitsStep(parts, step) ? numberOf(parts) : undefined;
    },
    textOf,
    complaint: (label) =>
      step === 1
        ? `Bitte gib bei «${label}» eine ganze Zahl an, zum Beispiel ${textOf(1250)}.`
        : `Bitte gib bei «${label}» eine Zahl in Schritten von ${step} an, zum Beispiel ${textOf(3 * step)}.`,
  };
}
