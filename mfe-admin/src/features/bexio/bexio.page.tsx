import { type BexioResponse, SETTINGS_ID } from '@firn/shared-contracts/api';
import { useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton, ResourcePage } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { bexioTexts } from '../../i18n/de-CH/bexio.ts';
import { useSettingsTabs } from '../../shared/use-settings-tabs.ts';
import styles from './bexio.module.css';
import { bexio, choicesQuery } from './bexio.queries.ts';
import { Connection } from './connection.tsx';
import { Documents } from './documents.tsx';
import { MappingForm } from './mapping-form.tsx';
import { Missing } from './missing.tsx';

interface PartProps {
  readonly connection: BexioResponse;
}

/** The mapping needs the lists of bexio, which may be away. */
function Mapping({ connection }: PartProps) {
  const t = useTexts(bexioTexts);
  const { api } = useShell();
  const { connected } = connection;
  const { data, error, refetch } = useQuery({ ...choicesQuery(api), enabled: connected });
  if (!connected) return <p className={styles.note}>{t('form.choicesWait')}</p>;
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return data ? <MappingForm connection={connection} choices={data} /> : <PageSkeleton />;
}

/** The connection with bexio, what stands for what, and what is transferred (docs/domain/payments.md#accounting). */
export function Page() {
  const t = useTexts(bexioTexts);
  const tabs = useSettingsTabs();
  const { isSuperAdmin } = useSession().permissions;
  return (
    <ResourcePage resource={bexio} id={SETTINGS_ID} title={t('title')} nameOf={() => t('title')} tabs={tabs}>
      {(connection) => (
        <div className={styles.page}>
          <Connection connection={connection} />
          {connection.system !== null && (
            <>
              <Missing connection={connection} />
              {isSuperAdmin && <Mapping connection={connection} />}
              <Documents connection={connection} />
            </>
          )}
        </div>
      )}
    </ResourcePage>
  );
}
