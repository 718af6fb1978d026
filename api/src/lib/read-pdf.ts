import { invalidFile } from './read-form.ts';

/** Bytes at the end of a file within which readers of PDF look for its end. */
const TRAILER = 1024;

const isWhole = (pdf: Buffer): boolean => pdf.subarray(-TRAILER).toString('latin1').includes('%%EOF');

/** Whether a file is a PDF, by its first bytes: neither its name nor what the browser calls it is trusted. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

/** @throws 422 for `file` when the PDF breaks off. */
export function requireWholePdf(pdf: Buffer): void {
  if (!isWhole(pdf))
    throw invalidFile('Dieses PDF ist nicht vollständig. Bitte speichere es neu und wähle es noch einmal.');
}
