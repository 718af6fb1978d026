import { type BookingRuleContext, MAXIMUM_BOOKING_PERSONS } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import styles from './fields.module.css';
import layout from './layout.module.css';
import { Section } from './layout.tsx';
import { PersonFields } from './person.fields.tsx';
import type { PersonValues } from './values.ts';

interface PersonsFieldsProps {
  /** Stands above the persons: what chooses some of them. */
  readonly choice: ReactNode;
  readonly persons: readonly PersonValues[];
  readonly context: BookingRuleContext;
  readonly limit: number;
  /** What just happened to the list, for screen readers. */
  readonly status: string;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  readonly onReplace: (index: number) => void;
}

/** How many persons one booking may have: eight, and no more than there are seats. */
export const personLimit = (freePlaces: number): number => Math.min(MAXIMUM_BOOKING_PERSONS, freePlaces);

export function PersonsFields(props: PersonsFieldsProps) {
  const { choice, persons, context, limit, status, onAdd, onRemove, onReplace } = props;
  const t = useTexts(bookingTexts);
  const isFull = persons.length >= limit;
  return (
    <Section title={t('persons.title')} lead={t('persons.lead')}>
      <p className={styles.status} role="status">
        {status}
      </p>
      {choice}
      {persons.map((person, index) => {
        const path = `bookingPersons[${index}]`;
        return (
          <PersonFields
            key={path}
            index={index}
            person={person}
            context={context}
            canRemove={persons.length > 1}
            onRemove={() => onRemove(index)}
            onReplace={() => onReplace(index)}
          />
        );
      })}
      <div className={layout.actions}>
        <Button variant="default" disabled={isFull} onClick={onAdd}>
          {t('persons.add')}
        </Button>
        {isFull && <p className={styles.hint}>{t('persons.limit', { count: limit })}</p>}
      </div>
    </Section>
  );
}
