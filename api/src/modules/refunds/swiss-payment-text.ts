/** Letters that the Swiss banks take beside those of Latin-1 and Latin Extended-A. */
const FURTHER = 'ȘșȚț€';

const isTaken = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0x17f) || FURTHER.includes(letter);
};

/**
 * A text of letters that the Swiss Payment Standards take: others lose their accents, or become a full stop. Cut to a
 * length.
 */
export function paymentText(text: string, length: number): string {
  const plain = (letter: string): string => {
    const bare = [...letter.normalize('NFKD')].filter(isTaken).join('');
    return bare || '.';
  };
  const letters = [...text.normalize('NFC').replaceAll(/\s+/g, ' ')].map((letter) =>
    isTaken(letter) ? letter : plain(letter),
  );
  return letters.join('').trim().slice(0, length).trim();
}

/** An identification: the letters of SWIFT alone, no slash at either end and no two of them in a row. */
export const paymentId = (text: string, length: number): string =>
  text
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, '-')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/^\/|\/$/g, '')
    .slice(0, length);
