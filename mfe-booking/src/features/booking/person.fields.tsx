import type { BookingRuleContext } from '@firn/shared-contracts/api';
import { CheckboxField, DateField, TextareaField, TextField } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { AddressFields } from './address.fields.tsx';
import { GuardianFields, HardestTourField } from './asked.fields.tsx';
import { isMinor } from './booking-request.logic.ts';
import styles from './fields.module.css';
import { IdentityFields } from './identity.fields.tsx';
import { KeepField } from './keep.field.tsx';
import { KnownPerson } from './known-person.tsx';
import { PersonEmail } from './person-email.fields.tsx';
import type { PersonValues } from './values.ts';

interface PersonFieldsProps {
  readonly index: number;
  readonly person: PersonValues;
  readonly context: BookingRuleContext;
  readonly canRemove: boolean;
  readonly onRemove: () => void;
  readonly onReplace: () => void;
}

function EmergencyFields({ path }: { readonly path: string }) {
  const t = useTexts(bookingTexts);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('persons.emergency')}</legend>
      <p className={styles.hint}>{t('persons.emergencyLead')}</p>
      <div className={styles.grid}>
        <TextField
          name={`${path}.contactFirstName`}
          label={t('fields.contactFirstName')}
          autoComplete="off"
          required
        />
        <TextField
          name={`${path}.contactLastName`}
          label={t('fields.contactLastName')}
          autoComplete="off"
          required
        />
        <TextField
          name={`${path}.contactPhone`}
          label={t('fields.contactPhone')}
          type="tel"
          autoComplete="off"
          required
        />
      </div>
    </fieldset>
  );
}

interface TourFieldsProps {
  readonly path: string;
  readonly person: PersonValues;
  readonly asksHardestTour: boolean;
}

function TourFields({ path, person, asksHardestTour }: TourFieldsProps) {
  const t = useTexts(bookingTexts);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('persons.tour')}</legend>
      <CheckboxField name={`${path}.sac`} label={t('fields.sac')} description={t('hints.sac')} />
      {person.sac && (
        <TextField name={`${path}.sacNumber`} label={t('fields.sacNumber')} inputMode="numeric" />
      )}
      <CheckboxField name={`${path}.vegetarian`} label={t('fields.vegetarian')} />
      <CheckboxField name={`${path}.allergies`} label={t('fields.allergies')} />
      {person.allergies && (
        <TextareaField name={`${path}.allergiesText`} label={t('fields.allergiesText')} rows={2} required />
      )}
      {asksHardestTour && <HardestTourField path={path} />}
    </fieldset>
  );
}

function MoreFields({ path }: { readonly path: string }) {
  const t = useTexts(bookingTexts);
  return (
    <details className={styles.more}>
      <summary>{t('persons.more')}</summary>
      <div className={styles.grid}>
        <AddressFields path={path} isBooker={false} />
        <TextField name={`${path}.phonePrivate`} label={t('fields.phonePrivate')} type="tel" />
        <TextField name={`${path}.phoneCompany`} label={t('fields.phoneCompany')} type="tel" />
      </div>
    </details>
  );
}

/** Everything that is asked of a person. The booker's name and contact are above and are not asked twice. */
function AllFields({ index, person, context, onReplace }: Omit<PersonFieldsProps, 'canRemove' | 'onRemove'>) {
  const t = useTexts(bookingTexts);
  const path = `bookingPersons[${index}]`;
  const isBooker = person.booker === true;
  return (
    <>
      <div className={styles.grid}>
        {!isBooker && (
          <IdentityFields
            path={path}
            isSelf={false}
            email={<PersonEmail index={index} onReplace={onReplace} />}
          />
        )}
        <DateField
          name={`${path}.birthday`}
          label={t('fields.birthday')}
          latest={context.today}
          autoComplete={isBooker ? 'bday' : 'off'}
          required
        />
      </div>
      {isMinor(person.birthday, context.eventStart) && <GuardianFields path={path} />}
      <EmergencyFields path={path} />
      <TourFields path={path} person={person} asksHardestTour={context.asksHardestTour} />
      {!isBooker && <MoreFields path={path} />}
      {!isBooker && !person.member && <KeepField path={path} />}
    </>
  );
}

/** One person of the booking; of one who is known only what this event asks. */
export function PersonFields({ canRemove, onRemove, ...props }: PersonFieldsProps) {
  const { index, person, context } = props;
  const t = useTexts(bookingTexts);
  const number = index + 1;
  const name = `${person.firstName} ${person.lastName}`;
  const title = person.isKnown
    ? t('persons.known', { number, name })
    : t(person.booker ? 'persons.self' : 'persons.person', { number });
  return (
    <section className={styles.card} aria-labelledby={`person-${index}`}>
      <div className={styles.cardHead}>
        <h3 className={styles.cardTitle} id={`person-${index}`} tabIndex={-1}>
          {title}
        </h3>
        {canRemove && (
          <Button
            variant="subtle"
            size="compact-sm"
            color="red"
            onClick={onRemove}
            aria-label={t('persons.removeNumber', { number })}
          >
            {t('persons.remove')}
          </Button>
        )}
      </div>
      {person.isKnown ? (
        <KnownPerson path={`bookingPersons[${index}]`} person={person} context={context} />
      ) : (
        <AllFields {...props} />
      )}
    </section>
  );
}
