import { CANCELLATION_PRESETS, inForceOn, zurichDate } from '@firn/shared-contracts/domain';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { cancellationTiersTexts } from '../../i18n/de-CH/cancellation-tiers.ts';
import { Tiers } from './tiers.tsx';

const cancellationPolicies = resource('cancellation_policies');

/** What a cancellation costs who books today: beside texts that must not say otherwise. */
export function TiersInForce() {
  const t = useTexts(cancellationTiersTexts);
  const { api, now } = useShell();
  const versions = useQuery(cancellationPolicies.list(api, {})).data?.['hydra:member'] ?? [];
  const today = zurichDate(now());
  return CANCELLATION_PRESETS.map((preset) => {
    const version = inForceOn(
      versions.filter((each) => each.preset === preset),
      today,
    );
    return (
      version && (
        <div key={preset}>
          <h3>{t(`presets.${preset}`)}</h3>
          <Tiers tiers={version.tiers} />
        </div>
      )
    );
  });
}
