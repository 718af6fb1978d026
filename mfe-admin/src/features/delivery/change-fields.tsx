import { REASON_LENGTH } from '@firn/shared-contracts/delivery';
import { Checkbox, NativeSelect, Textarea } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import type { Ref } from 'react';
import { deliveryTexts } from '../../i18n/de-CH/delivery.ts';
import {
  type ChangeIntent,
  type ChangeValues,
  choosableVersions,
  EVERYBODY,
  hasDefaultRollback,
  needsReason,
  SHARES,
} from './change.logic.ts';
import { formatPercent } from './measures.ts';

interface ChangeFieldsProps {
  readonly intent: ChangeIntent;
  readonly values: ChangeValues;
  readonly reasonError: string | null;
  readonly reasonField: Ref<HTMLTextAreaElement>;
  readonly onChange: (values: Partial<ChangeValues>) => void;
}

function VersionField({ intent, values, onChange }: ChangeFieldsProps) {
  const t = useTexts(deliveryTexts);
  const { kind, remote } = intent;
  const versions = choosableVersions(intent).map((version) => ({ value: version, label: version }));
  const label = remote.canary
    ? t('fields.endCanary', { version: remote.canary.version })
    : t('fields.lastGood', { version: remote.lastKnownGood ?? '' });
  return (
    <NativeSelect
      label={t('fields.version')}
      data={
        kind === 'rollback' && hasDefaultRollback(remote) ? [{ value: '', label }, ...versions] : versions
      }
      value={values.version}
      onChange={(event) => onChange({ version: event.currentTarget.value })}
    />
  );
}

function ShareFields({ values, onChange }: ChangeFieldsProps) {
  const t = useTexts(deliveryTexts);
  return (
    <>
      <NativeSelect
        label={t('fields.share')}
        data={SHARES.map((share) => ({
          value: String(share),
          label:
            share === EVERYBODY
              ? t('fields.everybody')
              : t('fields.percent', { percent: formatPercent(share) }),
        }))}
        value={String(values.percent)}
        onChange={(event) => onChange({ percent: Number(event.currentTarget.value) })}
      />
      {values.percent < EVERYBODY && (
        <Checkbox
          label={t('fields.staff')}
          checked={values.staff}
          onChange={(event) => onChange({ staff: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

/** How a change is to be made, and why. */
export function ChangeFields(props: ChangeFieldsProps) {
  const t = useTexts(deliveryTexts);
  const { intent, values, reasonError, reasonField, onChange } = props;
  const { kind } = intent;
  return (
    <>
      {(kind === 'deliver' || kind === 'rollback' || kind === 'withdraw') && <VersionField {...props} />}
      {kind === 'deliver' && <ShareFields {...props} />}
      {kind === 'withdraw' && (
        <Checkbox
          label={t('fields.critical')}
          description={t('fields.criticalHint')}
          checked={values.isCritical}
          onChange={(event) => onChange({ isCritical: event.currentTarget.checked })}
        />
      )}
      <Textarea
        ref={reasonField}
        label={t(needsReason(intent) ? 'fields.reason' : 'fields.reasonOptional')}
        description={t('fields.reasonHint')}
        required={needsReason(intent)}
        withAsterisk={false}
        maxLength={REASON_LENGTH.maximum}
        rows={2}
        value={values.reason}
        error={reasonError}
        onChange={(event) => onChange({ reason: event.currentTarget.value })}
      />
    </>
  );
}
