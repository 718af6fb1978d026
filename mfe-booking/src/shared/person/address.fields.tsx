import { SelectField, TextField, useFormValue } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { personFormTexts } from '../../i18n/de-CH/person-form.ts';
import { useCountryOptions } from '../person-options.ts';
import styles from './fields.module.css';

interface AddressFieldsProps {
  readonly path: string;
  /**
   * The booker's address is needed for the invoice; the others' are voluntary
   * (docs/domain/bookings.md#person-fields).
   */
  readonly isBooker: boolean;
}

export function AddressFields({ path, isBooker }: AddressFieldsProps) {
  const t = useTexts(personFormTexts);
  const countries = useCountryOptions(useFormValue<string>(`${path}.country`));
  const fill = (token: string) => (isBooker ? token : 'off');
  return (
    <>
      <div className={styles.wide}>
        <TextField
          name={`${path}.address`}
          label={t('fields.address')}
          autoComplete={fill('street-address')}
          required={isBooker}
        />
      </div>
      <div className={styles.narrow}>
        <TextField
          name={`${path}.postalCode`}
          label={t('fields.postalCode')}
          autoComplete={fill('postal-code')}
          required={isBooker}
        />
      </div>
      <div className={styles.rest}>
        <TextField
          name={`${path}.city`}
          label={t('fields.city')}
          autoComplete={fill('address-level2')}
          required={isBooker}
        />
      </div>
      <SelectField name={`${path}.country`} label={t('fields.country')} options={countries} />
    </>
  );
}
