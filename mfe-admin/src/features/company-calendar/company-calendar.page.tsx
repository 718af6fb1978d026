import type { CalendarAddressResponse } from '@firn/shared-contracts/api';
import { formatDate, formatShortDateTime } from '@firn/shared-ui/format';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton, TabLinks } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { companyCalendarTexts } from '../../i18n/de-CH/company-calendar.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { SecretList, secretStyles } from '../../shared/secrets/index.ts';
import { useSettingsTabs } from '../../shared/use-settings-tabs.ts';
import { calendarAddresses } from './calendar-addresses.queries.ts';
import { EndAddress } from './end-address.tsx';
import { NewAddress } from './new-address.tsx';

/** The addresses of the company's calendar, and the way to one more (docs/domain/office.md#company-calendar). */
export function Page() {
  const t = useTexts(companyCalendarTexts);
  const tabs = useSettingsTabs();
  const { api } = useShell();
  const { data, error, refetch } = useQuery(calendarAddresses.list(api, {}));
  useHead({ title: t('title'), robots: 'noindex' });
  const linesOf = ({ createdAt, createdBy, usedAt }: CalendarAddressResponse) => [
    t('madeBy', { date: formatDate(createdAt), name: createdBy }),
    usedAt ? t('used', { time: formatShortDateTime(usedAt) }) : t('unused'),
  ];
  return (
    <>
      <PageHead title={t('title')} />
      <TabLinks label={t('settings')} tabs={tabs} />
      <p className={secretStyles.intro}>{t('intro')}</p>
      <NewAddress />
      {data && (
        <SecretList
          items={data['hydra:member']}
          words={{
            list: t('list'),
            empty: t('empty'),
            end: t('end'),
            endOf: (title) => t('endOf', { title }),
          }}
          linesOf={linesOf}
          ending={(address, close) => <EndAddress address={address} onClose={close} />}
        />
      )}
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
    </>
  );
}
