import type { BankEntryResponse, BankEntrySuggestion, PayingBooking } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { Button, TextInput } from '@firn/shared-ui/mantine';
import { useShell, useTexts, whileSending } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { LoadFailed } from '@firn/shared-ui/resource-page';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bankTexts } from '../../i18n/de-CH/bank.ts';
import { useSettledText } from '../../shared/use-settled-text.ts';
import styles from './bank.module.css';
import { suggestionsQuery } from './bank.queries.ts';
import { OpenAmount } from './open-amount.tsx';

interface SuggestionProps {
  readonly suggestion: BankEntrySuggestion;
  readonly isBusy: boolean;
  readonly onChoose: (booking: PayingBooking) => void;
}

function Suggestion({ suggestion, isBusy, onChoose }: SuggestionProps) {
  const t = useTexts(bankTexts);
  const { booking, reasons } = suggestion;
  const number = booking.bookingNumber;
  return (
    <li className={styles.entry}>
      <div className={styles.about}>
        <p>
          <strong>{number}</strong> {booking.name}
        </p>
        <p className={styles.hint}>
          <OpenAmount booking={booking} />
          {reasons.map((reason) => `, ${t(`assign.reasons.${reason}`)}`)}
        </p>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        disabled={isBusy}
        aria-label={t('assign.choose', { number })}
        onClick={() => onChoose(booking)}
      >
        {t('assign.chooseShort')}
      </Button>
    </li>
  );
}

interface AssignDialogProps {
  readonly entry: BankEntryResponse;
  onClose(): void;
}

/** Puts a transaction to a booking: those that fit best, or what somebody looks for. */
export function AssignDialog({ entry, onClose }: AssignDialogProps) {
  const t = useTexts(bankTexts);
  const { api, toasts } = useShell();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const settled = useSettledText(text);
  const found = useQuery({
    ...suggestionsQuery(api, entry, settled.trim()),
    placeholderData: keepPreviousData,
  });
  const assign = useMutation({
    mutationFn: ({ '@id': booking }: PayingBooking) =>
      whileSending(api.post(`${entry['@id']}/assignment`, { booking }, { quiet: true })),
    onSuccess: async (_answer, { bookingNumber: number }) => {
      toasts.add({ variant: 'success', text: t('assign.done', { number }) });
      onClose();
      await client.invalidateQueries();
    },
  });
  const suggestions = found.data?.['hydra:member'];
  return (
    <Dialog
      title={t('assign.title', { amount: formatChf(entry.amount) })}
      closeText={assign.isPending ? null : t('close')}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <p className={styles.hint}>{[entry.debtorName, entry.message].filter(Boolean).join(', ')}</p>
        <TextInput
          label={t('assign.search')}
          description={t('assign.searchHint')}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {assign.error && (
          <p role="alert" className={styles.refusal}>
            {reasonOf(outcomeOf(assign.error))}
          </p>
        )}
        {found.error && !suggestions && (
          <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
        )}
        {suggestions?.length === 0 && <p>{t('assign.none')}</p>}
        {suggestions && suggestions.length > 0 && (
          <ul className={styles.entries}>
            {suggestions.map((suggestion) => (
              <Suggestion
                key={suggestion['@id']}
                suggestion={suggestion}
                isBusy={assign.isPending}
                onChoose={assign.mutate}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
