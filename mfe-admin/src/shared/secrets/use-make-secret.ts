import { useShell } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Names the list in which the new one stands. */
interface Among {
  readonly path: string;
  readonly keys: { readonly all: readonly unknown[] };
}

/** Makes what has a secret, and says at which field it was refused. */
export function useMakeSecret<Create extends object, Made>({ path, keys }: Among, onMade: () => void) {
  const { api } = useShell();
  const client = useQueryClient();
  const make = useMutation({
    mutationFn: (body: Create) => api.post<Made>(path, body, { quiet: true }),
    onSuccess: async () => {
      onMade();
      await client.invalidateQueries({ queryKey: keys.all });
    },
  });
  const outcome = make.error && outcomeOf(make.error);
  const violations = outcome?.kind === 'invalid' ? outcome.violations : [];
  return {
    make,
    /** Null where nothing is wrong with a field. */
    errorOf: (field: keyof Create) =>
      violations.find(({ propertyPath }) => propertyPath === field)?.message ?? null,
    /** Says what is wrong with none of the fields. */
    refusal: outcome && violations.length === 0 ? reasonOf(outcome) : null,
  };
}
