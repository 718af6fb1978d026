import { PlaceFields, SelectField, TextField, useFormValue } from '@firn/shared-ui/form';
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
  readonly isBooker?: boolean;
  readonly isRequired?: boolean;
}

export function AddressFields({ path, isBooker = false, isRequired = isBooker }: AddressFieldsProps) {
  const t = useTexts(personFormTexts);
  const countries = useCountryOptions(useFormValue<string>(`${path}.country`));
  return (
    <>
      <div className={styles.wide}>
        <TextField
          name={`${path}.address`}
          label={t('fields.address')}
          autoComplete={isBooker ? 'street-address' : 'off'}
          required={isRequired}
        />
      </div>
      <PlaceFields
        path={path}
        labels={{ postalCode: t('fields.postalCode'), city: t('fields.city') }}
        required={isRequired}
        autoComplete={isBooker ? 'own' : 'off'}
        classNames={{ postalCode: styles.narrow, city: styles.rest }}
      />
      <SelectField name={`${path}.country`} label={t('fields.country')} options={countries} />
    </>
  );
}
