import type { SettingsResponse } from '@firn/shared-contracts/api';
import type { Violation } from '@firn/shared-contracts/shell';
import { isQRIBAN, isValidIBAN } from 'ibantools';

type Accounts = Pick<SettingsResponse, 'iban' | 'qrIban'>;

const MISTYPED = 'Diese IBAN gibt es nicht: bitte prüfe die Ziffern.';
const NEEDS_QR = 'Das ist keine QR-IBAN: bitte gib sie beim Feld «IBAN» an.';
const NEEDS_PLAIN = 'Das ist eine QR-IBAN: bitte gib sie beim Feld «QR-IBAN» an.';

/** Mistakes in the accounts that a QR-bill names, each with its field (docs/domain/payments.md#qr-bill). */
export function accountViolations({ iban, qrIban }: Accounts): Violation[] {
  const complaints = {
    iban: iban && (isValidIBAN(iban) ? isQRIBAN(iban) && NEEDS_PLAIN : MISTYPED),
    qrIban: qrIban && (isValidIBAN(qrIban) ? !isQRIBAN(qrIban) && NEEDS_QR : MISTYPED),
  };
  return Object.entries(complaints).flatMap(([propertyPath, message]) =>
    message ? [{ propertyPath, message }] : [],
  );
}
