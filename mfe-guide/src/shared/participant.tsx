import type { ParticipantResponse } from '@firn/shared-contracts/api';
import { formatPhone, phoneHref } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { participantsTexts } from '../i18n/de-CH/participants.ts';
import styles from './participants.module.css';

interface CallProps {
  /** The number's purpose, such as «Notfall». */
  readonly label: string;
  readonly name?: string;
  readonly phone: string;
}

/** A number to tap, large enough for gloves. */
function Call({ label, name, phone }: CallProps) {
  return (
    <a href={phoneHref(phone)} className={styles.call}>
      <span className={styles.callLabel}>{name ? `${label}: ${name}` : label}</span>{' '}
      <span className={styles.number}>{formatPhone(phone)}</span>
    </a>
  );
}

interface ParticipantProps {
  readonly person: ParticipantResponse;
  readonly facts?: ReactNode;
  readonly children?: ReactNode;
}

/** One person with what the guide needs on the mountain (docs/domain/permissions.md#participants-for-guides). */
export function Participant({ person, facts, children }: ParticipantProps) {
  const t = useTexts(participantsTexts);
  const contact = `${person.contactFirstName} ${person.contactLastName}`;
  const marks = [person.sac && t('sac'), person.vegetarian && t('vegetarian')].filter(
    (mark) => mark !== false,
  );
  return (
    <li className={styles.person}>
      <p className={styles.name}>
        <strong>{person.fullName}</strong> {!person.namesOnly && <span>{t('age', { age: person.age })}</span>}
      </p>
      {person.namesOnly && <p className={styles.minor}>{t('namesOnly')}</p>}
      {person.allergies && (
        <p className={styles.allergies}>
          <strong>{t('allergies')}:</strong> {person.allergiesText || t('allergiesUnnamed')}
        </p>
      )}
      {marks.length > 0 && <p className={styles.minor}>{marks.join(', ')}</p>}
      {person.hardestTour && (
        <p className={styles.minor}>
          {t('hardestTour')}: {person.hardestTour}
        </p>
      )}
      {facts}
      <div className={styles.foot}>
        {!person.namesOnly && (
          <div className={styles.calls}>
            {person.phone ? <Call label={t('phone')} phone={person.phone} /> : <p>{t('noPhone')}</p>}
            <Call label={t('emergency')} name={contact} phone={person.contactPhone} />
          </div>
        )}
        {children}
      </div>
    </li>
  );
}
