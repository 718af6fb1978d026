import type { OwnNewsletterResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';

export const NEWSLETTER_PATH = '/api/me/newsletter';

export const newsletterQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: ['own-newsletter', userId],
    queryFn: ({ signal }) => api.get<OwnNewsletterResponse>(NEWSLETTER_PATH, { signal, quiet: true }),
  });
