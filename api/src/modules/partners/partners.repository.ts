import { tableKind } from '../../records/index.ts';
import { type PartnerRow, partners } from './partners.table.ts';

export type PartnerRecord = Omit<PartnerRow, 'id' | 'version' | 'sortKey'>;

/** A partner begins with this besides name and code. */
export const NEW_PARTNER: PartnerRecord = {
  title: '',
  code: '',
  sites: [],
  commissionPercent: null,
  commissionPerPerson: null,
  contactName: '',
  contactEmail: null,
  contactPhone: '',
  notes: '',
  statementAddress: '',
  vatNumber: '',
  endsOn: null,
};

export const partnerKind = {
  ...tableKind<PartnerRecord>({
    entity: 'partner',
    collection: 'partners',
    table: partners,
    columns: Object.fromEntries(Object.keys(NEW_PARTNER).map((name) => [name, name])) as Record<
      keyof PartnerRecord,
      string
    >,
    references: {},
    unique: { partners_code_unique: { field: 'code', message: 'Diesen Code hat schon ein Partner.' } },
    labelOf: ({ title }) => title,
  }),
  normalisers: {
    title: (title: string) => title.trim(),
    code: (code: string) => code.toUpperCase(),
  },
};
