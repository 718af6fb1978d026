import type { RetentionResponse, SettingsResponse } from '@firn/shared-contracts/api';
import { CheckboxField, FormSection } from '@firn/shared-ui/form';
import { formatDate } from '@firn/shared-ui/format';
import { useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { retentionTexts } from '../../i18n/de-CH/retention.ts';
import { Facts } from '../../shared/facts.tsx';
import styles from './settings.module.css';

/** What is over its term today, before anything goes. */
function Report() {
  const t = useTexts(retentionTexts);
  const { api } = useShell();
  const { data, isError } = useQuery({
    queryKey: ['retention'],
    queryFn: ({ signal }) => api.get<RetentionResponse>('/api/retention', { signal }),
  });
  if (isError) return <p role="alert">{t('failed')}</p>;
  if (!data) return <p>{t('loading')}</p>;
  return (
    <>
      <Facts
        facts={data.kinds.map(({ kind, due, oldest }) => [
          t(`kinds.${kind}`),
          due > 0 && oldest ? t('due', { count: due, oldest: formatDate(oldest) }) : t('nothing'),
        ])}
      />
      <p className={styles.note}>{t('hourlyTitle')}</p>
      <Facts
        facts={data.hourly.map(({ kind, due }) => [
          t(`hourly.${kind}`),
          due > 0 ? String(due) : t('nothing'),
        ])}
      />
    </>
  );
}

/** How long what is kept, and whether it goes by itself; a super admin says so (docs/domain/privacy.md#retention). */
export function RetentionSection({ settings }: { readonly settings: SettingsResponse }) {
  const t = useTexts(retentionTexts);
  const { isSuperAdmin } = useSession().permissions;
  const state = t(settings.retentionRuns ? 'runs' : 'waits');
  return (
    <FormSection title={t('title')}>
      <div className={styles.across}>
        <p className={styles.note}>{state}</p>
        <Report />
        {isSuperAdmin ? (
          <CheckboxField name="retentionRuns" label={t('field')} description={t('hint')} />
        ) : (
          <p className={styles.note}>{t('readOnly')}</p>
        )}
      </div>
    </FormSection>
  );
}
