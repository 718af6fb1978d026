import type { ParticipantResponse } from '@firn/shared-contracts/api';
import { formatPhone } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { ROLES } from '@firn/shared-ui/table';
import type { ReactNode } from 'react';
import { listsTexts } from '../../i18n/de-CH/lists.ts';
import styles from './lists.module.css';

type ColumnName = 'phone' | 'contact' | 'health' | 'sac' | 'hardest' | 'signature' | 'came';

interface PersonsTableProps {
  readonly caption: string;
  readonly columns: readonly ColumnName[];
  readonly persons: readonly ParticipantResponse[];
}

function Health({ person }: { readonly person: ParticipantResponse }): ReactNode {
  const t = useTexts(listsTexts);
  const allergies = person.allergies && (person.allergiesText || t('allergiesUnnamed'));
  return (
    <>
      {allergies && <strong>{allergies}</strong>}
      {allergies && person.vegetarian && <br />}
      {person.vegetarian && t('vegetarian')}
      {!allergies && !person.vegetarian && t('none')}
    </>
  );
}

interface CellProps {
  readonly person: ParticipantResponse;
  readonly column: ColumnName;
}

function Content({ person, column }: CellProps): ReactNode {
  const t = useTexts(listsTexts);
  if (person.namesOnly && column !== 'signature' && column !== 'came') return null;
  switch (column) {
    case 'phone':
      return <span className={styles.number}>{person.phone ? formatPhone(person.phone) : t('none')}</span>;
    case 'contact':
      return (
        <span>
          {`${person.contactFirstName} ${person.contactLastName}`}
          <br />
          <span className={styles.number}>{formatPhone(person.contactPhone)}</span>
        </span>
      );
    case 'health':
      return (
        <span>
          <Health person={person} />
        </span>
      );
    case 'sac':
      return t(person.sac ? 'yes' : 'no');
    case 'hardest':
      return person.hardestTour || t('none');
    case 'signature':
      return null;
    case 'came':
      return <span className={styles.box} />;
  }
}

function Row({
  person,
  place,
  columns,
}: Pick<PersonsTableProps, 'columns'> & Pick<CellProps, 'person'> & { readonly place: number }) {
  const t = useTexts(listsTexts);
  return (
    <tr {...ROLES.row}>
      <td {...ROLES.cell} className={styles.place}>
        {place}
      </td>
      <th {...ROLES.name}>
        {person.fullName}{' '}
        {!person.namesOnly && <span className={styles.age}>{t('age', { age: person.age })}</span>}
      </th>
      {columns.map((column) => (
        <td key={column} {...ROLES.cell} data-column={column} data-label={t(`columns.${column}`)}>
          <Content person={person} column={column} />
        </td>
      ))}
    </tr>
  );
}

/** One row per person, a card where there is no room for one; the head stands again on every page. */
export function PersonsTable({ caption, columns, persons }: PersonsTableProps) {
  const t = useTexts(listsTexts);
  if (persons.length === 0) return <p>{t('empty')}</p>;
  return (
    <table {...ROLES.table} className={styles.persons}>
      <caption className={styles.caption}>{caption}</caption>
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          <th {...ROLES.column} className={styles.place}>
            {t('columns.place')}
          </th>
          <th {...ROLES.column}>{t('columns.name')}</th>
          {columns.map((column) => (
            <th key={column} {...ROLES.column} data-column={column}>
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {persons.map((person, index) => (
          <Row key={person.id} person={person} place={index + 1} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}
