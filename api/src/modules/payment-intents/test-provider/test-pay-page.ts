import { escapeHtml, formatFrancs } from '../../../lib/swiss-format.ts';
import { BEHAVIOUR_LABELS, BEHAVIOURS } from './behaviours.ts';
import type { TestPaymentRow } from './test-payments.table.ts';

const METHODS = { twint: 'TWINT', card: 'Karte' } as const;

/** Colours of the house; the page is no remote, because a provider's page is none. */
const STYLE = `
  body { margin: 0; background: #eef2f5; color: #14212b; font: 1rem/1.5 system-ui, sans-serif; }
  main { max-width: 30rem; margin: 2rem auto; padding: 1.5rem; background: #fff; border-radius: .5rem; }
  h1 { margin: 0 0 .5rem; font-size: 1.375rem; overflow-wrap: anywhere; }
  .amount { margin: .5rem 0 1rem; font-size: 2rem; font-weight: 600; }
  .note { padding: .75rem; background: #fdf3d6; border-radius: .25rem; }
  fieldset { margin: 1rem 0; padding: .75rem; border: 1px solid #b8c4cd; border-radius: .25rem; }
  label { display: flex; gap: .5rem; padding: .375rem 0; }
  input { flex: none; width: 1.125rem; height: 1.125rem; margin: .1875rem 0 0; }
  button { display: block; width: 100%; min-height: 2.75rem; margin-top: .5rem; border: 1px solid #0b5a7d;
    border-radius: .25rem; background: #fff; color: #0b5a7d; font: inherit; cursor: pointer; }
  button[value=pay], button[value=arrive] { background: #0b5a7d; color: #fff; }
  :focus-visible { outline: 3px solid #e07a1f; outline-offset: 2px; }
`;

const behaviourField = (): string => `<fieldset><legend>Der Testanbieter meldet es</legend>
${BEHAVIOURS.map(
  (behaviour, index) =>
    `<label><input type="radio" name="behaviour" value="${behaviour}"${index === 0 ? ' checked' : ''}><span>${BEHAVIOUR_LABELS[behaviour]}</span></label>`,
).join('\n')}
</fieldset>`;

const button = (outcome: string, label: string): string =>
  `<button name="outcome" value="${outcome}">${label}</button>`;

const formOf = (...parts: readonly string[]): string => `<form method="post">${parts.join('\n')}</form>`;

const SAID = {
  confirmed: 'Diese Zahlung ist eingetroffen.',
  failed: 'Diese Zahlung wurde abgelehnt.',
  cancelled: 'Diese Zahlung wurde abgebrochen.',
} as const;

function partOf({ state }: TestPaymentRow, isOver: boolean): string {
  if (state === 'underway')
    return `<p>Das Geld ist unterwegs. Es trifft ein, wann du willst, auch lange nach Ablauf der Reservation.</p>
${formOf(button('arrive', 'Geld trifft jetzt ein'))}`;
  if (state !== 'open') return `<p>${SAID[state]}</p>`;
  if (isOver) return '<p>Diese Zahlungsseite ist abgelaufen.</p>';
  return formOf(
    behaviourField(),
    button('pay', 'Bezahlen'),
    button('decline', 'Ablehnen'),
    button('cancel', 'Abbrechen'),
  );
}

/** The pay page of the test provider: one form, which needs no script. */
export function testPayPage(payment: TestPaymentRow, isOver: boolean): string {
  const { description, amount, method, returnUrl } = payment;
  return `<!doctype html>
<html lang="de-CH">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Testzahlung – Firn</title><style>${STYLE}</style></head>
<body><main>
<h1>${escapeHtml(description)}</h1>
<p class="amount">${formatFrancs(amount)}</p>
<p class="note">Testanbieter: ${METHODS[method]} wird nur gespielt, es fliesst kein Geld.</p>
${partOf(payment, isOver)}
<p><a href="${escapeHtml(returnUrl)}">Zurück zu Firn</a></p>
</main></body>
</html>`;
}
