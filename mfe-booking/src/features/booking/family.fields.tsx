import type { EventResponse, FamilyMemberResponse } from '@firn/shared-contracts/api';
import type { SessionUser } from '@firn/shared-contracts/shell';
import { formatNumericDate } from '@firn/shared-ui/format';
import { Button, Checkbox } from '@firn/shared-ui/mantine';
import { useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { useForm, useFormState } from 'react-final-form';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { familyQuery } from '../../shared/family.queries.ts';
import styles from '../../shared/person/fields.module.css';
import type { PersonContext } from '../../shared/person/person-context.ts';
import type { BookingValues, PersonValues } from './draft/values.ts';
import { withMember, withoutMember } from './family.logic.ts';

interface FamilyFieldsProps {
  readonly event: EventResponse;
  readonly context: PersonContext;
  readonly limit: number;
}

/** Whether one more has a place: also in place of a person of whom nothing was typed. */
const hasRoom = (persons: readonly PersonValues[], limit: number): boolean =>
  persons.length < limit || persons.some((person) => !Object.values(person).some(Boolean));

function Members({
  members,
  event,
  context,
  limit,
}: FamilyFieldsProps & { readonly members: readonly FamilyMemberResponse[] }) {
  const form = useForm<BookingValues>();
  const t = useTexts(bookingTexts);
  const { values } = useFormState<BookingValues>({ subscription: { values: true } });
  const isChosen = (iri: string) => values.bookingPersons.some(({ member }) => member === iri);
  const choose = (member: FamilyMemberResponse, isComing: boolean) => {
    const before = form.getState().values;
    const next = isComing
      ? withMember(before, member, { event, context })
      : withoutMember(before, member['@id']);
    form.change('bookingPersons', next.bookingPersons);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('family.title')}</legend>
      {members.map((member) => (
        <Checkbox
          key={member.id}
          label={member.fullName}
          description={t('payment.birthday', { date: formatNumericDate(member.birthday) })}
          checked={isChosen(member['@id'])}
          disabled={!isChosen(member['@id']) && !hasRoom(values.bookingPersons, limit)}
          onChange={({ currentTarget }) => choose(member, currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}

function Family({ user, ...props }: FamilyFieldsProps & { readonly user: SessionUser }) {
  const { api } = useShell();
  const t = useTexts(bookingTexts);
  const family = useQuery(familyQuery(api, user.id));
  if (family.isError)
    return (
      <p className={styles.hint}>
        {t('family.failed')}{' '}
        <Button variant="subtle" size="compact-sm" onClick={() => void family.refetch()}>
          {t('retry')}
        </Button>
      </p>
    );
  if (!family.data || family.data.length === 0) return null;
  return <Members {...props} members={family.data} />;
}

/** Whom the account often books for, to be chosen (docs/domain/accounts.md#family). */
export function FamilyFields(props: FamilyFieldsProps) {
  const { user } = useSession();
  return user && <Family key={user.id} {...props} user={user} />;
}
