import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import styles from '../../shared/person/fields.module.css';
import type { PersonContext } from '../../shared/person/person-context.ts';
import type { PersonValues } from './draft/values.ts';
import layout from './layout.module.css';
import { Section } from './layout.tsx';
import { PersonFields } from './person.fields.tsx';

interface PersonsFieldsProps {
  /** Stands above the persons: what chooses some of them. */
  readonly choice: ReactNode;
  readonly persons: readonly PersonValues[];
  readonly context: PersonContext;
  readonly limit: number;
  /** What just happened to the list, for screen readers. */
  readonly status: string;
  /** Takes back what just happened; null if that cannot be. */
  readonly onUndo: (() => void) | null;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  readonly onReplace: (index: number) => void;
}

export function PersonsFields(props: PersonsFieldsProps) {
  const { choice, persons, context, limit, status, onUndo, onAdd, onRemove, onReplace } = props;
  const t = useTexts(bookingTexts);
  const isFull = persons.length >= limit;
  return (
    <Section title={t('persons.title')} lead={t('persons.lead')}>
      <div className={styles.status} role="status">
        {status}
        {onUndo && (
          <>
            {' '}
            <Button variant="subtle" size="compact-sm" onClick={onUndo}>
              {t('persons.undo')}
            </Button>
          </>
        )}
      </div>
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
