import type { LocalDate } from '@firn/shared-contracts/domain';
import { useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { listsTexts } from '../../i18n/de-CH/lists.ts';
import styles from './lists.module.css';
import { guidesQuery } from './lists.queries.ts';

function GuideSelect() {
  const t = useTexts(listsTexts);
  const { data } = useQuery(guidesQuery(useShell().api));
  return (
    <label className={styles.field}>
      {t('choose.guide')}
      <select name="guide" className={styles.select} defaultValue="">
        <option value="">{t('choose.allGuides')}</option>
        {data?.['hydra:member'].map(({ id, fullName }) => (
          <option key={id} value={id}>
            {fullName}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Chooses by day and, for the office, by guide. */
export function ChoiceForm({ today }: { readonly today: LocalDate }) {
  const t = useTexts(listsTexts);
  const [params, setParams] = useSearchParams();
  const { permissions } = useSession();
  const choose = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const next = new URLSearchParams(params);
    for (const [name, value] of new FormData(submitted.currentTarget)) {
      if (typeof value === 'string' && value !== '') next.set(name, value);
    }
    if (!next.has('tag') && !next.has('guide')) next.set('from', today);
    setParams(next);
  };
  return (
    <form className={styles.form} onSubmit={choose}>
      <label className={styles.field}>
        {t('choose.day')}
        <input type="date" name="tag" className={styles.input} defaultValue={today} />
      </label>
      {permissions.isAdmin && <GuideSelect />}
      <button type="submit" className={styles.choose}>
        {t('choose.show')}
      </button>
    </form>
  );
}
