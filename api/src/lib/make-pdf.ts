import pdfmake from 'pdfmake';

type Definition = Parameters<typeof pdfmake.createPdf>[0];
export type PdfContent = Definition['content'];
export type PdfDefinition = Omit<Definition, 'defaultStyle'>;

/** Those that every reader of PDF has: nothing is embedded. They have the letters of Latin-1. */
const FONTS = ['Helvetica', 'Helvetica-Bold'] as const;
const [normal, bold] = FONTS;

pdfmake.setFonts({ Helvetica: { normal, bold, italics: normal, bolditalics: bold } });
pdfmake.setUrlAccessPolicy(() => false);
// It asks for a font as for a file.
pdfmake.setLocalAccessPolicy((path: string) => FONTS.some((font) => font === path));

/** A document on paper, in the font of the house. */
export const makePdf = (definition: PdfDefinition): Promise<Buffer> =>
  pdfmake
    .createPdf({ ...definition, defaultStyle: { font: 'Helvetica', fontSize: 10, lineHeight: 1.25 } })
    .getBuffer();
