import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Pixels of a point: the finest line of the code is several of them. */
const SCALE = 3;

async function rendered(pdf: Buffer) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const page = await document.getPage(document.numPages);
  const viewport = page.getViewport({ scale: SCALE });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  await page.render({ canvasContext: context as never, canvas: canvas as never, viewport }).promise;
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  await task.destroy();
  return image;
}

let prepared: Promise<unknown> | undefined;

async function prepare(): Promise<void> {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const { buffer } = new Uint8Array(await readFile(file));
  await prepareZXingModule({ overrides: { wasmBinary: buffer as ArrayBuffer }, fireImmediately: true });
}

/** The text of the QR code on the last page, read by programs that know nothing of how it was drawn. */
export async function readQr(pdf: Buffer): Promise<string | null> {
  prepared ??= prepare();
  await prepared;
  const image = await rendered(pdf);
  const found = await readBarcodes(image as never, { formats: ['QRCode'], tryHarder: true });
  return found[0]?.text ?? null;
}

/** The words on the paper, page by page. */
export async function wordsOf(pdf: Buffer): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
    );
  }
  await task.destroy();
  return pages;
}
