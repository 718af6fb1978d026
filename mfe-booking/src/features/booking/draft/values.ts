import type { BookerRequest, InvoiceTo } from '@firn/shared-contracts/api';
import type { MaterialPropertyValue } from '@firn/shared-contracts/domain';
import type { PersonValues as AnyPersonValues } from '../../../shared/person/values.ts';

export type PersonValues = AnyPersonValues & {
  /** IRI of the family member from whom the person was filled. */
  readonly member?: string;
  /** Nothing is to be asked of them but what only this event asks: then the rest is told, not asked. */
  readonly isKnown?: boolean;
  /** Sizes that the account knows of them; each is filled in once a material asks for it. */
  readonly knownSizes?: readonly MaterialPropertyValue[];
  /** Is to be kept among the family of the account once the booking is made. */
  readonly isKept?: boolean;
};

/** What the form holds: the shape of the request, each part possibly still empty. */
export interface BookingValues {
  readonly booker: Partial<BookerRequest>;
  readonly bookingPersons: readonly PersonValues[];
  /** The invoice goes elsewhere; what was typed there stays while it does not. */
  readonly hasInvoiceTo?: boolean;
  readonly invoiceTo?: Partial<InvoiceTo>;
  readonly message?: string;
  /** The account is to say what the booker typed of themselves. */
  readonly keepsOwn?: boolean;
  /** Food and allergies, too: the consent to it. */
  readonly keepsDiet?: boolean;
  /** Codes of gift vouchers, as they are stored. */
  readonly vouchers?: readonly string[];
}
