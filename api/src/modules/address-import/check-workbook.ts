import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { ADDRESS_FILE } from '@firn/shared-contracts/api';
import { isCutOff, isTooLong, isTooWide, UnreadableAddresses } from './unreadable-addresses.ts';

const inflate = promisify(inflateRaw);

/** Bytes of everything in a workbook, unpacked: some ten times a full list. */
const UNPACKED_BYTES = 64 * 1024 * 1024;
const MOST_PARTS = 1000;
/** Between two parts stands at most the description of one that was written as a stream. */
const LARGEST_GAP = 24;
const LOCAL_HEADER = 30;
const CENTRAL_HEADER = 46;

interface Part {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

const isTooLarge = () =>
  new UnreadableAddresses(
    'Die Datei wird beim Entpacken zu gross. Bitte speichere nur die Liste selbst, ohne Bilder und weitere Blätter.',
  );

/** The parts as the directory at the end of the file has them; without one it is half a file. */
function partsOf(bytes: Buffer): { readonly parts: readonly Part[]; readonly end: number } {
  const end = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (end < 0 || end + 22 > bytes.length) throw isCutOff();
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > MOST_PARTS) throw isTooLarge();
  const start = at;
  const parts: Part[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_HEADER > end || bytes.toString('latin1', at, at + 4) !== 'PK\u0001\u0002')
      throw isCutOff();
    const nameLength = bytes.readUInt16LE(at + 28);
    parts.push({
      name: bytes.toString('utf8', at + CENTRAL_HEADER, at + CENTRAL_HEADER + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += CENTRAL_HEADER + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return { parts: parts.toSorted((a, b) => a.offset - b.offset), end: start };
}

/**
 * The packed bytes of a part. Its own header must say what the directory says: whoever reads the file from its beginning
 * goes by that one.
 */
function packedOf(bytes: Buffer, { offset, packed, unpacked }: Part, expected: number): Buffer {
  const gap = offset - expected;
  if (gap < 0 || gap > LARGEST_GAP || offset + LOCAL_HEADER > bytes.length) throw isCutOff();
  const said = bytes.readUInt32LE(offset + 22);
  const isStreamed = (bytes.readUInt16LE(offset + 6) & 8) !== 0;
  if (said !== unpacked && !(isStreamed && said === 0)) throw isTooLarge();
  const start = offset + LOCAL_HEADER + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (start + packed > bytes.length) throw isCutOff();
  return bytes.subarray(start, start + packed);
}

/** @throws UnreadableAddresses for a part that unpacks to more than it says. */
async function unpack({ method, unpacked }: Part, packed: Buffer): Promise<Buffer> {
  if (method === 0 && packed.length === unpacked) return packed;
  if (method !== 8) throw isTooLarge();
  try {
    return await inflate(packed, { maxOutputLength: Math.max(unpacked, 1) });
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    throw code === 'ERR_BUFFER_TOO_LARGE' ? isTooLarge() : isCutOff();
  }
}

/** 1 for `A`, 27 for `AA`. */
const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** A cell far away fills everything before it with empty ones; a formula says nothing by itself. */
function checkSheet(xml: string): void {
  if (/<f[\s>/]/.test(xml)) {
    throw new UnreadableAddresses(
      'Die Tabelle enthält Formeln. Bitte kopiere sie, füge nur die Werte ein und speichere sie neu.',
    );
  }
  for (const [, letters = '', digits] of xml.matchAll(/\sr\s*=\s*["']\s*([A-Za-z]*)(\d+)/g)) {
    if (Number(digits) > ADDRESS_FILE.rows + 1) throw isTooLong();
    if (columnOf(letters.toUpperCase()) > ADDRESS_FILE.columns) throw isTooWide(ADDRESS_FILE.columns);
  }
}

/**
 * Looks at a workbook before anything reads it: nothing of it is unpacked beyond what it may be in all, whatever it says of
 * itself (docs/domain/office.md#address-import).
 * @throws UnreadableAddresses
 */
export async function checkWorkbook(bytes: Buffer): Promise<void> {
  const { parts, end } = partsOf(bytes);
  if (parts.reduce((sum, { unpacked }) => sum + unpacked, 0) > UNPACKED_BYTES) throw isTooLarge();
  let expected = 0;
  for (const part of parts) {
    const packed = packedOf(bytes, part, expected);
    const content = await unpack(part, packed);
    if (/^xl\/worksheets\/[^/]*\.xml$/i.test(part.name)) checkSheet(content.toString('utf8'));
    expected = packed.byteOffset - bytes.byteOffset + packed.length;
  }
  if (end - expected < 0 || end - expected > LARGEST_GAP) throw isCutOff();
}
