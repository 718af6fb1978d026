import { UnreadableFile } from './bank-file.errors.ts';

/** Bytes within which the declaration of an XML file stands. */
const DECLARATION = 200;

/** A file that says nothing is in UTF-8, as XML has it. */
function encodingOf(bytes: Buffer): string {
  const head = bytes.subarray(0, DECLARATION).toString('latin1');
  return /^[^>]*\sencoding=["']([\w.:-]{1,40})["']/.exec(head)?.[1] ?? 'utf-8';
}

/**
 * The text of a file, its lines ended as the parser ends them.
 * @throws UnreadableFile for an encoding that is unknown, or that the bytes do not have.
 */
export function textOf(bytes: Buffer): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n');
  } catch {
    throw new UnreadableFile(`Die Zeichen der Datei sind nicht in «${encoding}», wie sie sagt.`);
  }
}

/** Tells the line, from 1, of places in a text that come one after the other. */
export function lineCounter(text: string): (index: number) => number {
  let line = 1;
  let counted = 0;
  return (index) => {
    for (let at = text.indexOf('\n', counted); at >= 0 && at < index; at = text.indexOf('\n', counted)) {
      line += 1;
      counted = at + 1;
    }
    return line;
  };
}
