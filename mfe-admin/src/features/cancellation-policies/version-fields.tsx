import type { CancellationPolicyVersionResponse } from '@firn/shared-contracts/api';
import { addDays, CANCELLATION_PRESETS, zurichDate } from '@firn/shared-contracts/domain';
import { CalendarDateField, SelectField, useFormValue } from '@firn/shared-ui/form';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { cancellationPoliciesTexts } from '../../i18n/de-CH/cancellation-policies.ts';
import { cancellationTiersTexts } from '../../i18n/de-CH/cancellation-tiers.ts';
import { Tiers } from '../../shared/cancellation-tiers/tiers.tsx';
import { Example } from './example.tsx';
import { TiersField, type TypedTier } from './tiers-field.tsx';

type Version = CancellationPolicyVersionResponse;

/** While a day is typed, the form holds the text. */
const WHOLE_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The example with what is typed so far. */
function TypedExample({ earliest }: { readonly earliest: string }) {
  const tiers = useFormValue<readonly TypedTier[] | ''>('tiers');
  const typed = useFormValue<string | null>('validFrom');
  const validFrom = typed && WHOLE_DAY.test(typed) ? typed : earliest;
  return <Example tiers={tiers || []} validFrom={validFrom} />;
}

/** The fields of a version; one that bookings have got stays as it is, and is only shown. */
export function VersionFields({ version }: { readonly version: Version | null }) {
  const t = useTexts(cancellationPoliciesTexts);
  const tt = useTexts(cancellationTiersTexts);
  const today = zurichDate(useShell().now());
  const tomorrow = addDays(today, 1);
  if (version && version.validFrom <= today) {
    return (
      <>
        <p>{t('begun')}</p>
        <Tiers tiers={version.tiers} />
        <Example tiers={version.tiers} validFrom={today} />
      </>
    );
  }
  return (
    <>
      {version === null && (
        <SelectField
          name="preset"
          label={t('fields.preset')}
          options={CANCELLATION_PRESETS.map((value) => ({ value, label: tt(`presets.${value}`) }))}
          required
        />
      )}
      <CalendarDateField
        name="validFrom"
        label={t('fields.validFrom')}
        description={t('hints.validFrom')}
        min={tomorrow}
        required
      />
      <TiersField />
      <TypedExample earliest={tomorrow} />
    </>
  );
}
