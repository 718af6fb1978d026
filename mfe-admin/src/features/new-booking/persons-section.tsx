import { type BookingRuleContext, MAXIMUM_BOOKING_PERSONS } from '@firn/shared-contracts/api';
import { useFormChange, useFormValue } from '@firn/shared-ui/form';
import { Button, Checkbox } from '@firn/shared-ui/mantine';
import type { Rentable } from '@firn/shared-ui/material-choice';
import { useTexts } from '@firn/shared-ui/remote';
import { newBookingTexts } from '../../i18n/de-CH/new-booking.ts';
import { PersonFields } from '../../shared/booking-form/person-fields.tsx';
import { emptyPerson, type PersonValues } from '../../shared/booking-form/person-values.logic.ts';
import { withContactOf } from './booking-values.logic.ts';
import { FamilyChoice } from './family-choice.tsx';
import styles from './new-booking.module.css';
import { PersonMaterial } from './person-material.tsx';

/** Puts whoever books first among the persons, or takes them away; at least one person stays. */
function withBooker(persons: readonly PersonValues[], takesPart: boolean): readonly PersonValues[] {
  const others = persons.filter(({ booker }) => !booker);
  if (takesPart) return [{ ...emptyPerson(), booker: true }, ...others];
  return others.length > 0 ? others : [emptyPerson()];
}

interface PersonsSectionProps {
  readonly context: BookingRuleContext;
  /** What the event rents; null where it rents nothing. */
  readonly rentable: Rentable | null;
}

/** Who takes part, one after the other. */
export function PersonsSection({ context, rentable }: PersonsSectionProps) {
  const t = useTexts(newBookingTexts);
  const change = useFormChange();
  const persons = useFormValue<readonly PersonValues[]>('bookingPersons');
  const set = (next: readonly PersonValues[]) => change('bookingPersons', next);
  const takesPart = persons[0]?.booker === true;
  return (
    <>
      <Checkbox
        label={t('takesPart')}
        checked={takesPart}
        onChange={({ currentTarget }) => set(withBooker(persons, currentTarget.checked))}
      />
      {persons.map((person, index) => {
        const number = String(index + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a person are named by its place.
          <section key={index} className={styles.person} aria-labelledby={`person-${number}`}>
            <div className={styles.personHead}>
              <h2 id={`person-${number}`}>{t(person.booker ? 'personBooker' : 'person', { number })}</h2>
              {persons.length > 1 && !person.booker && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  onClick={() => set(persons.filter((_, at) => at !== index))}
                >
                  {t('remove', { number })}
                </Button>
              )}
            </div>
            <PersonFields
              path={`bookingPersons[${index}]`}
              context={context}
              isBooker={person.booker}
              emailHint={t('emailHint')}
            />
            {rentable && <PersonMaterial index={index} persons={persons} rentable={rentable} />}
          </section>
        );
      })}
      <FamilyChoice context={context} />
      {persons.length < MAXIMUM_BOOKING_PERSONS && (
        <Button
          variant="default"
          className={styles.add}
          onClick={() => set([...persons, withContactOf(persons[0], emptyPerson())])}
        >
          {t('add')}
        </Button>
      )}
    </>
  );
}
