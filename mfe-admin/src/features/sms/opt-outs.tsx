import type { Collection, TextOptOutResponse } from '@firn/shared-contracts/api';
import { formatDateTime, formatPhone } from '@firn/shared-ui/format';
import { Button, TextInput } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { LoadFailed } from '@firn/shared-ui/resource-page';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { smsTexts } from '../../i18n/de-CH/sms.ts';
import styles from './sms.module.css';
import { optOuts } from './sms.queries.ts';

/** The most numbers that one answer has; whoever wants more looks for the number by entering it. */
const SHOWN = 100;

function useOptOuts() {
  const { api } = useShell();
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: optOuts.keys.all });
  const list = useQuery({
    queryKey: [...optOuts.keys.lists, 'all'],
    queryFn: ({ signal }) =>
      api.get<Collection<TextOptOutResponse>>(optOuts.path, {
        signal,
        quiet: true,
        query: { itemsPerPage: SHOWN },
      }),
  });
  const add = useMutation({
    mutationFn: (phone: string) => api.post(optOuts.path, { phone }, { quiet: true }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (iri: string) => api.delete(iri, { quiet: true }),
    onSuccess,
  });
  return { list, add, remove };
}

function Numbers({
  items,
  onRemove,
}: {
  readonly items: readonly TextOptOutResponse[];
  readonly onRemove: (iri: string) => void;
}) {
  const t = useTexts(smsTexts);
  if (items.length === 0) return <p className={styles.minor}>{t('optOuts.none')}</p>;
  return (
    <ul className={styles.chosen} aria-label={t('optOuts.list')}>
      {items.map(({ '@id': iri, phone, createdBy, createdAt }) => (
        <li key={iri}>
          <span>{formatPhone(phone)}</span>
          <span className={styles.minor}>
            {t('optOuts.since', { by: createdBy ?? t('optOuts.self'), when: formatDateTime(createdAt) })}
          </span>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('optOuts.removeNumber', { phone: formatPhone(phone) })}
            onClick={() => onRemove(iri)}
          >
            {t('remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The numbers that get no SMS any more (docs/domain/text-messages.md#opt-out). */
export function OptOuts() {
  const t = useTexts(smsTexts);
  const { list, add, remove } = useOptOuts();
  const [phone, setPhone] = useState('');
  const error = add.error ?? remove.error;
  const enter = (event: SyntheticEvent) => {
    event.preventDefault();
    if (phone.trim()) add.mutate(phone, { onSuccess: () => setPhone('') });
  };
  return (
    <section aria-label={t('optOuts.title')} className={styles.part}>
      <h2 className={styles.heading}>{t('optOuts.title')}</h2>
      <p className={styles.minor}>{t('optOuts.hint')}</p>
      <form className={styles.entry} onSubmit={enter}>
        <TextInput
          label={t('optOuts.phone')}
          type="tel"
          autoComplete="off"
          value={phone}
          onChange={({ currentTarget }) => setPhone(currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={add.isPending}>
          {t('optOuts.add')}
        </Button>
      </form>
      {error && (
        <p role="alert" className={styles.refusal}>
          {reasonOf(outcomeOf(error))}
        </p>
      )}
      {list.error && !list.data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && <Numbers items={list.data['hydra:member']} onRemove={(iri) => remove.mutate(iri)} />}
    </section>
  );
}
