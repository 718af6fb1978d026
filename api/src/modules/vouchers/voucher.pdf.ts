import {
  formatVoucherCode,
  type LocalDate,
  type Rappen,
  type VoucherPicture,
  voucherPictureSvg,
} from '@firn/shared-contracts/domain';
import { makePdf, type PdfContent, type PdfDefinition } from '../../lib/make-pdf.ts';
import { formatDay, formatFrancs } from '../../lib/swiss-format.ts';

export interface PrintedVoucher {
  /** As it is stored. */
  readonly code: string;
  readonly amount: Rappen;
  readonly validUntil: LocalDate;
  readonly recipientName: string;
  readonly buyerName: string;
  readonly message: string;
  readonly picture: VoucherPicture;
  /** The tour that it is meant for; null without one. */
  readonly offerTitle: string | null;
  readonly company: { readonly name: string; readonly phone: string; readonly email: string };
  /** Where it is redeemed. */
  readonly origin: string;
}

/** A5 on its side, in points. */
const PAGE = { width: 595.28, height: 419.53, margin: 34 } as const;
const PICTURE_HEIGHT = 190;
const INK = '#16324a';
const QUIET = '#4c6274';

const words = ({ recipientName, buyerName, message, offerTitle }: PrintedVoucher): PdfContent[] =>
  [
    ...(recipientName
      ? [{ text: `Für ${recipientName}`, fontSize: 14, bold: true, margin: [0, 0, 0, 4] }]
      : []),
    ...(message ? [{ text: message, fontSize: 10.5, lineHeight: 1.25, margin: [0, 0, 0, 4] }] : []),
    ...(offerTitle ? [{ text: `Gedacht für: ${offerTitle}`, fontSize: 10.5, margin: [0, 0, 0, 4] }] : []),
    ...(buyerName ? [{ text: `Von ${buyerName}`, fontSize: 10.5, color: QUIET }] : []),
  ] as PdfContent[];

const worth = ({ amount, code, validUntil }: PrintedVoucher): PdfContent[] => [
  { text: formatFrancs(amount), fontSize: 26, bold: true, alignment: 'right' },
  { text: formatVoucherCode(code), fontSize: 14, bold: true, alignment: 'right', margin: [0, 6, 0, 2] },
  { text: `Gültig bis ${formatDay(validUntil)}`, fontSize: 9.5, color: QUIET, alignment: 'right' },
];

function foot({ origin, company }: PrintedVoucher): PdfContent {
  const how = `Gib den Code beim Buchen auf ${origin.replace(/^https?:\/\//, '')} ein. Was übrig bleibt, bleibt auf dem Gutschein.`;
  return {
    absolutePosition: { x: PAGE.margin, y: PAGE.height - PAGE.margin - 46 },
    columns: [
      { qr: origin, fit: 52, width: 60, foreground: INK },
      {
        width: '*',
        margin: [8, 14, 0, 0],
        fontSize: 9,
        color: QUIET,
        lineHeight: 1.25,
        stack: [how, `${company.name} · ${company.phone} · ${company.email}`],
      },
    ],
  } as PdfContent;
}

function documentOf(voucher: PrintedVoucher): PdfDefinition {
  return {
    info: { title: 'Gutschein' },
    pageSize: { width: PAGE.width, height: PAGE.height },
    pageMargins: [PAGE.margin, PICTURE_HEIGHT + 20, PAGE.margin, PAGE.margin],
    background: {
      svg: voucherPictureSvg(voucher.picture),
      width: PAGE.width,
      height: PICTURE_HEIGHT,
    },
    content: [
      { text: 'Gutschein', fontSize: 11, color: QUIET, characterSpacing: 1.5, margin: [0, 0, 0, 6] },
      {
        columns: [
          { width: '*', stack: words(voucher) },
          { width: 215, stack: worth(voucher) },
        ],
        columnGap: 20,
      },
      foot(voucher),
    ],
  };
}

/** A voucher that one would give away. */
export const voucherPdf = (voucher: PrintedVoucher): Promise<Buffer> => makePdf(documentOf(voucher));
