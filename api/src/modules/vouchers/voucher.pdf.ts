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
  /** The origin of the site on which it is redeemed. */
  readonly origin: string;
}

/** A5 on its side, in points. */
const PAGE = { width: 595.28, height: 419.53, margin: 34 } as const;
const PICTURE_HEIGHT = 150;
/** Room for the foot, so that the longest words stay on the one page. */
const FOOT_HEIGHT = 80;
const WORTH_WIDTH = 215;
const GAP = 20;
const INK = '#16324a';
const QUIET = '#4c6274';

/** A word without end would push the amount off the paper. */
const broken = (text: string): string => text.replace(/\S{20}(?=\S)/g, '$& ');

const words = ({ recipientName, message }: PrintedVoucher): PdfContent[] =>
  [
    ...(recipientName
      ? [{ text: `Für ${broken(recipientName)}`, fontSize: 14, bold: true, margin: [0, 0, 0, 4] }]
      : []),
    ...(message ? [{ text: broken(message), fontSize: 9.5, lineHeight: 1.25 }] : []),
  ] as PdfContent[];

const quiet = (text: string): PdfContent => ({
  text,
  fontSize: 9.5,
  color: QUIET,
  alignment: 'right',
  margin: [0, 0, 0, 4],
});

const worth = ({ amount, code, validUntil, offerTitle, buyerName }: PrintedVoucher): PdfContent[] => [
  { text: formatFrancs(amount), fontSize: 26, bold: true, alignment: 'right' },
  { text: formatVoucherCode(code), fontSize: 14, bold: true, alignment: 'right', margin: [0, 6, 0, 2] },
  quiet(`Gültig bis ${formatDay(validUntil)}`),
  ...(offerTitle ? [quiet(`Gedacht für: ${offerTitle}`)] : []),
  ...(buyerName ? [quiet(`Von ${broken(buyerName)}`)] : []),
];

function foot({ origin, company }: PrintedVoucher): PdfContent {
  const how = `Gib den Code beim Buchen auf ${origin.replace(/^https?:\/\//, '')} ein. Was übrig bleibt, bleibt auf dem Gutschein.`;
  return {
    margin: [PAGE.margin, 8, PAGE.margin, 0],
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
    pageMargins: [PAGE.margin, PICTURE_HEIGHT + 14, PAGE.margin, FOOT_HEIGHT],
    background: {
      svg: voucherPictureSvg(voucher.picture),
      width: PAGE.width,
      height: PICTURE_HEIGHT,
    },
    footer: foot(voucher),
    content: [
      { text: 'Gutschein', fontSize: 11, color: QUIET, characterSpacing: 1.5, margin: [0, 0, 0, 6] },
      {
        columns: [
          { width: PAGE.width - 2 * PAGE.margin - WORTH_WIDTH - GAP, stack: words(voucher) },
          { width: WORTH_WIDTH, stack: worth(voucher) },
        ],
        columnGap: GAP,
      },
    ],
  };
}

/** A voucher that one would give away. */
export const voucherPdf = (voucher: PrintedVoucher): Promise<Buffer> => makePdf(documentOf(voucher));
