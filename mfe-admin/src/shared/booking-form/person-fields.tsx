import type { BookingRuleContext } from '@firn/shared-contracts/api';
import { SALUTATIONS } from '@firn/shared-contracts/domain';
import {
  CheckboxField,
  DateField,
  FormSection,
  PlaceFields,
  SelectField,
  TextareaField,
  TextField,
  useFormValue,
} from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingPersonTexts } from '../../i18n/de-CH/booking-person.ts';
import { isMinor, type PersonValues } from './person-values.logic.ts';

const SALUTATION_OPTIONS = SALUTATIONS.map((value) => ({ value, label: value }));

type Label = (field: keyof typeof bookingPersonTexts.messages.fields) => string;

interface PartProps {
  readonly nameOf: (field: keyof PersonValues) => string;
  readonly label: Label;
}

interface IdentityFieldsProps {
  /** Of the person within the form's values. */
  readonly path: string;
  readonly emailHint?: string;
}

/** Who somebody is and how to reach them; of a person and of who books. */
export function IdentityFields({ path, emailHint }: IdentityFieldsProps) {
  const t = useTexts(bookingPersonTexts);
  const nameOf = namesBelow(path);
  return (
    <>
      <SelectField
        name={nameOf('salutation')}
        label={t('fields.salutation')}
        options={[{ value: '', label: t('choose') }, ...SALUTATION_OPTIONS]}
        required
      />
      <TextField name={nameOf('firstName')} label={t('fields.firstName')} maxLength={60} required />
      <TextField name={nameOf('lastName')} label={t('fields.lastName')} maxLength={60} required />
      <TextField
        name={nameOf('email')}
        label={t('fields.email')}
        type="email"
        maxLength={180}
        required={emailHint === undefined}
        {...(emailHint && { description: emailHint })}
      />
      <TextField name={nameOf('phone')} label={t('fields.phone')} type="tel" maxLength={30} required />
    </>
  );
}

/** Where somebody lives; required of who books. */
export function AddressFields({
  path,
  required = false,
}: {
  readonly path: string;
  readonly required?: boolean;
}) {
  const t = useTexts(bookingPersonTexts);
  const nameOf = namesBelow(path);
  return (
    <>
      <TextField name={nameOf('address')} label={t('fields.address')} maxLength={70} required={required} />
      <PlaceFields
        path={path}
        labels={{ postalCode: t('fields.postalCode'), city: t('fields.city') }}
        required={required}
      />
      <TextField name={nameOf('country')} label={t('fields.country')} maxLength={2} required />
    </>
  );
}

function TourFields({ nameOf, label, ...props }: PartProps & Pick<PersonFieldsProps, 'hasSac' | 'context'>) {
  const t = useTexts(bookingPersonTexts);
  const sac = useFormValue<boolean>(nameOf('sac'));
  const allergies = useFormValue<boolean>(nameOf('allergies'));
  const { hasSac = true, context } = props;
  return (
    <>
      <CheckboxField
        name={nameOf('sac')}
        label={label('sac')}
        disabled={!hasSac}
        {...(!hasSac && { description: t('sacHint') })}
      />
      {sac && <TextField name={nameOf('sacNumber')} label={label('sacNumber')} inputMode="numeric" />}
      <CheckboxField name={nameOf('vegetarian')} label={label('vegetarian')} />
      <CheckboxField name={nameOf('allergies')} label={label('allergies')} />
      {allergies && (
        <TextareaField name={nameOf('allergiesText')} label={label('allergiesText')} rows={2} required />
      )}
      <TextField
        name={nameOf('hardestTour')}
        label={label('hardestTour')}
        maxLength={300}
        required={context.asksHardestTour}
      />
    </>
  );
}

interface PersonFieldsProps {
  readonly path: string;
  readonly context: BookingRuleContext;
  /** Who books says who they are elsewhere. */
  readonly isBooker?: boolean;
  /** Whether the membership of the SAC can be changed here. */
  readonly hasSac?: boolean;
  readonly emailHint?: string;
}

/** Every field of a person (docs/domain/bookings.md#person-fields). */
export function PersonFields(props: PersonFieldsProps) {
  const { path, context, isBooker = false, emailHint } = props;
  const t = useTexts(bookingPersonTexts);
  const nameOf = namesBelow(path);
  const label: Label = (field) => t(`fields.${field}`);
  const birthday = useFormValue<string | null>(nameOf('birthday'));
  return (
    <>
      <FormSection title={t('parts.person')}>
        {!isBooker && <IdentityFields path={path} {...(emailHint && { emailHint })} />}
        <DateField name={nameOf('birthday')} label={label('birthday')} latest={context.today} required />
        {isMinor(birthday, context) && (
          <>
            <TextField name={nameOf('guardianName')} label={label('guardianName')} maxLength={120} required />
            <CheckboxField name={nameOf('guardianConsent')} label={label('guardianConsent')} required />
          </>
        )}
      </FormSection>
      <FormSection title={t('parts.contact')}>
        {(['contactFirstName', 'contactLastName', 'contactPhone'] as const).map((field) => (
          <TextField
            key={field}
            name={nameOf(field)}
            label={label(field)}
            type={field === 'contactPhone' ? 'tel' : 'text'}
            required
          />
        ))}
      </FormSection>
      <FormSection title={t('parts.tour')}>
        <TourFields nameOf={nameOf} label={label} {...props} />
      </FormSection>
      <FormSection title={t('parts.address')}>
        {!isBooker && <AddressFields path={path} />}
        <TextField name={nameOf('phonePrivate')} label={label('phonePrivate')} type="tel" maxLength={30} />
        <TextField name={nameOf('phoneCompany')} label={label('phoneCompany')} type="tel" maxLength={30} />
      </FormSection>
    </>
  );
}

const namesBelow = (path: string) => (field: keyof PersonValues) => (path ? `${path}.${field}` : field);
