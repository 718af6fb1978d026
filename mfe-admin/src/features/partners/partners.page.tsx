import { type PartnerResponse, partnerViolations } from '@firn/shared-contracts/api';
import { PARTNER_PARAMETER, zurichDate } from '@firn/shared-contracts/domain';
import { formatChf, formatLocalDate } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { EditableList } from '@firn/shared-ui/resource-editor';
import { Link } from 'react-router';
import { partnersTexts } from '../../i18n/de-CH/partners.ts';
import { useFinanceTabs } from '../../shared/use-finance-tabs.ts';
import { validatePartnerCreate, validatePartnerPatch } from './partner.validator.generated.js';
import { PartnerFields } from './partner-fields.tsx';

type T = Translate<typeof partnersTexts>;

const partners = resource('partners');

const valuesOf = (partner: PartnerResponse | null) => ({
  title: partner?.title ?? '',
  code: partner?.code ?? '',
  commissionPercent: partner?.commissionPercent ?? null,
  commissionPerPerson: partner?.commissionPerPerson ?? null,
  endsOn: partner?.endsOn ?? null,
  contactName: partner?.contactName ?? '',
  contactEmail: partner?.contactEmail ?? null,
  contactPhone: partner?.contactPhone ?? '',
  statementAddress: partner?.statementAddress ?? '',
  vatNumber: partner?.vatNumber ?? '',
  sites: partner?.sites ?? [],
  notes: partner?.notes ?? '',
});

function commissionOf(t: T, { commissionPercent: percent, commissionPerPerson }: PartnerResponse): string {
  if (percent !== null) return t('commission.percent', { percent });
  return t('commission.perPerson', { amount: formatChf(commissionPerPerson ?? 0) });
}

function endOf(t: T, { endsOn }: PartnerResponse, today: string): string {
  if (endsOn === null) return t('ends.open');
  return t(endsOn < today ? 'ends.over' : 'ends.last', { day: formatLocalDate(endsOn) });
}

const columnsOf = (t: T, today: string) =>
  [
    { id: 'title', header: t('columns.title'), cell: ({ title }: PartnerResponse) => title },
    {
      id: 'code',
      header: t('columns.code'),
      cell: ({ code }: PartnerResponse) => <Link to={`/agenda?${PARTNER_PARAMETER}=${code}`}>{code}</Link>,
      width: 9,
    },
    {
      id: 'commission',
      header: t('columns.commission'),
      cell: (partner: PartnerResponse) => commissionOf(t, partner),
      width: 11,
    },
    {
      id: 'contact',
      header: t('columns.contact'),
      cell: ({ contactName, contactPhone }: PartnerResponse) =>
        [contactName, contactPhone].filter(Boolean).join(', '),
      width: 13,
    },
    {
      id: 'statement',
      header: t('columns.statement'),
      cell: ({ id }: PartnerResponse) => <Link to={`/admin/partners/${id}`}>{t('statement')}</Link>,
      width: 9,
    },
    {
      id: 'ends',
      header: t('columns.ends'),
      cell: (partner: PartnerResponse) => endOf(t, partner, today),
      width: 11,
    },
  ] as const;

/** Companies that bring guests (docs/domain/partners.md#record). */
export function Page() {
  const t = useTexts(partnersTexts);
  const tabs = useFinanceTabs();
  const today = zurichDate(useShell().now());
  const { title: _title, ...others } = partnersTexts.messages.fields;
  const fieldLabels = {
    title: t('fields.title'),
    ...Object.fromEntries(
      Object.keys(others).map((name) => [name, t(`fields.${name as keyof typeof others}`)]),
    ),
    'sites[].origin': t('fields.origin'),
  };
  return (
    <EditableList
      resource={partners}
      name="partners"
      title={t('title')}
      tabs={tabs}
      views={<p>{t('intro')}</p>}
      columns={columnsOf(t, today)}
      empty={t('empty')}
      form={{
        titles: { create: t('create'), edit: t('edit') },
        nameOf: ({ title }) => title,
        valuesOf,
        validateCreate: validatePartnerCreate,
        validatePatch: validatePartnerPatch,
        rules: (values: ReturnType<typeof valuesOf>) => partnerViolations(values),
        fieldLabels,
        fields: () => <PartnerFields />,
      }}
    />
  );
}
