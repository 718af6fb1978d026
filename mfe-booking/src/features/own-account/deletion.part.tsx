import type { AccountDeletion, BookingResponse } from '@firn/shared-contracts/api';
import { ONGOING_BOOKING_STATES } from '@firn/shared-contracts/domain';
import type { SessionUser, Violation } from '@firn/shared-contracts/shell';
import { TickEntry } from '@firn/shared-ui/entry';
import { formatDateRange } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { companyQuery } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { privacyTexts } from '../../i18n/de-CH/privacy.ts';
import { Notice } from '../../shared/notice.tsx';
import { LoadingPart, Part } from '../../shared/part.tsx';
import { bookingsQuery } from '../../shared/profile.queries.ts';
import { CurrentPassword } from './current-password.tsx';
import styles from './own-account.module.css';
import { SecureForm } from './secure-form.tsx';
import type { Entries } from './use-secure-form.ts';

const FATES = ['gone', 'nameless', 'kept', 'audit'] as const;

/** What becomes of it all, and why (docs/domain/privacy.md#access-and-deletion). */
function Fates() {
  const t = useTexts(privacyTexts);
  return (
    <dl className={styles.fates}>
      {FATES.map((fate) => (
        <div key={fate}>
          <dt>{t(`deletion.${fate}.what`)}</dt>
          <dd>{t(`deletion.${fate}.why`)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Until these are over or called off, somebody has to be reached. */
function OpenBookings({ bookings }: { readonly bookings: readonly BookingResponse[] }) {
  const { api } = useShell();
  const t = useTexts(privacyTexts);
  const company = useQuery(companyQuery(api)).data;
  return (
    <Notice title={t('deletion.open.title')}>
      <p>{t('deletion.open.text')}</p>
      <ul className={styles.steps}>
        {bookings
          .toSorted((a, b) => Date.parse(a.event.start) - Date.parse(b.event.start))
          .map(({ id, event }) => (
            <li key={id}>
              <Link to={`/profil/buchung/${id}`}>{event.title}</Link>,{' '}
              {formatDateRange(event.start, event.end)},{' '}
              <Link to={`/profil/buchung/${id}/annullieren`}>{t('deletion.open.cancel')}</Link>
            </li>
          ))}
      </ul>
      {company && (
        <p>
          {t('deletion.open.callOff')} <a href={`tel:${company.phone.replace(/\s/g, '')}`}>{company.phone}</a>
          , <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      )}
    </Notice>
  );
}

interface DeletionFormProps {
  readonly onCancel: () => void;
}

function DeletionForm({ onCancel }: DeletionFormProps) {
  const { api } = useShell();
  const t = useTexts(privacyTexts);
  const navigate = useNavigate();

  const check = ({ understood }: Entries): Violation[] =>
    understood ? [] : [{ propertyPath: 'understood', message: t('deletion.missing') }];

  async function send({ currentPassword = '' }: Entries): Promise<void> {
    const body: AccountDeletion = { currentPassword };
    await api.delete('/api/me', { body, quiet: true });
    // Before the shell hears of it: from a page for users it would lead to the login.
    await navigate('/profil/geloescht', { replace: true });
  }

  return (
    <SecureForm
      label={t('deletion.title')}
      submitLabel={t('deletion.submit')}
      check={check}
      send={send}
      onCancel={onCancel}
    >
      <CurrentPassword />
      <TickEntry name="understood" required>
        {t('deletion.understood')}
      </TickEntry>
    </SecureForm>
  );
}

const isOngoing = ({ state }: BookingResponse) => ONGOING_BOOKING_STATES.some((each) => each === state);

/** What stands against it, or the way to do it. The server decides (docs/domain/privacy.md#access-and-deletion). */
function Deletion({ user }: { readonly user: SessionUser }) {
  const { api } = useShell();
  const t = useTexts(privacyTexts);
  const [isOpen, setOpen] = useState(false);
  const bookings = useQuery(bookingsQuery(api, user.id));
  const ongoing = bookings.data?.['hydra:member'].filter(isOngoing) ?? [];
  if (user.roles.some((role) => role !== 'ROLE_USER'))
    return (
      <Notice title={t('deletion.staff.title')}>
        <p>{t('deletion.staff.text')}</p>
      </Notice>
    );
  if (bookings.isPending) return <LoadingPart />;
  if (ongoing.length > 0) return <OpenBookings bookings={ongoing} />;
  if (isOpen) return <DeletionForm onCancel={() => setOpen(false)} />;
  return (
    <button type="button" className={styles.button} onClick={() => setOpen(true)}>
      {t('deletion.begin')}
    </button>
  );
}

export function DeletionPart({ user }: { readonly user: SessionUser }) {
  const t = useTexts(privacyTexts);
  return (
    <Part title={t('deletion.title')}>
      <p>{t('deletion.text')}</p>
      <Fates />
      <Deletion user={user} />
    </Part>
  );
}
