import type {
  Collection,
  WebhookDeliveryResponse,
  WebhookEndpointResponse,
} from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';

export const webhookEndpoints = resource('webhook_endpoints');

/** Reads the newest deliveries of an endpoint, one page of them. */
export const deliveriesOf = (api: ApiClient, { '@id': iri }: WebhookEndpointResponse) =>
  queryOptions({
    queryKey: [...webhookEndpoints.keys.all, 'deliveries', iri],
    queryFn: () => api.get<Collection<WebhookDeliveryResponse>>(`${iri}/deliveries`),
  });
