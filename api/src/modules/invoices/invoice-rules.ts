import type { Rules } from '../../records/index.ts';
import { countryViolation } from '../bookings/index.ts';
import type { InvoiceRecord } from './invoices.repository.ts';

/** A draft alone is changed; what was issued is credited. */
export const draftsAlone: Rules<InvoiceRecord> = async (_tx, { recipient }, { before }) => {
  if (!before || before.state === 'draft') return countryViolation('recipient', recipient.country);
  const message =
    'Was ausgestellt ist, ändert sich nicht mehr. Schreibe die Rechnung gut und stelle eine neue aus.';
  return [{ propertyPath: 'recipient', message }];
};

/** The reason why a document stays, in words; null for a draft. */
export const keptWhenIssued = ({ state }: InvoiceRecord): string | null =>
  state === 'draft' ? null : 'Was ausgestellt ist, bleibt. Schreibe die Rechnung gut, wenn sie nicht stimmt.';
