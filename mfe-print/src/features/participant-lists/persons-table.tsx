import type { ParticipantResponse } from '@firn/shared-contracts/api';
import { formatPhone } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { listsTexts } from '../../i18n/de-CH/lists.ts';
import styles from './lists.module.css';

type ColumnName = 'phone' | 'contact' | 'health' | 'sac' | 'hardest' | 'signature' | 'came';

interface PersonsTableProps {
  readonly caption: string;
  readonly columns: readonly ColumnName[];
  readonly persons: readonly ParticipantResponse[];
}

function HealthCell({ person }: { readonly person: ParticipantResponse }): ReactNode {
  const t = useTexts(listsTexts);
  const allergies = person.allergies && (person.allergiesText || t('allergiesUnnamed'));
  return (
    <td>
      {allergies && <strong>{allergies}</strong>}
      {allergies && person.vegetarian && <br />}
      {person.vegetarian && t('vegetarian')}
      {!allergies && !person.vegetarian && t('none')}
    </td>
  );
}

function Cell({ person, column }: { readonly person: ParticipantResponse; readonly column: ColumnName }) {
  const t = useTexts(listsTexts);
  switch (column) {
    case 'phone':
      return <td className={styles.number}>{person.phone ? formatPhone(person.phone) : t('none')}</td>;
    case 'contact':
      return (
        <td>
          {`${person.contactFirstName} ${person.contactLastName}`}
          <br />
          <span className={styles.number}>{formatPhone(person.contactPhone)}</span>
        </td>
      );
    case 'health':
      return <HealthCell person={person} />;
    case 'sac':
      return <td className={styles.number}>{t(person.sac ? 'yes' : 'no')}</td>;
    case 'hardest':
      return <td>{person.hardestTour || t('none')}</td>;
    case 'signature':
      return <td className={styles.signature} />;
    case 'came':
      return (
        <td className={styles.came}>
          <span className={styles.box} />
        </td>
      );
  }
}

/** One row per person; its head stands again on every page. */
export function PersonsTable({ caption, columns, persons }: PersonsTableProps) {
  const t = useTexts(listsTexts);
  if (persons.length === 0) return <p>{t('empty')}</p>;
  return (
    <table className={styles.persons}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.place}>
            {t('columns.place')}
          </th>
          <th scope="col">{t('columns.name')}</th>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {persons.map((person, index) => (
          <tr key={person.id}>
            <td className={styles.place}>{index + 1}</td>
            <th scope="row">
              {person.fullName} <span className={styles.age}>{t('age', { age: person.age })}</span>
            </th>
            {columns.map((column) => (
              <Cell key={column} person={person} column={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
