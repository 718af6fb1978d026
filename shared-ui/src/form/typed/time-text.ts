import type { TextFormat } from './text-format.ts';

/** `7`, `7:30`, `7.30`, `07h30`, `730`, `0730`, each with «Uhr» behind it or not. */
const TIME = /^(?:(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?|(\d{1,2})(\d{2}))h?(?:\s*Uhr)?$/i;

function parse(text: string): string | null | undefined {
  if (text.trim() === '') return null;
  const [, hour, minute, hourOfDigits, minuteOfDigits] = TIME.exec(text.trim()) ?? [];
  const hours = Number(hour ?? hourOfDigits);
  const minutes = Number(minute ?? minuteOfDigits ?? 0);
  if (!(hours < 24 && minutes < 60)) return undefined;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** A time of day, `HH:MM` on the screen and in the value. */
export const timeText: TextFormat<string> = {
  parse,
  textOf: (time) => time,
  complaint: (label) => `Bitte gib bei «${label}» eine Uhrzeit an, zum Beispiel 07:30.`,
};
