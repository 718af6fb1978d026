import type {
  Collection,
  PasskeyResponse,
  SecondFactorResponse,
  SessionResponse,
} from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';

/** Of all that depends on the owner: another one must not see it from the cache. */
const keyOf = (userId: string, part: string) => ['own-account', userId, part] as const;

export const secondFactorQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: keyOf(userId, 'second-factor'),
    queryFn: ({ signal }) => api.get<SecondFactorResponse>('/api/me/second-factor', { signal, quiet: true }),
  });

export const passkeysQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: keyOf(userId, 'passkeys'),
    queryFn: ({ signal }) => api.get<Collection<PasskeyResponse>>('/api/passkeys', { signal, quiet: true }),
  });

export const sessionsQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: keyOf(userId, 'sessions'),
    queryFn: ({ signal }) => api.get<Collection<SessionResponse>>('/api/sessions', { signal, quiet: true }),
  });
