import {
  type CancellationPolicyVersionResponse,
  type CancellationTierFields,
  cancellationPolicyViolations,
} from '@firn/shared-contracts/api';
import { formatLocalDate } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { useSession, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { EditableList } from '@firn/shared-ui/resource-editor';
import { ResourceList } from '@firn/shared-ui/resource-list';
import { cancellationPoliciesTexts } from '../../i18n/de-CH/cancellation-policies.ts';
import { cancellationTiersTexts } from '../../i18n/de-CH/cancellation-tiers.ts';
import { Tiers } from '../../shared/cancellation-tiers/tiers.tsx';
import { useSettingsTabs } from '../../shared/use-settings-tabs.ts';
import {
  validateCancellationPolicyVersionCreate,
  validateCancellationPolicyVersionPatch,
} from './cancellation-policy.validator.generated.js';
import { VersionFields } from './version-fields.tsx';

type Version = CancellationPolicyVersionResponse;
type T = Translate<typeof cancellationPoliciesTexts>;

const cancellationPolicies = resource('cancellation_policies');

function useNameOf() {
  const t = useTexts(cancellationPoliciesTexts);
  const tt = useTexts(cancellationTiersTexts);
  return ({ preset, number }: Version) => t('name', { preset: tt(`presets.${preset}`), number });
}

function validityOf(t: T, { validFrom, validTo }: Version): string {
  const from = formatLocalDate(validFrom);
  return validTo === null
    ? t('validity.from', { from })
    : t('validity.between', { from, to: formatLocalDate(validTo) });
}

/** What a new version begins with: whoever does not come pays all. */
const WHOLE_PRICE = { fromDays: 0, fee: null, percent: 100 };

const valuesOf = (version: Version | null) => ({
  preset: version?.preset ?? ('with_nights' as const),
  validFrom: version?.validFrom ?? null,
  tiers: (version?.tiers ?? [WHOLE_PRICE]) satisfies CancellationTierFields[],
});

/** What both views of the list have. */
const listOf = (t: T, nameOf: (version: Version) => string) =>
  ({
    resource: cancellationPolicies,
    name: 'cancellation-policies',
    title: t('title'),
    columns: [
      { id: 'name', header: t('columns.name'), cell: nameOf, width: 16 },
      {
        id: 'validity',
        header: t('columns.validity'),
        cell: (version: Version) => validityOf(t, version),
        width: 16,
      },
      { id: 'tiers', header: t('columns.tiers'), cell: ({ tiers }: Version) => <Tiers tiers={tiers} /> },
    ],
    empty: t('empty'),
  }) as const;

/** The versions of the terms of cancellation: read by the office, written by super admins. */
export function Page() {
  const t = useTexts(cancellationPoliciesTexts);
  const { isSuperAdmin } = useSession().permissions;
  const nameOf = useNameOf();
  const list = listOf(t, nameOf);
  const tabs = useSettingsTabs();
  if (!isSuperAdmin) {
    return <ResourceList {...list} tabs={tabs} views={<p>{t('readOnly')}</p>} nameOf={nameOf} />;
  }
  return (
    <EditableList
      {...list}
      tabs={tabs}
      views={<p>{t('intro')}</p>}
      form={{
        titles: { create: t('create'), edit: t('edit') },
        nameOf,
        valuesOf,
        validateCreate: validateCancellationPolicyVersionCreate,
        validatePatch: validateCancellationPolicyVersionPatch,
        rules: cancellationPolicyViolations,
        fieldLabels: {
          preset: t('fields.preset'),
          validFrom: t('fields.validFrom'),
          tiers: t('fields.tiers'),
          'tiers[].fromDays': t('fields.fromDays'),
          'tiers[].fee': t('fields.fee'),
          'tiers[].percent': t('fields.percent'),
        },
        fields: (version) => <VersionFields version={version} />,
      }}
    />
  );
}
