import type { WebhookEndpointResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { webhooksTexts } from '../../i18n/de-CH/webhooks.ts';
import { useAskEndpoint } from './use-ask-endpoint.ts';

/** The way to what went to an endpoint, and back to work for one that is switched off. */
export function EndpointActions({ endpoint }: { readonly endpoint: WebhookEndpointResponse }) {
  const t = useTexts(webhooksTexts);
  const { '@id': iri, id, url, switchedOffAt } = endpoint;
  const { mutate, isPending } = useAskEndpoint(`${iri}/activation`, t('switchedOn'));
  return (
    <>
      {switchedOffAt && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('switchOnOf', { url })}
          loading={isPending}
          onClick={() => mutate()}
        >
          {t('switchOn')}
        </Button>
      )}
      <Button
        component={Link}
        to={`?endpoint=${id}`}
        variant="default"
        size="compact-sm"
        aria-label={t('deliveriesOf', { url })}
      >
        {t('deliveries')}
      </Button>
    </>
  );
}
