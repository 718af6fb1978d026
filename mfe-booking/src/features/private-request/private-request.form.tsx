import type {
  MeResponse,
  OfferResponse,
  PrivateRequestCreate,
  PrivateRequestResponse,
} from '@firn/shared-contracts/api';
import type { LocalDate } from '@firn/shared-contracts/domain';
import type { SessionUser } from '@firn/shared-contracts/shell';
import {
  ContractForm,
  DateField,
  FormSection,
  NumberField,
  TextareaField,
  TextField,
} from '@firn/shared-ui/form';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { privateToursTexts } from '../../i18n/de-CH/private-tours.ts';
import { useKeyOf } from '../../shared/use-key-of.ts';
import { validatePrivateRequestCreate } from './private-request.validator.generated.js';

const requests = resource('private_requests');

type Field = keyof typeof privateToursTexts.messages.fields;
const FIELDS = Object.keys(privateToursTexts.messages.fields) as Field[];

// `type`, because an interface has no index signature.
type Values = {
  readonly offer: string;
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  readonly alternatives: string;
  readonly persons: number | null;
  readonly experience: string;
  readonly message: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
};

interface PrivateRequestFormProps {
  readonly offer: OfferResponse;
  readonly user: SessionUser | null;
  readonly me: MeResponse | null;
  readonly onSent: (request: PrivateRequestResponse) => void;
}

function WishSection() {
  const t = useTexts(privateToursTexts);
  return (
    <FormSection title={t('wish')}>
      <DateField name="from" label={t('fields.from')} required />
      <DateField name="to" label={t('fields.to')} required />
      <TextField name="alternatives" label={t('fields.alternatives')} description={t('hints.alternatives')} />
      <NumberField name="persons" label={t('fields.persons')} description={t('larger')} required />
      <TextareaField name="experience" label={t('fields.experience')} description={t('hints.experience')} />
      <TextareaField name="message" label={t('fields.message')} />
    </FormSection>
  );
}

function ContactSection() {
  const t = useTexts(privateToursTexts);
  return (
    <FormSection title={t('contact')}>
      <TextField name="firstName" label={t('fields.firstName')} autoComplete="given-name" required />
      <TextField name="lastName" label={t('fields.lastName')} autoComplete="family-name" required />
      <TextField name="email" label={t('fields.email')} type="email" autoComplete="email" required />
      <TextField name="phone" label={t('fields.phone')} type="tel" autoComplete="tel" required />
    </FormSection>
  );
}

/** Wish and contact; what an account knows is filled in. */
export function PrivateRequestForm({ offer, user, me, onSent }: PrivateRequestFormProps) {
  const t = useTexts(privateToursTexts);
  const { api } = useShell();
  const keyOf = useKeyOf<PrivateRequestCreate>();
  const labels = Object.fromEntries(FIELDS.map((field) => [field, t(`fields.${field}`)]));
  const rules = ({ from, to }: Values) =>
    from && to && to < from ? [{ propertyPath: 'to', message: t('rules.to') }] : [];
  const valuesOf = (): Values => ({
    offer: offer['@id'],
    from: null,
    to: null,
    alternatives: '',
    persons: null,
    experience: '',
    message: '',
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
    phone: me?.profile?.phone ?? '',
  });
  return (
    <ContractForm<PrivateRequestResponse, Values, PrivateRequestCreate>
      base={null}
      valuesOf={valuesOf}
      validate={validatePrivateRequestCreate}
      rules={rules}
      save={(body) => requests.create(api, body, { idempotencyKey: keyOf(body), quiet: true })}
      onSaved={onSent}
      savedText={t('sent')}
      saveText={t('send')}
      onlySends
      label={t('title')}
      fieldLabels={labels}
      draftKey={`private-request/${offer.id}`}
    >
      <WishSection />
      <ContactSection />
    </ContractForm>
  );
}
