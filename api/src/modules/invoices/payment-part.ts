import type { Rappen } from '@firn/shared-contracts/domain';
import { SwissQRBill } from 'swissqrbill/svg';
import type { PrintedInvoice } from './printed-invoice.read-model.ts';
import { debtorName } from './qr-bill.domain.ts';

/** Size of 210 by 105 mm: the drawing counts in pixels of 96 to an inch, and pdfmake would take them for points. */
const PIXELS = { width: (210 * 96) / 25.4, height: (105 * 96) / 25.4 } as const;

/** The payment part asks for `amount`, in Rappen, to the account `iban`. */
interface Asked {
  readonly amount: Rappen;
  readonly iban: string;
  readonly message: string;
}

/** The QR code says the same as `qrPayload`, but for the amount: a test reads it back from the paper. */
export function paymentPart(invoice: PrintedInvoice, { amount, iban, message }: Asked): string {
  const { issuer, recipient, reference } = invoice;
  const bill = new SwissQRBill(
    {
      amount: amount / 100,
      currency: 'CHF',
      creditor: {
        account: iban,
        name: issuer.name,
        address: issuer.street,
        ...(issuer.houseNumber && { buildingNumber: issuer.houseNumber }),
        zip: issuer.postalCode,
        city: issuer.city,
        country: issuer.country,
      },
      debtor: {
        name: debtorName(recipient),
        address: recipient.street,
        ...(recipient.houseNumber && { buildingNumber: recipient.houseNumber }),
        zip: recipient.postalCode,
        city: recipient.city,
        country: recipient.country,
      },
      ...(reference && { reference }),
      message,
    },
    { language: 'DE', fontName: 'Helvetica', outlines: true, scissors: true },
  );
  return bill
    .toString()
    .replace(
      'width="210mm" height="105mm"',
      `viewBox="0 0 ${PIXELS.width} ${PIXELS.height}" width="210" height="105"`,
    );
}
