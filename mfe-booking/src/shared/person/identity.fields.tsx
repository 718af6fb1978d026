import { RadioField, TextField } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { personFormTexts } from '../../i18n/de-CH/person-form.ts';
import { SALUTATION_OPTIONS } from '../person-options.ts';
import styles from './fields.module.css';

interface IdentityFieldsProps {
  /** `booker` or `bookingPersons[0]`. */
  readonly path: string;
  /** Whether the browser may fill in the visitor's own data. */
  readonly isSelf: boolean;
  readonly email: ReactNode;
  /** A child is asked for neither salutation nor number (docs/domain/bookings.md#children). */
  readonly isChild?: boolean;
}

/** Who a person is and how to reach them. */
export function IdentityFields({ path, isSelf, email, isChild = false }: IdentityFieldsProps) {
  const t = useTexts(personFormTexts);
  const fill = (token: string) => (isSelf ? token : 'off');
  return (
    <>
      {!isChild && (
        <div className={styles.wide}>
          <RadioField
            name={`${path}.salutation`}
            label={t('fields.salutation')}
            options={SALUTATION_OPTIONS}
            required
          />
        </div>
      )}
      <TextField
        name={`${path}.firstName`}
        label={t('fields.firstName')}
        autoComplete={fill('given-name')}
        required
      />
      <TextField
        name={`${path}.lastName`}
        label={t('fields.lastName')}
        autoComplete={fill('family-name')}
        required
      />
      {email}
      {!isChild && (
        <TextField
          name={`${path}.phone`}
          label={t('fields.phone')}
          type="tel"
          autoComplete={fill('tel')}
          description={t('hints.phone')}
          required
        />
      )}
    </>
  );
}
