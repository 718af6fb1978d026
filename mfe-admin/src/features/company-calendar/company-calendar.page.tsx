import type { CalendarAddressResponse } from '@firn/shared-contracts/api';
import { formatDate, formatShortDateTime } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton, TabLinks } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { companyCalendarTexts } from '../../i18n/de-CH/company-calendar.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { useSettingsTabs } from '../../shared/use-settings-tabs.ts';
import { calendarAddresses } from './calendar-addresses.queries.ts';
import styles from './company-calendar.module.css';
import { EndAddress } from './end-address.tsx';
import { NewAddress } from './new-address.tsx';

interface AddressProps {
  readonly address: CalendarAddressResponse;
  readonly onEnd: () => void;
}

function Address({ address, onEnd }: AddressProps) {
  const t = useTexts(companyCalendarTexts);
  const { title, createdAt, createdBy, usedAt } = address;
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <p>{t('madeBy', { date: formatDate(createdAt), name: createdBy })}</p>
        <p>{usedAt ? t('used', { time: formatShortDateTime(usedAt) }) : t('unused')}</p>
      </div>
      <Button variant="default" size="compact-sm" aria-label={t('endOf', { title })} onClick={onEnd}>
        {t('end')}
      </Button>
    </li>
  );
}

function Addresses({ addresses }: { readonly addresses: readonly CalendarAddressResponse[] }) {
  const t = useTexts(companyCalendarTexts);
  const heading = useId();
  const [ending, setEnding] = useState<CalendarAddressResponse | null>(null);
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{t('list')}</h2>
      {addresses.length === 0 && <p>{t('empty')}</p>}
      <ul className={styles.addresses}>
        {addresses.map((address) => (
          <Address key={address.id} address={address} onEnd={() => setEnding(address)} />
        ))}
      </ul>
      {ending && <EndAddress address={ending} onClose={() => setEnding(null)} />}
    </section>
  );
}

/** The addresses of the company's calendar, and the way to one more (docs/domain/office.md#company-calendar). */
export function Page() {
  const t = useTexts(companyCalendarTexts);
  const tabs = useSettingsTabs();
  const { api } = useShell();
  const { data, error, refetch } = useQuery(calendarAddresses.list(api, {}));
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')} />
      <TabLinks label={t('settings')} tabs={tabs} />
      <p className={styles.intro}>{t('intro')}</p>
      <NewAddress />
      {data && <Addresses addresses={data['hydra:member']} />}
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
    </>
  );
}
