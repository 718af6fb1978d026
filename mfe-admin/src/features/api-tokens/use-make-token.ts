import type { ApiTokenCreate, ApiTokenMade } from '@firn/shared-contracts/api';
import { useShell } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiTokens } from './api-tokens.queries.ts';

/** Makes a token, and says at which field it was refused. */
export function useMakeToken(onMade: () => void) {
  const { api } = useShell();
  const client = useQueryClient();
  const make = useMutation({
    mutationFn: (body: ApiTokenCreate) => api.post<ApiTokenMade>(apiTokens.path, body, { quiet: true }),
    onSuccess: async () => {
      onMade();
      await client.invalidateQueries({ queryKey: apiTokens.keys.all });
    },
  });
  const outcome = make.error && outcomeOf(make.error);
  const violations = outcome?.kind === 'invalid' ? outcome.violations : [];
  return {
    make,
    /** Null where nothing is wrong with a field. */
    errorOf: (field: keyof ApiTokenCreate) =>
      violations.find(({ propertyPath }) => propertyPath === field)?.message ?? null,
    /** Says what is wrong with none of the fields. */
    refusal: outcome && violations.length === 0 ? reasonOf(outcome) : null,
  };
}
