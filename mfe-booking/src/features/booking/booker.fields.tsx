import { TextField } from '@firn/shared-ui/form';
import { Checkbox } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { AddressFields } from '../../shared/person/address.fields.tsx';
import styles from '../../shared/person/fields.module.css';
import { IdentityFields } from '../../shared/person/identity.fields.tsx';
import { InvoiceToFields } from './invoice-to.fields.tsx';
import { Section } from './layout.tsx';
import { BOOKER_PLACE } from './places.ts';

interface BookerFieldsProps {
  /** The invoice goes elsewhere. */
  readonly hasInvoiceTo: boolean;
  readonly takesPart: boolean;
  /** False when there is no seat left for the booker. */
  readonly mayTakePart: boolean;
  readonly onTakesPart: (takesPart: boolean) => void;
}

export function BookerFields({ hasInvoiceTo, takesPart, mayTakePart, onTakesPart }: BookerFieldsProps) {
  const t = useTexts(bookingTexts);
  return (
    <Section id={BOOKER_PLACE} title={t('booker.title')} lead={t('booker.lead')}>
      <div className={styles.grid}>
        <IdentityFields
          path="booker"
          isSelf
          email={
            <TextField
              name="booker.email"
              label={t('fields.email')}
              type="email"
              autoComplete="email"
              required
            />
          }
        />
        <AddressFields path="booker" isBooker />
      </div>
      <Checkbox
        label={t('booker.takesPart')}
        checked={takesPart}
        disabled={!takesPart && !mayTakePart}
        onChange={(event) => onTakesPart(event.currentTarget.checked)}
      />
      <InvoiceToFields isAsked={hasInvoiceTo} />
    </Section>
  );
}
