import type { WebhookEndpointResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQueryClient } from '@tanstack/react-query';
import { webhooksTexts } from '../../i18n/de-CH/webhooks.ts';
import { EndDialog } from '../../shared/end-dialog.tsx';
import { webhookEndpoints } from './webhooks.queries.ts';

interface EndEndpointProps {
  readonly endpoint: WebhookEndpointResponse;
  readonly onClose: () => void;
}

/** Asks before a program hears no more. */
export function EndEndpoint({ endpoint: { '@id': iri, url }, onClose }: EndEndpointProps) {
  const t = useTexts(webhooksTexts);
  const { api } = useShell();
  const client = useQueryClient();
  const { host } = new URL(url);
  return (
    <EndDialog
      words={{
        title: t('ending.title', { host }),
        text: t('ending.text'),
        confirm: t('ending.confirm'),
        cancel: t('ending.cancel'),
        done: t('ending.done'),
      }}
      end={() => api.delete(iri, { quiet: true })}
      onEnded={() => client.invalidateQueries({ queryKey: webhookEndpoints.keys.all })}
      onClose={onClose}
    />
  );
}
