import { MAXIMUM_FAMILY_MEMBERS } from '@firn/shared-contracts/domain';
import type { SessionUser } from '@firn/shared-contracts/shell';
import { CheckboxField } from '@firn/shared-ui/form';
import { useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { familyQuery } from '../../shared/family.queries.ts';

interface KeepFieldProps {
  readonly path: string;
}

function Keep({ path, user }: KeepFieldProps & { readonly user: SessionUser }) {
  const { api } = useShell();
  const t = useTexts(bookingTexts);
  const family = useQuery(familyQuery(api, user.id));
  if (!family.data || family.data.length >= MAXIMUM_FAMILY_MEMBERS) return null;
  return (
    <CheckboxField name={`${path}.isKept`} label={t('family.keep')} description={t('family.keepHint')} />
  );
}

/** Offers to keep a typed person in the account, where there is one with room for them. */
export function KeepField(props: KeepFieldProps) {
  const { user } = useSession();
  return user && <Keep {...props} user={user} />;
}
