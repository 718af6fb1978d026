import type { UserResponse } from '@firn/shared-contracts/api';
import { type GuideLevel, reachesLevel } from '@firn/shared-contracts/domain';
import { useFormValue } from '@firn/shared-ui/form';
import { GUIDE_LEVEL_LABELS } from '@firn/shared-ui/labels';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { offerTexts } from '../../i18n/de-CH/offer.ts';

const users = resource('users');
const PROPERTIES = ['fullName', 'guideLevel'] as const satisfies readonly (keyof UserResponse)[];
type Guide = Pick<UserResponse, '@id' | (typeof PROPERTIES)[number]>;

/** Chosen guides whose level does not reach the one that is chosen, as both stand in the form now. */
function useLacking(): readonly Guide[] {
  const { api } = useShell();
  const chosen = useFormValue<readonly string[]>('guides');
  const required = useFormValue<GuideLevel | null>('requiredGuideLevel') || null;
  const { data } = useQuery({
    ...users.list(api, { roles: 'ROLE_GUIDE', pagination: false, properties: PROPERTIES }),
    enabled: required !== null && chosen.length > 0,
  });
  const guides = data?.['hydra:member'] ?? [];
  return guides.filter(
    ({ '@id': iri, guideLevel }) => chosen.includes(iri) && !reachesLevel(guideLevel, required),
  );
}

/** Names the guides of an offer who lack what it requires; the office may go on (docs/domain/events.md#guides). */
export function LackingGuides() {
  const t = useTexts(offerTexts);
  const lacking = useLacking();
  const names = lacking.map(({ fullName, guideLevel }) =>
    t('lacking.guide', {
      name: fullName,
      level: guideLevel ? GUIDE_LEVEL_LABELS[guideLevel] : t('lacking.none'),
    }),
  );
  return <p role="status">{names.length > 0 && t('lacking.guides', { names: names.join(', ') })}</p>;
}
