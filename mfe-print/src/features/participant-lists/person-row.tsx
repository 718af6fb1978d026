import type { ParticipantResponse } from '@firn/shared-contracts/api';
import { formatPhone } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { listsTexts } from '../../i18n/de-CH/lists.ts';
import styles from './lists.module.css';

export function PersonRow({ person }: { readonly person: ParticipantResponse }) {
  const t = useTexts(listsTexts);
  const health = [
    person.allergies && (person.allergiesText || t('allergiesUnnamed')),
    person.vegetarian && t('vegetarian'),
  ].filter((part) => part !== false);
  return (
    <tr>
      <th scope="row">
        {person.fullName} <span className={styles.age}>{t('age', { age: person.age })}</span>
      </th>
      <td className={styles.number}>{person.phone ? formatPhone(person.phone) : t('none')}</td>
      <td>
        {`${person.contactFirstName} ${person.contactLastName}`}
        <br />
        <span className={styles.number}>{formatPhone(person.contactPhone)}</span>
      </td>
      <td>{health.join(', ') || t('none')}</td>
      <td>{t(person.sac ? 'yes' : 'no')}</td>
      <td />
    </tr>
  );
}
