import type { WebhookEndpointResponse } from '@firn/shared-contracts/api';
import { formatShortDateTime } from '@firn/shared-ui/format';
import { WEBHOOK_TYPE_LABELS } from '@firn/shared-ui/labels';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton, TabLinks } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { webhooksTexts } from '../../i18n/de-CH/webhooks.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { SecretList, secretStyles } from '../../shared/secrets/index.ts';
import { useSettingsTabs } from '../../shared/use-settings-tabs.ts';
import { Deliveries } from './deliveries.tsx';
import { EndEndpoint } from './end-endpoint.tsx';
import { EndpointActions } from './endpoint-actions.tsx';
import { NewEndpoint } from './new-endpoint.tsx';
import { webhookEndpoints } from './webhooks.queries.ts';

/** Says of each endpoint what it hears and how it stands. */
function useLines() {
  const t = useTexts(webhooksTexts);
  return ({ events, deliveries, failingSince, switchedOffAt }: WebhookEndpointResponse) => {
    const { waiting, delivered, givenUp } = deliveries;
    const counts = { waiting: String(waiting), delivered: String(delivered), givenUp: String(givenUp) };
    const lines = [
      t('hears', { types: events.map((type) => WEBHOOK_TYPE_LABELS[type]).join(', ') }),
      t('counts', counts),
    ];
    if (switchedOffAt) return [...lines, t('off', { time: formatShortDateTime(switchedOffAt) })];
    return failingSince ? [...lines, t('failing', { time: formatShortDateTime(failingSince) })] : lines;
  };
}

/** The addresses of programs of others, and what went to each (docs/domain/webhooks.md). */
export function Page() {
  const t = useTexts(webhooksTexts);
  const tabs = useSettingsTabs();
  const { api } = useShell();
  const { data, error, refetch } = useQuery(webhookEndpoints.list(api, {}));
  const [params] = useSearchParams();
  const linesOf = useLines();
  useHead({ title: t('title'), robots: 'noindex' });
  const endpoints = (data?.['hydra:member'] ?? []).map((each) => ({ ...each, title: each.url }));
  const shown = endpoints.find(({ id }) => id === params.get('endpoint'));
  return (
    <>
      <PageHead title={t('title')} />
      <TabLinks label={t('settings')} tabs={tabs} />
      <p className={secretStyles.intro}>{t('intro')}</p>
      <NewEndpoint />
      {data && (
        <SecretList
          items={endpoints}
          words={{
            list: t('list'),
            empty: t('empty'),
            end: t('end'),
            endOf: (url) => t('endOf', { url }),
          }}
          linesOf={linesOf}
          actionsOf={(endpoint) => <EndpointActions endpoint={endpoint} />}
          ending={(endpoint, close) => <EndEndpoint endpoint={endpoint} onClose={close} />}
        />
      )}
      {shown && <Deliveries key={shown.id} endpoint={shown} />}
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
    </>
  );
}
