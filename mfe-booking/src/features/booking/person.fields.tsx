import { isChild } from '@firn/shared-contracts/api';
import { DateField } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import styles from '../../shared/person/fields.module.css';
import { IdentityFields } from '../../shared/person/identity.fields.tsx';
import type { PersonContext } from '../../shared/person/person-context.ts';
import { PersonDetails } from '../../shared/person/person-details.fields.tsx';
import { CompanionEmail } from './companion-email.fields.tsx';
import type { PersonValues } from './draft/values.ts';
import { EmergencyShortcut } from './emergency-shortcut.tsx';
import { KeepField } from './keep.field.tsx';
import { KnownPerson } from './known-person.tsx';
import { PersonMaterial } from './person-material.fields.tsx';
import { personPlace } from './places.ts';

interface PersonFieldsProps {
  readonly index: number;
  readonly person: PersonValues;
  readonly context: PersonContext;
  readonly canRemove: boolean;
  readonly onRemove: () => void;
  readonly onReplace: () => void;
}

/** Everything that is asked of a person. The booker's name and contact are above and are not asked twice. */
function AllFields({ index, person, context, onReplace }: Omit<PersonFieldsProps, 'canRemove' | 'onRemove'>) {
  const t = useTexts(bookingTexts);
  const path = `bookingPersons[${index}]`;
  const isBooker = person.booker === true;
  return (
    <>
      <div className={styles.grid}>
        <DateField
          name={`${path}.birthday`}
          label={t('fields.birthday')}
          latest={context.today}
          autoComplete={isBooker ? 'bday' : 'off'}
          required
        />
        {!isBooker && (
          <IdentityFields
            path={path}
            isSelf={false}
            isChild={isChild(person.birthday, context.eventStart)}
            email={<CompanionEmail index={index} onReplace={onReplace} />}
          />
        )}
      </div>
      <PersonDetails
        path={path}
        person={person}
        context={context}
        emergencyShortcut={index > 0 && <EmergencyShortcut index={index} />}
        material={<PersonMaterial index={index} rentable={context.rentable} />}
      />
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
  const title =
    person.isKnown && !person.booker
      ? t('persons.known', { number, name })
      : t(person.booker ? 'persons.self' : 'persons.person', { number });
  return (
    <section className={styles.card} aria-labelledby={personPlace(index)}>
      <div className={styles.cardHead}>
        <h3 className={styles.cardTitle} id={personPlace(index)} tabIndex={-1}>
          {title}
        </h3>
        {canRemove && (
          <Button variant="subtle" size="compact-sm" color="red" onClick={onRemove}>
            {t('persons.remove', { number })}
          </Button>
        )}
      </div>
      {person.isKnown ? (
        <KnownPerson index={index} person={person} context={context} />
      ) : (
        <AllFields {...props} />
      )}
    </section>
  );
}
