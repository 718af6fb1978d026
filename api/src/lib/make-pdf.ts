import type pdfmake from 'pdfmake';

type Definition = Parameters<typeof pdfmake.createPdf>[0];
export type PdfContent = Definition['content'];
export type PdfDefinition = Omit<Definition, 'defaultStyle'>;

/** Those that every reader of PDF has: nothing is embedded. They have the letters of Latin-1. */
const FONTS = ['Helvetica', 'Helvetica-Bold'] as const;
const [normal, bold] = FONTS;

/** Loaded with the first document: it is a tenth of a second of each start. */
async function prepared(): Promise<typeof pdfmake> {
  const { default: library } = await import('pdfmake');
  library.setFonts({ Helvetica: { normal, bold, italics: normal, bolditalics: bold } });
  library.setUrlAccessPolicy(() => false);
  // It asks for a font as for a file.
  library.setLocalAccessPolicy((path: string) => FONTS.some((font) => font === path));
  return library;
}

/** A document on paper, in the font of the house. */
export async function makePdf(definition: PdfDefinition): Promise<Buffer> {
  const library = await prepared();
  return library
    .createPdf({ ...definition, defaultStyle: { font: 'Helvetica', fontSize: 10, lineHeight: 1.25 } })
    .getBuffer();
}
