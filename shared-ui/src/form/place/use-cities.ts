import type { Collection, PostalCodeResponse } from '@firn/shared-contracts/api';
import { useQuery } from '@tanstack/react-query';
import { useShell } from '../../remote/shell-context.tsx';

/** Of Liechtenstein: its codes look Swiss and are not in the list. */
const MAY_BE_ABROAD = /^94/;

const isSwissCode = (code: string, country: string | null | undefined): boolean =>
  (country || 'CH') === 'CH' && /^\d{4}$/.test(code);

interface Cities {
  /** Places of the code; null while they are unknown, as without an answer. */
  readonly cities: readonly string[] | null;
  readonly isUnknownCode: boolean;
}

/** The places of a Swiss postal code, asked once it was typed (docs/domain/bookings.md#postal-codes). */
export function useCities(code: string, country: string | null | undefined, isTyped: boolean): Cities {
  const { api } = useShell();
  const { data } = useQuery({
    queryKey: ['postal_codes', code],
    queryFn: ({ signal }) =>
      api.get<Collection<PostalCodeResponse>>('/api/postal_codes', { query: { code }, signal, quiet: true }),
    select: (answer) => answer['hydra:member'].map(({ city }) => city),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isTyped && isSwissCode(code, country),
  });
  const cities = (isSwissCode(code, country) && data) || null;
  return { cities, isUnknownCode: cities?.length === 0 && !MAY_BE_ABROAD.test(code) };
}
