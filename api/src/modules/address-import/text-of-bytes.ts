import { isCutOff } from './unreadable-addresses.ts';

const UTF_16 = ['utf-16le', 'utf-16be'] as const;
/** Bytes of a beginning that is long enough to tell UTF-16 by. */
const HEAD = 400;

/** Without a mark, Latin letters in UTF-16 show by the empty half of each. */
function utf16Of(bytes: Buffer): (typeof UTF_16)[number] | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, HEAD);
  const emptyAt = (half: number) => head.filter((byte, at) => at % 2 === half && byte === 0).length;
  const most = head.length / 4;
  if (emptyAt(1) > most) return 'utf-16le';
  return emptyAt(0) > most ? 'utf-16be' : null;
}

/** True for UTF-8 whose last letter is cut; Windows-1252 looks alike only with an accent at its very end. */
function isCutUtf8(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return /\P{ASCII}/u.test(text);
  } catch {
    return false;
  }
}

/**
 * The text of a file as spreadsheets write it: UTF-16, UTF-8, else Windows-1252, in which no byte is wrong.
 * @throws UnreadableAddresses for one that ends within a letter.
 */
export function textOfBytes(bytes: Buffer): string {
  const utf16 = utf16Of(bytes);
  if (utf16) {
    if (bytes.length % 2 === 1) throw isCutOff();
    return new TextDecoder(utf16).decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (isCutUtf8(bytes)) throw isCutOff();
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
