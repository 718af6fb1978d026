import type { CalendarAddressMade } from '@firn/shared-contracts/api';
import { Button, TextInput } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { companyCalendarTexts } from '../../i18n/de-CH/company-calendar.ts';
import { MadeSecret, secretStyles as styles } from '../../shared/secrets/index.ts';
import { calendarAddresses } from './calendar-addresses.queries.ts';

/** Makes an address, and shows it this once (docs/domain/office.md#company-calendar). */
export function NewAddress() {
  const t = useTexts(companyCalendarTexts);
  const { api } = useShell();
  const client = useQueryClient();
  const heading = useId();
  const hint = useId();
  const [title, setTitle] = useState('');
  const make = useMutation({
    mutationFn: (body: { readonly title: string }) =>
      api.post<CalendarAddressMade>(calendarAddresses.path, body, { quiet: true }),
    onSuccess: async () => {
      setTitle('');
      await client.invalidateQueries({ queryKey: calendarAddresses.keys.all });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate({ title });
  };
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{t('create')}</h2>
      <p id={hint} className={styles.hint}>
        {t('hint')}
      </p>
      <form className={styles.line} onSubmit={submit}>
        <TextInput
          className={styles.field}
          label={t('field')}
          aria-describedby={hint}
          value={title}
          maxLength={60}
          required
          error={make.error && reasonOf(outcomeOf(make.error))}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <Button type="submit" loading={make.isPending}>
          {t('make')}
        </Button>
      </form>
      {make.data && (
        <MadeSecret
          key={make.data.id}
          words={{
            made: t('made', { title: make.data.title }),
            once: t('once'),
            label: t('address'),
            copy: t('copy'),
            copied: t('copied'),
          }}
          secret={make.data.url}
        />
      )}
    </section>
  );
}
