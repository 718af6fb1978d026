import type { FamilyMemberResponse } from '@firn/shared-contracts/api';
import { MAXIMUM_FAMILY_MEMBERS } from '@firn/shared-contracts/domain';
import { formatNumericDate } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { useWrite } from '@firn/shared-ui/resource';
import { RemoveItem } from '@firn/shared-ui/resource-editor';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { familyTexts } from '../../i18n/de-CH/family.ts';
import { familyMembers } from '../../shared/family.queries.ts';
import styles from './family.module.css';
import { NEW, personSearch } from './person-search.ts';

interface MemberItemProps {
  readonly member: FamilyMemberResponse;
  readonly onRemoved: () => void;
}

function MemberItem({ member, onRemoved }: MemberItemProps) {
  const t = useTexts(familyTexts);
  const write = useWrite(familyMembers);
  const { id, fullName, birthday, contactFirstName, contactLastName, allergiesText } = member;
  const facts = [
    t('born', { date: formatNumericDate(birthday) }),
    t('contact', { name: `${contactFirstName} ${contactLastName}` }),
    member.sac && t('sac'),
    member.vegetarian && t('vegetarian'),
    member.allergies && t('allergies', { text: allergiesText ?? '' }),
    ...member.rentingMaterialPropertyValues.map((size) => t('size', size)),
  ];
  return (
    <li className={styles.member}>
      <h2 className={styles.name}>{fullName}</h2>
      <p className={styles.quiet}>{facts.filter(Boolean).join(', ')}</p>
      <div className={styles.actions}>
        <Link to={personSearch(id)} id={`person-${id}`} aria-label={t('changeOf', { name: fullName })}>
          {t('change')}
        </Link>
        <RemoveItem
          name={fullName}
          rowLabel={t('removeOf', { name: fullName })}
          onRemove={() => write.remove(member)}
          onRemoved={onRemoved}
        />
      </div>
    </li>
  );
}

interface FamilyListProps {
  readonly members: readonly FamilyMemberResponse[];
  /** Id of whom the form was about that was just left; `NEW`, or null when none was. */
  readonly left: string | null;
}

export function FamilyList({ members, left }: FamilyListProps) {
  const t = useTexts(familyTexts);
  const [removed, setRemoved] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (left) document.getElementById(`person-${left}`)?.focus();
  }, [left]);
  // What was pressed is gone, and the focus with it.
  useEffect(() => {
    if (removed) status.current?.focus();
  }, [removed]);
  const isFull = members.length >= MAXIMUM_FAMILY_MEMBERS;
  return (
    <div className={styles.page}>
      <p ref={status} className={styles.done} role="status" tabIndex={-1}>
        {removed && t('removed', { name: removed })}
      </p>
      {members.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <ul className={styles.list}>
          {members.map((member) => (
            <MemberItem key={member.id} member={member} onRemoved={() => setRemoved(member.fullName)} />
          ))}
        </ul>
      )}
      {isFull ? (
        <p className={styles.quiet}>{t('full', { count: MAXIMUM_FAMILY_MEMBERS })}</p>
      ) : (
        <Link to={personSearch(NEW)} id={`person-${NEW}`} className={styles.button}>
          {t('add')}
        </Link>
      )}
    </div>
  );
}
