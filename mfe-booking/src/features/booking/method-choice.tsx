import type { PaymentMethodOffer } from '@firn/shared-contracts/api';
import type { PaymentMethod } from '@firn/shared-contracts/domain';
import { PAYMENT_METHOD_LABELS, PAYMENT_METHOD_REASON_LABELS } from '@firn/shared-ui/labels';
import { Radio } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import styles from './method-choice.module.css';

interface MethodChoiceProps {
  readonly offers: readonly PaymentMethodOffer[];
  readonly chosen: PaymentMethod;
  /** Text on when and how an invoice is paid; null while the server has not said it. */
  readonly invoiceText: string | null;
  readonly onChoose: (method: PaymentMethod) => void;
}

/** The method as it is offered now: what is not offered any more is the invoice. */
export const offeredMethod = (
  offers: readonly PaymentMethodOffer[],
  wanted: PaymentMethod | undefined,
): PaymentMethod =>
  offers.find(({ method, reason }) => method === wanted && reason === null)?.method ?? 'invoice';

/** Choice of the method by which the visitor pays; one that is not offered says why. */
export function MethodChoice({ offers, chosen, invoiceText, onChoose }: MethodChoiceProps) {
  const t = useTexts(bookingTexts);
  const textOf = ({ method, reason }: PaymentMethodOffer) => {
    if (reason) return PAYMENT_METHOD_REASON_LABELS[reason];
    return method === 'invoice' ? invoiceText : t(`payment.online.${method}`);
  };
  return (
    <Radio.Group
      label={t('payment.choose')}
      value={chosen}
      onChange={(value) => onChoose(offeredMethod(offers, value as PaymentMethod))}
    >
      <div className={styles.methods}>
        {offers.map((offer) => (
          <Radio
            key={offer.method}
            value={offer.method}
            label={PAYMENT_METHOD_LABELS[offer.method]}
            description={textOf(offer)}
            disabled={offer.reason !== null}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
